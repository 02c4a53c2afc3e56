// Expiry: removes events from owners' logs that are older than limits.eventsKeptDays, at the start and every hour.

import { dayMs } from '../../domain/days.ts'
import { eventOfKey, firstKey, lastPrefix, logPrefix, sequenceOf } from '../../events/keys.ts'
import type { Announcement } from '../../events/owner-event.ts'
import { readBounds } from '../../events/owner-log.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { findValue } from '../../platform/damage.ts'
import type { Log } from '../../platform/log.ts'
import { Rounds, type RoundsParts } from '../../platform/rounds.ts'
import type { Store } from '../../store/port.ts'
import { createPause } from '../in-slices.ts'
import { tryParse } from '../investigations/documents.ts'

interface ExpiryParts extends Pick<RoundsParts, 'isHeld'> {
  readonly state: Store
  readonly clock: Clock
  readonly log: Pick<Log, 'error' | 'info'>
}

/** Removes what has expired; resolves to how many events. */
export async function expireEvents({ state, clock }: Pick<ExpiryParts, 'state' | 'clock'>): Promise<number> {
  const before = new Date(clock.now() - limits.eventsKeptDays * dayMs).toISOString()
  let removed = 0
  const owners: string[] = []
  for await (const { key } of state.range({ prefix: lastPrefix })) owners.push(key.slice(lastPrefix.length))
  for (const owner of owners) removed += await expireOf({ state, clock }, owner, before)
  return removed
}

/**
 * In commits of limits.eventsExpiredPerCommit, each of which moves the mark of the first that is kept; another node's that comes in
 * between is never moved back.
 */
async function expireOf(
  { state, clock }: Pick<ExpiryParts, 'state' | 'clock'>,
  owner: string,
  before: string,
): Promise<number> {
  const pause = createPause(clock)
  let removed = 0
  for (;;) {
    const { held } = await readBounds(state, owner)
    const keys: string[] = []
    const places: string[] = []
    for await (const stored of state.range({ prefix: logPrefix(owner), limit: limits.eventsExpiredPerCommit })) {
      const value = findValue(stored)
      // One that is damaged goes with its neighbours.
      const event = tryParse<Announcement>(value)
      if (event && event.timestamp >= before) break
      keys.push(stored.key)
      const investigation = event?.subject?.investigation_id
      if (investigation) places.push(eventOfKey(investigation, sequenceOf(stored.key)))
      await pause()
    }
    const last = keys.at(-1)
    if (last === undefined) return removed
    const first = new TextEncoder().encode(String(sequenceOf(last) + 1))
    const gone = [...keys, ...places].map((key) => ({ key, value: null }))
    const writes = [...gone, { key: firstKey(owner), value: first }]
    if (await state.commit(writes, [{ key: firstKey(owner), expected: held.first }])) removed += keys.length
  }
}

/** Whatever has expired goes at the start and each limits.eventsExpiryCheckMs. */
export function createEventExpiry(parts: ExpiryParts): Rounds {
  return new Rounds({
    ...parts,
    everyMs: limits.eventsExpiryCheckMs,
    async work() {
      const events = await expireEvents(parts)
      if (events > 0) parts.log.info({ events }, 'events older than they are kept were removed')
    },
    failure: 'the expiry of events failed',
  })
}
