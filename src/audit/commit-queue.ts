// Audited commits, one after the other, each with the head of the trail that it leaves.
// Owns: the commits that wait, the head as last seen.   Does not own: what an event or the trail holds (extend-trail.ts).

import type { AuditSignedHead } from '../domain/generated/wire-types.ts'
import { limits } from '../limits.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import type { LooseEvent } from './complete-event.ts'
import { headKey } from './entries.ts'
import { extendTrail, parseHead } from './extend-trail.ts'
import type { AuditKeys } from './signing.ts'

export interface TrailParts {
  readonly store: Store
  readonly keys: AuditKeys
  /** Events a sealed segment, a power of two. */
  readonly segmentEvents: number
  /** The event that says that another key signed the head so far. */
  noteNewKey(former: AuditSignedHead): LooseEvent
}

interface AuditedChange {
  readonly writes: readonly Write[]
  readonly conditions: readonly Condition[]
  readonly events: readonly LooseEvent[]
}

interface Job extends AuditedChange {
  resolve(done: boolean): void
  reject(cause: unknown): void
}

/** Joins the commits of one turn; those that touch a common key stay apart and in order. */
export class CommitQueue {
  readonly #waiting: Job[] = []
  readonly #end: TrailEnd
  #working: Promise<void> | null = null

  constructor(parts: TrailParts) {
    this.#end = new TrailEnd(parts)
  }

  /** False, with nothing changed, when a condition does not hold. */
  add(change: AuditedChange): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...change, resolve, reject })
      this.#working ??= this.#work()
    })
  }

  /** Resolves when no commit is under way. */
  async settle(): Promise<void> {
    await this.#working
  }

  async #work(): Promise<void> {
    // One turn, so that the calls of one turn share a transaction.
    await Promise.resolve()
    while (this.#waiting.length > 0) await this.#perform(takeBatch(this.#waiting))
    // In the same turn as the last check, so that no job stays in the queue.
    this.#working = null
  }

  /** Commits jobs together, or one by one when a condition does not hold. */
  async #perform(jobs: readonly Job[]): Promise<void> {
    try {
      if (await this.#end.extend(join(jobs))) {
        for (const job of jobs) job.resolve(true)
      } else if (jobs.length === 1) jobs[0]?.resolve(false)
      else for (const job of jobs) await this.#perform([job])
    } catch (cause) {
      for (const job of jobs) job.reject(cause)
    }
  }
}

/** The end of the trail, which each commit compares and sets. */
class TrailEnd {
  readonly #parts: TrailParts
  /** Bytes of the head as last seen; undefined when they must be read. */
  #head: Uint8Array | null | undefined

  constructor(parts: TrailParts) {
    this.#parts = parts
  }

  /** False when a condition of the change does not hold; another node's commit in between only makes it try again. */
  async extend({ writes, conditions, events }: AuditedChange): Promise<boolean> {
    const { store, keys, noteNewKey } = this.#parts
    const known = this.#head
    // What a commit that rejects has left is read again.
    this.#head = undefined
    let expected = known === undefined ? await this.#read() : known
    for (let attempt = 0; attempt < limits.auditCommitAttemptsMax; attempt++) {
      const former = parseHead(expected)
      const isNew = former !== undefined && former.head.key_id !== keys.key_id
      const added = isNew ? [noteNewKey(former.head), ...events] : events
      const trail = extendTrail(former, added, this.#parts)
      if (await store.commit([...writes, ...trail.writes], [...conditions, { key: headKey, expected }])) {
        this.#head = trail.headBytes
        return true
      }
      const found = await this.#read()
      if (Buffer.compare(found ?? Buffer.alloc(0), expected ?? Buffer.alloc(0)) === 0) {
        this.#head = found
        return false
      }
      expected = found
    }
    throw new Error('the head of the audit trail changes at every attempt')
  }

  async #read(): Promise<Uint8Array | null> {
    return (await this.#parts.store.get(headKey)) ?? null
  }
}

const join = (jobs: readonly AuditedChange[]): AuditedChange => ({
  writes: jobs.flatMap((job) => job.writes),
  conditions: jobs.flatMap((job) => job.conditions),
  events: jobs.flatMap((job) => job.events),
})

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
