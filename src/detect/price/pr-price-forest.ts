// PR-FOREST: ranks what is left over. A pair of isolation forests on peer-relative columns finds acts that are odd in several ways
// at once; it cannot say that they are wrong, so its confidence stays low (docs/detection.md#what-a-forest-is-good-for).

import { contentOrder } from '../../dataset/content-order.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import { everyRow } from '../../dataset/every-row.ts'
import { keepMarkedRows } from '../../dataset/keep-rows.ts'
import { rowOrder } from '../../dataset/row-order.ts'
import { assertWanted, assertWantedAt } from '../../dataset/wanted.ts'
import type { Candidate } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { madToSigma, medianAbsoluteDeviation } from '../../stats/median-absolute-deviation.ts'
import { type DetectionContext, defineDetector } from '../detector.ts'
import { addScores, explainPair, scorePair, trainPair } from '../forest/forest-pair.ts'
import { catalogGroups, type PeerGroup } from '../views/prices/peer-groups.ts'
import { peerColumns, peerProperties, toSpreads } from '../views/prices/peer-relative-columns.ts'
import { pricedMarks } from '../views/prices/priced-acts.ts'

/** A forest needs 64 rows (docs/detection.md#minima). */
const rowsMin = 64
/** Forest scores are skewed: about one honest act in a thousand lies this many spreads above the middle. */
const scoreMin = 4
const confidenceMax = 0.6
/** Columns that count as reasons. */
const reasonShareMin = 0.05

/** Rows of the judged acts, ascending, and their columns. */
interface PeerColumns {
  readonly row: Int32Array
  readonly columns: readonly Float64Array[]
}

export const priceForest = defineDetector<null>({
  id: 'PR-FOREST',
  needs: [['acts.unit_price', 'acts.quantity'], 'acts.value'],
  partition: 'whole',
  phase: 'pattern_detection',
  // The table is larger than what it takes to make it: it is made where the forest stands.
  fold: () => null,
  reduce: () => null,
  finalize: (_, data, context) => {
    const peers = readPeerColumns(data)
    return peers.row.length < rowsMin ? [] : rankLeftovers(data, peers, context)
  },
})

/** Group by group, so that no more than one group's columns are held twice. */
function readPeerColumns(data: Dataset): PeerColumns {
  const read = peerColumns(data)
  const groups = catalogGroups(data, keepMarkedRows(everyRow(data), pricedMarks(data)))
  const judged = groups.map((group) => group.judged)
  const order = rowOrder(judged, data.acts.length)
  const columns = peerProperties.map(() => new Float64Array(order.length))
  for (const group of groups) {
    assertWanted()
    const judgedOf = judgedPart(group)
    for (const [c, column] of read(group.rows).entries()) {
      toSpreads(column)
      order.put(group.judged, judgedOf(column), columns[c] as Float64Array)
    }
  }
  return { row: order.arrange(judged, new Int32Array(order.length)), columns }
}

/** Of a column of a group's rows, the values of those that are judged. */
function judgedPart({ rows, judged }: PeerGroup): (column: Float64Array) => Float64Array {
  if (judged.length === rows.length) return (column) => column
  const wanted = new Set(judged)
  return (column) => column.filter((_, i) => wanted.has(rows[i]))
}

function rankLeftovers(data: Dataset, { row, columns }: PeerColumns, context: DetectionContext): readonly Candidate[] {
  const every = row.map((_, at) => at)
  // Trees are drawn from an order of contents, so that the place of a record in its file decides nothing.
  const model = trainPair({ columns, rows: contentOrder(columns) }, context.seed)
  const scores = addScores(scorePair(model, columns, every))
  const middle = median(scores)
  const spread = madToSigma * medianAbsoluteDeviation(scores, middle)
  if (!(spread > 0)) return []
  const candidates: Candidate[] = []
  for (let i = 0; i < row.length; i++) {
    assertWantedAt(i)
    const z = (scores[i] - middle) / spread
    if (z < scoreMin || context.selected[row[i]] !== 1) continue
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
