// A store that caches what single reads of some keys found, absence included.
// Owns: the cached values, the marks by which handles signal their writes to each other.
// Does not own: the store behind, ranges and reads of many, which always go there.
// C1. A read that begins after a commit of this handle resolved, or was notified, never finds what was before it.
// C2. A read finds what other handles (of this process or another) had committed when its turn of the event loop began.
//     Each handle leaves a count of its own with whatever it writes to the cached keys, and the name of the last writer
//     under one key: a turn costs one read of that key, and reads all counts only where it changed.
// C3. What a read that overlaps a commit found is not cached.
// C4. At most limits.storeCacheEntriesMax values, each of at most limits.storeCacheValueBytesMax; a key evicts another of its slot.
// C5. A value is cached at the second read of its key, unless another key of its slot was read in between.

import { limits } from '../limits.ts'
import { type Awaitable, andThen } from '../platform/awaitable.ts'
import { orIfDamaged, wholeEntries } from '../platform/damage.ts'
import type { Entry, Key, Range, Store, Write } from './port.ts'

interface CacheOptions {
  /** Names this handle among all that ever wrote to the store. */
  readonly handle: string
  /** Which keys are cached; the same for every handle of the store. */
  readonly isRemembered: (key: Key) => boolean
}

/** The last writer, and the number of writes of each handle. */
const marksPrefix = 'written/'
const lastWriterKey = `${marksPrefix}last`
const countPrefix = `${marksPrefix}by/`
const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function createCachedStore(store: Store, { handle, isRemembered }: CacheOptions): Store {
  const places = createPlaces(limits.storeCacheEntriesMax)
  const look = new LookAtOthers(createOthersHaveWritten(store, handle), () => places.clear())
  const marks = createMarks(store, handle)

  function recall(key: Key): Awaitable<Uint8Array | undefined> {
    const place = places.ask(key)
    // The look was a fresh read: what it saw is new enough for the turn.
    if (place === undefined) return store.get(key, 'last')
    if (place.value !== undefined) return place.value ?? undefined
    return andThen(store.get(key, 'last'), (value) => {
      if (value === undefined) place.value = null
      // A copy of its own, since a small value may share a large buffer.
      else if (value.length <= limits.storeCacheValueBytesMax) place.value = new Uint8Array(value)
      return place.value ?? value
    })
  }

  return {
    get(key, snapshot) {
      if (!isRemembered(key)) return store.get(key, snapshot)
      return look.isDone ? recall(key) : andThen(look.look(), () => recall(key))
    },
    getMany: (keys) => store.getMany(keys),
    visitMany: (keys, visit) => store.visitMany(keys, visit),
    range: (range) => (marksPrefix.startsWith(range.prefix) ? withoutMarks(store, range) : store.range(range)),
    async commit(writes, conditions) {
      if (!writes.some(({ key }) => isRemembered(key))) return store.commit(writes, conditions)
      const own = marks.next()
      if (!(await store.commit([...writes, ...own.writes], conditions))) return false
      for (const { key } of writes) places.forget(key)
      // Nobody waits for it; what cannot be dropped because the store closes is dropped by the next handle.
      if (own.isFirst) marks.dropOthers().catch(() => undefined)
      return true
    },
    watch: (prefix, listener) =>
      store.watch(prefix, (writes) => {
        const own = writes.filter(({ key }) => !key.startsWith(marksPrefix))
        // The watcher is notified of the commit before that resolves.
        for (const { key } of own) places.forget(key)
        if (own.length > 0) listener(own)
      }),
    async close() {
      places.clear()
      await store.close()
    },
  }
}

/** At most one look a turn of the event loop whether other handles have written. */
class LookAtOthers {
  /** Whether this turn's look is done. */
  isDone = false
  readonly #haveWritten: () => Awaitable<boolean>
  readonly #drop: () => void
  #turn = 0
  #looking: Awaitable<void> | null = null

  constructor(haveWritten: () => Awaitable<boolean>, drop: () => void) {
    this.#haveWritten = haveWritten
    this.#drop = drop
  }

  look(): Awaitable<void> {
    if (this.#looking !== null) return this.#looking
    const began = this.#turn
    setImmediate(this.#endTurn)
    const looked = andThen(this.#haveWritten(), (haveWritten) => {
      if (haveWritten) this.#drop()
      // One that took longer than its turn says nothing of the next.
      if (this.#turn === began) this.isDone = true
    })
    if (looked instanceof Promise) this.#looking = looked
    return looked
  }

  readonly #endTurn = () => {
    this.#turn++
    this.#looking = null
    this.isDone = false
  }
}

/** The marks of one handle's writes. */
function createMarks(store: Store, handle: string) {
  let commits = 0
  const next = () => {
    const value = encoder.encode(`${handle}/${++commits}`)
    const writes: readonly Write[] = [
      { key: countPrefix + handle, value },
      { key: lastWriterKey, value },
    ]
    return { writes, isFirst: commits === 1 }
  }
  return {
    /** What a commit leaves beside its writes. */
    next,
    /** Drops the counts of handles that are gone; a live one writes its count again. */
    async dropOthers(): Promise<void> {
      const dropped: Write[] = []
      for await (const { key } of store.range({ prefix: countPrefix }))
        if (key !== countPrefix + handle) dropped.push({ key, value: null })
      if (dropped.length > 0) await store.commit([...dropped, ...next().writes])
    },
  }
}

/** What is cached of a key. */
interface CacheEntry {
  readonly key: Key
  /** Null: it is known that there is nothing. Undefined: nothing is known. */
  value: Uint8Array | null | undefined
}

interface Places {
  /** The slot of a key; undefined where another key has taken it since. */
  ask(key: Key): CacheEntry | undefined
  /** A value that arrives for an evicted key is stored in a slot that no read finds. */
  forget(key: Key): void
  clear(): void
}

/** A table of slots, each for the last key that was read of those with its hash. */
function createPlaces(places: number): Places {
  const hashes = new Int32Array(places)
  const taken = new Array<CacheEntry | undefined>(places).fill(undefined)
  return {
    ask(key) {
      const hash = hashOf(key)
      const at = (hash >>> 0) % places
      if (hashes[at] !== hash) {
        hashes[at] = hash
        taken[at] = undefined
        return undefined
      }
      const place = taken[at]
      if (place?.key === key) return place
      const fresh: CacheEntry = { key, value: undefined }
      taken[at] = fresh
      return fresh
    },
    forget(key) {
      const at = (hashOf(key) >>> 0) % places
      if (taken[at]?.key === key) taken[at] = undefined
    },
    clear() {
      taken.fill(undefined)
    },
  }
}

/** FNV-1a, 32 bits, of UTF-16 units. */
function hashOf(key: Key): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Reports whether another handle has written since the last call. */
function createOthersHaveWritten(store: Store, handle: string): () => Awaitable<boolean> {
  let last: Uint8Array | undefined
  let counts = ''
  async function haveCountsChanged(): Promise<boolean> {
    const found: string[] = []
    // A damaged count changes when its handle writes the next one.
    for await (const { key, value } of wholeEntries(store.range({ prefix: countPrefix })))
      if (key !== countPrefix + handle) found.push(decoder.decode(value))
    const before = counts
    counts = found.join(' ')
    return counts !== before
  }
  const look = () =>
    andThen(store.get(lastWriterKey), (now) => {
      if (now === last || (now !== undefined && last !== undefined && Buffer.compare(now, last) === 0)) return false
      return andThen(haveCountsChanged(), (haveChanged) => {
        last = now
        return haveChanged
      })
    })
  // While the name of the last writer cannot be read, which the next write ends, anybody may have written.
  return () => orIfDamaged(look, () => true)
}

/** The marks are nobody's entries. */
async function* withoutMarks(
  store: Store,
  { limit = Number.POSITIVE_INFINITY, ...range }: Range,
): AsyncGenerator<Entry> {
  let left = limit
  if (left <= 0) return
  for await (const entry of store.range(range)) {
    if (entry.key.startsWith(marksPrefix)) continue
    yield entry
    if (--left <= 0) return
  }
}
