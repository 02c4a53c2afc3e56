// Memory driver of the store port, for tests and for what need not outlive the process.
// Owns: the entries, their sorted key list, the watchers.   Does not own: durability (a commit is "durable" when applied).
// M1. While `changed` is empty, `sorted` holds exactly the keys of `entries`, in order.
// M2. Every value in `entries` is ours alone; it is copied on the way in and on the way out (a Buffer's slice would not).

import assert from 'node:assert/strict'
import { assertKey, compareKeys, isInRange } from './key-order.ts'
import type { Condition, Entry, Key, Range, Store, Write } from './port.ts'
import { createWatchers } from './watchers.ts'

/** An empty store in memory. */
export function createMemoryStore(): Store {
  const entries = new Map<Key, Uint8Array>()
  const watchers = createWatchers()
  let sorted: readonly Key[] = []
  const changed = new Set<Key>()
  let closed = false

  /** Keys in order; merges what changed since the last call, so that bulk writes need no insertion into a list. */
  function orderedKeys(): readonly Key[] {
    if (changed.size === 0) return sorted
    const kept = sorted.filter((key) => !changed.has(key))
    const added = [...changed].filter((key) => entries.has(key)).sort(compareKeys)
    changed.clear()
    sorted = merge(kept, added)
    return sorted
  }

  function apply(writes: readonly Write[]): void {
    for (const { key, value } of writes) {
      if (entries.has(key) !== (value !== null)) changed.add(key)
      if (value === null) entries.delete(key)
      else entries.set(key, new Uint8Array(value))
    }
  }

  return {
    get(key) {
      assert(!closed, 'the store is open')
      assertKey(key)
      return copy(entries.get(key))
    },
    async getMany(keys) {
      assert(!closed, 'the store is open')
      keys.forEach(assertKey)
      return keys.map((key) => copy(entries.get(key)))
    },
    async visitMany(keys, visit) {
      assert(!closed, 'the store is open')
      keys.forEach(assertKey)
      for (const [index, key] of keys.entries()) visit(entries.get(key), index)
    },
    async *range(range: Range): AsyncIterable<Entry> {
      assert(!closed, 'the store is open')
      const keys = select(orderedKeys(), range)
      let left = range.limit ?? Number.POSITIVE_INFINITY
      for (const key of keys) {
        if (left <= 0) return
        const value = entries.get(key)
        if (value === undefined) continue
        left--
        yield { key, value: new Uint8Array(value) }
      }
    },
    async commit(writes, conditions: readonly Condition[] = []) {
      assert(!closed, 'the store is open')
      for (const { key } of [...writes, ...conditions]) assertKey(key)
      if (!conditions.every(({ key, expected }) => isSame(entries.get(key), expected))) return false
      apply(writes)
      watchers.notify(writes)
      return true
    },
    watch: watchers.add,
    async close() {
      closed = true
      watchers.clear()
    },
  }
}

function copy(value: Uint8Array | undefined): Uint8Array | undefined {
  return value && new Uint8Array(value)
}

function isSame(value: Uint8Array | undefined, expected: Condition['expected']): boolean {
  if (expected === 'damaged') return false
  if (value === undefined || expected === null) return value === undefined && expected === null
  return Buffer.compare(value, expected) === 0
}

/** The keys of a range, in its direction; finds the first by bisection. */
function select(keys: readonly Key[], range: Range): readonly Key[] {
  const first = range.from !== undefined && compareKeys(range.from, range.prefix) > 0 ? range.from : range.prefix
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareKeys(keys[middle], first) < 0) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < keys.length && isInRange(keys[end], range)) end++
  const selected = keys.slice(low, end)
  return range.reverse ? selected.reverse() : selected
}

function merge(left: readonly Key[], right: readonly Key[]): Key[] {
  const merged: Key[] = []
  let i = 0
  for (const key of right) {
    for (let next = left[i]; next !== undefined && compareKeys(next, key) <= 0; next = left[++i]) merged.push(next)
    merged.push(key)
  }
  for (; i < left.length; i++) merged.push(left[i])
  return merged
}
