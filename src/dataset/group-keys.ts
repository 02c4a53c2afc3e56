// Group keys: groups of equal whole-number keys in flat arrays, since groups are as many as rows where keys are rare.

import { gather } from './gather.ts'
import { assertWanted, assertWantedAt } from './wanted.ts'

/** Groups in order of the first appearance of their keys. */
export interface KeyGroups {
  readonly length: number
  /** The positions of group g, ascending, stand in `members` from `starts[g]` to `starts[g + 1]`. */
  readonly starts: Int32Array
  readonly members: Int32Array
}

/** Positions of equal keys; those of keys below 0 (and NaN) are in no group. Keys are whole and below 2^53. */
export function groupKeys(keys: Int32Array | Float64Array): KeyGroups {
  const { groupOf, length } = numberGroups(keys)
  return { length, ...dealOut(groupOf, length) }
}

/** Groups of rows; `members` holds row numbers. */
export interface RowGroups extends KeyGroups {
  readonly keys: Float64Array
}

/** Rows of equal keys, for which `keyOf` must be whole; those of keys below 0 are in no group. */
export function groupRows(rows: Int32Array, keyOf: (row: number) => number): RowGroups {
  const keyOfRow = gather(rows, keyOf)
  const { length, starts, members } = groupKeys(keyOfRow)
  const keys = new Float64Array(length)
  for (let group = 0; group < length; group++) keys[group] = keyOfRow[members[starts[group]]]
  for (let at = 0; at < members.length; at++) members[at] = rows[members[at]]
  return { length, starts, members, keys }
}

/** The members of a group; loops over many small groups read `members` in place, without a view of each. */
export function membersOf({ starts, members }: KeyGroups, group: number): Int32Array {
  return members.subarray(starts[group], starts[group + 1])
}

/** Groups split into subgroups. */
export interface SplitGroups extends KeyGroups {
  /** The subgroups of group g are `firsts[g]` to `firsts[g + 1]`. */
  readonly firsts: Int32Array
}

/** Each group split by the codes of its members, 0 … size − 1, in order of first appearance; members of codes below 0 are in no subgroup. */
export function splitGroups({ length, starts, members }: KeyGroups, codes: Int32Array, size: number): SplitGroups {
  const partOf = new Int32Array(members.length)
  /** The last subgroup of each code; it belongs to an earlier group where it is below `first`. */
  const lastPart = new Int32Array(size).fill(-1)
  const firsts = new Int32Array(length + 1)
  let parts = 0
  for (let group = 0; group < length; group++) {
    assertWantedAt(group)
    const first = parts
    for (let place = starts[group]; place < starts[group + 1]; place++) {
      const code = codes[members[place]]
      if (code >= 0 && lastPart[code] < first) lastPart[code] = parts++
      partOf[place] = code < 0 ? -1 : lastPart[code]
    }
    firsts[group + 1] = parts
  }
  const dealt = dealOut(partOf, parts)
  for (let at = 0; at < dealt.members.length; at++) dealt.members[at] = members[dealt.members[at]]
  return { length: parts, firsts, ...dealt }
}

/** The same where keys are the codes of a dictionary, 0 … size − 1, each of which is a group; those below 0 are in none. */
export function groupCodes(codes: Int32Array, size: number): KeyGroups {
  return { length: size, ...dealOut(codes, size) }
}

function dealOut(groupOf: Int32Array, length: number): Omit<KeyGroups, 'length'> {
  assertWanted()
  const starts = new Int32Array(length + 1)
  for (let at = 0; at < groupOf.length; at++) {
    const group = groupOf[at]
    if (group >= 0) starts[group] = starts[group] + 1
  }
  for (let group = 1; group <= length; group++) starts[group] = starts[group] + starts[group - 1]
  const members = new Int32Array(starts[length])
  // The end of each group is decremented to its start, so that one array serves as cursor and as result.
  for (let at = groupOf.length - 1; at >= 0; at--) {
    const group = groupOf[at]
    if (group < 0) continue
    const place = starts[group] - 1
    members[place] = at
    starts[group] = place
  }
  return { starts, members }
}

/** The group of each position, −1 for none. */
export function numberGroups(keys: Int32Array | Float64Array): {
  readonly groupOf: Int32Array
  readonly length: number
} {
  assertWanted()
  let greatest = -1
  for (let at = 0; at < keys.length; at++) if (keys[at] > greatest) greatest = keys[at]
  return greatest < directKeys + directShare * keys.length ? lookUpKeys(keys, greatest) : scatterKeys(keys)
}

/** Keys below this, plus `directShare` for each position, use a direct table in place of a hash table. */
const directKeys = 1024
const directShare = 8

function lookUpKeys(keys: Int32Array | Float64Array, greatest: number) {
  const groupOf = new Int32Array(keys.length)
  // Group numbers start at 1, so that the zeroed table needs no fill.
  const groups = new Int32Array(greatest + 1)
  let length = 0
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]
    if (!(key >= 0)) {
      groupOf[at] = -1
      continue
    }
    let group = groups[key]
    if (group === 0) {
      group = ++length
      groups[key] = group
    }
    groupOf[at] = group - 1
  }
  return { groupOf, length }
}

/** Open addressing with linear probing, load factor at most 3/4: a shorter table has fewer cache misses. */
function scatterKeys(keys: Int32Array | Float64Array) {
  const groupOf = new Int32Array(keys.length).fill(-1)
  const slots = new Int32Array(2 ** Math.ceil(Math.log2((4 / 3) * keys.length + 2))).fill(-1)
  const mask = slots.length - 1
  /** Position at which each group was first seen. */
  const first = new Int32Array(keys.length)
  let length = 0
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]
    if (!(key >= 0)) continue
    let slot = scatter(key) & mask
    let group = slots[slot]
    while (group >= 0 && keys[first[group]] !== key) {
      slot = (slot + 1) & mask
      group = slots[slot]
    }
    if (group < 0) {
      group = length++
      slots[slot] = group
      first[group] = at
    }
    groupOf[at] = group
  }
  return { groupOf, length }
}

/** Spreads both halves of a key over 32 bits (the finalizer of MurmurHash3). */
export function scatter(key: number): number {
  let bits = (key | 0) ^ Math.imul((key / 0x1_0000_0000) | 0, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
