// RE-14: a market in which the two lowest bids hardly ever come close, as if somebody had kept them apart (missing bids: Chassang,
// Kawai, Nakabayashi, Ortner 2022). Gaps relative to the estimate; the cut is ours. Compared with the other markets, since the shape
// of bids alone may thin out small gaps.

import type { Dataset } from '../../dataset/dataset.ts'
import { groupRows, membersOf } from '../../dataset/group-keys.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { median } from '../../stats/median.ts'
import { bulkOf, bulkTail } from '../evidence/excess.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { competedActs } from '../views/acts/awarded-acts.ts'
import { onePerTender } from '../views/acts/purchases.ts'
import { readBiddings } from '../views/bids/bidding.ts'

const bidsMin = 200
const densityRatioMax = 0.6
/** Choice: "close" is a quarter of the market's median gap, and the band beside it as wide. */
const closeShare = 0.25
const confidenceMax = 0.2

interface Market {
  readonly catalog: number
  readonly bids: number
  readonly close: number
  readonly beside: number
  readonly width: number
  readonly rows: readonly number[]
}

export const missingCloseBids = defineGroupTest({
  id: 'RE-14',
  names: { item: 'item' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.catalog', 'acts.estimated_value', 'bids.value'],
  family: 'missing_bids',
  partition: 'catalog',
  fold(data, rows) {
    const isCompeted = competedActs(data)
    const { catalog, estimated_value } = data.acts
    const markets = groupRows(rows, (row) => (estimated_value[row] > 0 && isCompeted(row) ? catalog[row] : -1))
    return Array.from(markets.keys).flatMap(
      (code, market) => readMarket(code, onePerTender(membersOf(markets, market), data), data) ?? [],
    )
  },
  weigh(markets) {
    const bulk = bulkOf(markets.map(toExcess))
    const sparse = markets.filter(({ close, beside }) => close < densityRatioMax * beside)
    return sparse.map((market) => {
      const { close, beside } = market
      const pValue = Math.max(binomialTail(beside, close + beside, 0.5), bulkTail(toExcess(market), bulk))
      return { ...market, ...chanceEvidence(pValue, markets.length, confidenceMax) }
    })
  },
  describe({ catalog, close, beside, bids, width }, { value_cents }, data) {
    const item = data.text('catalog', catalog)
    return {
      group: `missing_bids ${item}`,
      statistic: { method: 'missing_close_bids', score: close / beside, threshold: densityRatioMax, sample_size: bids },
      expected: {
        metric: 'close_tenders',
        observed: close,
        value: beside,
        low: Math.ceil(densityRatioMax * beside),
        counterfactual: Math.ceil(densityRatioMax * beside),
      },
      money_at_risk_cents: value_cents / 10,
      factors: { missing_close_bids: 1 },
      facts: { item, close_tenders: close, beside_tenders: beside, width_ratio: width, bids, value_cents },
    }
  },
})

function readMarket(catalog: number, acts: Int32Array, data: Dataset): Market | undefined {
  const { starts, cents, unknown } = readBiddings(data)
  const { estimated_value } = data.acts
  const [tenders, gaps] = [new Int32Array(acts.length), new Float64Array(acts.length)]
  let [count, bids] = [0, 0]
  for (const row of acts) {
    const [start, end] = [starts[row], starts[row + 1]]
    if (unknown[row] !== 0 || end - start < 2) continue
    bids += end - start
    tenders[count] = row
    gaps[count++] = (cents[start + 1] - cents[start]) / estimated_value[row]
  }
  if (bids < bidsMin) return undefined
  const width = closeShare * median(gaps.subarray(0, count))
  const rows: number[] = []
  let close = 0
  for (let at = 0; at < count; at++) {
    const gap = gaps[at]
    if (gap < width) close++
    else if (gap < 2 * width) rows.push(tenders[at])
  }
  return { catalog, bids, close, beside: rows.length, width, rows }
}

/** Two bands of one width: half of the gaps in each, if anything more in the closer one. */
function toExcess({ close, beside }: Market) {
  const both = close + beside
  return { observed: beside, expected: both / 2, variance: both / 4 }
}
