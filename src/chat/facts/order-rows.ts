// The order of records in an answer.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { actDay } from '../../dataset/selection.ts'
import type { Ordering } from '../../question/question-reading.ts'

/**
 * The first `count` rows by value or day, without sorting the others; what has none comes last either way, and ties follow the rows.
 * Default: the newest first.
 */
export function firstRows(
  dataset: Dataset,
  rows: readonly number[],
  { order, count }: { readonly order: Ordering | undefined; readonly count: number },
): readonly number[] {
  const { by, direction } = order ?? { by: 'date', direction: 'desc' }
  const sign = direction === 'asc' ? 1 : -1
  const { value } = dataset.acts
  /** The smaller, the earlier in the order; infinite where there is none. */
  const rankOf = (row: number): number => {
    const size = by === 'value' ? value[row] : actDay(dataset, row)
    const isKnown = by === 'value' ? !Number.isNaN(size) : isDay(size)
    return isKnown ? sign * size : Number.POSITIVE_INFINITY
  }
  const ranks: number[] = []
  const first: number[] = []
  for (const row of rows) {
    const rank = rankOf(row)
    if (first.length === count && rank >= (ranks.at(-1) ?? Number.NEGATIVE_INFINITY)) continue
    const at = placeOf(ranks, rank)
    ranks.splice(at, 0, rank)
    first.splice(at, 0, row)
    if (first.length > count) {
      ranks.pop()
      first.pop()
    }
  }
  return first
}

/** Behind all that rank no later. */
function placeOf(ranks: readonly number[], rank: number): number {
  let [from, to] = [0, ranks.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ranks[middle] ?? 0) <= rank) from = middle + 1
    else to = middle
  }
  return from
}
