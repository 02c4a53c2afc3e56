// Price creep: what one supplier charges for one item rises month after month, beyond what the item's prices do by themselves.

import { type Dataset, isDay } from '../../domain/dataset.ts'
import type { Candidate } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { shrunkVariance } from '../../stats/shrunk-variance.ts'
import type { DetectionContext } from '../detector.ts'
import { gather } from '../gather.ts'
import { membersByKey } from './members-by-key.ts'
import { peerLevels } from './peer-groups.ts'
import { outlierRatioMin } from './price-finding.ts'
import { type PriceGroup, priceGroupCandidates } from './price-group.ts'
import type { PriceResiduals } from './price-residuals.ts'
import { pricedActs } from './priced-acts.ts'
import { winsorizedVariance } from './winsorized-variance.ts'

/** Acts of one supplier and item, and years between the first and the last, that a slope needs. */
const actsMin = 6
const yearsMin = 0.25
/** Acts of other suppliers in the same months that tell the course of the item (detection.md §4.2: own group 8). */
const othersMin = 8
/** Prices count at most this many spreads from what is expected, so that an absurd one bends no line. */
const clipSpreads = 6
/** Choice: fewer acts that have left the others behind are single prices. */
const dearMin = 3

interface Creep extends PriceGroup {
  /** Log points a year. */
  readonly slope: number
}

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
        const supplier = data.text('supplier', data.acts.supplier[row] as number)
        const item = data.text('catalog', data.acts.catalog[row] as number)
        return {
          name: `creep:${supplier}:${item}`,
          facts: { supplier, item, monthly_rise: Math.exp((group as Creep).slope / 12) - 1 },
        }
      },
    },
  )
}

function judgedSeries(data: Dataset, residuals: PriceResiduals): readonly Creep[] {
  const { supplier } = data.acts
  const wide = peerLevels.indexOf('category_unit')
  const { day } = pricedActs(data)
  const supplierOf = (index: number) => supplier[residuals.row[index] as number] as number
  const items = gather(residuals.row, (row, i) =>
    residuals.level[i] !== wide && isDay(day(row))
      ? (residuals.group[i] as number) * peerLevels.length + (residuals.level[i] as number)
      : -1,
  )
  return membersByKey(items, actsMin + othersMin).flatMap((members) => {
    if (items[members[0] as number] === -1) return []
    const prices = readPrices(members, residuals, (index) => day(residuals.row[index] as number) / 365.25)
    const sellers = gather(prices.item, supplierOf)
    return membersByKey(sellers, actsMin).flatMap((own) =>
      (sellers[own[0] as number] as number) < 0 ? [] : (fitSeries(own, prices) ?? []),
    )
  })
}

/**
 * Prices of one item by day, then price, as log points from the middle of the item, all but its own course in time taken out.
 * What the others charged in a stretch of months is told by running sums, so that a series costs its own acts and not the item's.
 */
interface ItemPrices {
  readonly item: Int32Array
  /** From the first act on. */
  readonly years: Float64Array
  readonly price: Float64Array
  /** Of the first 0, 1, 2 … acts. */
  readonly sums: readonly Sums[]
  /** Around the line through all of them. */
  readonly variance: number
  readonly sigma: number
}

function readPrices(members: Int32Array, residuals: PriceResiduals, yearOf: (index: number) => number): ItemPrices {
  const sigma = residuals.sigma[members[0] as number] as number
  const bound = clipSpreads * sigma
  const yearAt = gather(members, yearOf)
  const priceAt = gather(members, (i) => {
    const course = (residuals.time[i] as number) + (residuals.shift[i] as number)
    return course + Math.max(-bound, Math.min(bound, residuals.residual[i] as number))
  })
  const order = Int32Array.from(members.keys()).sort((a, b) => difference(yearAt, a, b) || difference(priceAt, a, b))
  const firstYear = yearAt[order[0] as number] as number
  const years = gather(order, (at) => (yearAt[at] as number) - firstYear)
  const price = gather(order, (at) => priceAt[at] as number)
  const sums = runningSums(years, price)
  const line = lineOf(sums.at(-1) as Sums)
  const variance = winsorizedVariance(price.map((value, at) => value - line.start - line.slope * (years[at] as number)))
  return { item: order.map((at) => members[at] as number), years, price, sums, variance, sigma }
}

/**
 * How much faster a supplier's price rises than that of the others in the same months. The lower of two slopes: least squares uses
 * every act, the resistant line (medians of the first and last third, Tukey) none that is absurd. The members are the acts at which
 * the line has left the others behind.
 */
function fitSeries(own: Int32Array, { item, years, price, sums, variance, sigma }: ItemPrices): Creep | undefined {
  const when = gather(own, (at) => years[at] as number)
  const [first, last] = [when[0] as number, when.at(-1) as number]
  if (last - first < yearsMin) return undefined
  const mine = runningSums(
    when,
    gather(own, (at) => price[at] as number),
  ).at(-1) as Sums
  const stretch = minus(sums[countBefore(years, last, 'through')] as Sums, sums[countBefore(years, first)] as Sums)
  const others = minus(stretch, mine)
  if (others.count < othersMin) return undefined
  const course = lineOf(others)
  const gap = gather(own, (at, i) => (price[at] as number) - course.start - course.slope * (when[i] as number))
  const line = lineOf(runningSums(when, gap).at(-1) as Sums)
  const third = Math.ceil(own.length / 3)
  const ends = (of: Float64Array) => middle(of.subarray(-third)) - middle(of.subarray(0, third))
  const slope = Math.min(line.slope, ends(gap) / ends(when)) || 0
  const start = middle(gap.map((value, i) => value - slope * (when[i] as number)))
  const lead = when.map((year) => start + slope * year)
  const scatter = shrunkVariance(
    { variance: winsorizedVariance(gap.map((value, i) => value - (lead[i] as number))), count: own.length },
    sigma ** 2,
  )
  const scatterOfOthers = shrunkVariance({ variance, count: others.count }, sigma ** 2)
  const isDear = (_: number, i: number) => (lead[i] as number) >= Math.log(outlierRatioMin)
  const dear = own.filter(isDear)
  const isRise = dear.length >= dearMin && slope * (last - first) >= Math.log(outlierRatioMin)
  return {
    // A series that does not rise still tells how honest ones differ.
    indices: (isRise ? dear : own).map((at) => item[at] as number).sort(),
    // Around the line one supplier's prices scatter less than the item's do, which differ by supplier and by this very rise.
    estimate: { value: slope, precision: 1 / (scatter / line.squares + scatterOfOthers / course.squares) },
    markup: isRise ? lead.filter(isDear).reduce((sum, value) => sum + value, 0) / dear.length : 0,
    slope,
  }
}

function difference(of: Float64Array, a: number, b: number): number {
  return (of[a] as number) - (of[b] as number)
}

function middle(values: Float64Array): number {
  return median(Array.from(values))
}

/** What least squares needs of some acts. */
interface Sums {
  readonly count: number
  readonly year: number
  readonly value: number
  readonly yearSquare: number
  readonly product: number
}

function runningSums(years: Float64Array, values: Float64Array): readonly Sums[] {
  let sums: Sums = { count: 0, year: 0, value: 0, yearSquare: 0, product: 0 }
  const all = [sums]
  for (let at = 0; at < years.length; at++) {
    const [year, value] = [years[at] as number, values[at] as number]
    sums = {
      count: sums.count + 1,
      year: sums.year + year,
      value: sums.value + value,
      yearSquare: sums.yearSquare + year * year,
      product: sums.product + year * value,
    }
    all.push(sums)
  }
  return all
}

function minus(all: Sums, part: Sums): Sums {
  return {
    count: all.count - part.count,
    year: all.year - part.year,
    value: all.value - part.value,
    yearSquare: all.yearSquare - part.yearSquare,
    product: all.product - part.product,
  }
}

/** Less than two acts a day apart have: what is left of rounding. */
const squaresMin = 1e-6

/** Least squares; `squares` is the sum of squared distances from the mean year. */
function lineOf({ count, year, value, yearSquare, product }: Sums) {
  const distances = yearSquare - (year * year) / count
  const squares = distances < squaresMin ? 0 : distances
  const slope = squares > 0 ? (product - (year * value) / count) / squares : 0
  return { slope, start: (value - slope * year) / count, squares }
}

/** How many of the ascending `years` lie before a bound, or through it. */
function countBefore(years: Float64Array, bound: number, side?: 'through'): number {
  let [low, high] = [0, years.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const year = years[middle] as number
    if (year < bound || (side === 'through' && year === bound)) low = middle + 1
    else high = middle
  }
  return low
}
