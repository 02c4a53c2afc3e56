// Bid gap: the distance between the two lowest bids of a tender, compared within its catalogue item.

import type { Dataset } from '../../../dataset/dataset.ts'
import type { Outlier, OutlierFacts, PeerFence, PeerMeasure } from '../../forms/peer-fence.ts'
import { purchaseMethods } from '../acts/purchase-methods.ts'
import { type Biddings, readBiddings } from './bidding.ts'

/** What the detectors of bid gaps declare alike. */
export const bidGapFence = {
  names: { item: 'item' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.catalog', 'bids.value'],
  family: 'bid_values',
  kinds: ['contract', 'award'],
  partition: 'catalog',
  peersMin: 30,
  sensitivity: 0.6,
} as const satisfies Partial<PeerFence>

/** First bid position of a tender with two bids or more that a lowest bid won; −1 for other tenders. */
function judgedBids(data: Dataset, { starts, suppliers, cents, unknown }: Biddings): (row: number) => number {
  const methodOf = purchaseMethods(data)
  const { supplier } = data.acts
  return (row) => {
    const first = starts[row]
    if (starts[row + 1] - first < 2 || unknown[row] !== 0 || methodOf(row) === 'direct') return -1
    const winner = supplier[row]
    if (winner < 0) return first
    // Of equal lowest bids any may have won.
    for (let at = first; at < starts[row + 1] && cents[at] === cents[first]; at++)
      if (suppliers[at] === winner) return first
    return -1
  }
}

/** The gap between the two lowest bids among the tenders for one catalogue item, on the scale of `toMeasure`. */
export function bidGapMeasure(
  data: Dataset,
  { toMeasure, fromMeasure }: { toMeasure(ratio: number): number; fromMeasure(measure: number): number },
): PeerMeasure {
  const biddings = readBiddings(data)
  const { cents } = biddings
  const firstOf = judgedBids(data, biddings)
  const { catalog, value } = data.acts
  const describe = ({ row, fences, fence, side }: Outlier): OutlierFacts | undefined => {
    const first = firstOf(row)
    if (first < 0) return undefined
    const [winning, second] = [cents[first], cents[first + 1]]
    const ratio = (second - winning) / winning
    const usual = fromMeasure(fences.median)
    const fenceRatio = fromMeasure(fence)
    return {
      expected: {
        metric: 'gap_ratio',
        observed: ratio,
        value: usual,
        counterfactual: fenceRatio,
        ...(side === 'high' ? { high: fenceRatio } : { low: fenceRatio }),
      },
      money_at_risk_cents: (value[row] || winning) / 4,
      factors: { bid_gap: 1 },
      facts: {
        winning_bid_cents: winning,
        second_bid_cents: second,
        gap_ratio: ratio,
        usual_gap_ratio: usual,
        fence_gap_ratio: fenceRatio,
        tenders: fences.count,
        item: data.text('catalog', catalog[row]),
      },
    }
  }
  return {
    keyOf: (row) => (catalog[row] < 0 ? undefined : catalog[row]),
    measureOf(row) {
      const first = firstOf(row)
      const winning = cents[first]
      return first < 0 ? Number.NaN : toMeasure((cents[first + 1] - winning) / winning)
    },
    describe,
  }
}
