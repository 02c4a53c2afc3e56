import type { Random } from '../../stats/seeded-random.ts'
import { averagePathLength } from './average-path-length.ts'
import type { Columns } from './forest.ts'

/** Nodes of all trees, filled from 0 to `length`. */
export interface TreeArrays {
  readonly feature: Int32Array
  readonly left: Int32Array
  readonly size: Int32Array
  readonly value: Float64Array
  length: number
}

interface Sample {
  /** Rows of the tree; reordered while it grows. */
  readonly rows: Int32Array
  readonly random: Random
}

/** A node yet to be filled and the rows [from, to) that reach it. */
interface Branch {
  readonly node: number
  readonly from: number
  readonly to: number
  readonly depth: number
}

/** Grows one tree to depth ⌈log₂ n⌉ and returns its root. */
export function growTree(trees: TreeArrays, columns: Columns, sample: Sample): number {
  const root = trees.length++
  const depthMax = Math.ceil(Math.log2(Math.max(2, sample.rows.length)))
  const candidates = Int32Array.from(columns.keys())
  const open: Branch[] = [{ node: root, from: 0, to: sample.rows.length, depth: 0 }]
  for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
    const rows = branch.to - branch.from
    trees.size[branch.node] = rows
    const split =
      branch.depth < depthMax && rows > 1 ? chooseSplit(columns, { ...sample, candidates, branch }) : undefined
    if (split === undefined) {
      trees.feature[branch.node] = -1
      trees.value[branch.node] = branch.depth + averagePathLength(rows)
      continue
    }
    const middle = divide(columns[split.column] as Float64Array, sample.rows, { ...branch, threshold: split.threshold })
    const left = trees.length
    trees.length += 2
    trees.feature[branch.node] = split.column
    trees.value[branch.node] = split.threshold
    trees.left[branch.node] = left
    open.push({ node: left + 1, from: middle, to: branch.to, depth: branch.depth + 1 })
    open.push({ node: left, from: branch.from, to: middle, depth: branch.depth + 1 })
  }
  return root
}

interface Choice extends Sample {
  readonly candidates: Int32Array
  readonly branch: Branch
}

/** A column that varies among the rows, each as likely, and a uniform threshold inside its range; undefined when none varies. */
function chooseSplit(columns: Columns, choice: Choice): { column: number; threshold: number } | undefined {
  const { candidates, random } = choice
  for (let tried = 0; tried < candidates.length; tried++) {
    const pick = tried + random.integer(candidates.length - tried)
    const column = candidates[pick] as number
    candidates[pick] = candidates[tried] as number
    candidates[tried] = column
    const [low, high] = rangeOf(columns[column] as Float64Array, choice)
    if (!(low < high)) continue
    const threshold = low + (high - low) * random.next()
    return { column, threshold: threshold > low ? threshold : high }
  }
  return undefined
}

/** Smallest and largest number; infinities count as the largest finite ones. */
function rangeOf(column: Float64Array, { rows, branch }: Choice): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = branch.from; i < branch.to; i++) {
    const value = column[rows[i] as number] as number
    if (value < low) low = value
    if (value > high) high = value
  }
  const half = Number.MAX_VALUE / 2
  return low > high ? [0, 0] : [Math.max(low, -half), Math.min(high, half)]
}

/** Moves rows below the threshold to the front and returns where the rest begins; NaN goes with the larger part. */
function divide(
  column: Float64Array,
  rows: Int32Array,
  { from, to, threshold }: { readonly from: number; readonly to: number; readonly threshold: number },
): number {
  let below = 0
  let above = 0
  for (let i = from; i < to; i++) {
    const value = column[rows[i] as number] as number
    if (value < threshold) below++
    else if (value >= threshold) above++
  }
  let middle = from
  for (let i = from; i < to; i++) {
    const row = rows[i] as number
    const value = column[row] as number
    if (!(value < threshold) && !(Number.isNaN(value) && below >= above)) continue
    rows[i] = rows[middle] as number
    rows[middle++] = row
  }
  return middle
}
