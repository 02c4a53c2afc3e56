// Vendor patterns: how the amounts are spread over suppliers, who came and who left.

import { isDay } from '../dataset/dataset.ts'
import { addMonths, monthNumberOf } from '../domain/days.ts'
import type { FigureInterval } from '../domain/generated/wire-types.ts'
import { normalTail } from '../stats/normal-tail.ts'
import { quantileSorted } from '../stats/quantile.ts'
import { seededRandom } from '../stats/seeded-random.ts'
import { shuffle } from '../stats/shuffle.ts'
import { wilsonInterval } from '../stats/wilson-interval.ts'
import { zOf95 } from '../stats/z-of-95.ts'
import { type AnalysisRows, monthText } from './analysis-rows.ts'
import { type DraftFigure, insufficient, interval } from './figure.ts'
import { rules } from './rules.ts'
import type { Chance } from './spending-trends.ts'

/** A row that has a supplier and an amount. */
interface Bought {
  /** Suppliers numbered densely, in the order of their codes. */
  readonly supplier: Int32Array
  readonly cents: Float64Array
  readonly day: Int32Array
  readonly row: Int32Array
  /** Codes of the dense numbers. */
  readonly codes: Int32Array
}

export function vendorPatterns(rows: AnalysisRows, { seed }: Chance): readonly DraftFigure[] {
  const bought = boughtOf(rows)
  const n = bought.cents.length
  const [records, suppliers] = [n, bought.codes.length]
  if (records < rules.recordsMin)
    return lacking({ reason: 'too_few_records', found: records, minimum: rules.recordsMin })
  if (suppliers < rules.suppliersMin)
    return lacking({ reason: 'too_few_groups', found: suppliers, minimum: rules.suppliersMin })
  const totals = totalsOf(bought)
  const order = Int32Array.from(totals.keys()).sort((a, b) => totals[b] - totals[a] || a - b)
  const firstRow = new Int32Array(suppliers).fill(-1)
  for (let at = 0; at < n; at++) if (firstRow[bought.supplier[at]] < 0) firstRow[bought.supplier[at]] = bought.row[at]
  const total = totals.reduce((sum, each) => sum + each, 0)
  const intervals = intervalsOf(bought, { totals, order, seed })
  return [
    { name: 'suppliers', value: suppliers, unit: 'count', n },
    { name: 'hhi', value: hhiOf(totals), unit: 'index', n, interval: intervals.hhi },
    {
      ...{ name: 'effective_suppliers', value: 1 / hhiOf(totals), unit: 'count', n },
      interval: interval(1 / intervals.hhi.high, 1 / intervals.hhi.low, intervals.hhi.method),
    },
    ...tops.map(
      (count, at): DraftFigure => ({
        ...{ name: `top_${count}_share`, value: shareOf(totals, order.subarray(0, count)), unit: 'share', n },
        interval: intervals.tops[at],
      }),
    ),
    ...Array.from(
      order.subarray(0, rules.suppliersListed),
      (supplier): DraftFigure => ({
        ...{ name: 'supplier_share', value: totals[supplier] / total, unit: 'share', n },
        subject: { type: 'supplier', code: bought.codes[supplier], row: firstRow[supplier] },
      }),
    ),
    ...concentrationChange(bought, { seed }),
    ...turnover(bought),
  ]
}

const tops = [1, 4, 10] as const

function lacking(why: Parameters<typeof insufficient>[1]): readonly DraftFigure[] {
  return [insufficient({ name: 'hhi', unit: 'index' }, why), insufficient({ name: 'top_4_share', unit: 'share' }, why)]
}

function boughtOf(rows: AnalysisRows): Bought {
  const kept: number[] = []
  for (let at = 0; at < rows.length; at++) if (rows.supplier[at] >= 0 && rows.cents[at] > 0) kept.push(at)
  const own = Int32Array.from(kept)
  const codes = Int32Array.from(new Set(own.map((at) => rows.supplier[at]))).sort()
  const dense = new Map(Array.from(codes, (code, at) => [code, at]))
  return {
    supplier: own.map((at) => dense.get(rows.supplier[at]) ?? 0),
    cents: Float64Array.from(own, (at) => rows.cents[at]),
    day: own.map((at) => rows.day[at]),
    row: own.map((at) => rows.row[at]),
    codes,
  }
}

function totalsOf({ supplier, cents, codes }: Bought): Float64Array {
  const totals = new Float64Array(codes.length)
  for (let at = 0; at < cents.length; at++) totals[supplier[at]] += cents[at]
  return totals
}

/** Herfindahl and Hirschman's index: the sum of squared shares, 0 to 1. */
function hhiOf(totals: Float64Array): number {
  let [sum, squares] = [0, 0]
  for (const total of totals) {
    sum += total
    squares += total * total
  }
  return squares / (sum * sum)
}

function shareOf(totals: Float64Array, suppliers: Int32Array): number {
  return suppliers.reduce((sum, each) => sum + totals[each], 0) / totals.reduce((sum, each) => sum + each, 0)
}

interface Measured {
  readonly totals: Float64Array
  readonly order: Int32Array
  readonly seed: string
}

interface Intervals {
  readonly hhi: FigureInterval
  readonly tops: readonly FigureInterval[]
}

/** How far the figures would go if as many contracts were drawn again from the same ones. */
function intervalsOf(bought: Bought, measured: Measured): Intervals {
  return bought.cents.length <= rules.resampledRowsMax ? resampled(bought, measured) : byInfluence(bought, measured)
}

/** Percentile intervals of contracts drawn again (Efron and Tibshirani 1993, chapter 13), moved by the bias of the drawing. */
function resampled({ supplier, cents, codes }: Bought, { totals, seed }: Measured): Intervals {
  const random = seededRandom(`${seed} suppliers`)
  const hhis = new Float64Array(rules.resamples)
  const shares = tops.map(() => new Float64Array(rules.resamples))
  for (let time = 0; time < rules.resamples; time++) {
    const drawn = new Float64Array(codes.length)
    for (let draw = 0; draw < cents.length; draw++) {
      const at = random.integer(cents.length)
      drawn[supplier[at]] += cents[at]
    }
    hhis[time] = hhiOf(drawn)
    const sorted = drawn.sort()
    const sum = sorted.reduce((all, each) => all + each, 0)
    for (const [index, count] of tops.entries())
      shares[index][time] = sorted.subarray(-count).reduce((all, each) => all + each, 0) / sum
  }
  const order = totals.toSorted()
  const sum = order.reduce((all, each) => all + each, 0)
  const topOf = (count: number) => order.subarray(-count).reduce((all, each) => all + each, 0) / sum
  return {
    hhi: aroundOf(hhis, hhiOf(totals)),
    tops: tops.map((count, index) => aroundOf(shares[index], topOf(count))),
  }
}

/** Drawing again concentrates, so that the interval is that of the ratio of what was drawn and its mean, around the figure. */
function aroundOf(drawn: Float64Array, value: number): FigureInterval {
  const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length
  const sorted = drawn.sort()
  const at = (probability: number) => Math.min(1, (value * quantileSorted(sorted, probability)) / mean)
  return interval(at(0.025), at(0.975), 'bootstrap')
}

/** Normal intervals from the influence of each contract (Huber 1981, §1.5): what drawing again leads to where there are many. */
function byInfluence({ supplier, cents }: Bought, { totals, order }: Measured): Intervals {
  const sum = totals.reduce((all, each) => all + each, 0)
  const hhi = hhiOf(totals)
  const half = (derivative: (supplier: number) => number) => {
    let variance = 0
    for (let at = 0; at < cents.length; at++) variance += (cents[at] * derivative(supplier[at])) ** 2
    return zOf95 * Math.sqrt(variance)
  }
  const hhiHalf = half((each) => (2 * (totals[each] / sum - hhi)) / sum)
  return {
    hhi: interval(Math.max(0, hhi - hhiHalf), Math.min(1, hhi + hhiHalf), 'influence'),
    tops: tops.map((count) => {
      const among = new Uint8Array(totals.length)
      for (const each of order.subarray(0, count)) among[each] = 1
      const share = shareOf(totals, order.subarray(0, count))
      const shareHalf = half((each) => (among[each] - share) / sum)
      return interval(Math.max(0, share - shareHalf), Math.min(1, share + shareHalf), 'influence')
    }),
  }
}

/** The index of the later half of the period over that of the earlier one. */
function concentrationChange(bought: Bought, { seed }: Chance): readonly DraftFigure[] {
  const dated = [...bought.day.keys()].filter((at) => isDay(bought.day[at]))
  const days = Int32Array.from(dated, (at) => bought.day[at]).sort()
  const middle = days[days.length >> 1]
  const late = Int32Array.from(dated, (at) => Number(bought.day[at] >= middle))
  const own = Int32Array.from(dated)
  const counts = late.reduce((sum, each) => sum + each, 0)
  const fewer = Math.min(counts, late.length - counts)
  const figure = { name: 'hhi_change', unit: 'ratio' } as const
  if (fewer < rules.recordsMin)
    return [insufficient(figure, { reason: 'too_few_records', found: fewer, minimum: rules.recordsMin })]
  const changeOf = (halves: Int32Array) => logChange(bought, own, halves)
  const change = changeOf(late)
  const judged =
    own.length <= rules.resampledRowsMax
      ? shuffledChange(late, { change, changeOf, seed })
      : influenceChange(bought, own, { late, change })
  return [
    {
      ...{ ...figure, value: Math.exp(change), n: own.length, ...judged },
      period: { start: monthText(monthNumberOf(days[0])), end: monthText(monthNumberOf(days[days.length - 1])) },
    },
  ]
}

function logChange({ supplier, cents, codes }: Bought, own: Int32Array, late: Int32Array): number {
  const totals = [new Float64Array(codes.length), new Float64Array(codes.length)]
  for (let index = 0; index < own.length; index++) totals[late[index]][supplier[own[index]]] += cents[own[index]]
  return Math.log(hhiOf(totals[1]) / hhiOf(totals[0]))
}

interface Changed {
  readonly change: number
  readonly changeOf: (late: Int32Array) => number
  readonly seed: string
}

function shuffledChange(late: Int32Array, { change, changeOf, seed }: Changed): Pick<DraftFigure, 'test'> {
  const random = seededRandom(`${seed} halves`)
  const shuffled = late.slice()
  let as = 1
  for (let time = 0; time < rules.resamples; time++) {
    shuffle(shuffled, random)
    if (Math.abs(changeOf(shuffled)) >= Math.abs(change)) as++
  }
  return { test: { name: 'halves_shuffled', statistic: change, p_value: as / (rules.resamples + 1) } }
}

function influenceChange(
  { supplier, cents, codes }: Bought,
  own: Int32Array,
  { late, change }: { readonly late: Int32Array; readonly change: number },
): Pick<DraftFigure, 'test' | 'interval'> {
  const totals = [new Float64Array(codes.length), new Float64Array(codes.length)]
  for (let index = 0; index < own.length; index++) totals[late[index]][supplier[own[index]]] += cents[own[index]]
  const halves = totals.map((each) => ({ sum: each.reduce((all, one) => all + one, 0), hhi: hhiOf(each) }))
  let variance = 0
  for (let index = 0; index < own.length; index++) {
    const at = own[index]
    const { sum, hhi } = halves[late[index]]
    const share = totals[late[index]][supplier[at]] / sum
    variance += ((2 * cents[at] * (share - hhi)) / (sum * hhi)) ** 2
  }
  const error = Math.sqrt(variance)
  const z = error > 0 ? change / error : 0
  return {
    interval: interval(Math.exp(change - zOf95 * error), Math.exp(change + zOf95 * error), 'influence'),
    test: { name: 'halves_z', statistic: z, p_value: Math.min(1, 2 * normalTail(Math.abs(z))) },
  }
}

/** Suppliers of the last twelve months that were not there before, and those of the time before that are not there any more. */
function turnover({ supplier, day, cents, codes }: Bought): readonly DraftFigure[] {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const each of day) if (isDay(each)) [first, last] = [Math.min(first, each), Math.max(last, each)]
  const months = Number.isFinite(first) ? monthNumberOf(last) - monthNumberOf(first) + 1 : 0
  const newSuppliers = { name: 'new_suppliers_share', unit: 'share' } as const
  const lostSuppliers = { name: 'lost_suppliers_share', unit: 'share' } as const
  if (months < 24) {
    const why = { reason: 'too_few_months', found: months, minimum: 24 } as const
    return [insufficient(newSuppliers, why), insufficient(lostSuppliers, why)]
  }
  const since = addMonths(last, -12)
  const seen = new Uint8Array(codes.length)
  for (let at = 0; at < day.length; at++) if (isDay(day[at])) seen[supplier[at]] |= day[at] > since ? 2 : 1
  const count = (mark: number) => seen.reduce((sum, each) => sum + Number(each === mark), 0)
  const [gone, fresh, both] = [count(1), count(2), count(3)]
  let [freshCents, lateCents] = [0, 0]
  for (let at = 0; at < day.length; at++) {
    if (!isDay(day[at]) || day[at] <= since) continue
    lateCents += cents[at]
    if (seen[supplier[at]] === 2) freshCents += cents[at]
  }
  return [
    shareFigure(newSuppliers, fresh, fresh + both),
    shareFigure(lostSuppliers, gone, gone + both),
    { name: 'new_suppliers_value_share', value: freshCents / lateCents, unit: 'share', n: fresh + both },
  ]
}

/** A share of whole things with its interval. */
export function shareFigure(
  figure: Pick<DraftFigure, 'name' | 'unit' | 'subject'>,
  found: number,
  n: number,
): DraftFigure {
  const { low, high } = wilsonInterval(found, n)
  return { ...figure, value: found / n, n, interval: interval(low, high, 'wilson') }
}
