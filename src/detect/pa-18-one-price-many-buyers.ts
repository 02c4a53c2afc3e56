// PA-18: a supplier that charges one body far more for an item than it charged other bodies within two months. The firm is its own
// peer: what the market pays does not matter, only what the same firm asks of others. Small quantities may cost more a piece.

import { DAY_ABSENT, type Dataset, isDay } from '../domain/dataset.ts'
import { median } from '../stats/median.ts'
import { groupKeys } from './group-keys.ts'
import { definePeerFence } from './peer-fence.ts'

const windowDays = 60
const ratioMin = 1.4
const othersMin = 2
/** Choice: so many on either side are more than a median needs; few firms sell one item more often within the window. */
const neighboursMax = 100

export const onePriceManyBuyers = definePeerFence({
  id: 'PA-18',
  type: 'pattern_anomaly',
  family: 'buyer_price',
  kinds: ['contract', 'award', 'contract_item'],
  partition: 'whole',
  sides: ['high'],
  reach: 3,
  peersMin: 20,
  confidenceMax: 0.25,
  sensitivity: 0.6,
  prepare(data, rows) {
    const others = readOtherPrices(data, rows)
    const { unit_price, quantity, supplier, catalog } = data.acts
    return {
      keyOf: (row) => ((others.counts[row] ?? 0) > 0 ? 0 : undefined),
      measureOf: (row) => Math.log((unit_price[row] ?? Number.NaN) / (others.usual[row] ?? Number.NaN)),
      describe({ row, fences, fence }) {
        const [price, usual] = [unit_price[row] ?? Number.NaN, others.usual[row] ?? Number.NaN]
        if (!(price >= ratioMin * usual)) return undefined
        const highest = usual * Math.max(ratioMin, Math.exp(fence))
        return {
          expected: {
            metric: 'unit_price',
            observed: price,
            value: usual,
            high: highest,
            counterfactual: highest,
          },
          money_at_risk_cents: Math.round(Math.max(0, (price - usual) * (quantity[row] || 1)) * 100),
          factors: { unit_price: 1 },
          facts: {
            supplier: data.text('supplier', supplier[row] ?? -1),
            item: data.text('catalog', catalog[row] ?? -1),
            unit_price: price,
            usual_unit_price: usual,
            ratio: price / usual,
            other_purchases: others.counts[row] ?? 0,
            compared: fences.count,
          },
        }
      },
    }
  },
})

/** Of each purchase, by row: the median price of the same item, unit and supplier at other bodies within the window, and of how many (0: too few). */
interface OtherPrices {
  readonly usual: Float64Array
  readonly counts: Uint8Array
}

function readOtherPrices(data: Dataset, rows: Int32Array): OtherPrices {
  const { organization, supplier, catalog, unit, unit_price, signing_day, length } = data.acts
  const dayOf = (row: number) => signing_day[row] ?? DAY_ABSENT
  const itemOf = (row: number) => catalog[row] ?? -1
  const unitOf = (row: number) => unit[row] ?? -1
  const sellers = groupKeys(
    rows.map((row) => {
      const isPriced = (organization[row] ?? -1) >= 0 && (unit_price[row] ?? 0) > 0
      return itemOf(row) >= 0 && isPriced && isDay(dayOf(row)) ? (supplier[row] ?? -1) : -1
    }),
  )
  const found = { usual: new Float64Array(length), counts: new Uint8Array(length) }
  const priceOf = (row: number) => unit_price[row] ?? 0
  const isOffer = (row: number, other: number | undefined): other is number =>
    other !== undefined &&
    itemOf(other) === itemOf(row) &&
    unitOf(other) === unitOf(row) &&
    Math.abs(dayOf(other) - dayOf(row)) <= windowDays
  const prices: number[] = []
  for (let seller = 0; seller < sellers.length; seller++) {
    const [start = 0, end = 0] = [sellers.starts[seller], sellers.starts[seller + 1]]
    if (end - start <= othersMin) continue
    const sorted = Array.from(sellers.members.subarray(start, end), (at) => rows[at] ?? -1)
    sorted.sort(
      (a, b) => itemOf(a) - itemOf(b) || unitOf(a) - unitOf(b) || dayOf(a) - dayOf(b) || priceOf(a) - priceOf(b),
    )
    for (const [at, row] of sorted.entries()) {
      prices.length = 0
      for (const step of [-1, 1])
        for (let i = at + step; Math.abs(i - at) <= neighboursMax; i += step) {
          const other = sorted[i]
          if (!isOffer(row, other)) break
          if (organization[other] !== organization[row]) prices.push(unit_price[other] ?? Number.NaN)
        }
      if (prices.length < othersMin) continue
      found.usual[row] = median(prices)
      found.counts[row] = prices.length
    }
  }
  return found
}
