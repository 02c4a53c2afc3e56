// Creep series: how much faster one supplier's price of an item rises than the prices of the other suppliers in the same months.

import { medianInPlace } from '../../../stats/median.ts'
import { shrunkVariance } from '../../../stats/shrunk-variance.ts'
import type { ItemPrices } from './item-prices.ts'
import { outlierRatioMin } from './price-finding.ts'
import { emptySums, fillRunningSums, lineOf, minus, type RunningSums, sumOfActs, sumsOf } from './price-line.ts'
import { winsorizedVariance } from './winsorized-variance.ts'

/** Least number of acts of one supplier and item, and of years between the first and the last, for a slope. */
export const actsMin = 6
const yearsMin = 0.25
/** Least number of acts of other suppliers in the same months for the trend of the item (docs/detection.md#minima). */
export const othersMin = 8
/** Choice: least number of acts above the others' trend; fewer are single prices. */
const dearMin = 3

/** Scratch arrays that all items and series reuse. */
export interface SeriesScratch {
  readonly sums: RunningSums
  readonly when: Float64Array
  readonly gap: Float64Array
  readonly scratch: Float64Array
}

/** Scratch arrays for the largest item. */
export function seriesScratch({ starts, length }: ItemPrices): SeriesScratch {
  let most = 0
  for (let item = 0; item < length; item++) most = Math.max(most, starts[item + 1] - starts[item])
  const column = () => new Float64Array(most)
  return { sums: emptySums(most), when: column(), gap: column(), scratch: column() }
}

/**
 * The trend of an item's prices. Running sums give the others' prices in any range of months, so that a series takes time
 * proportional to its own acts, not to those of the item.
 */
export interface ItemTrend {
  readonly prices: ItemPrices
  /** Years of the item's acts. */
  readonly years: Float64Array
  /** Around the line through all acts. */
  readonly variance: number
  readonly sigma: number
}

/** The trend of an item; overwrites the sums of the scratch arrays with those of the item. */
export function readTrend(
  prices: ItemPrices,
  { item, sigma }: { readonly item: number; readonly sigma: number },
  { sums, gap, scratch }: SeriesScratch,
): ItemTrend {
  const [start, end] = [prices.starts[item], prices.starts[item + 1]]
  const years = prices.years.subarray(start, end)
  const price = prices.price.subarray(start, end)
  fillRunningSums(sums, years, price)
  const line = lineOf(sumsOf(sums, years.length))
  for (let at = 0; at < years.length; at++) gap[at] = price[at] - line.start - line.slope * years[at]
  return { prices, years, variance: winsorizedVariance(gap, years.length, scratch), sigma }
}

/** The line through one supplier's prices less the others' trend. */
export interface PriceSeries {
  /** Log points a year, and the line's value at the item's first act. */
  readonly slope: number
  readonly start: number
  /** Inverse of the slope's variance under the null hypothesis. */
  readonly precision: number
  /** Mean of the line over the acts above `outlierRatioMin`; 0 where the line does not rise by as much. */
  readonly markup: number
}

/**
 * The series of one supplier, by its positions in the item's prices; undefined when it is too short. Its slope is the lower of two:
 * least squares, and Tukey's resistant line (medians of the first and last third), which outliers do not move.
 */
export function fitSeries(own: Int32Array, trend: ItemTrend, buffers: SeriesScratch): PriceSeries | undefined {
  const { when, gap, scratch } = buffers
  const count = own.length
  for (let i = 0; i < count; i++) {
    when[i] = trend.prices.years[own[i]]
    gap[i] = trend.prices.price[own[i]]
  }
  const [first, last] = [when[0], when[count - 1]]
  if (last - first < yearsMin) return undefined
  const others = minus(sumsBetween(trend.years, buffers.sums, [first, last]), sumOfActs(when, gap, count))
  if (others.count < othersMin) return undefined
  const general = lineOf(others)
  for (let i = 0; i < count; i++) gap[i] = gap[i] - general.start - general.slope * when[i]
  const line = lineOf(sumOfActs(when, gap, count))
  const slope = Math.min(line.slope, endsOf(gap, count, scratch) / endsOf(when, count, scratch)) || 0
  for (let i = 0; i < count; i++) scratch[i] = gap[i] - slope * when[i]
  const start = medianInPlace(scratch, count)
  for (let i = 0; i < count; i++) gap[i] = gap[i] - (start + slope * when[i])
  const scatter = shrunkVariance({ variance: winsorizedVariance(gap, count, scratch), count }, trend.sigma ** 2)
  const scatterOfOthers = shrunkVariance({ variance: trend.variance, count: others.count }, trend.sigma ** 2)
  return {
    slope,
    start,
    // The scatter around the supplier's own line: the item's scatter also holds the differences between suppliers and this rise.
    precision: 1 / (scatter / line.squares + scatterOfOthers / general.squares),
    // A series without a rise stays: it belongs to the spread of ordinary series.
    markup: slope * (last - first) >= Math.log(outlierRatioMin) ? markupOf({ slope, start }, when, count) : 0,
  }
}

function markupOf({ slope, start }: Pick<PriceSeries, 'slope' | 'start'>, when: Float64Array, count: number): number {
  let [dear, sum] = [0, 0]
  for (let i = 0; i < count; i++) {
    const lead = start + slope * when[i]
    if (lead < Math.log(outlierRatioMin)) continue
    dear++
    sum += lead
  }
  return dear >= dearMin ? sum / dear : 0
}

/** Difference of the medians of the last and the first third. */
function endsOf(values: Float64Array, count: number, scratch: Float64Array): number {
  const third = Math.ceil(count / 3)
  const middleFrom = (start: number) => {
    for (let i = 0; i < third; i++) scratch[i] = values[start + i]
    return medianInPlace(scratch, third)
  }
  return middleFrom(count - third) - middleFrom(0)
}

/** The sums of all acts from one year through another. */
function sumsBetween(years: Float64Array, sums: RunningSums, [first, last]: readonly [number, number]) {
  return minus(sumsOf(sums, countBefore(years, last, 'through')), sumsOf(sums, countBefore(years, first)))
}

/** The number of ascending `years` below a bound, or up to and with it. */
function countBefore(years: Float64Array, bound: number, side?: 'through'): number {
  let [low, high] = [0, years.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const year = years[middle]
    if (year < bound || (side === 'through' && year === bound)) low = middle + 1
    else high = middle
  }
  return low
}
