// Groups of rows: one figure for each group, of the values that its rows state.

import { quantileSorted } from '../stats/quantile.ts'

/** How the values of a group become one figure. `percentile` takes a share of 1. */
export type Reduction =
  | { readonly by: 'sum' | 'count' | 'average' | 'median' | 'min' | 'max' | 'stddev' }
  | { readonly by: 'percentile'; readonly share: number }

export interface ValueGroup {
  /** One for each list of codes. */
  readonly codes: readonly number[]
  /** Place of its first row. */
  readonly place: number
  readonly records: number
  /** Rows that state a value. */
  readonly valued: number
  /** Undefined where too few rows state one. */
  readonly value: number | undefined
}

export interface GroupedRows {
  readonly groups: readonly ValueGroup[]
  /** By list of codes, rows that have none: they are in no group. */
  readonly unknown: readonly number[]
}

export interface RowsToGroup {
  /** By row, not negative; negative where the row does not say. Without a list all rows are one group. */
  readonly codes: readonly Int32Array[]
  /** By row; NaN where it states none. */
  readonly values: Float64Array
}

/** The groups in the order of their first rows. */
export function groupValues({ codes, values }: RowsToGroup, reduction: Reduction): GroupedRows {
  const { groupOf, firsts } = placeRows(codes, values.length)
  const records = new Int32Array(firsts.length)
  const ends = new Int32Array(firsts.length + 1)
  for (let at = 0; at < values.length; at++) {
    const group = groupOf[at]
    if (group < 0) continue
    records[group]++
    if (!Number.isNaN(values[at])) ends[group + 1]++
  }
  for (let group = 0; group < firsts.length; group++) ends[group + 1] += ends[group]
  const sorted = new Float64Array(ends[firsts.length])
  const next = ends.slice()
  for (let at = 0; at < values.length; at++)
    if (groupOf[at] >= 0 && !Number.isNaN(values[at])) sorted[next[groupOf[at]]++] = values[at]
  const groups = firsts.map((place, group): ValueGroup => {
    const own = sorted.subarray(ends[group], ends[group + 1])
    const value = reduce(own, reduction)
    return { codes: codes.map((column) => column[place]), place, records: records[group], valued: own.length, value }
  })
  return { groups, unknown: codes.map((column) => column.reduce((count, code) => count + Number(code < 0), 0)) }
}

/** The group of each row, −1 for none, and the first row of each group. */
function placeRows(codes: readonly Int32Array[], length: number) {
  const groupOf = new Int32Array(length).fill(-1)
  const firsts: number[] = []
  const known = new Map<number, number>()
  const sizes = codes.map((column) => column.reduce((most, code) => Math.max(most, code), 0) + 1)
  for (let at = 0; at < length; at++) {
    let key = 0
    for (let list = 0; list < codes.length && key >= 0; list++)
      key = codes[list][at] < 0 ? -1 : key * sizes[list] + codes[list][at]
    if (key < 0) continue
    const group = known.get(key) ?? firsts.length
    if (group === firsts.length) {
      known.set(key, group)
      firsts.push(at)
    }
    groupOf[at] = group
  }
  return { groupOf, firsts }
}

/** Of values in any order, which are sorted in place where that is needed. */
function reduce(values: Float64Array, reduction: Reduction): number | undefined {
  const n = values.length
  if (reduction.by === 'count') return n
  if (n === 0) return undefined
  switch (reduction.by) {
    case 'sum':
      return sumOf(values)
    case 'average':
      return sumOf(values) / n
    case 'min':
      return values.reduce((least, value) => Math.min(least, value))
    case 'max':
      return values.reduce((most, value) => Math.max(most, value))
    case 'median':
      return quantileSorted(values.sort(), 0.5)
    case 'percentile':
      return quantileSorted(values.sort(), reduction.share)
    case 'stddev':
      return n < 2 ? undefined : deviationOf(values)
  }
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Of a sample, around its mean. */
function deviationOf(values: Float64Array): number {
  const mean = sumOf(values) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
