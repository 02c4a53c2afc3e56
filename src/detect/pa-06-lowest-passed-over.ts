// PA-06: a valid bid lower than that of the winner, in a method that seeks the lowest price. Two records that should not coexist:
// the winner's bid and a lower one that nobody disqualified. Records do not tell the criterion, and preference for small firms
// (LC 123/2006 art. 44) and late withdrawals leave such traces: no proof.

import { defineActFlag } from './act-flag.ts'
import { readBidding } from './bidding.ts'
import { purchaseMethods } from './purchase-methods.ts'

/** LC 123/2006 art. 44: up to 10 % above the lowest bid counts as a tie for a small firm. */
const preferenceRatio = 1.1

export const lowestPassedOver = defineActFlag({
  id: 'PA-06',
  type: 'pattern_anomaly',
  family: 'lowest_bid',
  kinds: ['contract', 'award'],
  sensitivity: 0.4,
  prepare(data) {
    const methodOf = purchaseMethods(data)
    return (row) => {
      if (methodOf(row) !== 'competitive') return undefined
      const { valid, unknown } = readBidding(data, row)
      const winner = valid.find(({ supplier }) => supplier === data.acts.supplier[row])
      const [lowest] = valid
      if (unknown > 0 || valid.length < 2 || winner === undefined || lowest === undefined) return undefined
      if (winner.cents <= lowest.cents) return 'clear'
      const ratio = winner.cents / lowest.cents
      return {
        confidence: ratio > preferenceRatio ? 0.5 : 0.15,
        statistic: { method: 'lower_valid_bid', score: ratio, threshold: 1, sample_size: valid.length },
        expected: { metric: 'bid_cents', observed: winner.cents, value: lowest.cents, counterfactual: lowest.cents },
        rule: { law: 'Lei 14.133/2021', article: 'art. 34', status: 'suspect' },
        money_at_risk_cents: winner.cents - lowest.cents,
        factors: { lower_valid_bid: 1 },
        facts: {
          winning_bid_cents: winner.cents,
          lowest_bid_cents: lowest.cents,
          lowest_bidder: data.text('supplier', lowest.supplier),
          ratio,
          bidders: valid.length,
        },
      }
    }
  },
})
