// Gathering
// Owns: events that changed nothing and wait for their batch.   Does not own: the chain.
// G1. What was added is durable when its promise resolves; all of limits.auditGatherMs share one transaction.
// G2. In a flood (more than limits.auditListedMax within limits.auditFloodMs) events of one kind are coalesced into one with
//     their number, durable at the end of that time, so that syncs and space stay bounded. At most limits.auditKindsMax
//     kinds are distinguished; others are counted by their type alone.

import type { AuditInput } from '../domain/audit-event.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { LooseEvent } from './complete-event.ts'

interface GatherContext {
  readonly clock: Clock
  complete(input: AuditInput): LooseEvent
  commit(events: readonly LooseEvent[]): Promise<unknown>
}

/** Events that are written as a batch at the end of their time. */
interface Batch {
  readonly events: LooseEvent[]
  readonly written: Promise<unknown>
  write(): void
}

interface Counted {
  readonly event: LooseEvent
  repeated: number
}

/** Nothing gathered yet. */
export class Gathering {
  readonly #context: GatherContext
  readonly #underWay = new Set<Promise<unknown>>()
  #listing: Batch | null = null
  #counting: { readonly kinds: Map<string, Counted>; write(): void } | null = null
  #floodStartMs = Number.NEGATIVE_INFINITY
  #listed = 0

  constructor(context: GatherContext) {
    this.#context = context
  }

  async add(input: AuditInput): Promise<void> {
    const now = this.#context.clock.monotonic()
    if (now - this.#floodStartMs >= limits.auditFloodMs) {
      this.#floodStartMs = now
      this.#listed = 0
    }
    if (this.#listed >= limits.auditListedMax) return this.#count(input)
    this.#listed++
    this.#listing ??= this.#beginListing()
    this.#listing.events.push(this.#context.complete(input))
    await this.#listing.written
  }

  async flush(): Promise<void> {
    this.#listing?.write()
    this.#counting?.write()
    await Promise.allSettled([...this.#underWay])
  }

  #put(events: readonly LooseEvent[]): Promise<unknown> {
    const written = this.#context.commit(events)
    this.#underWay.add(written)
    const forget = () => void this.#underWay.delete(written)
    written.then(forget, forget)
    return written
  }

  #beginListing(): Batch {
    const events: LooseEvent[] = []
    let resolve: (written: Promise<unknown>) => void = () => undefined
    const written = new Promise<unknown>((settle) => {
      resolve = settle
    })
    const stopTimer = this.#context.clock.timer(limits.auditGatherMs, () => batch.write())
    const batch: Batch = {
      events,
      written,
      write: () => {
        stopTimer()
        this.#listing = null
        resolve(this.#put(events))
      },
    }
    return batch
  }

  #beginCounting() {
    const kinds = new Map<string, Counted>()
    const stopTimer = this.#context.clock.timer(limits.auditFloodMs, () => begun.write())
    const begun = {
      kinds,
      write: () => {
        stopTimer()
        this.#counting = null
        // These have no waiting caller; a store that fails rejects the promises of those that have one.
        this.#put([...kinds.values()].map(withCount)).catch(() => undefined)
      },
    }
    return begun
  }

  #count(input: AuditInput): void {
    this.#counting ??= this.#beginCounting()
    const { kinds } = this.#counting
    const { event_type, user_id, error_code, context } = input
    const own = JSON.stringify([event_type, user_id, error_code, context?.ip_address])
    const isFull = kinds.size >= limits.auditKindsMax && !kinds.has(own)
    const kind = isFull ? event_type : own
    const known = kinds.get(kind)
    if (known) known.repeated++
    else
      kinds.set(kind, {
        event: this.#context.complete(isFull ? { event_type, success: input.success ?? true } : input),
        repeated: 0,
      })
  }
}

function withCount({ event, repeated }: Counted): LooseEvent {
  return repeated === 0 ? event : { ...event, details: { ...event.details, repeated } }
}
