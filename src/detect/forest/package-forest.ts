// Package forest: the engine on ml-isolation-forest 0.1.0. The package grows every tree on all rows, splits constant columns,
// draws from Math.random alone, computes a wrong c(n), keeps the rows in its leaves and scores a single row NaN
// (docs/detection.md#the-package). The wrapper grows each tree as a forest of its own on a sample of 256 rows, without the
// columns that are constant in it, replaces NaN by the column's median, and scores with the right c(n).

import { type IsolationForest as Forest, IsolationForest } from 'ml-isolation-forest'
import { median } from '../../stats/median.ts'
import { type SeededRandom, seededRandom } from '../../stats/seeded-random.ts'
import { averagePathLength } from './average-path-length.ts'
import { type FeatureColumns, type ForestEngine, type Growth, sampleRowsMax } from './forest.ts'
import { toShares } from './to-shares.ts'
import { sampleRows } from './tree-sample.ts'

/** A node of the package as plain data, since a class instance loses its methods between threads. */
type PlainNode =
  | { readonly size: number }
  | {
      readonly size: number
      readonly column: number
      readonly value: number
      readonly left: PlainNode
      readonly right: PlainNode
    }

export interface PackageForest {
  readonly columns: number
  readonly sampleSize: number
  readonly trees: readonly PlainNode[]
  /** Replacement of NaN by column. */
  readonly middles: Float64Array
}

export const packageForest: ForestEngine<PackageForest> = {
  name: 'ml-isolation-forest',
  splits: ['uniform'],
  grow,
  join: (parts) => ({
    ...(parts[0] ?? { columns: 0, sampleSize: 0, middles: new Float64Array(0) }),
    trees: parts.flatMap(({ trees }) => trees),
  }),
  score,
  explain,
}

function grow(columns: FeatureColumns, rows: Int32Array, { seed, split, from, to }: Growth): PackageForest {
  const middles = Float64Array.from(columns, (column) => {
    const middle = median(Float64Array.from(rows, (row) => column[row]).filter(Number.isFinite))
    return Number.isNaN(middle) ? 0 : middle
  })
  const sampleSize = Math.min(sampleRowsMax, rows.length)
  const trees = Array.from({ length: to - from }, (_, index): PlainNode => {
    const random = seededRandom(`${seed} ${split} ${from + index}`)
    const sample = sampleRows(rows, sampleSize, random)
    const varying = Int32Array.from(columns.keys()).filter((c) => varies(cellReader(columns, middles, c), sample))
    if (varying.length === 0) return { size: sampleSize }
    const forest = new IsolationForest({ nEstimators: 1 })
    withRandom(random, () => forest.train(toTable(columns, middles, { rows: sample, columns: varying })))
    return toPlain(forest.forest[0], varying)
  })
  return { columns: columns.length, sampleSize, trees, middles }
}

type PackageNode = Forest['forest'][number]

function varies(cell: (row: number) => number, sample: Int32Array): boolean {
  const first = cell(sample[0])
  return sample.some((row) => cell(row) !== first)
}

/** Rows of a table for the package. */
const blockRows = 4096
const largest = Number.MAX_VALUE / 2

/** Reads a column; NaN becomes its median, infinities the largest finite numbers. */
function cellReader(columns: FeatureColumns, middles: Float64Array, c: number): (row: number) => number {
  const column = columns[c]
  return (row) => {
    const value = column[row]
    return Number.isNaN(value) ? middles[c] : Math.max(-largest, Math.min(largest, value))
  }
}

interface Cells {
  readonly rows: Int32Array
  readonly columns: Int32Array
}

function toTable(columns: FeatureColumns, middles: Float64Array, cells: Cells): number[][] {
  const readers = Array.from(cells.columns, (c) => cellReader(columns, middles, c))
  return Array.from(cells.rows, (row) => readers.map((read) => read(row)))
}

/** Replaces Math.random, the package's only source of randomness, during `work`, which is synchronous. */
function withRandom(random: SeededRandom, work: () => void): void {
  const own = Math.random
  Math.random = random.next
  try {
    work()
  } finally {
    Math.random = own
  }
}

/** `columns` are those of the tree's sample, in the tree's numbering. */
function toPlain(node: PackageNode, columns: Int32Array): PlainNode {
  if (node.left === undefined || node.right === undefined) return { size: node.numberDataPoints() }
  const [left, right] = [toPlain(node.left, columns), toPlain(node.right, columns)]
  const column = columns[node.splitColumn ?? 0]
  return { size: left.size + right.size, column, value: node.splitValue ?? 0, left, right }
}

function score({ trees, middles, sampleSize }: PackageForest, columns: FeatureColumns, rows: Int32Array): Float64Array {
  const unit = averagePathLength(sampleSize) * trees.length
  const scores = new Float64Array(rows.length).fill(unit === 0 ? 0.5 : 0)
  if (unit === 0) return scores
  const forests = trees.map((root) => revive(root, sampleSize))
  const every = Int32Array.from(columns.keys())
  for (let from = 0; from < rows.length; from += blockRows) {
    const table = toTable(columns, middles, { rows: rows.subarray(from, from + blockRows), columns: every })
    const lengths = new Float64Array(table.length)
    for (const forest of forests)
      forest.predict(table).forEach((one, i) => {
        // Inverts the package's score of one tree, 2^(−length / its c(n)).
        lengths[i] = lengths[i] - Math.log2(one) * packageUnit(sampleSize)
      })
    scores.set(
      lengths.map((length) => 2 ** (-length / unit)),
      from,
    )
  }
  return scores
}

/** c(n) as the package computes it. */
function packageUnit(rows: number): number {
  return rows === 2 ? 1 : 2 * Math.log(rows - 1) + 0.57721 - (2 * (rows - 1)) / rows
}

/** Restores a forest of the package with one grown tree. */
function revive(root: PlainNode, sampleSize: number): Forest {
  const forest = new IsolationForest({ nEstimators: 1 })
  forest.train([[0]])
  const leaf = forest.forest[0]
  return Object.assign(forest, {
    forest: [toNode(root, Object.getPrototypeOf(leaf))],
    trainingSet: { length: sampleSize },
  })
}

function toNode(plain: PlainNode, prototype: object): PackageNode {
  const node = Object.create(prototype)
  if (!('column' in plain)) return Object.assign(node, { trainingSet: { length: plain.size } })
  const [left, right] = [toNode(plain.left, prototype), toNode(plain.right, prototype)]
  return Object.assign(node, { splitColumn: plain.column, splitValue: plain.value, left, right })
}

/** Size drop along the paths, as of the flat forest. */
function explain(
  { columns: width, trees, middles }: PackageForest,
  columns: FeatureColumns,
  row: number,
): Float64Array {
  const shares = new Float64Array(width)
  for (const root of trees)
    for (let node = root; 'column' in node; ) {
      const { column } = node
      const child: PlainNode = cellReader(columns, middles, column)(row) < node.value ? node.left : node.right
      shares[column] = shares[column] + Math.log2(node.size / Math.max(1, child.size)) - 1
      node = child
    }
  return toShares(shares)
}
