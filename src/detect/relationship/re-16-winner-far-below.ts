// RE-16: a winner whose bid lies far below the second one, against the other tenders for the same item. Cover bids look like this;
// so does a firm that is simply better.

import { definePeerFence } from '../forms/peer-fence.ts'
import { bidGapMeasure } from '../views/bids/bid-gap.ts'

export const winnerFarBelow = definePeerFence({
  id: 'RE-16',
  aliases: ['PR-05'],
  type: 'relationship_anomaly',
  names: { item: 'item' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.catalog', 'bids.value'],
  family: 'bid_values',
  kinds: ['contract', 'award'],
  partition: 'catalog',
  sides: ['high'],
  // Choice: gaps decay like an exponential, of which five spreads cut one in a thousand.
  reach: 5,
  peersMin: 30,
  confidenceMax: 0.1,
  sensitivity: 0.6,
  prepare: (data) => bidGapMeasure(data, { toMeasure: Math.log1p, fromMeasure: Math.expm1 }),
})
