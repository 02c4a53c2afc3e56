// Ranked trees: a flat forest compiled for scoring. Only comparisons with thresholds matter, so each cell becomes its rank
// among its column's thresholds, a 16-bit integer, once for all trees. A node is one 32-bit integer, and every path runs to
// the last level without a conditional branch. Indexes are joined by `|`, since rows and trees begin at multiples of powers
// of two, and sums would be checked for overflow. The speed is the row `flat score, one thread` of bench/suites/forest.ts.

import assert from 'node:assert/strict'
import { assertWanted } from '../../dataset/wanted.ts'
import { averagePathLength } from './average-path-length.ts'
import type { FeatureColumns } from './forest.ts'
import type { FlatForest } from './grow-tree.ts'

/** Cells of a block, which fits in the processor cache together with one tree. */
const blockCells = 16_384
/** Rank of NaN, above every threshold. */
const gap = 0xffff
/** A node without a split, which sends every row left. */
const closedNode = 0xffff
const largest = Number.MAX_VALUE / 2
const columnsMax = 0x7fff
/** Grid cells a threshold; the grid narrows the search for a rank. */
const gridFactor = 4

/** Sorted thresholds of one column with a uniform grid over them. */
interface Ranks {
  readonly cuts: Float64Array
  readonly low: number
  readonly scale: number
  /** Number of thresholds before each grid cell. */
  readonly starts: Int32Array
}

interface Trees {
  /**
   * Node: column in bits 17 to 31, whether NaN goes right in bit 16, and in the rest the largest rank that goes left.
   * 2^depth places a tree, the root at 1, the children of node i at 2i and 2i + 1.
   */
  readonly nodes: Int32Array
  /** Path length of each place of the last level, one tree after the other. */
  readonly leaves: Float64Array
  readonly depth: number
  /** A row of ranks has 2^rowBits entries. */
  readonly rowBits: number
}

/** Compiles a forest; `pathLengths` sums over its trees for each of `rows`. */
export function rankedTrees(forest: FlatForest): {
  pathLengths(columns: FeatureColumns, rows: Int32Array): Float64Array
} {
  assert(forest.feature.length < gap && forest.columns <= columnsMax, 'ranks and columns fit into a node')
  const ranks = columnRanks(forest)
  // A column that no tree splits needs no ranks.
  const used = [...ranks.entries()].filter(([, { cuts }]) => cuts.length > 0)
  const trees: Trees = {
    nodes: packNodes(forest, ranks),
    leaves: leafLengths(forest),
    depth: forest.depth,
    rowBits: Math.ceil(Math.log2(Math.max(1, forest.columns))),
  }
  return {
    pathLengths(columns, rows) {
      const totals = new Float64Array(rows.length)
      const step = 2 ** trees.rowBits
      const blockRows = Math.max(8, blockCells / step)
      const block = new Uint16Array(blockRows * step)
      for (let from = 0; from < rows.length; from += blockRows) {
        assertWanted()
        const part = rows.subarray(from, from + blockRows)
        let gaps = 0
        for (const [at, own] of used) gaps += rankCells(columns[at], part, { ...own, block, at, step })
        const walk = gaps > 0 ? walkWithGaps : walkEight
        walk(trees, block, totals.subarray(from, from + part.length))
      }
      return totals
    },
  }
}

function columnRanks({ columns, feature, threshold }: FlatForest): readonly Ranks[] {
  const counts = new Int32Array(columns)
  for (const column of feature) if (column >= 0) counts[column] = counts[column] + 1
  const lists = Array.from(counts, (count) => new Float64Array(count))
  counts.fill(0)
  for (let i = 0; i < feature.length; i++) {
    const column = feature[i]
    if (column < 0) continue
    const at = counts[column]
    ;(lists[column] as Float64Array)[at] = threshold[i]
    counts[column] = at + 1
  }
  return lists.map((list) => toRanks(list.sort()))
}

function toRanks(cuts: Float64Array): Ranks {
  const cells = gridFactor * cuts.length
  const low = cuts[0] ?? 0
  const width = (cuts.at(-1) ?? 0) - low
  const scale = width > 0 && Number.isFinite(cells / width) ? cells / width : 0
  const starts = new Int32Array(cells + 2)
  for (const cut of cuts) {
    const cell = Math.min(cells, Math.floor((cut - low) * scale))
    starts[cell + 1] = starts[cell + 1] + 1
  }
  for (let i = 1; i < starts.length; i++) starts[i] = starts[i] + starts[i - 1]
  return { cuts, low, scale, starts }
}

/** Number of thresholds at or below a value. The grid is monotone, so only the value's own cell is searched. */
function rankOf(value: number, { cuts, low, scale, starts }: Ranks): number {
  const last = starts.length - 2
  const place = (value - low) * scale
  const cell = place > 0 ? (place < last ? place | 0 : last) : 0
  let from = starts[cell]
  let to = starts[cell + 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if (cuts[middle] <= value) from = middle + 1
    else to = middle
  }
  return from
}

interface Target extends Ranks {
  readonly block: Uint16Array
  readonly at: number
  readonly step: number
}

/** Writes the ranks of one column, row after row; returns the number of NaN. */
function rankCells(column: Float64Array, rows: Int32Array, target: Target): number {
  const { block, at, step } = target
  let gaps = 0
  for (let i = 0; i < rows.length; i++) {
    const value = column[rows[i]]
    if (Number.isNaN(value)) {
      gaps++
      block[i * step + at] = gap
    } else block[i * step + at] = rankOf(Math.max(-largest, Math.min(largest, value)), target)
  }
  return gaps
}

function packNodes({ feature, threshold, size, depth }: FlatForest, ranks: readonly Ranks[]): Int32Array {
  const inner = 2 ** depth - 1
  const nodes = new Int32Array((feature.length / inner) * (inner + 1)).fill(closedNode)
  for (let i = 0; i < feature.length; i++) {
    const column = feature[i]
    if (column < 0) continue
    const node = i % inner
    const tree = (i - node) / inner
    const left = tree * (2 * inner + 1) + 2 * node + 1
    const gapRight = size[left + 1] > size[left] ? 1 : 0
    // A value at or above the threshold has at least the threshold's own rank and goes right.
    const leftMost = firstRank(threshold[i], ranks[column])
    nodes[tree * (inner + 1) + node + 1] = (column << 17) | (gapRight << 16) | leftMost
  }
  return nodes
}

/** Number of thresholds below a threshold: the largest rank of smaller values. */
function firstRank(threshold: number, { cuts }: Ranks): number {
  let [from, to] = [0, cuts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (cuts[middle] < threshold) from = middle + 1
    else to = middle
  }
  return from
}

/** Path length at each entry of the last level: the depth of the leaf above it plus c(n) of its rows. */
function leafLengths({ feature, size, depth, trees }: FlatForest): Float64Array {
  const inner = 2 ** depth - 1
  const lengths = new Float64Array(trees * (inner + 1))
  const fill = (tree: number, node: number, level: number): void => {
    const isLeaf = level === depth || feature[tree * inner + node] < 0
    if (isLeaf) {
      const width = 2 ** (depth - level)
      const first = tree * (inner + 1) + (node + 1) * width - (inner + 1)
      lengths.fill(level + averagePathLength(size[tree * (2 * inner + 1) + node]), first, first + width)
    } else {
      fill(tree, 2 * node + 1, level + 1)
      fill(tree, 2 * node + 2, level + 1)
    }
  }
  for (let tree = 0; tree < trees; tree++) fill(tree, 0, 0)
  return lengths
}

/** Adds each tree's path length to each row's total, eight rows at a time so that their loads overlap. */
function walkEight({ nodes, leaves, depth, rowBits }: Trees, block: Uint16Array, totals: Float64Array): void {
  const size = 1 << depth
  for (let tree = 0; tree < nodes.length; tree += size)
    for (let i = 0; i < totals.length; i += 8) {
      const p0 = i << rowBits
      const p1 = (i + 1) << rowBits
      const p2 = (i + 2) << rowBits
      const p3 = (i + 3) << rowBits
      const p4 = (i + 4) << rowBits
      const p5 = (i + 5) << rowBits
      const p6 = (i + 6) << rowBits
      const p7 = (i + 7) << rowBits
      let a = 1
      let b = 1
      let c = 1
      let d = 1
      let e = 1
      let f = 1
      let g = 1
      let h = 1
      for (let level = 0; level < depth; level++) {
        const k0 = nodes[tree | a]
        const k1 = nodes[tree | b]
        const k2 = nodes[tree | c]
        const k3 = nodes[tree | d]
        const k4 = nodes[tree | e]
        const k5 = nodes[tree | f]
        const k6 = nodes[tree | g]
        const k7 = nodes[tree | h]
        a = (a << 1) | (((k0 & 0xffff) - block[p0 | (k0 >>> 17)]) >>> 31)
        b = (b << 1) | (((k1 & 0xffff) - block[p1 | (k1 >>> 17)]) >>> 31)
        c = (c << 1) | (((k2 & 0xffff) - block[p2 | (k2 >>> 17)]) >>> 31)
        d = (d << 1) | (((k3 & 0xffff) - block[p3 | (k3 >>> 17)]) >>> 31)
        e = (e << 1) | (((k4 & 0xffff) - block[p4 | (k4 >>> 17)]) >>> 31)
        f = (f << 1) | (((k5 & 0xffff) - block[p5 | (k5 >>> 17)]) >>> 31)
        g = (g << 1) | (((k6 & 0xffff) - block[p6 | (k6 >>> 17)]) >>> 31)
        h = (h << 1) | (((k7 & 0xffff) - block[p7 | (k7 >>> 17)]) >>> 31)
      }
      totals[i] = totals[i] + leaves[tree | (a ^ size)]
      totals[i + 1] = totals[i + 1] + leaves[tree | (b ^ size)]
      totals[i + 2] = totals[i + 2] + leaves[tree | (c ^ size)]
      totals[i + 3] = totals[i + 3] + leaves[tree | (d ^ size)]
      totals[i + 4] = totals[i + 4] + leaves[tree | (e ^ size)]
      totals[i + 5] = totals[i + 5] + leaves[tree | (f ^ size)]
      totals[i + 6] = totals[i + 6] + leaves[tree | (g ^ size)]
      totals[i + 7] = totals[i + 7] + leaves[tree | (h ^ size)]
    }
}

/** As walkEight, for cells that may be NaN, which follows the larger child. */
function walkWithGaps({ nodes, leaves, depth, rowBits }: Trees, block: Uint16Array, totals: Float64Array): void {
  const size = 1 << depth
  for (let tree = 0; tree < nodes.length; tree += size)
    for (let i = 0; i < totals.length; i++) {
      let at = 1
      for (let level = 0; level < depth; level++) {
        const node = nodes[tree | at]
        const rank = block[(i << rowBits) | (node >>> 17)]
        at = (at << 1) | (rank === gap ? (node >>> 16) & 1 : ((node & 0xffff) - rank) >>> 31)
      }
      totals[i] = totals[i] + leaves[tree | (at ^ size)]
    }
}
