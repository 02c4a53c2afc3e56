// A store that remembers what single reads of some keys found, absence included.
// Owns: the remembered values, the marks by which handles tell each other that they wrote.
// Does not own: the store behind, ranges and reads of many, which always go there.
// C1. A read that begins after a commit of this handle resolved never finds what was before it.
// C2. A read finds what other handles (of this process or another) had committed when its turn of the event loop began.
//     Each handle leaves a count of its own with whatever it writes to the remembered keys, and the name of the last
//     writer in one place: a turn costs one read of that place, and only where it changed a look at all counts.
// C3. What a read that overlaps a commit found is not remembered.
// C4. At most limits.storeCacheEntriesMax values, none above limits.storeCacheValueBytesMax; what was not asked for lately goes.
// C5. Only what is asked for twice within about as many reads is remembered: to keep what is read once costs more than it spares.

import { limits } from '../limits.ts'
import { type Awaitable, andThen } from '../platform/awaitable.ts'
import type { Entry, Key, Range, Store, Write } from './port.ts'

interface CacheOptions {
  /** Names this handle among all that ever wrote to the store. */
  readonly handle: string
  /** Prefixes of the keys that may be remembered. */
  readonly prefixes: readonly Key[]
  /** Which of those are; default: all. */
  readonly isCached?: (key: Key) => boolean
}

/** Who wrote last, and how often each handle has. */
const marksPrefix = 'written/'
const lastWriterKey = `${marksPrefix}last`
const countPrefix = `${marksPrefix}by/`
const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function createCachedStore(store: Store, options: CacheOptions): Store {
  const { handle, prefixes, isCached = () => true } = options
  /** Null: it is known that there is nothing. */
  const known = createGenerations<Uint8Array | null>(limits.storeCacheEntriesMax)
  const isAskedAgain = createAskedLately(limits.storeCacheEntriesMax)
  const mayRemember = (key: Key) => prefixes.some((prefix) => key.startsWith(prefix)) && isCached(key)
  const others = createLookAtOthers(store, handle)
  let changes = 0
  let turn = 0
  let commits = 0
  let looking: Awaitable<void> | null = null
  let hasLooked = false

  const forgetAll = () => {
    changes++
    known.clear()
  }
  const endTurn = () => {
    turn++
    looking = null
    hasLooked = false
  }
  function look(): Awaitable<void> {
    if (looking !== null) return looking
    const began = turn
    setImmediate(endTurn)
    const looked = andThen(others(), (haveWritten) => {
      if (haveWritten) forgetAll()
      // One that took longer than its turn says nothing of the next.
      if (turn === began) hasLooked = true
    })
    if (looked instanceof Promise) looking = looked
    return looked
  }

  function read(key: Key): Awaitable<Uint8Array | undefined> {
    const before = changes
    if (!isAskedAgain(key)) return store.get(key)
    return andThen(store.get(key), (value) => {
      if (before === changes && (value?.length ?? 0) <= limits.storeCacheValueBytesMax) known.set(key, value ?? null)
      return value
    })
  }
  function recall(key: Key): Awaitable<Uint8Array | undefined> {
    const value = known.get(key)
    if (value !== undefined) return value ?? undefined
    return mayRemember(key) ? read(key) : store.get(key)
  }

  function marks(): readonly Write[] {
    const value = encoder.encode(`${handle}/${++commits}`)
    return [
      { key: countPrefix + handle, value },
      { key: lastWriterKey, value },
    ]
  }
  /** Drops the counts of handles that are gone; one that is not leaves its own again, and is seen to have written. */
  async function dropOthers(): Promise<void> {
    const dropped: Write[] = []
    for await (const { key } of store.range({ prefix: countPrefix }))
      if (key !== countPrefix + handle) dropped.push({ key, value: null })
    if (dropped.length > 0) await store.commit([...dropped, ...marks()])
  }

  return {
    get(key) {
      if (hasLooked) return recall(key)
      return mayRemember(key) ? andThen(look(), () => recall(key)) : store.get(key)
    },
    getMany: (keys) => store.getMany(keys),
    visitMany: (keys, visit) => store.visitMany(keys, visit),
    range: (range) => (marksPrefix.startsWith(range.prefix) ? withoutMarks(store, range) : store.range(range)),
    async commit(writes, conditions) {
      const isTold = writes.some(({ key }) => mayRemember(key))
      const isFirst = isTold && commits === 0
      const applied = await store.commit(isTold ? [...writes, ...marks()] : writes, conditions)
      if (!applied || !isTold) return applied
      changes++
      for (const { key } of writes) known.delete(key)
      // Nobody waits for it; what cannot be dropped now, because the store closes, the next handle drops.
      if (isFirst) dropOthers().catch(() => undefined)
      return true
    },
    watch: (prefix, listener) =>
      store.watch(prefix, (writes) => {
        const own = writes.filter(({ key }) => !key.startsWith(marksPrefix))
        if (own.length > 0) listener(own)
      }),
    async close() {
      known.clear()
      await store.close()
    },
  }
}

interface Generations<Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
  clear(): void
}

/**
 * A map of at most `entriesMax`: half of them young; when the young are full they become the old, and the old before
 * them go. What is asked for is young again. (To delete the first entry of one large map for each new one would step
 * over all that were deleted before it.)
 */
function createGenerations<Value>(entriesMax: number): Generations<Value> {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()
  const set = (key: Key, value: Value) => {
    if (young.size >= entriesMax / 2) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }
  return {
    get(key) {
      const value = young.get(key)
      if (value !== undefined) return value
      const older = old.get(key)
      if (older !== undefined) {
        old.delete(key)
        set(key, older)
      }
      return older
    },
    set,
    delete(key) {
      young.delete(key)
      old.delete(key)
    },
    clear() {
      young.clear()
      old.clear()
    },
  }
}

/** Whether a key was asked about before, unless as many others were since; few of them are taken for another. */
function createAskedLately(keysMax: number): (key: Key) => boolean {
  const places = new Int32Array(2 ** Math.ceil(Math.log2(keysMax)))
  return (key) => {
    // FNV-1a, 32 bits.
    let hash = 0x811c9dc5
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
    const place = (hash ^ (hash >>> 15)) & (places.length - 1)
    if (places[place] === hash) return true
    places[place] = hash
    return false
  }
}

/** Asks whether any other handle has written since it was asked last. */
function createLookAtOthers(store: Store, handle: string): () => Awaitable<boolean> {
  let last: Uint8Array | undefined
  let counts = ''
  async function haveCountsChanged(): Promise<boolean> {
    const found: string[] = []
    for await (const { key, value } of store.range({ prefix: countPrefix }))
      if (key !== countPrefix + handle) found.push(decoder.decode(value))
    const before = counts
    counts = found.join(' ')
    return counts !== before
  }
  return () =>
    andThen(store.get(lastWriterKey), (now) => {
      if (now === last || (now !== undefined && last !== undefined && Buffer.compare(now, last) === 0)) return false
      return andThen(haveCountsChanged(), (haveChanged) => {
        last = now
        return haveChanged
      })
    })
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
