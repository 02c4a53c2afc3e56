// RE-22: a firm that bids again and again and wins far less than the number of rivals leads to expect. Cover bidders do this; so
// does a firm that is too dear. Its tenders are named, not its fault.

import type { Dataset } from '../../dataset/dataset.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { bulkOf, bulkTail } from '../evidence/excess.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { onePerTender } from '../views/acts/purchases.ts'
import { standingActs } from '../views/acts/standing-acts.ts'
import { readBiddings } from '../views/bids/bidding.ts'

const bidsMin = 10
const winShareMax = 0.05
/** Choice: firms are small, dear or far, so that hardly any of those that seldom win covers for others. */
const confidenceMax = 0.12

interface Bidder {
  readonly supplier: number
  readonly bids: number
  readonly wins: number
  /** Wins if each bidder of a tender were as likely to win. */
  readonly expectedWins: number
  readonly variance: number
  /** Its tenders, where it wins so seldom that they may be named. */
  readonly rows: readonly number[]
}

export const persistentLoser = defineGroupTest({
  id: 'RE-22',
  aliases: ['PA-08'],
  names: { firm: 'supplier' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['bids.supplier'],
  family: 'persistent_loser',
  partition: 'whole',
  fold(data, rows) {
    const bids = readBids(data, rows)
    const { starts, members, length } = groupKeys(bids.firms)
    const bidders: Bidder[] = []
    for (let group = 0; group < length; group++) {
      const [start = 0, end = 0] = [starts[group], starts[group + 1]]
      if (end - start >= bidsMin) bidders.push(toBidder(members.subarray(start, end), bids, data))
    }
    return bidders
  },
  weigh(bidders) {
    const bulk = bulkOf(bidders.map(toExcess))
    const losers = bidders.filter(({ wins, bids }) => wins / bids < winShareMax)
    return losers.map((bidder) => {
      const { bids, wins, expectedWins } = bidder
      const exact = binomialTail(bids - wins, bids, 1 - expectedWins / bids)
      const pValue = Math.max(exact, bulkTail(toExcess(bidder), bulk))
      return { ...bidder, ...chanceEvidence(pValue, bidders.length, confidenceMax) }
    })
  },
  describe({ bids, wins, expectedWins, supplier }, { value_cents }, data) {
    const firm = data.text('supplier', supplier)
    return {
      group: `loser ${firm}`,
      statistic: { method: 'win_share', score: wins / bids, threshold: winShareMax, sample_size: bids },
      expected: { metric: 'wins', observed: wins, value: expectedWins, counterfactual: Math.ceil(winShareMax * bids) },
      money_at_risk_cents: value_cents / 10,
      factors: { few_wins: 1 },
      facts: { firm, bids, wins, expected_wins: expectedWins, value_cents },
    }
  },
})

/** Firm and act of every valid bid in a competition that one of its bidders won. */
interface FirmBids {
  readonly firms: Int32Array
  readonly acts: Int32Array
}

function readBids(data: Dataset, rows: Int32Array): FirmBids {
  const stands = standingActs(data, ['contract', 'award'])
  const methodOf = purchaseMethods(data)
  const { starts, suppliers } = readBiddings(data)
  const [firms, acts] = [new Int32Array(suppliers.length), new Int32Array(suppliers.length)]
  let count = 0
  const isContested = (row: number) => {
    const winner = data.acts.supplier[row]
    if (winner < 0 || !stands(row) || methodOf(row) === 'direct') return false
    const [start = 0, end = 0] = [starts[row], starts[row + 1]]
    let isWinnerAmong = false
    for (let at = start; at < end; at++) isWinnerAmong ||= suppliers[at] === winner
    return end - start >= 2 && isWinnerAmong
  }
  for (const row of onePerTender(pickRows(rows, isContested), data, 'catalog')) {
    const [start = 0, end = 0] = [starts[row], starts[row + 1]]
    for (let at = start; at < end; at++) {
      firms[count] = suppliers[at]
      acts[count++] = row
    }
  }
  return { firms: firms.subarray(0, count), acts }
}

/** Sums up the bids of one firm, given by their positions. */
function toBidder(own: Int32Array, { firms, acts }: FirmBids, data: Dataset): Bidder {
  const { starts } = readBiddings(data)
  const supplier = firms[own[0]]
  let [wins, expectedWins, variance] = [0, 0, 0]
  for (const at of own) {
    const row = acts[at]
    const rivals = starts[row + 1] - starts[row]
    if (data.acts.supplier[row] === supplier) wins++
    expectedWins += 1 / rivals
    variance += (1 - 1 / rivals) / rivals
  }
  const bids = own.length
  const rows = wins / bids >= winShareMax ? [] : Array.from(own, (at) => acts[at])
  return { supplier, bids, wins, expectedWins, variance, rows }
}

/** Losses against those to be expected. */
function toExcess({ bids, wins, expectedWins, variance }: Bidder) {
  return { observed: bids - wins, expected: bids - expectedWins, variance }
}
