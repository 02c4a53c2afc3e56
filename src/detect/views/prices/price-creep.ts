// Price creep: one supplier's price of an item rises month after month, faster than the prices of the item's other suppliers.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { splitGroups } from '../../../dataset/group-keys.ts'
import { assertWanted } from '../../../dataset/wanted.ts'
import { actsMin, fitSeries, othersMin, type PriceSeries, readTrend, seriesScratch } from './creep-series.ts'
import { itemPrices } from './item-prices.ts'
import { outlierRatioMin } from './price-finding.ts'
import { type DearGroup, dearGroups, type PriceGroups } from './price-group.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** The pairs of supplier and item whose rise is significant over all pairs tested. */
export function priceCreeps(data: Dataset, residuals: PriceResiduals): readonly DearGroup[] {
  const groups = judgedSeries(data, residuals)
  return dearGroups(
    { residuals, groups },
    {
      detector: 'PR-01-CREEP',
      method: 'robust_slope',
      factor: 'price_creep',
      // Choice: a continuing rise is reported before it reaches a half.
      floorAtZero: 1.9,
      describe(group, row) {
        const supplier = data.text('supplier', data.acts.supplier[row])
        const { catalog, category } = data.acts
        const item = data.text('catalog', catalog[row]) || data.text('category', category[row])
        return {
          name: `creep:${supplier}:${item}`,
          facts: { supplier, item, monthly_rise: Math.exp(groups.value[group] / 12) - 1 },
        }
      },
    },
  )
}

interface Judged extends PriceSeries {
  /** Acts of the supplier, as positions in the prices. */
  readonly own: Int32Array
}

function judgedSeries(data: Dataset, residuals: PriceResiduals): PriceGroups {
  const prices = itemPrices(data, residuals, actsMin + othersMin)
  const { starts, index, years } = prices
  const sellers = index.map((i) => data.acts.supplier[residuals.row[i]])
  const places = index.map((_, place) => place)
  const series = splitGroups({ starts, length: prices.length, members: places }, sellers, data.size('supplier'))
  const scratch = seriesScratch(prices)
  const judged: Judged[] = []
  for (let item = 0; item < prices.length; item++) {
    assertWanted()
    const trend = readTrend(prices, { item, sigma: residuals.sigma[index[starts[item]]] }, scratch)
    for (let one = series.firsts[item]; one < series.firsts[item + 1]; one++) {
      const [start, end] = [series.starts[one], series.starts[one + 1]]
      if (end - start < actsMin) continue
      const own = series.members.subarray(start, end)
      const fit = fitSeries(own, trend, scratch)
      if (fit !== undefined) judged.push({ ...fit, own })
    }
  }
  const column = (read: (one: Judged) => number) => gather(new Int32Array(judged.length), (_, at) => read(judged[at]))
  return {
    value: column(({ slope }) => slope),
    precision: column(({ precision }) => precision),
    markup: column(({ markup }) => markup),
    membersOf(group) {
      const { own, start, slope } = judged[group]
      // The members are the acts at which the line is above `outlierRatioMin`.
      const dear = own.filter((place) => start + slope * years[place] >= Math.log(outlierRatioMin))
      return dear.map((place) => index[place]).sort()
    },
  }
}
