// PA-05: a tender in which every firm but the winner was disqualified. Two bids at least, one valid, and its firm is the winner.

import { defineActFlag } from './act-flag.ts'
import { readBidding } from './bidding.ts'
import { purchaseMethods } from './purchase-methods.ts'

export const othersDisqualified = defineActFlag({
  id: 'PA-05',
  type: 'pattern_anomaly',
  family: 'disqualification',
  kinds: ['contract', 'award'],
  sensitivity: 0.5,
  prepare(data) {
    const methodOf = purchaseMethods(data)
    return (row) => {
      if (methodOf(row) === 'direct') return undefined
      const { valid, disqualified, unknown } = readBidding(data, row)
      const bidders = valid.length + disqualified.length
      if (unknown > 0 || bidders < 2 || valid.length === 0) return undefined
      const [winner] = valid
      if (valid.length > 1 || winner?.supplier !== data.acts.supplier[row]) return 'clear'
      const cheaper = disqualified.filter(({ cents }) => cents < winner.cents).length
      return {
        confidence: Math.min(0.5, 0.15 + 0.1 * (disqualified.length - 1) + (cheaper > 0 ? 0.1 : 0)),
        statistic: { method: 'disqualified_bids', score: disqualified.length, threshold: 1, sample_size: bidders },
        expected: { metric: 'valid_bids', observed: 1, value: bidders, counterfactual: 2 },
        rule: { law: 'Lei 14.133/2021', article: 'art. 59', status: 'suspect' },
        money_at_risk_cents: (data.acts.value[row] || winner.cents) / 4,
        factors: { disqualified_bids: 1 },
        facts: { bidders, disqualified: disqualified.length, cheaper_disqualified: cheaper },
      }
    }
  },
})
