// PR-FOREST: ranks what is left over. A pair of isolation forests on peer-relative columns finds acts that are odd in several ways
// at once; it cannot say that they are wrong, so its confidence stays low (docs/detection.md#what-a-forest-is-good-for).

import type { Dataset } from '../../dataset/dataset.ts'
import { assertWanted, assertWantedAt } from '../../dataset/wanted.ts'
import type { Candidate } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { madToSigma, medianAbsoluteDeviation } from '../../stats/median-absolute-deviation.ts'
import { type DetectionContext, type Detector, defineDetector } from '../detector.ts'
import { addScores, explainPair, type ForestPair, growPair, scorePair } from '../forest/forest-pair.ts'
import { peerProperties } from '../views/prices/peer-relative-columns.ts'
import { forestRowsMin, type PeerTable, peerTable } from '../views/prices/peer-table.ts'

/** Forest scores are skewed: about one honest act in a thousand lies this many spreads above the middle. */
const scoreMin = 4
const confidenceMax = 0.6
/** Columns that count as reasons. */
const reasonShareMin = 0.05

export const priceForest = priceForestOf()

/** The same with a forest that was grown before; without one each run grows its own on what it reads. */
export function priceForestOf(grown?: ForestPair): Detector {
  return defineDetector<null>({
    id: 'PR-FOREST',
    needs: [['acts.unit_price', 'acts.quantity'], 'acts.value'],
    partition: 'whole',
    phase: 'pattern_detection',
    // The table is larger than what it takes to make it: it is made where the forest stands.
    fold: () => null,
    reduce: () => null,
    finalize: (_, data, context) => {
      const peers = peerTable(data)
      if (peers.row.length < forestRowsMin) return []
      return rankLeftovers(data, peers, { ...context, model: grown ?? growPair(peers.columns, context.seed) })
    },
  })
}

function rankLeftovers(
  data: Dataset,
  { row, columns }: PeerTable,
  { selected, model }: Pick<DetectionContext, 'selected'> & { readonly model: ForestPair },
): readonly Candidate[] {
  const every = row.map((_, at) => at)
  const scores = addScores(scorePair(model, columns, every))
  const middle = median(scores)
  const spread = madToSigma * medianAbsoluteDeviation(scores, middle)
  if (!(spread > 0)) return []
  const candidates: Candidate[] = []
  for (let i = 0; i < row.length; i++) {
    assertWantedAt(i)
    const z = (scores[i] - middle) / spread
    if (z < scoreMin || selected[row[i]] !== 1) continue
    assertWanted()
    const factors = reasons(explainPair(model, columns, i))
    candidates.push(leftover(data, { row: row[i], z, factors, rows: row.length }))
  }
  return candidates
}

interface Leftover {
  readonly row: number
  readonly z: number
  readonly factors: Record<string, number>
  readonly rows: number
}

function leftover(data: Dataset, { row, z, factors, rows }: Leftover): Candidate {
  return {
    detector: 'PR-FOREST',
    type: 'price_anomaly',
    row,
    related: [],
    family: 'unit_price',
    confidence: confidenceMax * (1 - Math.exp((scoreMin - z) / 8)),
    sensitivity: Math.max(0.01, Math.min(1, (9 - z) / 5)),
    gravity: 'statistic',
    statistic: { method: 'isolation_forest', score: z, threshold: scoreMin, sample_size: rows },
    money_at_risk_cents: 0,
    factors,
    facts: { value_cents: data.acts.value[row] },
  }
}

/** Shares of the columns that matter, made to add up to 1 again. */
function reasons(shares: Float64Array): Record<string, number> {
  const named = peerProperties.map((name, c) => [name, shares[c]] as const)
  const kept = named.filter(([, share]) => share >= reasonShareMin)
  const total = kept.reduce((sum, [, share]) => sum + share, 0)
  return Object.fromEntries(kept.map(([name, share]) => [name, share / total]))
}
