// PA-18: a supplier that charges one body far more for an item than it charged other bodies within two months. The firm is its own
// peer: what the market pays does not matter, only what the same firm asks of others. Small quantities may cost more a piece.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupCodes, type KeyGroups, splitGroups } from '../../dataset/group-keys.ts'
import { sortFew } from '../../dataset/sort-few.ts'
import { assertWanted, assertWantedAt } from '../../dataset/wanted.ts'
import { median } from '../../stats/median.ts'
import { definePeerFence } from '../forms/peer-fence.ts'
import { unitOf } from '../views/acts/unit-names.ts'

const windowDays = 60
const ratioMin = 1.4
const othersMin = 2
/** Choice: so many on either side are more than a median needs; few firms sell one item more often within the window. */
const neighboursMax = 100

export const onePriceManyBuyers = definePeerFence({
  id: 'PA-18',
  names: { supplier: 'supplier', item: 'item' },
  needs: ['acts.organization', 'acts.supplier', 'acts.catalog', 'acts.unit_price', 'acts.signing_day'],
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
      keyOf: (row) => (others.counts[row] > 0 ? 0 : undefined),
      measureOf: (row) => Math.log(unit_price[row] / others.usual[row]),
      describe({ row, fences, fence }) {
        const [price, usual] = [unit_price[row], others.usual[row]]
        if (!(price >= ratioMin * usual)) return undefined
        const highest = usual * Math.max(ratioMin, Math.exp(fence))
        return {
          expected: { metric: 'unit_price', observed: price, value: usual, high: highest, counterfactual: highest },
          money_at_risk_cents: Math.round(Math.max(0, (price - usual) * (quantity[row] || 1)) * 100),
          factors: { unit_price: 1 },
          facts: {
            supplier: data.text('supplier', supplier[row]),
            item: data.text('catalog', catalog[row]),
            unit_price: price,
            usual_unit_price: usual,
            ratio: price / usual,
            other_purchases: others.counts[row],
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
  const { organization, unit_price, signing_day, length } = data.acts
  const purchases = purchasesOfOne(data, rows)
  const found = { usual: new Float64Array(length), counts: new Uint8Array(length) }
  const prices = new Float64Array(2 * neighboursMax)
  for (let one = 0; one < purchases.length; one++) {
    const [start, end] = [purchases.starts[one], purchases.starts[one + 1]]
    if (end - start <= othersMin) continue
    assertWanted()
    const sorted = purchases.members.subarray(start, end)
    sortFew(sorted, (a, b) => difference(signing_day, a, b) || difference(unit_price, a, b))
    for (let at = 0; at < sorted.length; at++) {
      assertWantedAt(at)
      const row = sorted[at]
      const [day, body] = [signing_day[row], organization[row]]
      let count = 0
      for (let step = -1; step <= 1; step += 2)
        for (let i = at + step; i >= 0 && i < sorted.length && Math.abs(i - at) <= neighboursMax; i += step) {
          const other = sorted[i]
          if (Math.abs(signing_day[other] - day) > windowDays) break
          if (organization[other] !== body) prices[count++] = unit_price[other]
        }
      if (count < othersMin) continue
      found.usual[row] = median(prices.subarray(0, count))
      found.counts[row] = count
    }
  }
  return found
}

/** Rows of one supplier, item and unit, of which body, price and day are known. */
function purchasesOfOne(data: Dataset, rows: Int32Array): KeyGroups {
  const { organization, supplier, catalog, unit_price, signing_day } = data.acts
  const ownUnit = unitOf(data)
  const isKnown = (row: number) =>
    catalog[row] >= 0 && organization[row] >= 0 && unit_price[row] > 0 && isDay(signing_day[row])
  const sellers = groupCodes(
    rows.map((row) => (isKnown(row) ? supplier[row] : -1)),
    data.size('supplier'),
  )
  const ofItems = splitGroups(
    sellers,
    rows.map((row) => catalog[row]),
    data.size('catalog'),
  )
  const ofUnits = splitGroups(
    ofItems,
    rows.map((row) => ownUnit(row) + 1),
    data.size('unit') + 1,
  )
  return { ...ofUnits, members: ofUnits.members.map((at) => rows[at]) }
}

function difference(of: Int32Array | Float64Array, a: number, b: number): number {
  return of[a] - of[b]
}
