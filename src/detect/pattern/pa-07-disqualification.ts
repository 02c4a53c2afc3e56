// PA-07: a body that disqualifies far more of its bidders than others do for the same items.

import { defineShareOutlier } from '../forms/share-outlier.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { readBiddings } from '../views/bids/bidding.ts'

export const disqualification = defineShareOutlier({
  id: 'PA-07',
  names: { organization: 'organization' },
  laws: ['Lei 14.133/2021, art. 59'],
  needs: ['acts.organization', 'bids.status'],
  family: 'disqualification',
  kinds: ['contract', 'award'],
  by: 'organization',
  trialsMin: 20,
  groupsMin: 8,
  excessMin: 0.1,
  confidenceMax: 0.5,
  riskShare: 0.2,
  factor: 'disqualified_bids',
  law: { law: 'Lei 14.133/2021', article: 'art. 59' },
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const { starts, unknown, disqualified } = readBiddings(data)
    return {
      tallyOf(row) {
        if (methodOf(row) === 'direct') return undefined
        const hits = disqualified[row]
        const trials = starts[row + 1] - starts[row] + unknown[row] + hits
        return trials < 2 ? undefined : { trials, hits }
      },
      stratumOf: (row) => data.acts.catalog[row],
    }
  },
})
