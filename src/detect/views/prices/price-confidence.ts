// From a price residual's z to what it says by itself, and to the most that the data at hand allow: overpricing is one-sided, so
// the left tail mirrors what chance alone would put in the right one.

import { pickValues } from '../../../dataset/keep-rows.ts'
import { interpolate } from '../../../stats/interpolate.ts'
import { isotonicRegression } from '../../../stats/isotonic-regression.ts'

/** Choice: odds are even at the conventional 3.5 and grow by e² a spread, as for shifts of two spreads in a hundredth of all acts. */
const evenScore = 3.5
const oddsPerSpread = 2
/** Fewer residuals than this make no mirror. */
const mirrorResidualsMin = 2000
/** Below −6 stand errors of data, not chance. */
const leftTailMin = -6
const confidenceMax = 0.99
/** Choice: a mirror is rough at every step, and where it shows nothing a tenth of the confidence still keeps the order. */
const keptShare = 0.1

/** The confidence of a residual at `z`, before calibration; it rises with z. */
export function priceConfidence(z: number): number {
  return Math.min(confidenceMax, 1 / (1 + Math.exp(oddsPerSpread * (evenScore - z))))
}

/** The most that residuals `z` allow at each z, non-decreasing; 1 where they are too few for a mirror. */
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

/** Sizes of z, ascending, and which of them lie right; one more right/left mark than sizes. */
function mirrorPoints(z: Float64Array): { sizes: Float64Array; isRight: Float64Array; weights: Float64Array } {
  const right = pickValues(z, (value) => value > 0).sort()
  const left = pickValues(z, (value) => value <= 0 && value >= leftTailMin)
  for (let i = 0; i < left.length; i++) left[i] = Math.abs(left[i])
  left.sort()
  const count = left.length + right.length
  const sizes = new Float64Array(count)
  // Half a mirrored case at the top: a tail that nobody has seen yet is not impossible.
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
