// RE-19-AGAIN: two firms that bid one amount to the cent in tender after tender. Once may be chance or a tariff (RE-19); where ties are
// usual for an item, as under a regulated price, the bids of other firms for it say so.

import type { Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { keepMarkedRows } from '../../dataset/keep-rows.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { tenderCodes } from '../views/acts/decisions.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { onePerTender, ownActs } from '../views/acts/purchases.ts'
import { standingMarks } from '../views/acts/standing-acts.ts'
import { readBiddings } from '../views/bids/bidding.ts'

const tiesMin = 3
const biddersMax = 12
/** Choice: chance of a tie is taken for no less, and an item's own share of ties leans on so many pairs of bids. */
const tieShareMin = 1e-3
const leaningPairs = 5

interface TiedPair {
  readonly first: number
  readonly second: number
  readonly rows: readonly number[]
  /** Tenders in which they tied, and in which they met: the lots of a tender count once. */
  readonly ties: number
  readonly meetings: number
  readonly tieShare: number
}

interface TiedPairs {
  readonly pairs: readonly TiedPair[]
  readonly tests: number
}

export const bidsTiedAgain = defineGroupTest({
  id: 'RE-19-AGAIN',
  aliases: ['PR-07-AGAIN'],
  names: { firms: 'suppliers' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['bids.supplier', 'bids.value'],
  family: 'bid_values',
  partition: 'whole',
  fold(data, rows) {
    const { starts, suppliers, cents } = readBiddings(data)
    const methodOf = purchaseMethods(data)
    const tenderOf = tenderCodes(data)
    const isOwn = ownActs(data)
    const eligible = keepMarkedRows(rows, standingMarks(data, ['contract', 'award'])).filter((row) => {
      const bids = starts[row + 1] - starts[row]
      return bids >= 2 && bids <= biddersMax && methodOf(row) !== 'direct' && isOwn(row)
    })
    const firms = data.size('supplier')
    const tied: { row: number; key: number }[] = []
    for (const row of eligible)
      for (let at = starts[row]; at < starts[row + 1]; at++)
        // Bids stand lowest first, and equal ones by firm.
        for (let next = at + 1; next < starts[row + 1] && cents[next] === cents[at]; next++)
          tied.push({ row, key: suppliers[at] * firms + suppliers[next] })
    const pairs = [...groupBy(tied, ({ key }) => key)].filter(
      ([, ties]) => ties.length >= tiesMin && hasTenders(ties, tenderOf),
    )
    if (pairs.length === 0) return { pairs: [], tests: 0 }
    const usual = tieShares(data, eligible)
    const meetings = meetingsOf(new Set(pairs.map(([key]) => key)), data, eligible)
    return {
      pairs: pairs.map(([key, ties]) => {
        const [first, second] = [Math.floor(key / firms), key % firms]
        const rows = ties.map(({ row }) => row)
        const own = [...onePerTender(Int32Array.from(rows), data)]
        return { first, second, rows, ties: own.length, meetings: meetings.get(key)?.size ?? 0, tieShare: usual(own) }
      }),
      tests: eligible.length,
    }
  },
  reduce: (left: TiedPairs, right: TiedPairs) => (left.tests >= right.tests ? left : right),
  weigh: ({ pairs, tests }) =>
    pairs.map((pair) => ({
      ...pair,
      ...chanceEvidence(binomialTail(pair.ties, pair.meetings, Math.min(1, pair.tieShare)), tests),
    })),
  describe({ first, second, ties, meetings, tieShare }, { value_cents }, data) {
    const firms = [first, second].map((firm) => data.text('supplier', firm)).sort()
    return {
      group: `ties ${firms.join(' ')}`,
      statistic: { method: 'equal_bids', score: ties, threshold: tiesMin, sample_size: meetings },
      expected: { metric: 'tenders', observed: ties, value: tieShare * meetings, counterfactual: tiesMin - 1 },
      rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
      money_at_risk_cents: Math.round(value_cents / 4),
      factors: { same_value: 1 },
      facts: { firms: firms.join(', '), tenders: ties, meetings, value_cents },
    }
  },
})

/** The share of other pairs of bids for the same items that tie. */
function tieShares(data: Dataset, eligible: Int32Array): (own: readonly number[]) => number {
  const { starts, cents } = readBiddings(data)
  const item = itemOf(data)
  const counts = new Map<number, { pairs: number; ties: number }>()
  for (const row of eligible) {
    const count = counts.get(item(row)) ?? { pairs: 0, ties: 0 }
    counts.set(item(row), count)
    const [start = 0, end = 0] = [starts[row], starts[row + 1]]
    count.pairs += ((end - start) * (end - start - 1)) / 2
    for (let at = start; at < end; at++)
      for (let next = at + 1; next < end && cents[next] === cents[at]; next++) count.ties++
  }
  return (own) => {
    let sum = 0
    for (const [code, rows] of groupBy(own, item)) {
      const { pairs, ties } = counts.get(code) ?? { pairs: 0, ties: 0 }
      sum += (rows.length * (ties - rows.length)) / (pairs - rows.length + leaningPairs)
    }
    return Math.max(tieShareMin, sum / own.length)
  }
}

function hasTenders(ties: readonly { readonly row: number }[], tenderOf: (row: number) => number): boolean {
  return new Set(ties.map(({ row }) => tenderOf(row))).size >= tiesMin
}

/** The tenders in which the two firms of each key met. */
function meetingsOf(keys: ReadonlySet<number>, data: Dataset, eligible: Int32Array): ReadonlyMap<number, Set<number>> {
  const { starts, suppliers } = readBiddings(data)
  const tenderOf = tenderCodes(data)
  const firms = data.size('supplier')
  const found = new Map([...keys].map((key) => [key, new Set<number>()]))
  for (const row of eligible) {
    const own = suppliers.slice(starts[row], starts[row + 1]).sort()
    for (const [at, first] of own.entries())
      for (let next = at + 1; next < own.length; next++) found.get(first * firms + own[next])?.add(tenderOf(row))
  }
  return found
}
