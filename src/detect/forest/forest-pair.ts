// Forest pair, the default score: the sum of the z-scores of an isolation forest and of a forest with half of its splits by
// gain. Of 13 combinations it alone gains in AUROC and AUPRC, on open and on reserved sets
// (docs/detection.md#the-pair-of-forests).

import { contentOrder } from '../../dataset/content-order.ts'
import { flatForest } from './flat-forest.ts'
import { type FeatureColumns, trainForest } from './forest.ts'
import type { FlatForest } from './grow-tree.ts'

export interface ForestPair {
  readonly uniform: FlatForest
  readonly halfGain: FlatForest
}

/** The scores of both forests for the same rows; scores of row ranges can be concatenated. */
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

/** A pair grown on all rows. Trees are drawn from an order of contents, so that the place of a row decides nothing. */
export function growPair(columns: FeatureColumns, seed: string): ForestPair {
  return trainPair({ columns, rows: contentOrder(columns) }, seed)
}

export function scorePair({ uniform, halfGain }: ForestPair, columns: FeatureColumns, rows: Int32Array): PairScores {
  return { uniform: flatForest.score(uniform, columns, rows), halfGain: flatForest.score(halfGain, columns, rows) }
}

/** Sum of the two z-scores of each row; all 0 where the scores are equal. */
export function addScores({ uniform, halfGain }: PairScores): Float64Array {
  const [left, right] = [standardise(uniform), standardise(halfGain)]
  return left.map((z, i) => z + right[i])
}

/** Mean of both forests' shares of each column. */
export function explainPair({ uniform, halfGain }: ForestPair, columns: FeatureColumns, row: number): Float64Array {
  const [left, right] = [flatForest.explain(uniform, columns, row), flatForest.explain(halfGain, columns, row)]
  return left.map((share, c) => (share + right[c]) / 2)
}

function standardise(scores: Float64Array): Float64Array {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length)
  return scores.map((score) => (deviation > 1e-12 ? (score - mean) / deviation : 0))
}
