import { finiteValues } from './finite-values.ts'
import { selectKth } from './select-kth.ts'

/**
 * Median of the finite values; NaN when there is none. Own code: simple-statistics gives a wrong median silently when a value is NaN.
 *
 * @example median([3, 1, 2, 10]) // 2.5
 */
export function median(values: ArrayLike<number>): number {
  return medianInPlace(finiteValues(values))
}

/** Median of the first `length` values, which are finite, reordering them: for callers that own a scratch array. */
export function medianInPlace(values: Float64Array, length = values.length): number {
  if (length === 0) return Number.NaN
  const upper = selectKth(values, length >> 1, length)
  if (length % 2 === 1) return upper
  let lower = Number.NEGATIVE_INFINITY
  for (let i = 0; i < length >> 1; i++) lower = Math.max(lower, values[i])
  return (lower + upper) / 2
}
