// Login ladder
// Owns: the failed attempts of an account, in the store, so that every node sees them.
// Does not own: the waiting (held-answers.ts), the verification.
// L1. Failures 1 to 5 name their delay, the 6th and every later one locks for limits.loginLockMs.
// L2. A success or limits.loginQuietMs without a failure starts anew.
// L3. An unknown e-mail has a ladder like any other, so that answers do not distinguish them.
// Choice: an address from which the account has a live session climbs a ladder of its own, so that a stranger who locks
// the account from elsewhere does not lock out its owner.

import { createHash } from 'node:crypto'
import type { AuditInput } from '../domain/audit-event.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { findHeld, findValue, type Held, wholeEntries } from '../platform/damage.ts'
import type { Ids } from '../platform/ids.ts'
import { leftOfWaitMs } from '../platform/stored-times.ts'
import type { Store, Write } from '../store/port.ts'
import type { Trail } from './trail.ts'
import { untilCommitted } from './until-committed.ts'
import { canonicalEmail } from './users.ts'

/** Which ladder of an account: where a stranger's attempts count, or one that only its owner can reach. */
export interface Rung {
  readonly email: string
  readonly ladder: { readonly type: 'anywhere' } | { readonly type: 'known'; readonly name: string }
}

/** How long the answer to a failure waits; or that the account is locked. */
export type Failed =
  | { readonly type: 'delay'; readonly delayMs: number }
  | { readonly type: 'locked'; readonly error: AppError }

export interface LoginLadder {
  /** Throws ACCOUNT_LOCKED while a lock lasts. */
  assertOpen(rung: Rung): Promise<void>
  /** Counts a failure. `events` are recorded with it, and `lock` too where it locks. */
  fail(rung: Rung, events: readonly AuditInput[], lock: AuditInput): Promise<Failed>
  /** Writes that forget the failures of one ladder; none where there are none. */
  clearing(rung: Rung): Promise<readonly Write[]>
  /** Writes that forget every ladder of an account. */
  clearingAll(email: string): Promise<readonly Write[]>
  /** Whether any ladder of the account is locked now. */
  isLocked(email: string): Promise<boolean>
}

interface State {
  readonly failures: number
  readonly last_at: number
  readonly locked_until: number
}

const prefix = 'login-ladder/'
const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const accountPrefix = (email: string) => `${prefix}${digest(canonicalEmail(email))}/`
const rungKey = ({ email, ladder }: Rung) =>
  `${accountPrefix(email)}${ladder.type === 'anywhere' ? 'anywhere' : digest(ladder.name)}`
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const fromBytes = (bytes: Uint8Array) => JSON.parse(decoder.decode(bytes)) as State
const fresh: State = { failures: 0, last_at: 0, locked_until: 0 }
/** Failures that cannot be read do not count. */
const fromHeld = (held: Held) => (held instanceof Uint8Array ? fromBytes(held) : fresh)

export interface LadderParts {
  readonly store: Store
  readonly trail: Pick<Trail, 'commit'>
  readonly clock: Clock
  readonly ids: Ids
}

export function createLoginLadder({ store, trail, clock, ids }: LadderParts): LoginLadder {
  const isOver = ({ last_at }: State) => clock.now() - last_at > limits.loginQuietMs
  const leftMs = ({ last_at, locked_until }: State) =>
    leftOfWaitMs({ plannedMs: last_at, untilMs: locked_until }, clock.now())
  const locked = (state: State) => new AppError('ACCOUNT_LOCKED', { retry_after: Math.ceil(leftMs(state) / 1000) })

  /** Some expired entries, from a random place, so that attempts on unknown e-mails do not accumulate. */
  async function forgotten(): Promise<readonly Write[]> {
    const from = `${prefix}${digest(ids.secret(8))}`
    const writes: Write[] = []
    for await (const entry of store.range({ prefix, from, limit: limits.expiredEntriesDroppedMax })) {
      const value = findValue(entry)
      if (value === undefined || isOver(fromBytes(value))) writes.push({ key: entry.key, value: null })
    }
    return writes
  }

  return {
    async assertOpen(rung) {
      const state = fromHeld(await findHeld(store, rungKey(rung)))
      if (leftMs(state) > 0) throw locked(state)
    },
    fail(rung, events, lock) {
      const key = rungKey(rung)
      return untilCommitted<Failed>(async () => {
        const expected = await findHeld(store, key)
        const found = fromHeld(expected)
        const failures = (isOver(found) ? 0 : found.failures) + 1
        const delayMs = limits.loginDelaysMs[failures - 1]
        const now = clock.now()
        const state: State = {
          failures,
          last_at: now,
          locked_until: delayMs === undefined ? now + limits.loginLockMs : 0,
        }
        const dropped = (await forgotten()).filter((write) => write.key !== key)
        const done = await trail.commit(
          [...dropped, { key, value: encoder.encode(JSON.stringify(state)) }],
          [{ key, expected }],
          delayMs === undefined ? [...events, lock] : events,
        )
        if (!done) return null
        return delayMs === undefined ? { type: 'locked', error: locked(state) } : { type: 'delay', delayMs }
      })
    },
    async clearing(rung) {
      const key = rungKey(rung)
      return (await findHeld(store, key)) === null ? [] : [{ key, value: null }]
    },
    async clearingAll(email) {
      const writes: Write[] = []
      for await (const { key } of store.range({ prefix: accountPrefix(email) })) writes.push({ key, value: null })
      return writes
    },
    async isLocked(email) {
      for await (const { value } of wholeEntries(store.range({ prefix: accountPrefix(email) })))
        if (leftMs(fromBytes(value)) > 0) return true
      return false
    },
  }
}
