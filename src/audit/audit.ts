// Audit trail
// Owns: the chain, the tree, the signed head.   Does not own: the order of commits (commit-queue.ts), what the events mean.
// T1. A state change and its events are one transaction: neither is ever in the store without the other.
// T2. Sequences have no gaps, and each event holds the hash of the one before.
// T3. Each commit leaves a signed head over everything before it. The head is compared and set, so that a second node
//     that writes to the same store keeps one chain with this one.
// T4. A commit whose own conditions do not hold leaves no event.
// T5. The first commit with a key that did not sign the head begins with an event that says so.

import type { AuditInput } from '../domain/audit-event.ts'
import type { AuditSignedHead } from '../domain/generated/wire-types.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import { CommitQueue } from './commit-queue.ts'
import { completeEvent } from './complete-event.ts'
import { headKey } from './entries.ts'
import { parseHead } from './extend-trail.ts'
import { Gathering } from './gather-refusals.ts'
import { type Remover, removeSegments } from './segments.ts'
import type { AuditKeys } from './signing.ts'

export interface AuditParts {
  readonly store: Store
  readonly clock: Clock
  readonly ids: Ids
  readonly keys: AuditKeys
  /** Events a sealed segment, a power of two; default limits.auditSegmentEvents. */
  readonly segmentEvents?: number
}

export interface Audit {
  /** The state store, for reading alone. */
  readonly store: Store
  readonly keys: AuditKeys
  /**
   * Applies the writes and records the events in one durable transaction. False, with nothing changed and nothing
   * recorded, when one of the conditions does not hold.
   */
  commit(writes: readonly Write[], conditions: readonly Condition[], events: readonly AuditInput[]): Promise<boolean>
  /**
   * Records what changed nothing, such as a refusal, together with others of the same limits.auditGatherMs;
   * resolves when it is durable. In a flood, events that are alike become one with their number (`details.repeated`),
   * durable within limits.auditFloodMs.
   */
  record(event: AuditInput): Promise<void>
  /** The signed end of the trail; undefined while it is empty. */
  head(): Promise<AuditSignedHead | undefined>
  /** Removes the events of sealed segments that ended before a time (ms since 1970); resolves to how many segments. */
  removeBefore(ms: number, by?: Remover): Promise<number>
  /** Writes what is still being gathered, and waits for commits under way. */
  close(): Promise<void>
}

/** The audit trail of a state store. */
export function createAudit(parts: AuditParts): Audit {
  const { store, clock, ids, keys, segmentEvents = limits.auditSegmentEvents } = parts
  const trail = { store, keys, segmentEvents }
  const complete = (input: AuditInput) => completeEvent(input, { id: ids.uuid(), nowMs: clock.now() })
  const queue = new CommitQueue({ ...trail, noteNewKey: (former) => complete(newKey(former)) })
  const gathering = new Gathering({
    clock,
    complete,
    commit: (events) => queue.add({ writes: [], conditions: [], events }),
  })
  return {
    store,
    keys,
    commit: (writes, conditions, events) =>
      events.length === 0
        ? store.commit(writes, conditions)
        : queue.add({ writes, conditions, events: events.map(complete) }),
    record: (event) => gathering.add(event),
    head: async () => parseHead((await store.get(headKey)) ?? null)?.head,
    removeBefore: (ms, by) =>
      removeSegments(trail, { beforeMs: ms, nowMs: clock.now(), by }, (change) =>
        queue.add({ ...change, events: change.events.map(complete) }),
      ),
    async close() {
      await gathering.flush()
      await queue.settle()
    },
  }
}

/** The entries are those that the former key signed. */
function newKey({ key_id: former_key_id, size: entries }: AuditSignedHead): AuditInput {
  return { event_type: 'system.audit.key_replaced', details: { former_key_id, entries } }
}
