// PA-08: a firm that bids again and again and wins far less than the number of rivals leads to expect. Cover bidders do this; so
// does a firm that is too dear. Its tenders are named, not its fault.

import { ABSENT_CODE, type Dataset } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import { binomialTail } from '../stats/binomial-tail.ts'
import { readBiddings } from './bidding.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from './chance-confidence.ts'
import { type DetectionContext, defineDetector } from './detector.ts'
import { type Bulk, bulkOf, bulkTail } from './excess.ts'
import { selectMembers } from './group-members.ts'
import { purchaseMethods } from './purchase-methods.ts'
import { standingActs } from './standing-acts.ts'

const bidsMin = 10
const winShareMax = 0.05
const confidenceMax = 0.25

interface Bidder {
  readonly supplier: number
  readonly rows: number[]
  wins: number
  /** Wins if each bidder of a tender were as likely to win. */
  expectedWins: number
  variance: number
}

export const persistentLoser = defineDetector<readonly Bidder[]>({
  id: 'PA-08',
  type: 'relationship_anomaly',
  partition: 'whole',
  phase: 'pattern_detection',
  fold(data, rows) {
    const stands = standingActs(data, ['contract', 'award'])
    const methodOf = purchaseMethods(data)
    const { starts, suppliers } = readBiddings(data)
    const bidders = new Map<number, Bidder>()
    for (const row of rows) {
      const winner = data.acts.supplier[row] ?? ABSENT_CODE
      if (winner < 0 || !stands(row) || methodOf(row) === 'direct') continue
      const valid = suppliers.subarray(starts[row], starts[row + 1])
      if (valid.length < 2 || !valid.includes(winner)) continue
      for (const supplier of valid)
        addTender(bidders, supplier, { row, rivals: valid.length, isWon: supplier === winner })
    }
    return [...bidders.values()].filter((bidder) => bidder.rows.length >= bidsMin)
  },
  reduce: (left, right) => [...left, ...right],
  finalize(bidders, data, context) {
    const bulk = bulkOf(bidders.map(toExcess))
    return bidders.flatMap((bidder) => toCandidate(bidder, { bulk, tests: bidders.length }, data, context) ?? [])
  },
})

interface Part {
  readonly row: number
  readonly rivals: number
  readonly isWon: boolean
}

function addTender(bidders: Map<number, Bidder>, supplier: number, { row, rivals, isWon }: Part): void {
  const bidder = bidders.get(supplier) ?? { supplier, rows: [], wins: 0, expectedWins: 0, variance: 0 }
  bidders.set(supplier, bidder)
  bidder.rows.push(row)
  if (isWon) bidder.wins++
  bidder.expectedWins += 1 / rivals
  bidder.variance += (1 - 1 / rivals) / rivals
}

/** Losses against those to be expected. */
function toExcess({ rows, wins, expectedWins, variance }: Bidder) {
  return { observed: rows.length - wins, expected: rows.length - expectedWins, variance }
}

function toCandidate(
  bidder: Bidder,
  { bulk, tests }: { readonly bulk: Bulk; readonly tests: number },
  data: Dataset,
  context: DetectionContext,
): Candidate | undefined {
  const { rows, wins, expectedWins, supplier } = bidder
  const bids = rows.length
  if (wins / bids >= winShareMax) return undefined
  const pValue = Math.max(binomialTail(bids - wins, bids, 1 - expectedWins / bids), bulkTail(toExcess(bidder), bulk))
  const confidence = groupConfidence(pValue, tests, confidenceMax)
  const members = confidence < confidenceMin ? undefined : selectMembers(rows, data, context)
  if (!members) return undefined
  const firm = data.text('supplier', supplier)
  return {
    detector: 'PA-08',
    type: 'relationship_anomaly',
    row: members.row,
    related: members.related,
    group: `loser ${firm}`,
    family: 'persistent_loser',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'binomial_tail',
      score: wins / bids,
      threshold: winShareMax,
      sample_size: bids,
      p_value: pValue,
    },
    expected: { metric: 'wins', observed: wins, value: expectedWins, counterfactual: Math.ceil(winShareMax * bids) },
    money_at_risk_cents: members.value_cents / 10,
    factors: { few_wins: 1 },
    facts: { firm, bids, wins, expected_wins: expectedWins, value_cents: members.value_cents },
  }
}
