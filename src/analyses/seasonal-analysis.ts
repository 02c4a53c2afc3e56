// Seasonal analysis: whether months of the year differ, by ranks within each year, against shuffles of the months of each year.

import { isDay } from '../dataset/dataset.ts'
import { isBusinessDay } from '../domain/business-days.ts'
import { monthNumberOf, monthOf, parseDay } from '../domain/days.ts'
import { friedmanOfRanks } from '../stats/friedman.ts'
import { midranks } from '../stats/midranks.ts'
import { quantileInterval } from '../stats/quantile-interval.ts'
import { seededRandom } from '../stats/seeded-random.ts'
import { shuffle } from '../stats/shuffle.ts'
import { type AnalysisRows, type MonthlySums, monthlySums, monthText } from './analysis-rows.ts'
import { type DraftFigure, insufficient, interval } from './figure.ts'
import { rules } from './rules.ts'
import type { Chance } from './spending-trends.ts'
import { shareFigure } from './vendor-patterns.ts'

/** Sums of the twelve months of each whole calendar year. */
export interface Years {
  /** Of the first year, January. */
  readonly first: number
  readonly sums: readonly Float64Array[]
}

export function seasonalAnalysis(rows: AnalysisRows, { seed }: Chance): readonly DraftFigure[] {
  return [...seasonsOf(wholeYears(monthlySums(rows)), { seed }), ...workingDays(rows)]
}

/** The whole years among months; a year that begins or ends within the data is left out. */
export function wholeYears({ first, sums }: MonthlySums): Years {
  const january = Math.ceil(first / 12) * 12
  const count = Math.max(0, Math.floor((first + sums.length - january) / 12))
  return {
    first: january,
    sums: Array.from({ length: count }, (_, year) =>
      sums.slice(january - first + 12 * year, january - first + 12 * year + 12),
    ),
  }
}

/** Figures of whole years. */
export function seasonsOf({ first, sums }: Years, { seed }: Chance): readonly DraftFigure[] {
  const used = sums.filter((year) => year.some((sum) => sum > 0))
  if (used.length < rules.seasonYearsMin) {
    const why = { reason: 'too_few_years', found: used.length, minimum: rules.seasonYearsMin } as const
    return [
      insufficient({ name: 'seasonality', unit: 'index' }, why),
      insufficient({ name: 'seasonal_index', unit: 'ratio' }, why),
    ]
  }
  const period = { start: monthText(first), end: monthText(first + 12 * sums.length - 1) }
  // By the place of each year among all: empty ones are left out, and keep theirs.
  const perDay = sums.flatMap((year, at) =>
    used.includes(year) ? [year.map((sum, month) => sum / workingDaysOf(first + 12 * at + month))] : [],
  )
  const raw = judgeSeasons(used, `${seed} seasons`)
  const corrected = judgeSeasons(perDay, `${seed} working days`)
  const n = used.length * 12
  return [
    seasonality('seasonality', raw, { n, period }),
    seasonality('seasonality_per_working_day', corrected, { n, period }),
    ...Array.from({ length: 12 }, (_, month): DraftFigure => {
      const ratios = used.map((year) => (12 * year[month]) / year.reduce((sum, each) => sum + each, 0))
      return {
        ...{ name: 'seasonal_index', unit: 'ratio', n: used.length, period },
        ...medianOfYears(Float64Array.from(ratios)),
        subject: { type: 'calendar_month', code: month + 1 },
        test: { name: 'month_rank_shuffled', statistic: raw.ranks[month], p_value: raw.monthPs[month] },
      }
    }),
    decemberShare(used, period),
  ]
}

interface Seasons {
  readonly statistic: number
  readonly p: number
  readonly w: number
  readonly ranks: Float64Array
  /** By month, of a mean rank as far from the middle. */
  readonly monthPs: Float64Array
}

function judgeSeasons(years: readonly Float64Array[], seed: string): Seasons {
  const random = seededRandom(seed)
  const ranks = years.map(midranks)
  const { statistic, w, meanRanks } = friedmanOfRanks(ranks)
  const far = meanRanks.map((rank) => Math.abs(rank - 6.5))
  let as = 1
  const monthAs = new Float64Array(12).fill(1)
  for (let time = 0; time < rules.shuffles; time++) {
    for (const year of ranks) shuffle(year, random)
    const drawn = friedmanOfRanks(ranks)
    if (drawn.statistic >= statistic - 1e-9) as++
    for (let month = 0; month < 12; month++)
      if (Math.abs(drawn.meanRanks[month] - 6.5) >= far[month] - 1e-9) monthAs[month]++
  }
  const of = rules.shuffles + 1
  return { statistic, w, ranks: meanRanks, p: as / of, monthPs: monthAs.map((each) => each / of) }
}

function seasonality(
  name: string,
  { statistic, p, w }: Seasons,
  about: Pick<DraftFigure, 'n' | 'period'>,
): DraftFigure {
  return {
    ...{ name, value: w, unit: 'index', ...about },
    test: { name: 'friedman_shuffled', statistic, p_value: p },
    effect_size: { name: 'kendall_w', value: w },
  }
}

/** Of the year, by the median of years; a twelfth is what an even year has. */
function decemberShare(years: readonly Float64Array[], period: DraftFigure['period']): DraftFigure {
  const shares = Float64Array.from(years, (year) => year[11] / year.reduce((sum, each) => sum + each, 0))
  return {
    ...{ name: 'december_share', unit: 'share', n: years.length, ...(period && { period }) },
    ...medianOfYears(shares),
  }
}

/** From the least to the greatest of fewer years, the median is between them less often than the level says: then there is no interval. */
function medianOfYears(values: Float64Array): Pick<DraftFigure, 'value' | 'interval'> {
  const { value, low, high } = quantileInterval(values.sort(), 0.5)
  const isJudged = values.length >= rules.medianRangeYearsMin
  return { value, ...(isJudged && { interval: interval(low, high, 'order_statistics') }) }
}

const workingDaysByMonth = new Map<number, number>()

/** Business days of a month, without local holidays. */
function workingDaysOf(month: number): number {
  const known = workingDaysByMonth.get(month)
  if (known !== undefined) return known
  const first = parseDay(`${monthText(month)}-01`) ?? 0
  let days = 0
  for (let day = first; monthNumberOf(day) === month; day++) if (isBusinessDay(day)) days++
  workingDaysByMonth.set(month, days)
  return days
}

/** Records dated on weekends and national holidays, and in the second half of December. */
function workingDays({ length, day }: AnalysisRows): readonly DraftFigure[] {
  const isFree = new Map<number, number>()
  let [dated, free, late] = [0, 0, 0]
  for (let at = 0; at < length; at++) {
    if (!isDay(day[at])) continue
    dated++
    const known = isFree.get(day[at])
    const mark = known ?? (isBusinessDay(day[at]) ? 0 : 1) + (isYearEnd(day[at]) ? 2 : 0)
    if (known === undefined) isFree.set(day[at], mark)
    free += mark & 1
    late += mark >> 1
  }
  if (dated < rules.recordsMin)
    return [
      insufficient(
        { name: 'non_working_day_share', unit: 'share' },
        { reason: 'too_few_records', found: dated, minimum: rules.recordsMin },
      ),
    ]
  return [
    shareFigure({ name: 'non_working_day_share', unit: 'share' }, free, dated),
    shareFigure({ name: 'late_december_share', unit: 'share' }, late, dated),
  ]
}

function isYearEnd(day: number): boolean {
  return monthOf(day) === 12 && monthOf(day + 16) === 1
}
