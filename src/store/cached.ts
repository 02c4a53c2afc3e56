// A store that remembers what single reads of some keys found, absence included.
// Owns: the remembered values.   Does not own: the store behind, ranges and reads of many, which always go there.
// C1. A read that begins after a commit resolved never finds what was before it: own commits forget what they write, those
//     of other handles are heard of by watching (and are as late as the store's feed is).
// C2. What a read that overlaps a commit found is not remembered.
// C3. At most limits.storeCacheEntriesMax values, none above limits.storeCacheValueBytesMax; the oldest goes first.

import { limits } from '../limits.ts'
import type { Key, Store, Write } from './port.ts'

interface CacheOptions {
  /** Prefixes of the keys that may be remembered. */
  readonly prefixes: readonly Key[]
  /** Which of those are; default: all. */
  readonly isCached?: (key: Key) => boolean
}

export function createCachedStore(store: Store, { prefixes, isCached = () => true }: CacheOptions): Store {
  const known = new Map<Key, Promise<Uint8Array | undefined>>()
  let changes = 0
  const mayRemember = (key: Key) => prefixes.some((prefix) => key.startsWith(prefix)) && isCached(key)
  const forget = (writes: readonly Write[]) => {
    changes++
    for (const { key } of writes) known.delete(key)
  }
  const unwatch = prefixes.map((prefix) => store.watch(prefix, forget))

  async function read(key: Key): Promise<Uint8Array | undefined> {
    const before = changes
    const value = await store.get(key)
    if (before !== changes || !mayRemember(key) || (value?.length ?? 0) > limits.storeCacheValueBytesMax) return value
    if (known.size >= limits.storeCacheEntriesMax) known.delete(known.keys().next().value ?? '')
    known.set(key, Promise.resolve(value))
    return value
  }

  return {
    get: (key) => known.get(key) ?? read(key),
    getMany: (keys) => store.getMany(keys),
    range: (range) => store.range(range),
    async commit(writes, conditions) {
      const applied = await store.commit(writes, conditions)
      if (applied) forget(writes)
      return applied
    },
    watch: (prefix, listener) => store.watch(prefix, listener),
    async close() {
      for (const stop of unwatch) stop()
      known.clear()
      await store.close()
    },
  }
}
