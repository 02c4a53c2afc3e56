// Winsorized variance: a robust variance around 0.

import { medianInPlace } from '../../../stats/median.ts'
import { madToSigma } from '../../../stats/median-absolute-deviation.ts'

/** Clipping point in scales, and the variance of a standard normal clipped there. */
const clip = 1.5
const clippedNormalVariance = 0.7784567

/**
 * Robust variance around 0: values beyond 1.5 scales (by MAD) count as 1.5 scales; consistent for the normal.
 * Less noisy than MAD alone. At least (half a percent)². Of the first `count` values; `scratch` holds as many.
 */
export function winsorizedVariance(
  values: Float64Array,
  count = values.length,
  scratch: Float64Array = new Float64Array(count),
): number {
  for (let i = 0; i < count; i++) scratch[i] = Math.abs(values[i])
  const scale = Math.max(madToSigma * medianInPlace(scratch, count), 0.005)
  let sum = 0
  for (let i = 0; i < count; i++) sum += Math.min(Math.abs(values[i]) / scale, clip) ** 2
  return Math.max(((sum / count) * scale ** 2) / clippedNormalVariance, 0.005 ** 2)
}
