// Checks e-mail, password and one-time code: the account, or a refusal with its delay.
// C1. A refusal has the same answer and the same duration whether the e-mail is known or not.
// C2. Attempts on one account are serialised, so that each is judged after the one before has been counted.
// C3. The delay of a refusal is a timer after its turn: it holds no thread, no hash and no other attempt.

import type { Rung } from '../../auth/login-ladder.ts'
import { hashPassword, verifyPassword } from '../../auth/passwords.ts'
import { useCode } from '../../auth/second-factor.ts'
import { tokenDigest } from '../../auth/tokens.ts'
import { canonicalEmail, type FoundUser, type StoredUser, type UserChange } from '../../auth/users.ts'
import type { LoginRequest } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { addressNetwork } from '../../platform/addresses.ts'
import type { IdentityContext } from './context.ts'
import { type EventAccount, eventOf, type Origin } from './origin.ts'

export interface Attempt {
  /** `login` requires a code where a factor is active, `verify` always, `password` never. */
  readonly purpose: 'login' | 'verify' | 'password'
  readonly origin: Origin
  /** Fires when the client has left or the deadline has passed. */
  readonly aborted: AbortSignal
  /** The session that re-authenticates: failures count against it alone. */
  readonly session_id?: string
}

/** The account with a condition for commits, and whether a second factor was given. */
export interface Accepted extends FoundUser {
  readonly second_factor: boolean
}

type Judgement =
  | { readonly type: 'accepted'; readonly accepted: Accepted }
  | { readonly type: 'refused'; readonly error: AppError; readonly delayMs: number }

// An unknown e-mail costs one verification too, so that timing does not reveal which e-mails exist.
const decoy = hashPassword('no account has this password')
const nobodyId = '00000000-0000-0000-0000-000000000000'

/** Throws INVALID_CREDENTIALS, MFA_REQUIRED, ACCOUNT_LOCKED or RATE_LIMIT_EXCEEDED. */
export async function checkCredentials(
  context: IdentityContext,
  credentials: LoginRequest,
  attempt: Attempt,
): Promise<Accepted> {
  return settled(context, credentials.email, { attempt, judging: () => judge(context, credentials, attempt) })
}

/** What an attempt comes to, in its turn and after the delay of a refusal. */
async function settled(
  context: IdentityContext,
  email: string,
  { attempt, judging }: { readonly attempt: Attempt; readonly judging: () => Promise<Judgement> },
): Promise<Accepted> {
  const address = attempt.origin.ip_address
  context.held.assertFree(address)
  const judgement = await context.inTurn(`credentials/${tokenDigest(canonicalEmail(email))}`, judging)
  if (judgement.type === 'accepted') return judgement.accepted
  await context.held.hold(address, judgement.delayMs, attempt.aborted)
  throw judgement.error
}

async function judge(context: IdentityContext, credentials: LoginRequest, attempt: Attempt): Promise<Judgement> {
  const found = await context.users.readByEmail(credentials.email)
  const rung = await rungOf(context, credentials.email, { found, attempt })
  const account = found?.user
  await assertOpen(context, rung, { account, attempt })
  const hash = found?.user.password_hash ?? null
  const matches = await verifyPassword(hash ?? (await decoy), credentials.password)
  const wrong = refusalOf(attempt)
  // No password opens an account without one, not even that of the decoy.
  if (!found || hash === null || !matches || found.user.status !== 'active') {
    return refuse(context, rung, { wrong, event: failure('auth.login.failure', wrong, { account, attempt }) })
  }
  return judgeFactor(context, found, { code: credentials.totp_code, attempt, rung })
}

/**
 * The second factor of an account whose first one was given elsewhere, such as at an identity provider: as strict as after a password.
 * Throws MFA_REQUIRED, INVALID_CREDENTIALS, ACCOUNT_LOCKED or RATE_LIMIT_EXCEEDED.
 */
export async function checkSecondFactor(
  context: IdentityContext,
  found: FoundUser,
  { code, attempt }: { readonly code: string | undefined; readonly attempt: Attempt },
): Promise<Accepted> {
  const { email } = found.user
  return settled(context, email, {
    attempt,
    judging: async () => {
      const rung = await rungOf(context, email, { found, attempt })
      await assertOpen(context, rung, { account: found.user, attempt })
      return judgeFactor(context, found, { code, attempt, rung })
    },
  })
}

async function judgeFactor(
  context: IdentityContext,
  found: FoundUser,
  { code, attempt, rung }: { readonly code: string | undefined; readonly attempt: Attempt; readonly rung: Rung },
): Promise<Judgement> {
  const account = found.user
  const factor = attempt.purpose === 'password' ? undefined : account.second_factor
  const isAsked = attempt.purpose === 'verify' || factor?.status === 'active'
  let accepted: Accepted | undefined = { ...found, second_factor: false }
  if (isAsked) {
    if (code === undefined) {
      const error = new AppError('MFA_REQUIRED')
      await context.trail.record(failure('auth.login.failure', error, { account, attempt }))
      return { type: 'refused', error, delayMs: 0 }
    }
    accepted = await giveCode(context, account, { code, attempt })
  }
  const wrong = refusalOf(attempt)
  if (!accepted)
    return refuse(context, rung, { wrong, event: failure('auth.mfa.failure', wrong, { account, attempt }) })
  const clearing = await context.ladder.clearing(rung)
  if (clearing.length > 0) await context.trail.commit(clearing, [], [])
  return { type: 'accepted', accepted }
}

async function assertOpen(
  context: IdentityContext,
  rung: Rung,
  by: { readonly account: EventAccount | undefined; readonly attempt: Attempt },
): Promise<void> {
  try {
    await context.ladder.assertOpen(rung)
  } catch (error) {
    if (error instanceof AppError) await context.trail.record(failure('auth.login.failure', error, by))
    throw error
  }
}

async function rungOf(
  { sessions }: IdentityContext,
  email: string,
  { found, attempt }: { readonly found: FoundUser | undefined; readonly attempt: Attempt },
): Promise<Rung> {
  if (attempt.session_id !== undefined)
    return { email, ladder: { type: 'known', name: `session/${attempt.session_id}` } }
  const block = addressNetwork(attempt.origin.ip_address)
  const live = await sessions.list(found?.user.id ?? nobodyId)
  const isKnown = live.some(({ ip_address }) => addressNetwork(ip_address) === block)
  return { email, ladder: isKnown ? { type: 'known', name: `address/${block}` } : { type: 'anywhere' } }
}

/** Only a password asked alone is named: of two proofs the answer must not say which one was wrong. */
function refusalOf({ purpose }: Attempt): AppError {
  const isAlone = purpose === 'password'
  return new AppError('INVALID_CREDENTIALS', isAlone ? { field: 'current_password', reason: 'wrong_password' } : {})
}

async function refuse(
  { ladder }: IdentityContext,
  rung: Rung,
  { wrong, event }: { readonly wrong: AppError; readonly event: ReturnType<typeof eventOf> },
): Promise<Judgement> {
  const lock = { ...event, event_type: 'auth.account.locked', error_code: 'ACCOUNT_LOCKED' } as const
  const failed = await ladder.fail(rung, [event], lock)
  if (failed.type === 'locked') return { type: 'refused', error: failed.error, delayMs: 0 }
  return { type: 'refused', error: wrong, delayMs: failed.delayMs }
}

/** Consumes a code; undefined where it is wrong. The first valid one activates a pending factor. */
async function giveCode(
  context: IdentityContext,
  before: StoredUser,
  { code, attempt }: { readonly code: string; readonly attempt: Attempt },
): Promise<Accepted | undefined> {
  const wrong = new AppError('INVALID_CREDENTIALS')
  const change = async (user: StoredUser): Promise<UserChange> => {
    // The account has changed since the password was checked.
    if (user.password_hash !== before.password_hash || user.status !== 'active')
      throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
    const factor = user.second_factor
    const used = factor && useCode(context.box, { id: user.id, factor }, { code, nowMs: context.clock.now() })
    if (!used) throw wrong
    const by = { account: user, origin: attempt.origin }
    const events = used.kind === 'backup' ? [eventOf('auth.mfa.backup_code_used', by)] : []
    const next: StoredUser = { ...user, second_factor: { ...used.factor, status: 'active' } }
    if (used.factor.status === 'active') return { user: next, events }
    return {
      user: next,
      events: [...events, eventOf('auth.mfa.enabled', by)],
      ...(await onlySetupSession(context, user.id, used.factor.setup_session_id)),
    }
  }
  try {
    const changed = await context.users.change(before.id, change)
    return changed && { ...changed, second_factor: true }
  } catch (error) {
    if (error === wrong) return undefined
    throw error
  }
}

/** Ends sessions without the new factor, which would bypass it; the session of its setup counts as having it. */
async function onlySetupSession({ sessions }: IdentityContext, userId: string, setupId: string | null) {
  const others = await sessions.endingAll(userId, setupId)
  const marked = setupId === null ? undefined : await sessions.marking(userId, setupId)
  return {
    writes: [...others.writes, ...(marked ? [marked.write] : [])],
    conditions: [...others.conditions, ...(marked ? [marked.condition] : [])],
  }
}

function failure(
  type: 'auth.login.failure' | 'auth.mfa.failure',
  error: AppError,
  { account, attempt }: { readonly account: EventAccount | undefined; readonly attempt: Attempt },
) {
  const { origin, session_id } = attempt
  const rest = { success: false, error_code: error.code, ...(session_id !== undefined && { session_id }) }
  return eventOf(type, { account, origin }, rest)
}
