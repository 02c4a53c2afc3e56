import { tiesDescending } from './ties-descending.ts'

/**
 * Probability that a positive scores above a negative, equal scores counting half (Hanley and McNeil 1982); NaN without either.
 *
 * @example areaUnderRoc([3, 2, 1], [1, 0, 1]) // .5
 */
export function areaUnderRoc(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  let [hits, misses, area] = [0, 0, 0]
  for (const { positives, count } of tiesDescending(scores, labels)) {
    area += (count - positives) * (hits + positives / 2)
    hits += positives
    misses += count - positives
  }
  return area / (hits * misses)
}
