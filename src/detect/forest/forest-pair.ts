// Forest pair: the default score. An isolation forest and one of half gainful cuts, their scores added as z: of 13 combinations
// the one that gains on AUROC and AUPRC alike, on open and on reserved sets (docs/detection.md#the-pair-of-forests).

import { flatForest } from './flat-forest.ts'
import { type FeatureColumns, trainForest } from './forest.ts'
import type { FlatForest } from './grow-tree.ts'

export interface ForestPair {
  readonly uniform: FlatForest
  readonly halfGain: FlatForest
}

/** The scores of both forests for the same rows; those of row ranges may be put one after the other. */
export interface PairScores {
  readonly uniform: Float64Array
  readonly halfGain: Float64Array
}

export function trainPair(
  table: { readonly columns: FeatureColumns; readonly rows: Int32Array },
  seed: string,
): ForestPair {
  return {
    uniform: trainForest(flatForest, table, { seed }),
    halfGain: trainForest(flatForest, table, { seed, split: 'half_gain' }),
  }
}

export function scorePair({ uniform, halfGain }: ForestPair, columns: FeatureColumns, rows: Int32Array): PairScores {
  return { uniform: flatForest.score(uniform, columns, rows), halfGain: flatForest.score(halfGain, columns, rows) }
}

/** Sum of the z-scores over all rows given; 0 for all where the scores do not differ. */
export function addScores({ uniform, halfGain }: PairScores): Float64Array {
  const [left, right] = [standardise(uniform), standardise(halfGain)]
  return left.map((z, i) => z + right[i])
}

/** Mean of the shares that both forests give each column. */
export function explainPair({ uniform, halfGain }: ForestPair, columns: FeatureColumns, row: number): Float64Array {
  const [left, right] = [flatForest.explain(uniform, columns, row), flatForest.explain(halfGain, columns, row)]
  return left.map((share, c) => (share + right[c]) / 2)
}

function standardise(scores: Float64Array): Float64Array {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length)
  return scores.map((score) => (deviation > 1e-12 ? (score - mean) / deviation : 0))
}
