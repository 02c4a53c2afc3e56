// PA-18: a supplier that charges one body far more for an item than it charged other bodies within two months. The firm is its own
// peer: what the market pays does not matter, only what the same firm asks of others. Small quantities may cost more a piece.

import { DAY_ABSENT, type Dataset, isDay } from '../domain/dataset.ts'
import { median } from '../stats/median.ts'
import { groupBy } from './group-by.ts'
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
      keyOf: (row) => (others.has(row) ? 0 : undefined),
      measureOf: (row) => Math.log((unit_price[row] ?? Number.NaN) / (others.get(row)?.usual ?? Number.NaN)),
      describe({ row, fences, fence }) {
        const [price, other] = [unit_price[row] ?? Number.NaN, others.get(row)]
        if (other === undefined || !(price >= ratioMin * other.usual)) return undefined
        const highest = other.usual * Math.max(ratioMin, Math.exp(fence))
        return {
          expected: {
            metric: 'unit_price',
            observed: price,
            value: other.usual,
            high: highest,
            counterfactual: highest,
          },
          money_at_risk_cents: Math.round(Math.max(0, (price - other.usual) * (quantity[row] || 1)) * 100),
          factors: { unit_price: 1 },
          facts: {
            supplier: data.text('supplier', supplier[row] ?? -1),
            item: data.text('catalog', catalog[row] ?? -1),
            unit_price: price,
            usual_unit_price: other.usual,
            ratio: price / other.usual,
            other_purchases: other.count,
            compared: fences.count,
          },
        }
      },
    }
  },
})

interface OtherPrices {
  readonly usual: number
  readonly count: number
}

/** Of each purchase: the median price of the same item, unit and supplier at other bodies within the window. */
function readOtherPrices(data: Dataset, rows: Int32Array): ReadonlyMap<number, OtherPrices> {
  const { organization, supplier, catalog, unit, unit_price, signing_day } = data.acts
  const dayOf = (row: number) => signing_day[row] ?? DAY_ABSENT
  const itemOf = (row: number) => catalog[row] ?? -1
  const unitOf = (row: number) => unit[row] ?? -1
  const sellers = groupBy(rows, (row) =>
    itemOf(row) >= 0 &&
    (organization[row] ?? -1) >= 0 &&
    (unit_price[row] ?? 0) > 0 &&
    isDay(dayOf(row)) &&
    (supplier[row] ?? -1) >= 0
      ? supplier[row]
      : undefined,
  )
  const found = new Map<number, OtherPrices>()
  for (const sold of sellers.values()) {
    if (sold.length <= othersMin) continue
    const priceOf = (row: number) => unit_price[row] ?? 0
    const sorted = sold.sort(
      (a, b) => itemOf(a) - itemOf(b) || unitOf(a) - unitOf(b) || dayOf(a) - dayOf(b) || priceOf(a) - priceOf(b),
    )
    const isOffer = (row: number, other: number | undefined): other is number =>
      other !== undefined &&
      itemOf(other) === itemOf(row) &&
      unitOf(other) === unitOf(row) &&
      Math.abs(dayOf(other) - dayOf(row)) <= windowDays
    for (const [at, row] of sorted.entries()) {
      const prices: number[] = []
      for (const step of [-1, 1])
        for (let i = at + step; Math.abs(i - at) <= neighboursMax; i += step) {
          const other = sorted[i]
          if (!isOffer(row, other)) break
          if (organization[other] !== organization[row]) prices.push(unit_price[other] ?? Number.NaN)
        }
      if (prices.length >= othersMin) found.set(row, { usual: median(prices), count: prices.length })
    }
  }
  return found
}
