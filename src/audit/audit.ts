// Audit trail
// Owns: the chain, the tree, the signed head, the order of audited commits.   Does not own: what the events mean.
// T1. A state change and its events are one transaction: neither is ever in the store without the other.
// T2. Sequences have no gaps, and each event holds the hash of the one before.
// T3. Each commit leaves a signed head over everything before it. The head is compared and set, so that a second node
//     that writes to the same store keeps one chain with this one.
// T4. A commit whose own conditions do not hold leaves no event.

import type { AuditInput } from '../domain/audit-event.ts'
import type { AuditSignedHead } from '../domain/generated/wire-types.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import { completeEvent, type LooseEvent } from './complete-event.ts'
import { headKey } from './entries.ts'
import { extendTrail, parseHead } from './extend-trail.ts'
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

interface Job {
  readonly writes: readonly Write[]
  readonly conditions: readonly Condition[]
  readonly events: readonly LooseEvent[]
  resolve(done: boolean): void
  reject(cause: unknown): void
}

/** The audit trail of a state store. */
export function createAudit(parts: AuditParts): Audit {
  const { store, clock, ids, keys } = parts
  const waiting: Job[] = []
  let working: Promise<void> | null = null
  /** Bytes of the head as last seen; undefined when they must be read. */
  let headBytes: Uint8Array | null | undefined

  const complete = (input: AuditInput) => completeEvent(input, { id: ids.uuid(), nowMs: clock.now() })

  function enqueue(change: Pick<Job, 'writes' | 'conditions' | 'events'>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      waiting.push({ ...change, resolve, reject })
      working ??= work()
    })
  }

  async function work(): Promise<void> {
    // One turn, so that the calls of one turn share a transaction.
    await Promise.resolve()
    while (waiting.length > 0) await perform(takeBatch(waiting))
    // In the same turn as the last check, so that no job stays in the queue.
    working = null
  }

  /** Commits jobs together, or one by one when a condition does not hold. */
  async function perform(jobs: readonly Job[]): Promise<void> {
    try {
      if (await apply(jobs)) {
        for (const job of jobs) job.resolve(true)
      } else if (jobs.length === 1) jobs[0]?.resolve(false)
      else for (const job of jobs) await perform([job])
    } catch (cause) {
      headBytes = undefined
      for (const job of jobs) job.reject(cause)
    }
  }

  /** False when a condition of the jobs does not hold; another node's commit in between only makes it try again. */
  async function apply(jobs: readonly Job[]): Promise<boolean> {
    const writes = jobs.flatMap((job) => job.writes)
    const conditions = jobs.flatMap((job) => job.conditions)
    const events = jobs.flatMap((job) => job.events)
    for (let attempt = 0; attempt < limits.auditCommitAttemptsMax; attempt++) {
      headBytes ??= (await store.get(headKey)) ?? null
      const trail = extendTrail(parseHead(headBytes), events, { keys, segmentEvents: segmentEventsOf(parts) })
      const head: Condition = { key: headKey, expected: headBytes }
      if (await store.commit([...writes, ...trail.writes], [...conditions, head])) {
        headBytes = trail.headBytes
        return true
      }
      const found = (await store.get(headKey)) ?? null
      const isOurs = Buffer.compare(found ?? Buffer.alloc(0), headBytes ?? Buffer.alloc(0)) === 0
      headBytes = found
      if (isOurs) return false
    }
    throw new Error('the head of the audit trail changes at every attempt')
  }

  const gathering = new Gathering({
    clock,
    complete,
    commit: (events) => enqueue({ writes: [], conditions: [], events }),
  })

  return {
    store,
    keys,
    commit: (writes, conditions, events) =>
      events.length === 0
        ? store.commit(writes, conditions)
        : enqueue({ writes, conditions, events: events.map(complete) }),
    record: (event) => gathering.add(event),
    head: async () => parseHead((await store.get(headKey)) ?? null)?.head,
    removeBefore: (ms, by) =>
      removeSegments(
        { store, keys, segmentEvents: segmentEventsOf(parts) },
        { beforeMs: ms, nowMs: clock.now(), by },
        (change) => enqueue({ ...change, events: change.events.map(complete) }),
      ),
    async close() {
      await gathering.flush()
      await working
    },
  }
}

const segmentEventsOf = ({ segmentEvents = limits.auditSegmentEvents }: AuditParts) => segmentEvents

/** The next jobs without keys in common: joined, their conditions mean the same as apart. */
function takeBatch(waiting: Job[]): readonly Job[] {
  const written = new Set<string>()
  const touches = ({ writes, conditions }: Job) => [...writes, ...conditions].some(({ key }) => written.has(key))
  let count = 0
  while (count < waiting.length && count < limits.auditCommitsBatchedMax) {
    const job = waiting[count]
    if (count > 0 && touches(job)) break
    for (const { key } of job.writes) written.add(key)
    count++
  }
  return waiting.splice(0, count)
}
