// Owner log: reads what happened to an owner, from any place on, and waits for more.

import type { OwnerEventType } from '../domain/generated/wire-types.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { wholeEntries } from '../platform/damage.ts'
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

/** The next events of an owner; at most limits.eventsScannedMax are looked at for those of the wanted types. */
export async function readEvents(store: Store, owner: string, wanted: EventsWanted): Promise<EventsRead> {
  const [firstBytes, lastBytes] = await store.getMany([firstKey(owner), lastKey(owner)])
  const first = firstBytes ? Number(decoder.decode(firstBytes)) : 1
  const last = lastBytes ? Number(decoder.decode(lastBytes)) : 0
  const types = new Set(wanted.types)
  const events: NumberedEvent[] = []
  let through = Math.min(wanted.after, last)
  let scanned = 0
  const from = logKey(owner, Math.max(through + 1, first))
  for await (const { key, value } of wholeEntries(store.range({ prefix: logPrefix(owner), from }))) {
    if (events.length >= wanted.limit || ++scanned > limits.eventsScannedMax) break
    through = sequenceOf(key)
    const event = JSON.parse(decoder.decode(value)) as Announcement
    if (types.size === 0 || types.has(event.event)) events.push({ ...event, sequence: through })
  }
  const isGap = wanted.after > 0 && wanted.after + 1 < first && first <= last + 1
  return { events, through: Math.max(through, Math.min(first - 1, last)), hasMore: through < last, isGap }
}

interface Waiting {
  readonly clock: Pick<Clock, 'timer'>
  readonly delayMs: number
  readonly signal: AbortSignal
}

/** `grown` resolves when an owner's log has grown, the time is over, or the signal fires; `close` ends the wait. */
export function waitForEvents(
  store: Pick<Store, 'watch'>,
  owner: string,
  { clock, delayMs, signal }: Waiting,
): { readonly grown: Promise<void>; readonly close: () => void } {
  let close = (): void => {}
  const grown = new Promise<void>((resolve) => {
    close = () => {
      unwatch()
      stop()
      signal.removeEventListener('abort', close)
      resolve()
    }
    const unwatch = store.watch(lastKey(owner), () => close())
    const stop = clock.timer(delayMs, () => close())
    signal.addEventListener('abort', close)
  })
  return { grown, close }
}
