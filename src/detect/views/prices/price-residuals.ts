// Price residuals: the residual of each act's log price against the model of its peer group.
// Fold fits whole peer groups; finalize adds the terms over all groups: regions and pooled spread. Both work in ascending order of
// rows, so that the result does not depend on the number of partitions.

import type { Dataset } from '../../../dataset/dataset.ts'
import { groupCodes, type KeyGroups } from '../../../dataset/group-keys.ts'
import { rowOrder } from '../../../dataset/row-order.ts'
import { assertWanted, assertWantedAt } from '../../../dataset/wanted.ts'
import { priorObservations, shrunkVariance } from '../../../stats/shrunk-variance.ts'
import { studentTToNormal } from '../../../stats/student-t-to-normal.ts'
import { type GroupFits, termsPerGroup } from './group-fits.ts'
import { regionEffects } from './region-effects.ts'
import { winsorizedVariance } from './winsorized-variance.ts'

/** Columns of equal length, in order of rows, with region effects taken out of the residual and the predictive spread of each. */
export interface PriceResiduals {
  readonly length: number
  readonly row: Int32Array
  /** Index of the act's group into `first`, `level` and `members`, and, times `termsPerGroup`, into `terms`. */
  readonly groupOf: Int32Array
  readonly first: Int32Array
  readonly level: Int32Array
  readonly terms: Float64Array
  readonly grade: Uint8Array
  /** Log points of each region, by its code. */
  readonly regions: Float64Array
  readonly residual: Float64Array
  /** Standard deviation of a new member's log price around its expectation. */
  readonly sigma: Float64Array
  /** Distance from the expectation in spreads, as a standard normal: small groups have wider tails. */
  readonly z: Float64Array
}

/** Joins the fits of all groups. */
export function joinResiduals(data: Dataset, parts: readonly GroupFits[]): PriceResiduals {
  const fits = sortByRow(parts, data.acts.length)
  const { row, groupOf, residual, members } = fits
  const length = row.length
  const byGroup = groupCodes(groupOf, members.length)
  const spread = groupVariances(residual, byGroup)
  const regions = regionEffects(data, fits, (index) => spread[groupOf[index]])
  for (let i = 0; i < length; i++) {
    const region = data.acts.region[row[i]]
    if (region >= 0) residual[i] = residual[i] - regions[region]
  }
  const sigmas = groupVariances(residual, byGroup).map((variance, group) =>
    Math.sqrt(variance * (1 + 1 / members[group])),
  )
  const sigma = new Float64Array(length)
  const z = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    assertWantedAt(i)
    const group = groupOf[i]
    const own = sigmas[group]
    sigma[i] = own
    z[i] = studentTToNormal(residual[i] / own, priorObservations + members[group] - 1)
  }
  return { ...fits, length, regions, sigma, z }
}

/**
 * Shrunk variance of each group. Log variances are shrunk towards their mean, that is, towards the geometric mean of the variances
 * (Smyth 2004); the arithmetic mean follows the few noisiest groups and hides outliers in the others.
 */
function groupVariances(residual: Float64Array, { length, starts, members }: KeyGroups): Float64Array {
  const own = new Float64Array(length)
  const counts = own.map((_, group) => starts[group + 1] - starts[group])
  const most = counts.reduce((most, count) => Math.max(most, count), 0)
  const values = new Float64Array(most)
  const scratch = new Float64Array(most)
  let logs = 0
  for (let group = 0; group < length; group++) {
    assertWanted()
    const count = counts[group]
    const start = starts[group]
    for (let at = 0; at < count; at++) values[at] = residual[members[start + at]]
    own[group] = winsorizedVariance(values, count, scratch)
    logs += Math.log(own[group]) * count
  }
  const pooled = Math.exp(logs / residual.length)
  return own.map((variance, group) => shrunkVariance({ variance, count: counts[group] }, pooled))
}

type SortedFits = Pick<GroupFits, 'first' | 'level' | 'members' | 'terms' | 'row' | 'grade' | 'residual'> & {
  readonly groupOf: Int32Array
}

/** Members in order of rows, groups in order of their first judged members. */
function sortByRow(parts: readonly GroupFits[], rowsMax: number): SortedFits {
  const rows = parts.map(({ row }) => row)
  const order = rowOrder(rows, rowsMax)
  const groupOf = order.arrange(numberGroups(parts), new Int32Array(order.length))
  const numbers = renumber(groupOf, sum(parts.map(({ first }) => first.length)))
  const sorted = {
    first: new Int32Array(numbers.length),
    level: new Int32Array(numbers.length),
    members: new Int32Array(numbers.length),
    terms: new Float64Array(numbers.length * termsPerGroup),
  }
  let at = 0
  for (const { first, level, members, terms } of parts)
    for (let group = 0; group < first.length; group++) {
      const number = numbers[at++]
      sorted.first[number] = first[group]
      sorted.level[number] = level[group]
      sorted.members[number] = members[group]
      sorted.terms.set(terms.subarray(group * termsPerGroup, (group + 1) * termsPerGroup), number * termsPerGroup)
    }
  return {
    ...sorted,
    groupOf,
    row: order.arrange(rows, new Int32Array(order.length)),
    grade: order.arrange(
      parts.map(({ grade }) => grade),
      new Uint8Array(order.length),
    ),
    residual: order.arrange(
      parts.map(({ residual }) => residual),
      new Float64Array(order.length),
    ),
  }
}

/** The group of each member, counted over all parts. */
function numberGroups(parts: readonly GroupFits[]): readonly Int32Array[] {
  let number = 0
  return parts.map(({ row, judged }) => {
    const groupOf = new Int32Array(row.length)
    let at = 0
    for (const count of judged) {
      groupOf.fill(number++, at, at + count)
      at += count
    }
    return groupOf
  })
}

/** Renumbers groups by first appearance, in place; returns the new number of each. */
function renumber(groupOf: Int32Array, groups: number): Int32Array {
  const numbers = new Int32Array(groups).fill(-1)
  let next = 0
  for (let i = 0; i < groupOf.length; i++) {
    const group = groupOf[i]
    if (numbers[group] < 0) numbers[group] = next++
    groupOf[i] = numbers[group]
  }
  return numbers
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
