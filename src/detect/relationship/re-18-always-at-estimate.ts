// RE-18: a supplier, mostly at one body, whose competitions end at the estimate time and again: a firm that knows that nobody else
// will bid asks for all there is. Where everybody pays the estimate, as under a tariff, the item's other acts say so.

import { defineSignCluster } from '../forms/sign-cluster.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'

const estimateCentsMin = 1_00
/** Choice: rounding of items, and a margin just below. */
const nearRatio = 0.003

export const alwaysAtEstimate = defineSignCluster({
  id: 'RE-18',
  aliases: ['PR-03-ALWAYS'],
  names: { supplier: 'supplier', organization: 'organization' },
  laws: [
    'Lei 14.133/2021, art. 11, II',
    'Lei 8.666/1993, art. 3',
    'Lei 10.520/2002, art. 3, II',
    'Lei 13.303/2016, art. 31',
  ],
  needs: ['acts.supplier', 'acts.estimated_value', 'acts.value'],
  family: 'estimate',
  kinds: ['contract', 'award'],
  shareMin: 0.3,
  riskShare: 0.1,
  factor: 'award_to_estimate',
  articles: { 14133: 'art. 11, II', 8666: 'art. 3', 10520: 'art. 3, II', 13303: 'art. 31' },
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const { value, estimated_value } = data.acts
    return {
      hasSign(row) {
        const [cents = Number.NaN, estimate = Number.NaN] = [value[row], estimated_value[row]]
        if (!(estimate >= estimateCentsMin) || !(cents > 0) || methodOf(row) !== 'competitive') return undefined
        return Math.abs(cents / estimate - 1) <= nearRatio
      },
      stratumOf: itemOf(data),
    }
  },
})
