// PA-05: a tender in which every firm but the winner was disqualified. Two bids at least, one valid, and its firm is the winner.

import { defineActFlag } from '../forms/act-flag.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { readBiddings } from '../views/bids/bidding.ts'

export const othersDisqualified = defineActFlag({
  id: 'PA-05',
  laws: ['Lei 14.133/2021, art. 59'],
  needs: ['acts.supplier', 'bids.status'],
  family: 'disqualification',
  kinds: ['contract', 'award'],
  sensitivity: 0.5,
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const biddings = readBiddings(data)
    return (row) => {
      if (methodOf(row) === 'direct') return undefined
      const start = biddings.starts[row]
      const valid = biddings.starts[row + 1] - start
      const disqualified = biddings.disqualified[row]
      const bidders = valid + disqualified
      if (biddings.unknown[row] !== 0 || bidders < 2 || valid === 0) return undefined
      if (valid > 1 || biddings.suppliers[start] !== data.acts.supplier[row]) return 'clear'
      const cheaper = biddings.cheaperDisqualified[row]
      return {
        confidence: Math.min(0.5, 0.15 + 0.1 * (disqualified - 1) + (cheaper > 0 ? 0.1 : 0)),
        statistic: { method: 'disqualified_bids', score: disqualified, threshold: 1, sample_size: bidders },
        expected: { metric: 'valid_bids', observed: 1, value: bidders, counterfactual: 2 },
        rule: { law: 'Lei 14.133/2021', article: 'art. 59', status: 'suspect' },
        money_at_risk_cents: (data.acts.value[row] || biddings.cents[start] || 0) / 4,
        factors: { disqualified_bids: 1 },
        facts: { bidders, disqualified, cheaper_disqualified: cheaper },
      }
    }
  },
})
