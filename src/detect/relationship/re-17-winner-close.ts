// RE-17: two lowest bids that nearly meet, against the other tenders for the same item. Logs of the gap, since plain gaps have no
// lower fence above 0; equal bids are another indicator (RE-19).

import { definePeerFence } from '../forms/peer-fence.ts'
import { bidGapMeasure } from '../views/bids/bid-gap.ts'

export const winnerClose = definePeerFence({
  id: 'RE-17',
  aliases: ['PR-06'],
  type: 'relationship_anomaly',
  names: { item: 'item' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.catalog', 'bids.value'],
  family: 'bid_values',
  kinds: ['contract', 'award'],
  partition: 'catalog',
  sides: ['low'],
  reach: 3,
  peersMin: 30,
  confidenceMax: 0.25,
  sensitivity: 0.6,
  prepare: (data) => bidGapMeasure(data, { toMeasure: Math.log, fromMeasure: Math.exp }),
})
