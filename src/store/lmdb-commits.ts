// Commits to an LMDB environment.
// Owns: the order in which commits resolve.   Does not own: the environment, what conditions find (lmdb-reads).
// L1. A commit resolves after its transaction was synced to disk (no overlapping sync: the meta page follows the data).
// L2. Commits of one turn share one transaction and one sync; each keeps its own conditions.

import { notWritable } from '../platform/writing.ts'
import { checksumBytes, seal } from './checksum.ts'
import { copyCondition, copyWrites } from './copy-writes.ts'
import type { Database } from './lmdb-environment.ts'
import type { Condition, Write } from './port.ts'

interface CommitOptions {
  readonly holds: (condition: Condition) => boolean
  /** Called in commit order, before the commit resolves. */
  readonly notify: (writes: readonly Write[]) => void
}

export class LmdbCommits {
  readonly #database: Database
  readonly #options: CommitOptions
  #settled: Promise<unknown> = Promise.resolve()
  /** What the last put or removal returned: one promise for all of a commit, so that each is handled once. */
  #lastPut: unknown

  constructor(database: Database, options: CommitOptions) {
    this.#database = database
    this.#options = options
  }

  /** Resolves when every commit so far has. */
  get settled(): Promise<unknown> {
    return this.#settled
  }

  /** Neither writes nor conditions are kept beyond the call. */
  commit(writes: readonly Write[], conditions: readonly Condition[]): Promise<boolean> {
    // lmdb reads them later, from its own thread, and pins one buffer at once.
    const own = copyWrites(writes, checksumBytes)
    const expected = conditions.map(copyCondition)
    const before = this.#settled
    const done = this.#transact(own, expected).then(
      async (applied) => {
        await before
        if (applied) this.#options.notify(own)
        return applied
      },
      async (error: unknown) => {
        await before
        throw notWritable(await causeOf(error))
      },
    )
    this.#settled = done.catch(() => undefined)
    return done
  }

  #transact(writes: readonly Write[], conditions: readonly Condition[]): Promise<boolean> {
    if (conditions.length === 0) return this.#database.batch(() => this.#apply(writes)).then(() => true)
    return this.#database.transaction(() => {
      const applies = conditions.every(this.#options.holds)
      if (applies) this.#apply(writes)
      return applies
    })
  }

  #apply(writes: readonly Write[]): void {
    for (const { key, value } of writes) {
      const written = value === null ? this.#database.remove(key) : this.#database.put(key, seal(key, value) as Buffer)
      // The promise of the commit rejects too, and is the one that somebody awaits.
      if (written !== this.#lastPut && written instanceof Promise) written.catch(() => undefined)
      this.#lastPut = written
    }
  }
}

/** lmdb puts the reason of a failed commit into a second promise. */
async function causeOf(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError
  return reason === undefined ? error : reason.catch((cause: unknown) => cause)
}
