// Followed entries: what stands under a prefix of a store, read once and then kept as the store announces its commits.
// Owns: the entries, as texts.   Does not own: what they mean.
// F1. What this process committed before `read` was called is as it was committed.
// F2. What is older than limits.followedEntriesMs is read again, for what another node wrote.
// F3. For few entries alone: all of them are in memory.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { findValue } from '../platform/damage.ts'
import type { Key, Store, Write } from '../store/port.ts'

const decoder = new TextDecoder()

interface FollowedEntriesParts {
  readonly store: Pick<Store, 'range' | 'watch'>
  readonly clock: Pick<Clock, 'monotonic'>
}

export class FollowedEntries {
  readonly #parts: FollowedEntriesParts
  readonly #prefix: Key
  #entries = new Map<Key, string>()
  /** What is being read, and the keys that were announced meanwhile, of which the store may show what was before. */
  #next: { readonly entries: Map<Key, string>; readonly announced: Set<Key> } | undefined
  #reading: Promise<void> | undefined
  #readAtMs = Number.NEGATIVE_INFINITY
  #isWatching = false

  constructor(parts: FollowedEntriesParts, prefix: Key) {
    this.#parts = parts
    this.#prefix = prefix
  }

  /** The values by what follows the prefix in their keys; empty texts for damaged ones. */
  async read(): Promise<ReadonlyMap<Key, string>> {
    const isOld = this.#parts.clock.monotonic() - this.#readAtMs >= limits.followedEntriesMs
    if (isOld) {
      this.#reading ??= this.#readAll()
      await this.#reading
    }
    return this.#entries
  }

  async #readAll(): Promise<void> {
    const { store, clock } = this.#parts
    const startedAtMs = clock.monotonic()
    if (!this.#isWatching) store.watch(this.#prefix, (writes) => this.#hear(writes))
    this.#isWatching = true
    const next = { entries: new Map<Key, string>(), announced: new Set<Key>() }
    this.#next = next
    try {
      for await (const entry of store.range({ prefix: this.#prefix })) {
        const key = entry.key.slice(this.#prefix.length)
        if (!next.announced.has(key)) next.entries.set(key, toText(findValue(entry)))
      }
      this.#entries = next.entries
      this.#readAtMs = startedAtMs
    } finally {
      this.#next = undefined
      this.#reading = undefined
    }
  }

  #hear(writes: readonly Write[]): void {
    const those = this.#next === undefined ? [this.#entries] : [this.#entries, this.#next.entries]
    for (const { key: whole, value } of writes) {
      const key = whole.slice(this.#prefix.length)
      this.#next?.announced.add(key)
      for (const entries of those)
        if (value === null) entries.delete(key)
        else entries.set(key, toText(value))
    }
  }
}

function toText(value: Uint8Array | undefined): string {
  return value === undefined ? '' : decoder.decode(value)
}
