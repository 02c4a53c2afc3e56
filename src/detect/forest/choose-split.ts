// Choice of the split of a node of an isolation tree.

import type { SeededRandom } from '../../stats/seeded-random.ts'
import type { FeatureColumns, Split } from './forest.ts'

export interface Cut {
  readonly column: number
  /** Rows with a smaller value go left. */
  readonly threshold: number
}

/** Rows [from, to) of a tree's sample. */
export interface Branch {
  readonly rows: Int32Array
  readonly from: number
  readonly to: number
}

/** Half the largest number, so that the width of a range is finite. */
const largest = Number.MAX_VALUE / 2

/** Creates the split chooser of one tree. */
export function splitChooser(
  columns: FeatureColumns,
  { random, split }: { readonly random: SeededRandom; readonly split: Split },
): (branch: Branch) => Cut | undefined {
  const candidates = Int32Array.from(columns.keys())
  const sorted = new Float64Array(256)
  /** A uniformly drawn column among those that vary in the branch; undefined when none does. */
  return (branch) => {
    for (let tried = 0; tried < candidates.length; tried++) {
      const pick = tried + random.integer(candidates.length - tried)
      const column = candidates[pick]
      candidates[pick] = candidates[tried]
      candidates[tried] = column
      const values = columns[column]
      const [low, high] = rangeOf(values, branch)
      if (!(low < high)) continue
      const place = random.next()
      if (split === 'half_gain' && random.next() < 0.5)
        return { column, threshold: gainfulCut(sortInto(sorted, values, branch)) }
      const threshold = low + (high - low) * place
      return { column, threshold: threshold > low ? threshold : high }
    }
    return undefined
  }
}

/** Minimum and maximum; infinities count as the largest finite numbers, and NaN is skipped. */
function rangeOf(column: Float64Array, { rows, from, to }: Branch): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = from; i < to; i++) {
    const value = column[rows[i]]
    if (value < low) low = value
    if (value > high) high = value
  }
  return low > high ? [0, 0] : [toFinite(low), toFinite(high)]
}

function toFinite(value: number): number {
  return Math.max(-largest, Math.min(largest, value))
}

function sortInto(sorted: Float64Array, column: Float64Array, { rows, from, to }: Branch): Float64Array {
  let length = 0
  for (let i = from; i < to; i++) {
    const value = column[rows[i]]
    if (!Number.isNaN(value)) sorted[length++] = toFinite(value)
  }
  return sorted.subarray(0, length).sort()
}

/** The midpoint of the two neighbours with the smallest n_L·sd_L + n_R·sd_R; of equals the first. */
function gainfulCut(sorted: Float64Array): number {
  const count = sorted.length
  const low = sorted[0]
  // Scaled to [0, 1]: the minimum is at the same place, and squares stay finite.
  const width = sorted[count - 1] - low
  let [total, totalSquares] = [0, 0]
  for (let i = 0; i < count; i++) {
    const x = (sorted[i] - low) / width
    total += x
    totalSquares += x * x
  }
  let [sum, squares, least, best] = [0, 0, Number.POSITIVE_INFINITY, 1]
  for (let i = 1; i < count; i++) {
    const x = (sorted[i - 1] - low) / width
    sum += x
    squares += x * x
    if (!(sorted[i] > sorted[i - 1])) continue
    const spread =
      countTimesDeviation(i, sum, squares) + countTimesDeviation(count - i, total - sum, totalSquares - squares)
    if (spread < least) [least, best] = [spread, i]
  }
  const [below, above] = [sorted[best - 1], sorted[best]]
  const middle = below + (above - below) / 2
  return middle > below ? middle : above
}

/** n·sd = √(n·Σx² − (Σx)²). */
function countTimesDeviation(count: number, sum: number, squares: number): number {
  return Math.sqrt(Math.max(0, count * squares - sum * sum))
}
