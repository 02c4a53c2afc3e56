// PA-04: a body whose competitions end with one valid bid far more often than those of others for the same items. One such tender
// is ordinary in many markets and no finding; records without bids say nothing.

import { defineShareOutlier, oneTrial } from '../forms/share-outlier.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { readBiddings } from '../views/bids/bidding.ts'

export const singleBidder = defineShareOutlier({
  id: 'PA-04',
  names: { organization: 'organization' },
  laws: ['Lei 14.133/2021, art. 11, II'],
  needs: ['acts.organization', 'bids.status'],
  family: 'single_bids',
  kinds: ['contract', 'award'],
  by: 'organization',
  trialsMin: 10,
  groupsMin: 8,
  excessMin: 0.15,
  confidenceMax: 0.6,
  riskShare: 0.2,
  factor: 'single_bids',
  law: { law: 'Lei 14.133/2021', article: 'art. 11, II' },
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const { starts, unknown } = readBiddings(data)
    return {
      tallyOf(row) {
        if (methodOf(row) !== 'competitive') return undefined
        const valid = starts[row + 1] - starts[row] + unknown[row]
        return valid === 0 ? undefined : oneTrial(valid === 1)
      },
      stratumOf: (row) => data.acts.catalog[row],
    }
  },
})
