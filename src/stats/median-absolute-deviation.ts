import { finiteValues } from './finite-values.ts'
import { medianInPlace } from './median.ts'

/** Makes the median absolute deviation of a normal sample an estimate of its standard deviation: 1 / Φ⁻¹(3/4). */
export const madToSigma = 1.482602218505602

/**
 * Median of the distances from `center` (the median unless given), unscaled; NaN without finite values.
 *
 * @example medianAbsoluteDeviation([1, 1, 2, 2, 4, 6, 9]) // 1
 */
export function medianAbsoluteDeviation(values: ArrayLike<number>, center?: number): number {
  const finite = finiteValues(values)
  const middle = center ?? medianInPlace(finite)
  for (let i = 0; i < finite.length; i++) finite[i] = Math.abs(finite[i] - middle)
  return medianInPlace(finite)
}
