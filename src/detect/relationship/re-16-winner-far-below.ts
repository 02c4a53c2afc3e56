// RE-16: a winner whose bid lies far below the second one, against the other tenders for the same item. Cover bids look like this;
// so does a firm that is simply better.

import { definePeerFence } from '../forms/peer-fence.ts'
import { bidGapFence, bidGapMeasure } from '../views/bids/bid-gap.ts'

export const winnerFarBelow = definePeerFence({
  ...bidGapFence,
  id: 'RE-16',
  aliases: ['PR-05'],
  sides: ['high'],
  // Choice: gaps decay like an exponential, of which five spreads cut one in a thousand.
  reach: 5,
  confidenceMax: 0.1,
  prepare: (data) => bidGapMeasure(data, { toMeasure: Math.log1p, fromMeasure: Math.expm1 }),
})
