// Growth of one isolation tree, as a heap in flat arrays.

import { assertWanted } from '../../dataset/wanted.ts'
import type { SeededRandom } from '../../stats/seeded-random.ts'
import { splitChooser } from './choose-split.ts'
import type { FeatureColumns, Split } from './forest.ts'

/**
 * One tree as a heap: the children of node i are 2i + 1 and 2i + 2. `feature` and `threshold` have an entry for each node
 * above the last level, `size` for every node.
 */
export interface TreeArrays {
  /** Column of the split, −1 in a leaf. */
  readonly feature: Int16Array
  readonly threshold: Float64Array
  /** Rows of the sample that reached the node. */
  readonly size: Uint16Array
}

/** Consecutive trees in arrays over shared memory. */
export interface FlatForest extends TreeArrays {
  readonly columns: number
  readonly trees: number
  /** Rows each tree was grown on. */
  readonly sampleSize: number
  readonly depth: number
}

interface OpenNode {
  readonly node: number
  readonly depth: number
  readonly from: number
  readonly to: number
}

/** Depth limit ⌈log₂ n⌉: longer paths are longer than average and carry no information about anomalies. */
export function treeDepth(sampleSize: number): number {
  return Math.ceil(Math.log2(Math.max(2, sampleSize)))
}

/** Grows one tree on a sample of rows, which it reorders. The arrays must hold −1 as feature and 0 as size. */
export function growTree(
  tree: TreeArrays,
  columns: FeatureColumns,
  { rows, random, split }: { readonly rows: Int32Array; readonly random: SeededRandom; readonly split: Split },
): void {
  const chooseCut = splitChooser(columns, { random, split })
  assertWanted()
  const depthMax = treeDepth(rows.length)
  const open: OpenNode[] = [{ node: 0, depth: 0, from: 0, to: rows.length }]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { node, depth, from, to } = at
    tree.size[node] = to - from
    const cut = depth < depthMax && to - from > 1 ? chooseCut({ rows, from, to }) : undefined
    if (cut === undefined) continue
    tree.feature[node] = cut.column
    tree.threshold[node] = cut.threshold
    const middle = divide(columns[cut.column], rows, { from, to, threshold: cut.threshold })
    open.push({ node: 2 * node + 2, depth: depth + 1, from: middle, to })
    open.push({ node: 2 * node + 1, depth: depth + 1, from, to: middle })
  }
}

/** Partitions the rows by the threshold and returns the start of the second part; NaN goes with the larger part. */
function divide(
  column: Float64Array,
  rows: Int32Array,
  { from, to, threshold }: { readonly from: number; readonly to: number; readonly threshold: number },
): number {
  let below = 0
  let above = 0
  for (let i = from; i < to; i++) {
    const value = column[rows[i]]
    if (value < threshold) below++
    else if (value >= threshold) above++
  }
  let middle = from
  for (let i = from; i < to; i++) {
    const row = rows[i]
    const value = column[row]
    if (!(value < threshold) && !(Number.isNaN(value) && below >= above)) continue
    rows[i] = rows[middle]
    rows[middle++] = row
  }
  return middle
}
