// PR-07: two firms that bid the same amount to the cent in one tender. Round amounts and the estimate itself meet by chance or
// by custom (offers at the ceiling), so that there equality says little.

import type { Dataset } from '../domain/dataset.ts'
import { defineActFlag } from './act-flag.ts'
import { type Offer, readBidding } from './bidding.ts'
import { purchaseMethods } from './purchase-methods.ts'

const roundCents = 100_00

export const identicalBids = defineActFlag({
  id: 'PR-07',
  type: 'relationship_anomaly',
  family: 'bid_values',
  kinds: ['contract', 'award', 'tender'],
  sensitivity: 0.3,
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const { value, estimated_value } = data.acts
    return (row) => {
      if (methodOf(row) === 'direct') return undefined
      const { valid } = readBidding(data, row)
      if (valid.length < 2) return undefined
      const equal = largestTie(valid)
      const [cents] = equal.map((offer) => offer.cents)
      if (cents === undefined) return 'clear'
      const isCustomary = cents % roundCents === 0 || cents === estimated_value[row]
      return {
        confidence: isCustomary ? 0.1 : 0.6,
        statistic: { method: 'equal_bids', score: equal.length, threshold: 2, sample_size: valid.length },
        expected: { metric: 'equal_bids', observed: equal.length, value: 0, counterfactual: 1 },
        rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
        money_at_risk_cents: (value[row] || cents) / 4,
        factors: { same_value: 1 },
        facts: { firms: firmsOf(equal, data), firm_count: equal.length, bid_cents: cents, bidders: valid.length },
      }
    }
  },
})

/** Most bids of one value, the lowest such value; empty when all differ. */
function largestTie(valid: readonly Offer[]): readonly Offer[] {
  let best: readonly Offer[] = []
  for (let first = 0; first < valid.length; ) {
    let end = first + 1
    while (end < valid.length && valid[end]?.cents === valid[first]?.cents) end++
    if (end - first >= 2 && end - first > best.length) best = valid.slice(first, end)
    first = end
  }
  return best
}

function firmsOf(offers: readonly Offer[], data: Dataset): string {
  return offers
    .map(({ supplier }) => data.text('supplier', supplier))
    .sort()
    .join(', ')
}
