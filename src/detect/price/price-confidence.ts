// From a price residual's z to the probability that it is an anomaly: a table fitted on planted anomalies, and the mirror
// of the data at hand (overpricing is one-sided, so the left tail shows what chance alone would put in the right one).

import { interpolate } from '../../stats/interpolate.ts'
import { isotonicRegression } from '../../stats/isotonic-regression.ts'

/**
 * z → share of planted anomalies among residuals near it, isotonic, six sets of 20,000 acts with 1 % of price anomalies
 * (three of medium, two of hard, one of easy strength). Version 1, fitted 2025-11.
 */
const plantedTable: readonly (readonly [z: number, share: number])[] = [
  [1.5, 0],
  [1.71, 0.018],
  [2.21, 0.052],
  [2.72, 0.193],
  [3.21, 0.397],
  [3.72, 0.603],
  [4.23, 0.706],
  [4.75, 0.833],
  [5.48, 0.92],
  [6.94, 0.966],
  [10.49, 0.99],
]
/** Fewer residuals than this make no mirror. */
const mirrorResidualsMin = 2000
/** Below −6 stand errors of data, not chance. */
const leftTailMin = -6
const confidenceMax = 0.99

/** The mapping for residuals `z`, non-decreasing: the table, drawn half-way down where the mirror is lower (it is exact in the
 * mean and rough at each step), or the table alone where the residuals are too few. */
export function priceConfidence(z: Float64Array): (z: number) => number {
  const mirror = z.length >= mirrorResidualsMin ? mirrorTable(z) : plantedTable
  return (value) => {
    const planted = interpolate(plantedTable, value)
    return Math.min(confidenceMax, planted, (planted + interpolate(mirror, value)) / 2)
  }
}

/** 1 − (left share / right share) at each size of z, smoothed to be non-decreasing (local false discovery rate). */
export function mirrorTable(z: Float64Array): readonly (readonly [number, number])[] {
  const { sizes, isRight, weights } = mirrorPoints(z)
  const share = isotonicRegression(isRight, weights)
  const points: [number, number][] = []
  for (let from = 0; from < sizes.length; ) {
    let to = from
    let sum = 0
    while (to < sizes.length && share[to] === share[from]) sum += sizes[to++] as number
    const right = share[from] as number
    points.push([sum / (to - from), right > 0 ? Math.max(0, 1 - (1 - right) / right) : 0])
    from = to
  }
  return points
}

/** Sizes of z, ascending, and which of them lie right; one more right/left mark than sizes. */
function mirrorPoints(z: Float64Array): { sizes: Float64Array; isRight: Float64Array; weights: Float64Array } {
  const right = z.filter((value) => value > 0).sort()
  const left = z
    .filter((value) => value <= 0 && value >= leftTailMin)
    .map(Math.abs)
    .sort()
  const count = left.length + right.length
  const sizes = new Float64Array(count)
  // Half a mirrored case at the top: a tail that nobody has seen yet is not impossible.
  const isRight = new Float64Array(count + 1)
  const weights = new Float64Array(count + 1).fill(1)
  weights[count] = 0.5
  for (let i = 0, r = 0; i < count; i++) {
    const takeRight = r < right.length && !((left[i - r] as number) <= (right[r] as number))
    isRight[i] = takeRight ? 1 : 0
    sizes[i] = (takeRight ? right[r++] : left[i - r]) as number
  }
  return { sizes, isRight, weights }
}
