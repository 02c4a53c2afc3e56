// Gathering
// Owns: events that changed nothing and wait to be written together.   Does not own: the chain.
// G1. What was added is durable when its promise resolves; all of limits.auditGatherMs share one transaction.
// G2. From limits.auditGatheredMax events on, one that is like another is counted on it, so that a flood of refusals
//     costs neither a flood of syncs nor of entries. At most limits.auditGatheredMax kinds are told apart beyond that.

import type { AuditInput } from '../domain/audit-event.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { LooseEvent } from './complete-event.ts'

interface Parts {
  readonly clock: Clock
  complete(input: AuditInput): LooseEvent
  commit(events: readonly LooseEvent[]): Promise<unknown>
}

interface Gathered {
  readonly events: LooseEvent[]
  /** Of what is counted: position of its event and how often it came again. */
  readonly alike: Map<string, { readonly at: number; repeated: number }>
  readonly done: Promise<unknown>
  start(): void
}

export function createGathering({ clock, complete, commit }: Parts) {
  let open: Gathered | null = null
  const underWay = new Set<Promise<unknown>>()

  function begin(): Gathered {
    let resolve: (done: Promise<unknown>) => void = () => undefined
    const done = new Promise<unknown>((settle) => {
      resolve = settle
    })
    const events: LooseEvent[] = []
    const alike: Gathered['alike'] = new Map()
    const stopTimer = clock.timer(limits.auditGatherMs, () => gathered.start())
    const gathered: Gathered = {
      events,
      alike,
      done,
      start() {
        if (open !== gathered) return
        open = null
        stopTimer()
        const written = commit(withCounts(gathered))
        underWay.add(written)
        const forget = () => void underWay.delete(written)
        written.then(forget, forget)
        resolve(written)
      },
    }
    return gathered
  }

  return {
    async add(input: AuditInput): Promise<void> {
      open ??= begin()
      const { events, alike, done } = open
      if (events.length < limits.auditGatheredMax) events.push(complete(input))
      else count(input, { events, alike, complete })
      await done
    },
    async flush(): Promise<void> {
      open?.start()
      await Promise.allSettled([...underWay])
    },
  }
}

function count(
  input: AuditInput,
  { events, alike, complete }: Pick<Gathered, 'events' | 'alike'> & Pick<Parts, 'complete'>,
): void {
  const { event_type, user_id, error_code, context } = input
  const full = alike.size >= limits.auditGatheredMax
  const kind = full ? event_type : JSON.stringify([event_type, user_id, error_code, context?.ip_address])
  const known = alike.get(kind)
  if (known) {
    known.repeated++
    return
  }
  alike.set(kind, { at: events.length, repeated: 0 })
  events.push(complete(full ? { event_type, success: input.success ?? false } : input))
}

function withCounts({ events, alike }: Gathered): readonly LooseEvent[] {
  const counts = new Map([...alike.values()].map(({ at, repeated }) => [at, repeated]))
  return events.map((event, at) => {
    const repeated = counts.get(at) ?? 0
    return repeated === 0 ? event : { ...event, details: { ...event.details, repeated } }
  })
}
