// Flat forest: an isolation forest in shared typed arrays, trees of at most 256 rows as heaps of one size.
// F1. A constant column is never split, since that would waste a level of depth.
// F2. NaN counts as the column's ordinary value (it follows the larger child); infinities as the largest finite numbers.
// F3. No rows, one row or equal rows: every row scores .5.
// F4. Each tree has its own seed and each row its own score: the result does not depend on the partition into threads.

import { seededRandom } from '../../stats/seeded-random.ts'
import { averagePathLength } from './average-path-length.ts'
import { type FeatureColumns, type ForestEngine, type Growth, sampleRowsMax } from './forest.ts'
import { type FlatForest, growTree, type TreeArrays, treeDepth } from './grow-tree.ts'
import { rankedTrees } from './ranked-trees.ts'
import { toShares } from './to-shares.ts'
import { sampleRows } from './tree-sample.ts'

export const flatForest: ForestEngine<FlatForest> = {
  name: 'flat',
  splits: ['uniform', 'half_gain'],
  grow,
  join,
  score,
  explain,
}

function grow(columns: FeatureColumns, rows: Int32Array, { seed, split, from, to }: Growth): FlatForest {
  const sampleSize = Math.min(sampleRowsMax, rows.length)
  const forest = emptyForest({ columns: columns.length, trees: to - from, sampleSize })
  for (let tree = from; tree < to; tree++) {
    const random = seededRandom(`${seed} ${split} ${tree}`)
    const sample = sampleRows(rows, sampleSize, random)
    growTree(treeOf(forest, tree - from), columns, { rows: sample, random, split })
  }
  return forest
}

function join(parts: readonly FlatForest[]): FlatForest {
  const [first] = parts
  const { columns, sampleSize } = first ?? { columns: 0, sampleSize: 0 }
  const forest = emptyForest({ columns, sampleSize, trees: parts.reduce((sum, { trees }) => sum + trees, 0) })
  const at = { feature: 0, threshold: 0, size: 0 }
  for (const part of parts)
    for (const name of ['feature', 'threshold', 'size'] as const) {
      forest[name].set(part[name], at[name])
      at[name] += part[name].length
    }
  return forest
}

function emptyForest(shape: {
  readonly columns: number
  readonly trees: number
  readonly sampleSize: number
}): FlatForest {
  const depth = treeDepth(shape.sampleSize)
  const inner = shape.trees * (2 ** depth - 1)
  const nodes = shape.trees * (2 ** (depth + 1) - 1)
  return {
    ...shape,
    depth,
    feature: new Int16Array(new SharedArrayBuffer(2 * inner)).fill(-1),
    threshold: new Float64Array(new SharedArrayBuffer(8 * inner)),
    size: new Uint16Array(new SharedArrayBuffer(2 * nodes)),
  }
}

function treeOf({ feature, threshold, size, depth }: FlatForest, tree: number): TreeArrays {
  const inner = 2 ** depth - 1
  const nodes = 2 * inner + 1
  return {
    feature: feature.subarray(tree * inner, (tree + 1) * inner),
    threshold: threshold.subarray(tree * inner, (tree + 1) * inner),
    size: size.subarray(tree * nodes, (tree + 1) * nodes),
  }
}

function score(forest: FlatForest, columns: FeatureColumns, rows: Int32Array): Float64Array {
  const unit = averagePathLength(forest.sampleSize) * forest.trees
  if (unit === 0) return new Float64Array(rows.length).fill(0.5)
  const lengths = rankedTrees(forest).pathLengths(columns, rows)
  for (let i = 0; i < lengths.length; i++) lengths[i] = 2 ** (-lengths[i] / unit)
  return lengths
}

/** Size drop: Σ (log₂(parent rows / child rows) − 1) along the paths; a split that isolates less than halving counts negative. */
function explain(
  { columns: width, trees, depth, ...arrays }: FlatForest,
  columns: FeatureColumns,
  row: number,
): Float64Array {
  const shares = new Float64Array(width)
  const { feature, threshold, size } = arrays
  const inner = 2 ** depth - 1
  for (let tree = 0; tree < trees; tree++) {
    const cuts = tree * inner
    const sizes = tree * (2 * inner + 1)
    for (let node = 0; node < inner && feature[cuts + node] >= 0; ) {
      const column = feature[cuts + node]
      const value = columns[column][row]
      const [left, right] = [size[sizes + 2 * node + 1], size[sizes + 2 * node + 2]]
      const goesRight = Number.isNaN(value) ? right > left : value >= threshold[cuts + node]
      const drop = Math.log2(size[sizes + node] / Math.max(1, goesRight ? right : left)) - 1
      shares[column] = shares[column] + drop
      node = 2 * node + (goesRight ? 2 : 1)
    }
  }
  return toShares(shares)
}
