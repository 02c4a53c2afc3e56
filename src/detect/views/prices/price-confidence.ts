// Price confidence: the confidence of a price residual's z, and the ceiling that the data allow. Overpricing is one-sided, so that
// the mirrored left tail estimates the null distribution of the right one.

import { pickValues } from '../../../dataset/keep-rows.ts'
import { interpolate } from '../../../stats/interpolate.ts'
import { isotonicRegression } from '../../../stats/isotonic-regression.ts'

/** Choice: odds are even at the conventional 3.5 and grow by e² a spread, the likelihood ratio of a shift of two spreads. */
const evenScore = 3.5
const oddsPerSpread = 2
/** Least number of residuals for a mirrored tail. */
const mirrorResidualsMin = 2000
/** Residuals below −6 are data errors and left out of the mirrored tail. */
const leftTailMin = -6
const confidenceMax = 0.99
/** Choice: least ceiling. The mirrored tail is a rough estimate, and a tenth of the confidence keeps the order of findings. */
const keptShare = 0.1

/** The confidence of a residual at `z`, before calibration; it rises with z. */
export function priceConfidence(z: number): number {
  return Math.min(confidenceMax, 1 / (1 + Math.exp(oddsPerSpread * (evenScore - z))))
}

/** The ceiling at each z from the residuals `z`, non-decreasing; 1 where they are too few for a mirrored tail. */
export function priceCeiling(z: Float64Array): (z: number) => number {
  if (z.length < mirrorResidualsMin) return () => 1
  const mirror = mirrorTable(z)
  return (value) => Math.max(keptShare * priceConfidence(value), interpolate(mirror, value))
}

/** 1 − (left share / right share) at each size of z, smoothed to be non-decreasing (local false discovery rate). */
export function mirrorTable(z: Float64Array): readonly (readonly [number, number])[] {
  const { sizes, isRight, weights } = mirrorPoints(z)
  const share = isotonicRegression(isRight, weights)
  const points: [number, number][] = []
  for (let from = 0; from < sizes.length; ) {
    let to = from
    let sum = 0
    while (to < sizes.length && share[to] === share[from]) sum += sizes[to++]
    const right = share[from]
    points.push([sum / (to - from), right > 0 ? Math.max(0, 1 - (1 - right) / right) : 0])
    from = to
  }
  return points
}

/** Absolute values of z, ascending, and a mark for those of the right tail; one more mark than values. */
function mirrorPoints(z: Float64Array): { sizes: Float64Array; isRight: Float64Array; weights: Float64Array } {
  const right = pickValues(z, (value) => value > 0).sort()
  const left = pickValues(z, (value) => value <= 0 && value >= leftTailMin)
  for (let i = 0; i < left.length; i++) left[i] = Math.abs(left[i])
  left.sort()
  const count = left.length + right.length
  const sizes = new Float64Array(count)
  // Half a mirrored case beyond the largest value (continuity correction).
  const isRight = new Float64Array(count + 1)
  const weights = new Float64Array(count + 1).fill(1)
  weights[count] = 0.5
  let [l, r] = [0, 0]
  for (let i = 0; i < count; i++) {
    const takeRight = l === left.length || (r < right.length && right[r] < left[l])
    isRight[i] = takeRight ? 1 : 0
    sizes[i] = takeRight ? right[r++] : left[l++]
  }
  return { sizes, isRight, weights }
}
