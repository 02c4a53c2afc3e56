// Owner log: reads what happened to an owner, from any place on.

import type { OwnerEventType } from '../domain/generated/wire-types.ts'
import { limits } from '../limits.ts'
import { findHeld, type Held, wholeEntries } from '../platform/damage.ts'
import type { Store } from '../store/port.ts'
import { firstKey, lastKey, logKey, logPrefix, sequenceOf } from './keys.ts'
import type { Announcement, NumberedEvent } from './owner-event.ts'

export interface EventsRead {
  readonly events: readonly NumberedEvent[]
  /** Sequence up to which was read, matching or not: where the next read begins. */
  readonly through: number
  readonly hasMore: boolean
  /** Events after the asked place have expired and are missing. */
  readonly isGap: boolean
}

export interface EventsWanted {
  /** Sequence of the last event that the reader has; 0: from the first that is kept. */
  readonly after: number
  /** Empty: all. */
  readonly types: readonly OwnerEventType[]
  readonly limit: number
}

const decoder = new TextDecoder()

export interface LogBounds {
  /** Sequence of the first event that is kept, and of the last one that there was. */
  readonly first: number
  readonly last: number
  /** What the entries of the two hold, as a condition on them expects that. */
  readonly held: { readonly first: Held; readonly last: Held }
}

/** From where to where an owner's log goes; where an entry that says so is damaged, by the log itself. */
export async function readBounds(store: Store, owner: string): Promise<LogBounds> {
  const held = { first: await findHeld(store, firstKey(owner)), last: await findHeld(store, lastKey(owner)) }
  const first = numberOf(held.first, 1) ?? (await sequenceAt(store, owner, 'start'))
  const last = numberOf(held.last, 0) ?? (await sequenceAt(store, owner, 'end')) ?? (first ?? 1) - 1
  return { first: first ?? last + 1, last, held }
}

/** Undefined where the entry is damaged. */
function numberOf(held: Held, absent: number): number | undefined {
  if (held === 'damaged') return undefined
  return held === null ? absent : Number(decoder.decode(held))
}

async function sequenceAt(store: Store, owner: string, end: 'start' | 'end'): Promise<number | undefined> {
  for await (const { key } of store.range({ prefix: logPrefix(owner), reverse: end === 'end', limit: 1 }))
    return sequenceOf(key)
  return undefined
}

/** The next events of an owner; at most limits.eventsScannedPerTurn are looked at for those of the wanted types. */
export async function readEvents(store: Store, owner: string, wanted: EventsWanted): Promise<EventsRead> {
  const { first, last } = await readBounds(store, owner)
  const types = new Set(wanted.types)
  const events: NumberedEvent[] = []
  let through = Math.min(wanted.after, last)
  let [scanned, isCut] = [0, false]
  const from = logKey(owner, Math.max(through + 1, first))
  for await (const { key, value } of wholeEntries(store.range({ prefix: logPrefix(owner), from }))) {
    isCut = events.length >= wanted.limit || ++scanned > limits.eventsScannedPerTurn
    if (isCut) break
    through = sequenceOf(key)
    const event = JSON.parse(decoder.decode(value)) as Announcement
    if (types.size === 0 || types.has(event.event)) events.push({ ...event, sequence: through })
  }
  // The newest may have been deleted with what they were of, or be damaged: nothing is left to be read then.
  if (!isCut) through = Math.max(through, last)
  const isGap = wanted.after > 0 && wanted.after + 1 < first && first <= last + 1
  return { events, through: Math.max(through, Math.min(first - 1, last)), hasMore: through < last, isGap }
}
