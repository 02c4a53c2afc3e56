import { quantileSorted } from './quantile.ts'
import { zOf95 } from './z-of-95.ts'

/**
 * A quantile of ascending values with its interval of 95 % by order statistics, from the normal approximation of their rank (Conover
 * 1999, §3.2): no distribution is assumed.
 *
 * @example quantileInterval(Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), 0.5) // { value: 5, low: 1, high: 9 }
 */
export function quantileInterval(
  sorted: Float64Array,
  probability: number,
): { readonly value: number; readonly low: number; readonly high: number } {
  const n = sorted.length
  const half = zOf95 * Math.sqrt(n * probability * (1 - probability))
  const at = (rank: number) => sorted[Math.min(n - 1, Math.max(0, rank - 1))]
  return {
    value: quantileSorted(sorted, probability),
    low: at(Math.floor(n * probability - half)),
    high: at(Math.ceil(n * probability + half) + 1),
  }
}
