// Gathering
// Owns: events that changed nothing and wait to be written together.   Does not own: the chain.
// G1. What was added is durable when its promise resolves; all of limits.auditGatherMs share one transaction.
// G2. In a flood (more than limits.auditListedMax within limits.auditFloodMs) an event that is like another is counted on
//     it, and is durable at the end of that time, so that a flood of refusals costs neither syncs nor space without end.
//     At most limits.auditKindsMax kinds are told apart; others are counted by their type alone.

import type { AuditInput } from '../domain/audit-event.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { LooseEvent } from './complete-event.ts'

interface GatherContext {
  readonly clock: Clock
  complete(input: AuditInput): LooseEvent
  commit(events: readonly LooseEvent[]): Promise<unknown>
}

/** Events that are written together once their time is up. */
interface Batch {
  readonly events: LooseEvent[]
  readonly written: Promise<unknown>
  write(): void
}

interface Counted {
  readonly event: LooseEvent
  repeated: number
}

export function createGathering({ clock, complete, commit }: GatherContext) {
  const underWay = new Set<Promise<unknown>>()
  let listing: Batch | null = null
  let counting: { readonly kinds: Map<string, Counted>; write(): void } | null = null
  let floodStartMs = Number.NEGATIVE_INFINITY
  let listed = 0

  function put(events: readonly LooseEvent[]): Promise<unknown> {
    const written = commit(events)
    underWay.add(written)
    const forget = () => void underWay.delete(written)
    written.then(forget, forget)
    return written
  }

  function beginListing(): Batch {
    const events: LooseEvent[] = []
    let resolve: (written: Promise<unknown>) => void = () => undefined
    const written = new Promise<unknown>((settle) => {
      resolve = settle
    })
    const stopTimer = clock.timer(limits.auditGatherMs, () => batch.write())
    const batch: Batch = {
      events,
      written,
      write() {
        stopTimer()
        listing = null
        resolve(put(events))
      },
    }
    return batch
  }

  function beginCounting() {
    const kinds = new Map<string, Counted>()
    const stopTimer = clock.timer(limits.auditFloodMs, () => begun.write())
    const begun = {
      kinds,
      write() {
        stopTimer()
        counting = null
        // Nobody waits for these; a store that fails is told to those who do.
        put([...kinds.values()].map(withCount)).catch(() => undefined)
      },
    }
    return begun
  }

  function count(input: AuditInput): void {
    counting ??= beginCounting()
    const { kinds } = counting
    const { event_type, user_id, error_code, context } = input
    const own = JSON.stringify([event_type, user_id, error_code, context?.ip_address])
    const isFull = kinds.size >= limits.auditKindsMax && !kinds.has(own)
    const kind = isFull ? event_type : own
    const known = kinds.get(kind)
    if (known) known.repeated++
    else
      kinds.set(kind, { event: complete(isFull ? { event_type, success: input.success ?? true } : input), repeated: 0 })
  }

  return {
    async add(input: AuditInput): Promise<void> {
      const now = clock.monotonic()
      if (now - floodStartMs >= limits.auditFloodMs) {
        floodStartMs = now
        listed = 0
      }
      if (listed >= limits.auditListedMax) return count(input)
      listed++
      listing ??= beginListing()
      listing.events.push(complete(input))
      await listing.written
    },
    async flush(): Promise<void> {
      listing?.write()
      counting?.write()
      await Promise.allSettled([...underWay])
    },
  }
}

function withCount({ event, repeated }: Counted): LooseEvent {
  return repeated === 0 ? event : { ...event, details: { ...event.details, repeated } }
}
