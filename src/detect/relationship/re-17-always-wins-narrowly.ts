// RE-17-ALWAYS: a supplier that wins by a small margin time and again, against changing rivals: a firm that knows the other bids before the close
// need not go lower. A small firm that is called to undercut the best bid (LC 123 art. 44) is no such one. Where bids of an item always lie close, its other tenders say so.

import { smallFirmBenefitCodes } from '../../dataset/dataset.ts'
import { defineSignCluster } from '../forms/sign-cluster.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { readBiddings } from '../views/bids/bidding.ts'

/** Choice: half a percent below the second. */
const hairRatio = 0.005
const preferred = smallFirmBenefitCodes.indexOf('applied')

export const alwaysWinsNarrowly = defineSignCluster({
  id: 'RE-17-ALWAYS',
  aliases: ['PR-06-ALWAYS'],
  names: { supplier: 'supplier', organization: 'organization' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.supplier', 'bids.value'],
  family: 'bid_values',
  kinds: ['contract', 'award'],
  shareMin: 0.2,
  riskShare: 0.1,
  factor: 'close_bids',
  law: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d' },
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const { starts, suppliers, cents, unknown } = readBiddings(data)
    return {
      hasSign(row) {
        const [start = 0, end = 0] = [starts[row], starts[row + 1]]
        if (end - start < 2 || unknown[row] !== 0 || methodOf(row) === 'direct') return undefined
        if (suppliers[start] !== data.acts.supplier[row]) return undefined
        if (data.acts.small_firm_benefit[row] === preferred) return undefined
        const [first = 0, second = 0] = [cents[start], cents[start + 1]]
        return second > first && second - first <= hairRatio * first
      },
      stratumOf: itemOf(data),
    }
  },
})
