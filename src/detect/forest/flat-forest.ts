// Flat forest: isolation forest (Liu, Ting, Zhou 2008) in typed arrays, 100 trees of at most 256 rows.
// F1. A constant column is never split: it would burn a level of depth.
// F2. NaN counts as the column's ordinary value (it follows the larger child); infinities as the largest finite numbers.
// F3. No rows: score .5. One row or equal rows: every row scores alike.

import { seededRandom } from '../../stats/seeded-random.ts'
import { averagePathLength } from './average-path-length.ts'
import type { Columns, ForestEngine, ForestModel } from './forest.ts'
import { growTree, type TreeArrays } from './grow-tree.ts'

const treesMax = 100
const sampleRowsMax = 256
/** Rows scored together. */
const blockRows = 512

export const flatForest: ForestEngine<ForestModel> = { train, score, explain }

function train(columns: Columns, rows: Int32Array, seed: string): ForestModel {
  const sampleSize = Math.min(sampleRowsMax, rows.length)
  const nodesMax = treesMax * Math.max(1, 2 * sampleSize)
  const trees: TreeArrays = {
    feature: new Int32Array(nodesMax),
    left: new Int32Array(nodesMax),
    size: new Int32Array(nodesMax),
    value: new Float64Array(nodesMax),
    length: 0,
  }
  const random = seededRandom(seed)
  const roots = new Int32Array(treesMax)
  const pool = rows.slice()
  for (let tree = 0; tree < treesMax; tree++) {
    for (let i = 0; i < sampleSize; i++) swap(pool, i, i + random.integer(pool.length - i))
    roots[tree] = growTree(trees, columns, { rows: pool.slice(0, sampleSize), random })
  }
  const { length } = trees
  return {
    columns: columns.length,
    sampleSize,
    roots,
    feature: trees.feature.slice(0, length),
    left: trees.left.slice(0, length),
    size: trees.size.slice(0, length),
    value: trees.value.slice(0, length),
  }
}

function score(model: ForestModel, columns: Columns, rows: Int32Array): Float64Array {
  const scores = new Float64Array(rows.length)
  const block = new Float64Array(blockRows * columns.length)
  for (let from = 0; from < rows.length; from += blockRows) {
    const part = rows.subarray(from, from + blockRows)
    const walk = copyRows(columns, part, block) ? walkWithGaps : walkTree
    const totals = scores.subarray(from, from + part.length)
    for (const root of model.roots) walk(model, { root, block }, totals)
  }
  const unit = averagePathLength(model.sampleSize)
  return scores.map((total) => (unit === 0 ? 0.5 : 2 ** (-total / model.roots.length / unit)))
}

/** Lays the rows out one after the other, so that a block and a tree stay in the cache; true when a cell is NaN. */
function copyRows(columns: Columns, rows: Int32Array, block: Float64Array): boolean {
  let gaps = false
  for (let c = 0; c < columns.length; c++) {
    const column = columns[c] as Float64Array
    for (let i = 0; i < rows.length; i++) {
      const cell = column[rows[i] as number] as number
      block[i * columns.length + c] = cell
      if (Number.isNaN(cell)) gaps = true
    }
  }
  return gaps
}

interface Walk {
  readonly root: number
  readonly block: Float64Array
}

/** Adds one tree's path length to each row's total. */
function walkTree(model: ForestModel, { root, block }: Walk, totals: Float64Array): void {
  const { columns, feature, left, value } = model
  for (let i = 0; i < totals.length; i++) {
    const at = i * columns
    let node = root
    let column = feature[node] as number
    while (column >= 0) {
      node = (left[node] as number) + ((block[at + column] as number) < (value[node] as number) ? 0 : 1)
      column = feature[node] as number
    }
    totals[i] = (totals[i] as number) + (value[node] as number)
  }
}

/** The same where cells may be NaN. */
function walkWithGaps(model: ForestModel, { root, block }: Walk, totals: Float64Array): void {
  const { columns, feature, value } = model
  for (let i = 0; i < totals.length; i++) {
    let node = root
    while ((feature[node] as number) >= 0)
      node = childOf(model, node, block[i * columns + (feature[node] as number)] as number)
    totals[i] = (totals[i] as number) + (value[node] as number)
  }
}

function childOf({ left, size, value }: ForestModel, node: number, cell: number): number {
  const low = left[node] as number
  if (Number.isNaN(cell)) return (size[low] as number) >= (size[low + 1] as number) ? low : low + 1
  return cell < (value[node] as number) ? low : low + 1
}

/** Size drop: Σ (log₂(parent rows / child rows) − 1) along the paths; what isolates less than halving would counts against. */
function explain(model: ForestModel, columns: Columns, row: number): Float64Array {
  const shares = new Float64Array(model.columns)
  const { roots, feature, size } = model
  for (const root of roots) {
    let node = root
    for (let column = feature[node] as number; column >= 0; column = feature[node] as number) {
      const child = childOf(model, node, (columns[column] as Float64Array)[row] as number)
      const drop = Math.log2((size[node] as number) / Math.max(1, size[child] as number)) - 1
      shares[column] = (shares[column] as number) + drop
      node = child
    }
  }
  for (let c = 0; c < shares.length; c++) shares[c] = Math.max(0, shares[c] as number)
  const total = shares.reduce((sum, share) => sum + share, 0)
  return total > 0 ? shares.map((share) => share / total) : shares
}

function swap(values: Int32Array, i: number, j: number): void {
  const kept = values[i] as number
  values[i] = values[j] as number
  values[j] = kept
}
