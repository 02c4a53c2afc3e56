// Item prices: the log prices of each item's acts in order of time, without all effects but that of time. Flat columns, ordered by
// item, since there are as many prices as acts.

import { type Dataset, isDay } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { groupCodes, type KeyGroups } from '../../../dataset/group-keys.ts'
import { sortFew } from '../../../dataset/sort-few.ts'
import { toYears } from './group-fits.ts'
import { hasNarrowPeers } from './narrow-peers.ts'
import { type PriceEffects, priceEffects } from './price-effects.ts'
import type { PriceResiduals } from './price-residuals.ts'
import { pricedActs } from './priced-acts.ts'
import { orderTimes } from './timeline.ts'

/** Prices are clipped at this many spreads from their expectation, so that outliers do not move a line. */
const clipSpreads = 6

export interface ItemPrices {
  /** Item g is at `starts[g]` to `starts[g + 1]`. */
  readonly starts: Int32Array
  readonly length: number
  /** For each act its position in the residuals, its years since the item's first act, and log points from the center of the item. */
  readonly index: Int32Array
  readonly years: Float64Array
  readonly price: Float64Array
}

/** Prices of items with a minimum number of acts, by day, then price; acts compared across items are left out. */
export function itemPrices(data: Dataset, residuals: PriceResiduals, actsMin: number): ItemPrices {
  const { row, groupOf, level } = residuals
  const { day } = pricedActs(data)
  const isNarrow = hasNarrowPeers(data, residuals)
  const dayOf = (index: number) => day(row[index])
  const items = row.map((act, i) => (isNarrow(i) && isDay(day(act)) ? groupOf[i] : -1))
  const groups = keepLarge(groupCodes(items, level.length), actsMin)
  const effects = priceEffects(data, residuals)
  const { starts, members: index } = groups
  const years = new Float64Array(index.length)
  const price = new Float64Array(index.length)
  for (let item = 0; item < groups.length; item++) {
    const [start, end] = [starts[item], starts[item + 1]]
    const members = index.slice(start, end)
    const yearAt = gather(members, (i) => toYears(dayOf(i)))
    const priceAt = gather(members, (i) => priceInTime(i, residuals, effects))
    const order = byPrice(orderTimes(yearAt).order, yearAt, priceAt)
    const firstYear = yearAt[order[0]]
    for (let at = 0; at < order.length; at++) {
      const from = order[at]
      index[start + at] = members[from]
      years[start + at] = yearAt[from] - firstYear
      price[start + at] = priceAt[from]
    }
  }
  return { starts, length: groups.length, index, years, price }
}

function priceInTime(index: number, { sigma, residual }: PriceResiduals, effects: PriceEffects): number {
  // All members of an item have the same spread.
  const bound = clipSpreads * sigma[index]
  return effects.time(index) + effects.shift(index) + Math.max(-bound, Math.min(bound, residual[index]))
}

function keepLarge({ starts, members, length }: KeyGroups, least: number): KeyGroups {
  const from = [0]
  let filled = 0
  for (let group = 0; group < length; group++) {
    const [start, end] = [starts[group], starts[group + 1]]
    if (end - start < least) continue
    members.copyWithin(filled, start, end)
    filled += end - start
    from.push(filled)
  }
  return { length: from.length - 1, starts: Int32Array.from(from), members: members.subarray(0, filled) }
}

/** Sorts equal times by price, within an order by time. */
function byPrice(order: Int32Array, times: Float64Array, prices: Float64Array): Int32Array {
  for (let start = 0, end = 1; start < order.length; start = end++) {
    while (end < order.length && times[order[end]] === times[order[start]]) end++
    if (end - start === 1) continue
    sortFew(order.subarray(start, end), (a, b) => prices[a] - prices[b])
  }
  return order
}
