// RE-17: two lowest bids that nearly meet, against the other tenders for the same item. Logs of the gap, since plain gaps have no
// lower fence above 0; equal bids are another indicator (RE-19).

import { definePeerFence } from '../forms/peer-fence.ts'
import { bidGapFence, bidGapMeasure } from '../views/bids/bid-gap.ts'

export const winnerClose = definePeerFence({
  ...bidGapFence,
  id: 'RE-17',
  aliases: ['PR-06'],
  sides: ['low'],
  reach: 3,
  confidenceMax: 0.25,
  prepare: (data) => bidGapMeasure(data, { toMeasure: Math.log, fromMeasure: Math.exp }),
})
