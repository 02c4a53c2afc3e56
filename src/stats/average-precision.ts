import { tiesDescending } from './ties-descending.ts'

/**
 * Area under the precision-recall curve by the step rule, equal scores taken together; NaN without positives.
 *
 * @example averagePrecision([3, 2, 1], [1, 0, 1]) // 1/2 · 1 + 1/2 · 2/3 = .8333
 */
export function averagePrecision(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  const ties = tiesDescending(scores, labels)
  const total = ties.reduce((sum, { positives }) => sum + positives, 0)
  let [hits, taken, area] = [0, 0, 0]
  for (const { positives, count } of ties) {
    hits += positives
    taken += count
    area += ((positives / total) * hits) / taken
  }
  return total === 0 ? Number.NaN : area
}

/**
 * Share of positives among the `count` highest scores, equal scores split evenly; NaN for none.
 *
 * @example precisionAt([3, 3, 1], [1, 0, 1], 1) // .5
 */
export function precisionAt(scores: ArrayLike<number>, labels: ArrayLike<number>, count: number): number {
  let [hits, taken] = [0, 0]
  for (const tie of tiesDescending(scores, labels)) {
    const take = Math.min(tie.count, count - taken)
    hits += (tie.positives * take) / tie.count
    taken += take
    if (taken >= count) break
  }
  return count > 0 ? hits / count : Number.NaN
}
