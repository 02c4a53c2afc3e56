// PA-06: a valid bid lower than that of the winner, in a method that seeks the lowest price. Two records that should not coexist:
// the winner's bid and a lower one that nobody disqualified. Records lack the criterion, and preference for small firms
// (LC 123/2006 art. 44) and late withdrawals leave such traces: no proof.

import { defineActFlag } from '../forms/act-flag.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { readBiddings } from '../views/bids/bidding.ts'

/** LC 123/2006 art. 44: up to 10 % above the lowest bid counts as a tie for a small firm. */
const preferenceRatio = 1.1

export const lowestPassedOver = defineActFlag({
  id: 'PA-06',
  names: { lowest_bidder: 'supplier' },
  laws: ['Lei 14.133/2021, art. 34', 'LC 123/2006, art. 44'],
  needs: ['acts.supplier', 'acts.modality', 'bids.value'],
  family: 'lowest_bid',
  kinds: ['contract', 'award'],
  sensitivity: 0.4,
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const { starts, suppliers, cents, unknown } = readBiddings(data)
    return (row) => {
      if (methodOf(row) !== 'competitive') return undefined
      const [start = 0, end = 0] = [starts[row], starts[row + 1]]
      const winner = data.acts.supplier[row]
      let place = start
      while (place < end && suppliers[place] !== winner) place++
      if (unknown[row] !== 0 || end - start < 2 || place === end) return undefined
      const [lowest = Number.NaN, winning = Number.NaN] = [cents[start], cents[place]]
      if (winning <= lowest) return 'clear'
      const ratio = winning / lowest
      return {
        confidence: ratio > preferenceRatio ? 0.5 : 0.15,
        statistic: { method: 'lower_valid_bid', score: ratio, threshold: 1, sample_size: end - start },
        expected: { metric: 'bid_cents', observed: winning, value: lowest, counterfactual: lowest },
        rule: { law: 'Lei 14.133/2021', article: 'art. 34', status: 'suspect' },
        money_at_risk_cents: winning - lowest,
        factors: { lower_valid_bid: 1 },
        facts: {
          winning_bid_cents: winning,
          lowest_bid_cents: lowest,
          lowest_bidder: data.text('supplier', suppliers[start]),
          ratio,
          bidders: end - start,
        },
      }
    }
  },
})
