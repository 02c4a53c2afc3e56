// Creep series: how much faster one supplier's price of an item rises than that of the others in the same months.

import { medianInPlace } from '../../../stats/median.ts'
import { shrunkVariance } from '../../../stats/shrunk-variance.ts'
import type { ItemPrices } from './item-prices.ts'
import { outlierRatioMin } from './price-finding.ts'
import { addUp, emptySums, lineOf, minus, type RunningSums, sumsOf, sumUp } from './price-line.ts'
import { winsorizedVariance } from './winsorized-variance.ts'

/** Acts of one supplier and item, and years between the first and the last, that a slope needs. */
export const actsMin = 6
const yearsMin = 0.25
/** Acts of other suppliers in the same months that tell the course of the item (docs/detection.md#minima). */
export const othersMin = 8
/** Choice: fewer acts that have left the others behind are single prices. */
const dearMin = 3

/** Memory that all items and series use in turn: there are too many for arrays of their own. */
export interface SeriesRoom {
  readonly sums: RunningSums
  readonly when: Float64Array
  readonly gap: Float64Array
  readonly scratch: Float64Array
}

/** Room for the largest item. */
export function seriesRoom({ starts, length }: ItemPrices): SeriesRoom {
  let most = 0
  for (let item = 0; item < length; item++) most = Math.max(most, starts[item + 1] - starts[item])
  const column = () => new Float64Array(most)
  return { sums: emptySums(most), when: column(), gap: column(), scratch: column() }
}

/**
 * The course of an item's prices. What the others charged in a stretch of months is told by running sums, so that a series costs
 * its own acts and not the item's.
 */
export interface Course {
  readonly prices: ItemPrices
  /** Years of the item's acts. */
  readonly years: Float64Array
  /** Around the line through all of them. */
  readonly variance: number
  readonly sigma: number
}

/** Reads the course of an item; the room's sums are then its own. */
export function readCourse(
  prices: ItemPrices,
  { item, sigma }: { readonly item: number; readonly sigma: number },
  { sums, gap, scratch }: SeriesRoom,
): Course {
  const [start, end] = [prices.starts[item], prices.starts[item + 1]]
  const years = prices.years.subarray(start, end)
  const price = prices.price.subarray(start, end)
  addUp(sums, years, price)
  const line = lineOf(sumsOf(sums, years.length))
  for (let at = 0; at < years.length; at++) gap[at] = price[at] - line.start - line.slope * years[at]
  return { prices, years, variance: winsorizedVariance(gap, years.length, scratch), sigma }
}

/** A line through what one supplier charged, less what the others did. */
export interface Series {
  /** Log points a year, and where the line stands at the item's first act. */
  readonly slope: number
  readonly start: number
  /** One over what the variance of the slope would be by chance. */
  readonly precision: number
  /** Mean of the line at the acts at which it has left the others behind; 0 where it does not rise. */
  readonly markup: number
}

/**
 * The series of one supplier, by its places in the item's prices; undefined when it is too short. The lower of two slopes: least
 * squares uses every act, the resistant line (medians of the first and last third, Tukey) none that is absurd.
 */
export function fitSeries(own: Int32Array, course: Course, room: SeriesRoom): Series | undefined {
  const { when, gap, scratch } = room
  const count = own.length
  for (let i = 0; i < count; i++) {
    when[i] = course.prices.years[own[i]]
    gap[i] = course.prices.price[own[i]]
  }
  const [first, last] = [when[0], when[count - 1]]
  if (last - first < yearsMin) return undefined
  const others = minus(stretchOf(course.years, room.sums, [first, last]), sumUp(when, gap, count))
  if (others.count < othersMin) return undefined
  const general = lineOf(others)
  for (let i = 0; i < count; i++) gap[i] = gap[i] - general.start - general.slope * when[i]
  const line = lineOf(sumUp(when, gap, count))
  const slope = Math.min(line.slope, endsOf(gap, count, scratch) / endsOf(when, count, scratch)) || 0
  for (let i = 0; i < count; i++) scratch[i] = gap[i] - slope * when[i]
  const start = medianInPlace(scratch, count)
  for (let i = 0; i < count; i++) gap[i] = gap[i] - (start + slope * when[i])
  const scatter = shrunkVariance({ variance: winsorizedVariance(gap, count, scratch), count }, course.sigma ** 2)
  const scatterOfOthers = shrunkVariance({ variance: course.variance, count: others.count }, course.sigma ** 2)
  return {
    slope,
    start,
    // Around the line one supplier's prices scatter less than the item's do, which differ by supplier and by this very rise.
    precision: 1 / (scatter / line.squares + scatterOfOthers / general.squares),
    // A series that does not rise still tells how honest ones differ.
    markup: slope * (last - first) >= Math.log(outlierRatioMin) ? markupOf({ slope, start }, when, count) : 0,
  }
}

function markupOf({ slope, start }: Pick<Series, 'slope' | 'start'>, when: Float64Array, count: number): number {
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
function stretchOf(years: Float64Array, sums: RunningSums, [first, last]: readonly [number, number]) {
  return minus(sumsOf(sums, countBefore(years, last, 'through')), sumsOf(sums, countBefore(years, first)))
}

/** How many of the ascending `years` lie before a bound, or through it. */
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
