import { finiteValues } from './finite-values.ts'
import { selectKth } from './select-kth.ts'

/**
 * Quantile of the finite values by linear interpolation between order statistics (Hyndman and Fan's type 7, as in R and NumPy).
 * NaN without finite values; `probability` is clipped to [0, 1].
 *
 * @example quantile([1, 2, 3, 4], 0.25) // 1.75
 */
export function quantile(values: ArrayLike<number>, probability: number): number {
  return quantileInPlace(finiteValues(values), probability)
}

/** The same of values already finite and ascending. */
export function quantileSorted(sorted: ArrayLike<number>, probability: number): number {
  if (sorted.length === 0) return Number.NaN
  const position = (sorted.length - 1) * Math.min(Math.max(probability, 0), 1)
  const below = Math.floor(position)
  const low = sorted[below]
  const high = sorted[Math.min(below + 1, sorted.length - 1)]
  return low + (high - low) * (position - below)
}

/** The same of finite values, which are reordered: in time that grows with their number, unlike sorting. */
export function quantileInPlace(values: Float64Array, probability: number): number {
  if (values.length === 0) return Number.NaN
  const position = (values.length - 1) * Math.min(Math.max(probability, 0), 1)
  const below = Math.floor(position)
  const low = selectKth(values, below)
  let high = below + 1 < values.length ? Number.POSITIVE_INFINITY : low
  for (let at = below + 1; at < values.length; at++) high = Math.min(high, values[at])
  return low + (high - low) * (position - below)
}
