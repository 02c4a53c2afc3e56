import type { Dataset } from '../domain/dataset.ts'
import { readBiddings } from './bidding.ts'
import type { Outlier, OutlierFacts, PeerMeasure } from './peer-fence.ts'
import { purchaseMethods } from './purchase-methods.ts'

interface Gap {
  readonly winning: number
  readonly second: number
}

/** The winner's bid and the second one of a tender that the lowest bid won; undefined where that cannot be told. */
function bidGaps(data: Dataset): (row: number) => Gap | undefined {
  const methodOf = purchaseMethods(data)
  const { starts, suppliers, cents, unknown } = readBiddings(data)
  return (row) => {
    if (methodOf(row) === 'direct') return undefined
    const first = starts[row] ?? 0
    if (unknown[row] !== 0 || (starts[row + 1] ?? 0) - first < 2) return undefined
    const winner = data.acts.supplier[row] ?? -1
    if (winner >= 0 && winner !== suppliers[first]) return undefined
    return { winning: cents[first] ?? Number.NaN, second: cents[first + 1] ?? Number.NaN }
  }
}

/** The gap between the two lowest bids among the tenders for one catalogue item, on the scale of `toMeasure`. */
export function bidGapMeasure(
  data: Dataset,
  { toMeasure, fromMeasure }: { toMeasure(ratio: number): number; fromMeasure(measure: number): number },
): PeerMeasure {
  const gapOf = bidGaps(data)
  const { catalog, value } = data.acts
  const describe = ({ row, fences, fence, side }: Outlier): OutlierFacts | undefined => {
    const gap = gapOf(row)
    if (gap === undefined) return undefined
    const ratio = (gap.second - gap.winning) / gap.winning
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
      money_at_risk_cents: (value[row] || gap.winning) / 4,
      factors: { bid_gap: 1 },
      facts: {
        winning_bid_cents: gap.winning,
        second_bid_cents: gap.second,
        gap_ratio: ratio,
        usual_gap_ratio: usual,
        fence_gap_ratio: fenceRatio,
        tenders: fences.count,
        item: data.text('catalog', catalog[row] ?? -1),
      },
    }
  }
  return {
    keyOf: (row) => ((catalog[row] ?? -1) < 0 ? undefined : catalog[row]),
    measureOf(row) {
      const gap = gapOf(row)
      return gap === undefined ? Number.NaN : toMeasure((gap.second - gap.winning) / gap.winning)
    },
    describe,
  }
}
