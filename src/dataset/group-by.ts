// Group by: lists of items by key, with a path without a map for rows whose keys are codes.

import { numberGroups } from './group-keys.ts'
import { assertWantedAt } from './wanted.ts'

/** Items by key, keys in order of first appearance; items whose key is undefined are left out. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K | undefined): Map<K, T[]> {
  if (items instanceof Int32Array) return groupRows(items, keyOf as (row: number) => K | undefined) as Map<K, T[]>
  const groups = new Map<K, T[]>()
  let at = 0
  for (const item of items) {
    assertWantedAt(at++)
    const key = keyOf(item)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The same for rows; each list is allocated once in its final size. */
function groupRows<K>(rows: Int32Array, keyOf: (row: number) => K | undefined): Map<K, number[]> {
  const { keys, groupOf } = readKeys(rows, keyOf)
  const counts = new Int32Array(keys.length)
  for (let at = 0; at < rows.length; at++) {
    const group = groupOf[at]
    if (group >= 0) counts[group] = counts[group] + 1
  }
  const lists = Array.from(counts, (count) => new Array<number>(count))
  counts.fill(0)
  for (let at = 0; at < rows.length; at++) {
    const group = groupOf[at]
    if (group < 0) continue
    const place = counts[group]
    lists[group][place] = rows[at]
    counts[group] = place + 1
  }
  return new Map(keys.map((key, group) => [key, lists[group]]))
}

/** Keys in order of first appearance, and the index of each row's key, −1 for none. Keys that are codes need no map. */
function readKeys<K>(rows: Int32Array, keyOf: (row: number) => K | undefined) {
  const codes = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    assertWantedAt(at)
    const key = keyOf(rows[at])
    if (key === undefined) codes[at] = -1
    else if (typeof key === 'number' && key >= 0 && Number.isSafeInteger(key)) codes[at] = key
    else return mapKeys(rows, keyOf)
  }
  const { groupOf, length } = numberGroups(codes)
  const keys = new Array<number>(length)
  for (let at = 0; at < rows.length; at++) if (groupOf[at] >= 0) keys[groupOf[at]] = codes[at]
  return { keys: keys as K[], groupOf }
}

function mapKeys<K>(rows: Int32Array, keyOf: (row: number) => K | undefined) {
  const numbers = new Map<K, number>()
  const groupOf = new Int32Array(rows.length).fill(-1)
  for (let at = 0; at < rows.length; at++) {
    assertWantedAt(at)
    const key = keyOf(rows[at])
    if (key === undefined) continue
    const group = numbers.get(key) ?? numbers.size
    numbers.set(key, group)
    groupOf[at] = group
  }
  return { keys: [...numbers.keys()], groupOf }
}
