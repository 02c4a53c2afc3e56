// Price creep: what one supplier charges for one item rises month after month, beyond what the item's prices do by themselves.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { splitGroups } from '../../../dataset/group-keys.ts'
import type { Candidate } from '../../../domain/finding.ts'
import type { DetectionContext } from '../../detector.ts'
import { actsMin, fitSeries, othersMin, readCourse, type Series, seriesRoom } from './creep-series.ts'
import { itemPrices } from './item-prices.ts'
import { outlierRatioMin } from './price-finding.ts'
import { type PriceGroups, priceGroupCandidates } from './price-group.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** Candidates for pairs of supplier and item whose prices rise too steadily for chance over all pairs tested. */
export function priceCreeps(data: Dataset, residuals: PriceResiduals, context: DetectionContext): readonly Candidate[] {
  const groups = judgedSeries(data, residuals)
  return priceGroupCandidates(
    data,
    { residuals, groups, context },
    {
      detector: 'PR-01-CREEP',
      method: 'robust_slope',
      factor: 'price_creep',
      // Choice: what goes on rising is looked at before it is half as dear again.
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

interface Judged extends Series {
  /** Acts of the supplier, as places in the prices. */
  readonly own: Int32Array
}

function judgedSeries(data: Dataset, residuals: PriceResiduals): PriceGroups {
  const prices = itemPrices(data, residuals, actsMin + othersMin)
  const { starts, index, years } = prices
  const sellers = index.map((i) => data.acts.supplier[residuals.row[i]])
  const places = index.map((_, place) => place)
  const series = splitGroups({ starts, length: prices.length, members: places }, sellers, data.size('supplier'))
  const room = seriesRoom(prices)
  const judged: Judged[] = []
  for (let item = 0; item < prices.length; item++) {
    const course = readCourse(prices, { item, sigma: residuals.sigma[index[starts[item]]] }, room)
    for (let one = series.firsts[item]; one < series.firsts[item + 1]; one++) {
      const [start, end] = [series.starts[one], series.starts[one + 1]]
      if (end - start < actsMin) continue
      const own = series.members.subarray(start, end)
      const fit = fitSeries(own, course, room)
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
      // The members are the acts at which the line has left the others behind.
      const dear = own.filter((place) => start + slope * years[place] >= Math.log(outlierRatioMin))
      return dear.map((place) => index[place]).sort()
    },
  }
}
