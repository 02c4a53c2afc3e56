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
  const unit = averagePathLength(model.sampleSize)
  const { roots, feature, left, size, value } = model
  const row = new Float64Array(columns.length)
  return Float64Array.from(rows, (at) => {
    if (unit === 0) return 0.5
    for (let c = 0; c < row.length; c++) row[c] = (columns[c] as Float64Array)[at] as number
    let total = 0
    for (let tree = 0; tree < roots.length; tree++) {
      let node = roots[tree] as number
      for (let column = feature[node] as number; column >= 0; column = feature[node] as number) {
        const low = left[node] as number
        const cell = row[column] as number
        if (cell < (value[node] as number)) node = low
        else if (!Number.isNaN(cell)) node = low + 1
        else node = (size[low] as number) >= (size[low + 1] as number) ? low : low + 1
      }
      total += value[node] as number
    }
    return 2 ** (-total / roots.length / unit)
  })
}

/** Size drop: Σ (log₂(parent rows / child rows) − 1) along the paths, for splits that isolate more than halving would. */
function explain(model: ForestModel, columns: Columns, row: number): Float64Array {
  const shares = new Float64Array(model.columns)
  const { roots, feature, left, size, value } = model
  for (const root of roots) {
    let node = root
    for (let column = feature[node] as number; column >= 0; column = feature[node] as number) {
      const low = left[node] as number
      const cell = (columns[column] as Float64Array)[row] as number
      const larger = (size[low] as number) >= (size[low + 1] as number) ? low : low + 1
      const child = Number.isNaN(cell) ? larger : cell < (value[node] as number) ? low : low + 1
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
