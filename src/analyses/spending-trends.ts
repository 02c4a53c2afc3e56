// Spending trends: the direction of monthly sums, changes of level, and months that stand out. In logarithms, so that rates add up and one
// large contract does not carry the slope.

import { groupBy } from '../dataset/group-by.ts'
import { finiteValues } from '../stats/finite-values.ts'
import { hodgesLehmann } from '../stats/hodges-lehmann.ts'
import { median } from '../stats/median.ts'
import { madToSigma, medianAbsoluteDeviation } from '../stats/median-absolute-deviation.ts'
import { midranks } from '../stats/midranks.ts'
import { pettittOfRanks } from '../stats/pettitt.ts'
import { quantileSorted } from '../stats/quantile.ts'
import { seasonalKendall } from '../stats/seasonal-kendall.ts'
import { type SeededRandom, seededRandom } from '../stats/seeded-random.ts'
import { shuffle } from '../stats/shuffle.ts'
import { standardNormal } from '../stats/standard-normal.ts'
import { type AnalysisRows, type MonthlySums, monthlySums, monthText } from './analysis-rows.ts'
import { type DraftFigure, insufficient, interval, significanceLevel } from './figure.ts'
import { rules } from './rules.ts'

export interface Chance {
  readonly seed: string
}

/** Figures of the monthly sums. */
export function spendingTrends(rows: AnalysisRows, { seed }: Chance): readonly DraftFigure[] {
  return trendsOfMonths(monthlySums(rows), { seed })
}

/** The same of sums that are made already. */
export function trendsOfMonths(months: MonthlySums, { seed }: Chance): readonly DraftFigure[] {
  const logs = Float64Array.from(months.sums, (sum) => (sum > 0 ? Math.log(sum) : Number.NaN))
  const n = logs.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0)
  const period = periodOf(months, 0, logs.length)
  if (n < rules.trendMonthsMin) {
    const lacking = { reason: 'too_few_months', found: n, minimum: rules.trendMonthsMin } as const
    return [
      insufficient({ name: 'spending_trend', unit: 'percent_per_year' }, lacking),
      insufficient({ name: 'change_point', unit: 'ratio' }, lacking),
    ]
  }
  const season = logs.length >= 12 * rules.seasonYearsMin ? 12 : 1
  const trend = seasonalKendall(logs, season)
  const yearly = (slope: number) => 100 * Math.expm1(12 * slope)
  return [
    {
      ...{ name: 'spending_trend', value: yearly(trend.slope), unit: 'percent_per_year', n, period },
      interval: interval(yearly(trend.low), yearly(trend.high), 'sen'),
      test: { name: season === 12 ? 'seasonal_kendall' : 'mann_kendall', statistic: trend.z, p_value: trend.p },
      effect_size: { name: 'kendall_tau', value: trend.tau },
    },
    ...changePoints(months, logs, { seed, slope: trend.slope }),
    // A slope that chance explains would be noise taken out of the months and not out of what they are held against.
    ...unusualMonths(months, logs, trend.p <= significanceLevel ? trend.slope : 0),
  ]
}

function periodOf({ first }: MonthlySums, from: number, to: number) {
  return { start: monthText(first + from), end: monthText(first + Math.max(from, to - 1)) }
}

interface Split {
  readonly at: number
  readonly p: number
  readonly k: number
  readonly n: number
}

interface Looked {
  readonly seed: string
  readonly slope: number
}

/** Changes of level by binary segmentation; none where a steady line leaves smaller residuals. */
function changePoints(months: MonthlySums, logs: Float64Array, { seed, slope }: Looked): readonly DraftFigure[] {
  const values = withoutSeason(logs)
  const known = [...values.keys()].filter((at) => !Number.isNaN(values[at]))
  const series = Float64Array.from(known, (at) => values[at])
  const found: Split[] = []
  const whole = { start: 0, end: series.length, level: significanceLevel }
  const seasons = Int32Array.from(known, (at) => at % 12)
  const first = look({ values: series, seasons }, whole, { random: seededRandom(seed), found })
  found.sort((a, b) => a.at - b.at)
  // The season is taken out of what the line leaves, as it is out of the levels: it holds a part of either.
  const line = withoutSeason(logs.map((value, at) => value - slope * at))
  const isLine = isSteady(
    series,
    found,
    Float64Array.from(known, (at) => line[at]),
  )
  if (found.length === 0 || isLine) {
    const { p, k } = first
    return [
      {
        ...{
          name: 'change_points',
          value: 0,
          unit: 'count',
          n: series.length,
          period: periodOf(months, 0, logs.length),
        },
        ...(found.length === 0 && { test: { name: 'pettitt_shuffled', statistic: k, p_value: p } }),
      },
    ]
  }
  const bounds = [0, ...found.map(({ at }) => at), series.length]
  const levels = bounds.slice(1).map((end, index) => series.subarray(bounds[index], end))
  return [
    {
      name: 'change_points',
      value: found.length,
      unit: 'count',
      n: series.length,
      period: periodOf(months, 0, logs.length),
    },
    ...found.map((split, index) =>
      toChangePoint(split, { months, at: known[split.at], before: levels[index], after: levels[index + 1] }),
    ),
  ]
}

interface Sides {
  readonly months: MonthlySums
  readonly at: number
  readonly before: Float64Array
  readonly after: Float64Array
}

function toChangePoint({ p, k, n }: Split, { months, at, before, after }: Sides): DraftFigure {
  const shift = hodgesLehmann(before, after)
  return {
    ...{ name: 'change_point', value: Math.exp(shift.value), unit: 'ratio', n },
    period: periodOf(months, at, at + 1),
    interval: interval(Math.exp(shift.low), Math.exp(shift.high), 'order_statistics'),
    test: { name: 'pettitt_shuffled', statistic: k, p_value: p },
    effect_size: { name: 'rank_biserial', value: shift.biserial },
    family: 'change_point',
  }
}

interface Series {
  readonly values: Float64Array
  /** Calendar months. */
  readonly seasons: Int32Array
}

interface Search {
  readonly random: SeededRandom
  readonly found: Split[]
}

interface Stretch {
  readonly start: number
  readonly end: number
  readonly level: number
}

/** Tests the strongest split of a stretch, and where it holds both sides of it, each at half of the level. */
function look(series: Series, { start, end, level }: Stretch, { random, found }: Search) {
  const ranks = midranks(series.values.subarray(start, end))
  const { k, at } = pettittOfRanks(ranks)
  const shuffleAll = shufflerOf(series.seasons.subarray(start, end))
  let as = 1
  for (let time = 0; time < rules.shuffles; time++) {
    shuffleAll(ranks, random)
    if (pettittOfRanks(ranks).k >= k) as++
  }
  const p = as / (rules.shuffles + 1)
  if (p > level || Math.min(at, end - start - at) < rules.levelMonthsMin || found.length >= rules.changePointsMax)
    return { p, k }
  found.push({ at: start + at, p, k, n: end - start })
  for (const [from, to] of [[start, start + at] as const, [start + at, end] as const])
    if (to - from >= rules.trendMonthsMin) look(series, { start: from, end: to, level: level / 2 }, { random, found })
  return { p, k }
}

/** Shuffles among equal calendar months, whose medians were taken out, so that each shuffle is as likely as what is there. */
function shufflerOf(seasons: Int32Array): (values: Float64Array, random: SeededRandom) => void {
  if (seasons.length < 12 * rules.seasonYearsMin) return shuffle
  const places = [...groupBy(seasons.keys(), (at) => seasons[at]).values()]
  return (values, random) => {
    for (const own of places)
      for (let left = own.length; left > 1; left--) {
        const [from, to] = [own[left - 1], own[random.integer(left)]]
        const kept = values[from]
        values[from] = values[to]
        values[to] = kept
      }
  }
}

/** Whether a line fits better than steps: by sums of absolute residuals, each step costing as many months as a parameter of its own. */
function isSteady(series: Float64Array, splits: readonly Split[], line: Float64Array): boolean {
  const bounds = [0, ...splits.map(({ at }) => at), series.length]
  const steps = bounds.slice(1).reduce((sum, end, index) => sum + spread(series.subarray(bounds[index], end)), 0)
  const free = (parameters: number) => series.length - parameters
  // A step has its place and its height.
  return spread(line) / free(2) <= steps / free(1 + 2 * splits.length)
}

function spread(values: Float64Array): number {
  const middle = median(values)
  return values.reduce((sum, value) => sum + Math.abs(value - middle), 0)
}

/** Less the median of each calendar month, where there are enough years to know it. */
function withoutSeason(logs: Float64Array): Float64Array {
  if (logs.length < 12 * rules.seasonYearsMin) return logs
  const middles = Array.from({ length: 12 }, (_, month) => median(logs.filter((_, at) => at % 12 === month)))
  return logs.map((value, at) => value - middles[at % 12])
}

/**
 * Months far from what trend and season lead to expect. Robustly, so that they do not hide each other; how far the farthest month of so
 * many goes by chance is found from series of normal noise that are treated alike, so that the p-value is of the farthest of all.
 */
function unusualMonths(months: MonthlySums, logs: Float64Array, slope: number): readonly DraftFigure[] {
  const { residuals, zs } = distances(logs.map((value, at) => value - slope * at))
  const farthest = farthestOf([...logs.keys()].filter((at) => !Number.isNaN(logs[at])))
  const figures: DraftFigure[] = []
  for (const [at, z] of zs.entries()) {
    if (Number.isNaN(z)) continue
    const as = farthest.length - farthest.findIndex((each) => each >= Math.abs(z))
    const p_value = (1 + (as > farthest.length ? 0 : as)) / (rules.shuffles + 1)
    figures.push({
      ...{ name: 'unusual_month', value: Math.exp(residuals[at]), unit: 'ratio', n: months.counts[at] },
      period: periodOf(months, at, at + 1),
      test: { name: 'farthest_simulated', statistic: z, p_value },
      effect_size: { name: 'deviations', value: z },
      ...{ shown: 'if_significant', family: `unusual_month ${at}` },
    })
  }
  return figures
}

/** Ascending distances of the farthest month of noise, by which months there are: the same for all series of such months. */
function farthestOf(places: readonly number[]): Float64Array {
  const key = places.join(' ')
  const known = farthestKept.get(key)
  if (known !== undefined) return known
  if (farthestKept.size >= rules.farthestKeptMost) farthestKept.clear()
  const random = seededRandom(`months ${key}`)
  const noise = new Float64Array((places.at(-1) ?? 0) + 1).fill(Number.NaN)
  const farthest = Float64Array.from({ length: rules.shuffles }, () => {
    for (const at of places) noise[at] = standardNormal(random)
    return distances(noise).zs.reduce((most, z) => Math.max(most, Math.abs(z) || 0), 0)
  }).sort()
  farthestKept.set(key, farthest)
  return farthest
}

const farthestKept = new Map<string, Float64Array>()

/**
 * What the next months would be if trend and season went on: no forecast of what will be decided. The interval holds 95 % of what
 * months were beside trend and season so far.
 */
export function predictSpending(rows: AnalysisRows): readonly DraftFigure[] {
  const months = monthlySums(rows)
  const logs = Float64Array.from(months.sums, (sum) => (sum > 0 ? Math.log(sum) : Number.NaN))
  const known = finiteValues(logs).length
  if (known < rules.predictedFromMonthsMin) {
    const why = { reason: 'too_few_months', found: known, minimum: rules.predictedFromMonthsMin } as const
    return [insufficient({ name: 'predicted_spending', unit: 'BRL' }, why)]
  }
  const trend = seasonalKendall(logs, logs.length >= 12 * rules.seasonYearsMin ? 12 : 1)
  const slope = trend.p <= significanceLevel ? trend.slope : 0
  const flat = logs.map((value, at) => value - slope * at)
  const residuals = withoutSeason(flat)
  const sorted = finiteValues(residuals).sort()
  const levelOf = (at: number) => {
    const same = flat.filter((value, other) => other % 12 === at % 12 && !Number.isNaN(value))
    return logs.length >= 12 * rules.seasonYearsMin ? median(same) : 0
  }
  return Array.from({ length: rules.monthsPredicted }, (_, ahead): DraftFigure => {
    const at = logs.length + ahead
    const brl = (residual: number) => Math.exp(levelOf(at) + slope * at + residual) / 100
    return {
      ...{ name: 'predicted_spending', value: brl(quantileSorted(sorted, 0.5)), unit: 'BRL', n: known },
      period: periodOf(months, at, at + 1),
      interval: interval(brl(quantileSorted(sorted, 0.025)), brl(quantileSorted(sorted, 0.975)), 'order_statistics'),
    }
  })
}

/** Residuals around their median, and how many robust deviations they are. */
function distances(logs: Float64Array) {
  const residuals = withoutSeason(logs)
  const middle = median(residuals)
  const sigma = madToSigma * medianAbsoluteDeviation(residuals, middle)
  const around = residuals.map((value) => value - middle)
  return { residuals: around, zs: around.map((value) => (sigma > 0 ? value / sigma : Number.NaN)) }
}
