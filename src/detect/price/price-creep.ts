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
  return membersByKey(items, actsMin + othersMin).flatMap((item) => {
    if (items[item[0] as number] === -1) return []
    const prices = readPrices(item, residuals, (index) => day(residuals.row[index] as number) / 365.25)
    const sellers = gather(item, supplierOf)
    return membersByKey(sellers, actsMin).flatMap((own) =>
      (sellers[own[0] as number] as number) < 0 ? [] : (fitSeries(own, prices) ?? []),
    )
  })
}

/** Prices of one item in the order of their days, as log points from the middle of the item, all but its own course in time taken out. */
interface ItemPrices {
  readonly item: Int32Array
  readonly years: Float64Array
  readonly price: Float64Array
  readonly sigma: number
}

function readPrices(item: Int32Array, residuals: PriceResiduals, yearOf: (index: number) => number): ItemPrices {
  const sigma = residuals.sigma[item[0] as number] as number
  const bound = clipSpreads * sigma
  return {
    item,
    years: Float64Array.from(item, yearOf),
    price: Float64Array.from(item, (i) => {
      const course = (residuals.time[i] as number) + (residuals.shift[i] as number)
      return course + Math.max(-bound, Math.min(bound, residuals.residual[i] as number))
    }),
    sigma,
  }
}

/**
 * How much faster a supplier's price rises than that of the others in the same months. The lower of two slopes: least squares uses
 * every act, the resistant line (medians of the first and last third, Tukey) none that is absurd. The members are the acts at which
 * the line has left the others behind.
 */
function fitSeries(places: Int32Array, { item, years, price, sigma }: ItemPrices): Creep | undefined {
  // Acts of one day stand in the order of their prices, not in that of the records.
  const own = places.slice().sort((a, b) => difference(years, a, b) || difference(price, a, b))
  const [first, last] = [years[own[0] as number] as number, years[own.at(-1) as number] as number]
  if (last - first < yearsMin) return undefined
  const mine = new Set(own)
  const others = Int32Array.from(item.keys()).filter(
    (at) => !mine.has(at) && (years[at] as number) >= first && (years[at] as number) <= last,
  )
  if (others.length < othersMin) return undefined
  const course = fitLine(others, years, price)
  const gap = price.map((value, at) => value - course.start - course.slope * (years[at] as number))
  const line = fitLine(own, years, gap)
  const third = Math.ceil(own.length / 3)
  const ends = (of: Float64Array) => middle(own.subarray(-third), of) - middle(own.subarray(0, third), of)
  const slope = Math.min(line.slope, ends(gap) / ends(years)) || 0
  const start = middle(
    own,
    gap.map((value, at) => value - slope * (years[at] as number)),
  )
  const lead = (at: number) => start + slope * (years[at] as number)
  const scatter = (series: Int32Array, expected: (at: number) => number) =>
    shrunkVariance(
      {
        variance: winsorizedVariance(gather(series, (at) => (gap[at] as number) - expected(at))),
        count: series.length,
      },
      sigma ** 2,
    )
  const dear = own.filter((at) => lead(at) >= Math.log(outlierRatioMin))
  const isRise = dear.length >= dearMin && slope * (last - first) >= Math.log(outlierRatioMin)
  return {
    // A series that does not rise still tells how honest ones differ.
    indices: (isRise ? dear : own).map((at) => item[at] as number).sort(),
    // Around the line one supplier's prices scatter less than the item's do, which differ by supplier and by this very rise.
    estimate: {
      value: slope,
      precision: 1 / (scatter(own, lead) / line.squares + scatter(others, () => 0) / course.squares),
    },
    markup: isRise ? dear.reduce((sum, at) => sum + lead(at), 0) / dear.length : 0,
    slope,
  }
}

function difference(of: Float64Array, a: number, b: number): number {
  return (of[a] as number) - (of[b] as number)
}

function middle(places: Int32Array, of: Float64Array): number {
  return median(Array.from(places, (at) => of[at] as number))
}

/** Least squares; `squares` is the sum of squared distances from the mean year. */
function fitLine(places: Int32Array, years: Float64Array, values: Float64Array) {
  let [year, value] = [0, 0]
  for (const at of places) {
    year += (years[at] as number) / places.length
    value += (values[at] as number) / places.length
  }
  let [products, squares] = [0, 0]
  for (const at of places) {
    products += ((years[at] as number) - year) * ((values[at] as number) - value)
    squares += ((years[at] as number) - year) ** 2
  }
  const slope = squares > 0 ? products / squares : 0
  return { slope, start: value - slope * year, squares }
}
