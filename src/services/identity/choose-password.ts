// A new password: the rules of every password, and the change by its owner.

import { hashPassword, passwordProblem } from '../../auth/passwords.ts'
import type { StoredUser } from '../../auth/users.ts'
import type { ChangePasswordRequest, ChangePasswordResponse } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { revocations } from '../api-keys/context.ts'
import { checkCredentials } from './check-credentials.ts'
import type { IdentityContext } from './context.ts'
import { type Asker, eventBy, sessionOf } from './origin.ts'

/** Throws VALIDATION_ERROR with the field where the password breaks a rule. */
export async function assertPassword(
  { settings }: Pick<IdentityContext, 'settings'>,
  { password, email }: { readonly password: string; readonly email: string },
  field: string,
): Promise<void> {
  const { passwords } = await settings.read()
  const problem = passwordProblem(password, email, passwords.min_length)
  if (!problem) return
  const { reason, limit } = problem
  throw new AppError('VALIDATION_ERROR', { field, reason, ...(limit !== undefined && { limit }) })
}

/** What a new password ended, and what lives on. */
export type ChangedPassword = Omit<ChangePasswordResponse, 'message'>

/**
 * Changes the caller's password, ends the other sessions, drops a second factor that waits for its first code, clears
 * failed sign-ins and with `revoke_api_keys` ends the API keys. Throws VALIDATION_ERROR and what checkCredentials throws.
 */
export async function changePassword(
  context: IdentityContext,
  input: ChangePasswordRequest,
  asker: Asker & { readonly aborted: AbortSignal },
): Promise<ChangedPassword> {
  const { caller, origin, aborted } = asker
  const { id: sessionId } = sessionOf(caller)
  await assertPassword(context, { password: input.new_password, email: caller.email }, 'new_password')
  const credentials = { email: caller.email, password: input.current_password }
  const accepted = await checkCredentials(context, credentials, {
    purpose: 'password',
    origin,
    aborted,
    session_id: sessionId,
  })
  if (input.new_password.normalize('NFC') === input.current_password.normalize('NFC'))
    throw new AppError('VALIDATION_ERROR', { field: 'new_password', reason: 'unchanged' })
  const password_hash = await hashPassword(input.new_password)
  let answer: ChangedPassword = { sessions_revoked: 0, api_keys_revoked: 0, api_keys_active: 0 }
  await context.users.change(caller.user_id, async (user) => {
    if (user.password_hash !== accepted.user.password_hash)
      throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
    const others = await context.sessions.endingAll(user.id, sessionId)
    const keys = await context.apiKeys.endingAll(user.id)
    const valid = keys.ended.filter(({ expires_at }) => expires_at > context.clock.now()).length
    const [api_keys_revoked, api_keys_active] = input.revoke_api_keys ? [valid, 0] : [0, valid]
    answer = { sessions_revoked: others.live, api_keys_revoked, api_keys_active }
    const { password_change_required: _, ...rest } = withoutPendingFactor(user)
    return {
      user: { ...rest, password_hash, updated_at: new Date(context.clock.now()).toISOString() },
      writes: [
        ...others.writes,
        ...(input.revoke_api_keys ? keys.writes : []),
        ...(await context.ladder.clearingAll(user.email)),
      ],
      // The answer counts the keys, so that none may come or go meanwhile.
      conditions: [...others.conditions, ...keys.conditions],
      events: [
        eventBy('auth.password.change', asker, { session_id: sessionId, details: answer }),
        ...(input.revoke_api_keys ? revocations(keys.ended, asker) : []),
      ],
    }
  })
  context.tokens.forget({ type: 'user', id: caller.user_id })
  return answer
}

/** The account without a factor that was set up under the password before and has not been used. */
export function withoutPendingFactor(user: StoredUser): StoredUser {
  const { second_factor, ...rest } = user
  return second_factor?.status === 'pending' ? rest : user
}
