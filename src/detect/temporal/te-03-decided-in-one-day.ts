// TE-03-ONE-DAY: a body that closes, awards and signs on one day time and again, where others take days for the same steps: between
// close and award lie the judgement of papers and the time for appeals (Lei 14.133 art. 165, three working days). Gate: a tender with
// one bidder has nobody who could appeal, so that it says nothing.

import { childRange } from '../../dataset/child-rows.ts'
import { isDay } from '../../dataset/dataset.ts'
import { defineSignCluster } from '../forms/sign-cluster.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'

export const decidedInOneDay = defineSignCluster({
  id: 'TE-03-ONE-DAY',
  names: { supplier: 'supplier', organization: 'organization' },
  laws: [
    'Lei 14.133/2021, art. 165',
    'Lei 8.666/1993, art. 109',
    'Lei 10.520/2002, art. 4, XVIII',
    'Lei 13.303/2016, art. 59',
  ],
  needs: ['acts.proposals_close_day', 'acts.signing_day'],
  family: 'decision_time',
  kinds: ['contract'],
  shareMin: 0.02,
  riskShare: 0.1,
  factor: 'decision_time',
  articles: { 14133: 'art. 165', 8666: 'art. 109', 10520: 'art. 4, XVIII', 13303: 'art. 59' },
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const { proposals_close_day, award_day, signing_day, modality } = data.acts
    return {
      hasSign(row) {
        const closed = proposals_close_day[row]
        const signed = signing_day[row]
        if (!isDay(closed) || !isDay(signed) || methodOf(row) !== 'competitive') return undefined
        const [first, end] = childRange(data.bids.parent, row)
        if (end - first === 1) return undefined
        const awarded = award_day[row]
        return signed === closed && (awarded === closed || !isDay(awarded))
      },
      stratumOf: (row) => modality[row],
    }
  },
})
