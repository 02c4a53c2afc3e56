// RE-19: two firms that bid the same amount to the cent in one tender. Round amounts and the estimate itself meet by chance or
// by custom (offers at the ceiling), so that there equality says little; and so do amounts that a low unit price makes coarse.

import type { Dataset } from '../../dataset/dataset.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { type Biddings, readBiddings } from '../views/bids/bidding.ts'

const roundCents = 100_00
/** Choice: from this unit price on, bids that differ by a cent a unit differ by less than one in ten thousand. */
const fineUnitCents = 100_00
const confidences = { customary: 0.1, coarse: 0.6, fine: 0.86 }

export const identicalBids = defineActFlag({
  id: 'RE-19',
  aliases: ['PR-07'],
  names: { firms: 'suppliers' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['bids.supplier', 'bids.value'],
  family: 'bid_values',
  kinds: ['contract', 'award', 'tender'],
  sensitivity: 0.3,
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const biddings = readBiddings(data)
    const { value, estimated_value, quantity } = data.acts
    return (row) => {
      if (methodOf(row) === 'direct') return undefined
      const [start = 0, end = 0] = [biddings.starts[row], biddings.starts[row + 1]]
      if (end - start < 2) return undefined
      const tie = largestTie(biddings, start, end)
      if (tie === undefined) return 'clear'
      const equal = biddings.suppliers.subarray(tie.first, tie.end)
      const cents = biddings.cents[tie.first]
      const isFine = cents / quantity[row] >= fineUnitCents
      const isCustomary = cents % roundCents === 0 || cents === estimated_value[row]
      return {
        confidence: confidences[isCustomary ? 'customary' : isFine ? 'fine' : 'coarse'],
        statistic: { method: 'equal_bids', score: equal.length, threshold: 2, sample_size: end - start },
        expected: { metric: 'equal_bids', observed: equal.length, value: 0, counterfactual: 1 },
        rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
        money_at_risk_cents: (value[row] || cents) / 4,
        factors: { same_value: 1 },
        facts: { firms: firmsOf(equal, data), firm_count: equal.length, bid_cents: cents, bidders: end - start },
      }
    }
  },
})

/** Most bids of one value, the lowest such value; undefined when all differ. */
function largestTie({ cents }: Biddings, start: number, end: number): { first: number; end: number } | undefined {
  let best: { first: number; end: number } | undefined
  for (let first = start; first < end; ) {
    let next = first + 1
    while (next < end && cents[next] === cents[first]) next++
    if (next - first >= 2 && next - first > (best ? best.end - best.first : 0)) best = { first, end: next }
    first = next
  }
  return best
}

function firmsOf(suppliers: Int32Array, data: Dataset): string {
  return Array.from(suppliers, (supplier) => data.text('supplier', supplier))
    .sort()
    .join(', ')
}
