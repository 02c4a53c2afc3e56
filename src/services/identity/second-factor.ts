// The second factor of the caller: setup, removal, new backup codes. Signing in with it is in sign-in.ts.

import { createBackupCodes, createSecondFactor, type SecondFactor } from '../../auth/second-factor.ts'
import type { MfaProof, TotpSetup } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { checkCredentials } from './check-credentials.ts'
import type { IdentityContext } from './context.ts'
import { type Asker, eventBy, sessionOf } from './origin.ts'

interface ProvingAsker extends Asker {
  readonly aborted: AbortSignal
}

/** A new factor, pending until its first code. Throws CONFLICT while one is active. */
export async function setUpSecondFactor(
  { users, box, standingOf }: IdentityContext,
  asker: Asker & Making<TotpSetup>,
): Promise<TotpSetup> {
  const { caller } = asker
  const session = sessionOf(caller)
  const { factor, setup } = await createSecondFactor(box, { id: caller.user_id, email: caller.email }, session.id)
  await users.change(caller.user_id, async (user) => {
    if (user.second_factor?.status === 'active') throw new AppError('CONFLICT', { reason: 'second_factor_active' })
    const event = eventBy('auth.mfa.setup', asker, { session_id: session.id })
    const { writes, conditions } = await keeping(asker, setup)
    const standing = await standingOf(caller)
    return {
      user: { ...user, second_factor: factor },
      ...{ writes, conditions: [...standing, ...conditions], events: [event] },
    }
  })
  return setup
}

/** Throws CONFLICT where none is active, and what checkCredentials throws. */
export async function disableSecondFactor(context: IdentityContext, proof: MfaProof, by: ProvingAsker): Promise<void> {
  const proved = await proveAgain(context, proof, by)
  await context.users.change(by.caller.user_id, (user) => {
    assertSame(user.second_factor, proved)
    const { second_factor: _, ...rest } = user
    return { user: rest, events: [eventBy('auth.mfa.disabled', by)] }
  })
}

/** New backup codes in place of the old ones, shown once. Throws as disableSecondFactor does. */
export async function renewBackupCodes(
  context: IdentityContext,
  proof: MfaProof,
  by: ProvingAsker & Making<readonly string[]>,
): Promise<readonly string[]> {
  const proved = await proveAgain(context, proof, by)
  const { codes, digests } = createBackupCodes(context.box, by.caller.user_id)
  await context.users.change(by.caller.user_id, async (user) => {
    const factor = assertSame(user.second_factor, proved)
    return {
      user: { ...user, second_factor: { ...factor, backup_digests: digests } },
      events: [eventBy('auth.mfa.backup_codes', by)],
      ...(await keeping(by, codes)),
    }
  })
  return codes
}

async function proveAgain(
  context: IdentityContext,
  proof: MfaProof,
  { caller, origin, aborted }: ProvingAsker,
): Promise<SecondFactor> {
  const { id: session_id } = sessionOf(caller)
  const user = await context.users.find(caller.user_id)
  if (user?.second_factor?.status !== 'active') throw new AppError('CONFLICT', { reason: 'no_second_factor' })
  await checkCredentials(context, { email: caller.email, ...proof }, { purpose: 'login', origin, aborted, session_id })
  return user.second_factor
}

/** The factor, where it is the one that was proved: another may have been set up meanwhile. */
function assertSame(factor: SecondFactor | undefined, proved: SecondFactor): SecondFactor {
  if (factor?.sealed_secret !== proved.sealed_secret) throw new AppError('CONFLICT', { reason: 'no_second_factor' })
  return factor
}
