// RE-20-WINNER: a firm whose tenders have a losing bid at one ratio to its own to four decimals, or at one sum above it to the cent,
// whichever firms lose. RE-20 looks at pairs: who covers for a winner may change from tender to tender. What chance gives is read from
// how often ratios and sums of different winners coincide, and from how common the value itself is, so that no custom of round
// mark-ups is held against anyone.

import type { Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { coincidenceTail } from '../evidence/coincidence-tail.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { standingActs } from '../views/acts/standing-acts.ts'
import { readBiddings } from '../views/bids/bidding.ts'

const decimals = 1e4
const biddersMax = 12
/** Choice: twice may be one list price. */
const tendersMin = 3
/** Choice: chance of a coincidence is taken for no less. */
const coincidenceMin = 1e-4
/** Choice: an unvalidated sign; a custom of one market that nobody else on record has looks like it. */
const confidenceMax = 0.9

type Distance = 'ratio' | 'sum'

/** A losing bid of a tender: its ratio to the winning one in ten thousandths, and what it is above it in cents. */
interface LosingBid {
  readonly row: number
  readonly ratio: number
  readonly sum: number
}

interface RepeatedDistance {
  readonly winner: number
  readonly distance: Distance
  readonly value: number
  readonly rows: readonly number[]
  /** Tenders that it won against others. */
  readonly won: number
  readonly pValue: number
}

interface FoldedDistances {
  readonly found: readonly RepeatedDistance[]
  readonly tests: number
}

export const winnerAtFixedDistance = defineGroupTest({
  id: 'RE-20-WINNER',
  names: { winner: 'supplier' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['bids.supplier', 'bids.value'],
  family: 'bid_values',
  partition: 'whole',
  fold(data, rows): FoldedDistances {
    const byWinner = readLosingBids(data, rows)
    const judged = (['ratio', 'sum'] as const).map((distance) => repeats(byWinner, distance))
    return { found: judged.flat(), tests: 2 * byWinner.size }
  },
  // One partition alone: the chance of a coincidence is that of all bids.
  reduce: (left, right) => (left.tests >= right.tests ? left : right),
  weigh: ({ found, tests }) => found.map((one) => ({ ...one, ...chanceEvidence(one.pValue, tests, confidenceMax) })),
  describe({ winner, distance, value, rows, won }, { value_cents }, data) {
    const firm = data.text('supplier', winner)
    return {
      group: `distance ${firm} ${distance} ${value}`,
      statistic: { method: 'fixed_multiple', score: rows.length, threshold: tendersMin, sample_size: won },
      expected: { metric: 'tenders', observed: rows.length, value: 1, counterfactual: tendersMin - 1 },
      rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
      money_at_risk_cents: Math.round(value_cents / 4),
      factors: { fixed_multiple: 1 },
      facts: {
        winner: firm,
        tenders: rows.length,
        meetings: won,
        ...(distance === 'ratio' ? { multiple: value / decimals } : { above_cents: value }),
        value_cents,
      },
    }
  },
})

/** The losing bids of contested tenders by their winner; a tender that is on record twice counts once. */
function readLosingBids(data: Dataset, rows: Int32Array): ReadonlyMap<number, readonly LosingBid[]> {
  const stands = standingActs(data, ['contract', 'award', 'tender'])
  const methodOf = purchaseMethods(data)
  const { starts, suppliers, cents } = readBiddings(data)
  const found = new Map<number, LosingBid[]>()
  const seen = new Set<string>()
  for (let place = 0; place < rows.length; place++) {
    assertWantedAt(place)
    const row = rows[place]
    const [start, end] = [starts[row], starts[row + 1]]
    const lowest = cents[start]
    // Small bids have few ratios, and of two equal lowest bids neither is the one that others are measured by.
    if (end - start < 2 || end - start > biddersMax || lowest < decimals || cents[start + 1] === lowest) continue
    if (!stands(row) || methodOf(row) === 'direct') continue
    const winner = suppliers[start]
    const key = `${winner} ${cents.subarray(start, end).join(' ')}`
    if (seen.has(key)) continue
    seen.add(key)
    const own = found.get(winner) ?? []
    found.set(winner, own)
    for (let at = start + 1; at < end; at++)
      own.push({ row, ratio: Math.round((cents[at] / lowest) * decimals), sum: cents[at] - lowest })
  }
  return found
}

/** Of each winner the distance that repeats over most tenders, where it does so by more than chance. */
function repeats(byWinner: ReadonlyMap<number, readonly LosingBid[]>, distance: Distance): readonly RepeatedDistance[] {
  const winnersOf = countWinners(byWinner, distance)
  let [all, equal] = [0, 0]
  for (const count of winnersOf.values()) {
    all += count
    equal += count * (count - 1)
  }
  const coincidence = Math.max(coincidenceMin, equal / Math.max(1, all * (all - 1)))
  return [...byWinner].flatMap(([winner, bids]) => {
    const won = new Set(bids.map(({ row }) => row)).size
    const repeated = [...groupBy(bids, (bid) => bid[distance])].flatMap(([value, own]) => {
      const rows = [...new Set(own.map(({ row }) => row))]
      if (rows.length < tendersMin) return []
      // As common as among other winners, if that is more often than any two values coincide.
      const usual = Math.max(coincidence, ((winnersOf.get(value) ?? 1) - 1) / Math.max(1, all))
      return { winner, distance, value, rows, won, pValue: coincidenceTail(rows.length, bids.length, usual) }
    })
    const [best] = repeated.sort((a, b) => a.pValue - b.pValue || b.rows.length - a.rows.length || a.value - b.value)
    return best ? [best] : []
  })
}

/** How many winners have each distance at all: that of one winner over and over is what is tested. */
function countWinners(byWinner: ReadonlyMap<number, readonly LosingBid[]>, distance: Distance): Map<number, number> {
  const counts = new Map<number, number>()
  for (const bids of byWinner.values())
    for (const value of new Set(bids.map((bid) => bid[distance]))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
