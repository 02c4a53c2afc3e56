// A new password: the rules of every password, and the change by its owner.

import { hashPassword, passwordProblem } from '../../auth/passwords.ts'
import type { ChangePasswordRequest } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
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

/**
 * Changes the caller's password, ends the other sessions and clears failed sign-ins; resolves to the number ended.
 * Throws VALIDATION_ERROR and what checkCredentials throws.
 */
export async function changePassword(
  context: IdentityContext,
  input: ChangePasswordRequest,
  asker: Asker & { readonly aborted: AbortSignal },
): Promise<number> {
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
  let revoked = 0
  await context.users.change(caller.user_id, async (user) => {
    if (user.password_hash !== accepted.user.password_hash)
      throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
    const others = await context.sessions.endingAll(user.id, sessionId)
    revoked = others.live
    const { password_change_required: _, ...rest } = user
    return {
      user: { ...rest, password_hash, updated_at: new Date(context.clock.now()).toISOString() },
      writes: [...others.writes, ...(await context.ladder.clearingAll(user.email))],
      conditions: others.conditions,
      events: [
        eventBy('auth.password.change', asker, { session_id: sessionId, details: { sessions_revoked: revoked } }),
      ],
    }
  })
  context.tokens.forget({ type: 'user', id: caller.user_id })
  return revoked
}
