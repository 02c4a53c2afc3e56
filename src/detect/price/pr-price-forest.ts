// PR-FOREST: ranks what is left over. A pair of isolation forests on peer-relative columns finds acts that are odd in several ways
// at once; it cannot say that they are wrong, so its confidence stays low (docs/detection.md#what-a-forest-is-good-for).

import type { Dataset } from '../../dataset/dataset.ts'
import { keptPerDataset } from '../../dataset/shared-per-dataset.ts'
import { assertWanted, assertWantedAt } from '../../dataset/wanted.ts'
import type { Candidate } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { madToSigma, medianAbsoluteDeviation } from '../../stats/median-absolute-deviation.ts'
import { type Detector, defineDetector } from '../detector.ts'
import { addScores, explainPair, type ForestPair, growPair, scorePair } from '../forest/forest-pair.ts'
import { peerProperties } from '../views/prices/peer-relative-columns.ts'
import { forestRowsMin, peerTable } from '../views/prices/peer-table.ts'

/** Forest scores are skewed: about one honest act in a thousand lies this many spreads above the middle. */
const scoreMin = 4
const confidenceMax = 0.6
/** Columns that count as reasons. */
const reasonShareMin = 0.05

export const priceForest = priceForestOf()

/** A forest that was grown before, and a text that no other has. */
export interface LearntForest {
  readonly pair: ForestPair
  readonly digest: string
}

/** The same with a forest that was grown before; without one it is grown on what it reads. */
export function priceForestOf(grown?: LearntForest): Detector {
  return defineDetector<null>({
    id: 'PR-FOREST',
    needs: [['acts.unit_price', 'acts.quantity'], 'acts.value'],
    partition: 'whole',
    // Beside the prices, whose work is as long: on two threads they end together.
    phase: 'agent_analysis',
    // The table is larger than what it takes to make it: it is made where the forest stands.
    fold: () => null,
    reduce: () => null,
    finalize: (_, data, { seed, selected }) => {
      const { rows, leftovers } = rankLeftovers(data, { seed, grown })
      return leftovers.filter(({ row }) => selected[row] === 1).map((one) => leftover(data, { ...one, rows }))
    },
  })
}

/** What is odd of all acts, whatever is asked, and of how many: most of the work, done once for each dataset. */
const rankLeftovers = keptPerDataset(
  'leftovers of forests',
  (data, { seed, grown }: { readonly seed: string; readonly grown: LearntForest | undefined }) => {
    const { row, columns } = peerTable(data)
    const leftovers: Pick<Leftover, 'row' | 'z' | 'factors'>[] = []
    if (row.length < forestRowsMin) return { rows: row.length, leftovers }
    const model = grown?.pair ?? growPair(columns, seed)
    const every = row.map((_, at) => at)
    const scores = addScores(scorePair(model, columns, every))
    const middle = median(scores)
    const spread = madToSigma * medianAbsoluteDeviation(scores, middle)
    if (!(spread > 0)) return { rows: row.length, leftovers }
    for (let i = 0; i < row.length; i++) {
      assertWantedAt(i)
      const z = (scores[i] - middle) / spread
      if (z < scoreMin) continue
      assertWanted()
      leftovers.push({ row: row[i], z, factors: reasons(explainPair(model, columns, i)) })
    }
    return { rows: row.length, leftovers }
  },
  ({ seed, grown }) => grown?.digest ?? seed,
)

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
