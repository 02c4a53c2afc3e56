// Efficiency metrics: time from publication to signature, additions, competition and price against the estimate, where the records say.

import { isDay } from '../dataset/dataset.ts'
import { monthNumberOf } from '../domain/days.ts'
import type { FigureUnit } from '../domain/generated/wire-types.ts'
import { binomialTail } from '../stats/binomial-tail.ts'
import { finiteValues } from '../stats/finite-values.ts'
import { medianInPlace } from '../stats/median.ts'
import { quantileInterval } from '../stats/quantile-interval.ts'
import { seasonalKendall } from '../stats/seasonal-kendall.ts'
import { type AnalysisRows, monthText, type RecordMeasure } from './analysis-rows.ts'
import { type DraftFigure, insufficient, interval } from './figure.ts'
import { rules } from './rules.ts'
import { shareFigure } from './vendor-patterns.ts'

export function efficiencyMetrics(rows: AnalysisRows): readonly DraftFigure[] {
  const { measures } = rows
  const competed = withCompetition(rows, measures.bidders)
  return [
    ...level(measures.days_to_signature, { name: 'days_to_signature', unit: 'days', quantiles: [0.5, 0.9] }),
    ...trend(rows, 'days_to_signature', { name: 'days_to_signature_trend', unit: 'days_per_year' }),
    ...level(competed, { name: 'bidders', unit: 'count', quantiles: [0.5] }),
    share(competed, 'single_bid_share', (bidders) => bidders === 1),
    ...trend({ ...rows, measures: { ...(competed && { bidders: competed }) } }, 'bidders', {
      ...{ name: 'bidders_trend', unit: 'count_per_year' },
    }),
    share(measures.added_share, 'amended_value_share', (added) => added !== 0),
    share(measures.added_share, 'raised_beyond_quarter_share', (added) => added > 0.25),
    ...trend(rows, 'added_share', { name: 'added_share_trend', unit: 'share_per_year', of: 'mean' }),
    ...priceToEstimate(measures.price_to_estimate),
    ...trend(rows, 'price_to_estimate', { name: 'price_to_estimate_trend', unit: 'ratio_per_year' }),
  ]
}

/** A direct award asks for no bids. */
function withCompetition({ direct }: AnalysisRows, bidders: Float64Array | undefined): Float64Array | undefined {
  return bidders?.map((count, at) => (direct?.[at] === 1 ? Number.NaN : count))
}

interface Level {
  readonly name: string
  readonly unit: FigureUnit
  readonly quantiles: readonly number[]
}

function level(values: Float64Array | undefined, { name, unit, quantiles }: Level): readonly DraftFigure[] {
  const sorted = finiteValues(values ?? []).sort()
  return quantiles.map((probability): DraftFigure => {
    const figure = { name: probability === 0.5 ? `${name}_median` : `${name}_p${100 * probability}`, unit }
    if (sorted.length < rules.recordsMin) return tooFew(figure, sorted.length)
    const { value, low, high } = quantileInterval(sorted, probability)
    return { ...figure, value, n: sorted.length, interval: interval(low, high, 'order_statistics') }
  })
}

function share(values: Float64Array | undefined, name: string, isFound: (value: number) => boolean): DraftFigure {
  let [n, found] = [0, 0]
  for (const value of values ?? []) {
    if (Number.isNaN(value)) continue
    n++
    if (isFound(value)) found++
  }
  const figure = { name, unit: 'share' } as const
  return n < rules.recordsMin ? tooFew(figure, n) : shareFigure(figure, found, n)
}

function tooFew(figure: Pick<DraftFigure, 'name' | 'unit'>, found: number): DraftFigure {
  return insufficient(figure, {
    ...{ reason: found === 0 ? 'field_missing' : 'too_few_records', found, minimum: rules.recordsMin },
  })
}

interface Trended {
  readonly name: string
  readonly unit: FigureUnit
  /** Of a month; medians unless most values are equal. */
  readonly of?: 'median' | 'mean'
}

/** The direction of monthly levels. */
function trend(
  rows: AnalysisRows,
  measure: RecordMeasure,
  { name, unit, of = 'median' }: Trended,
): readonly DraftFigure[] {
  const values = rows.measures[measure]
  const { first, levels } = monthlyLevels(rows, values, of)
  const n = finiteValues(levels).length
  const figure = { name, unit }
  if (n < rules.trendMonthsMin)
    return [
      insufficient(figure, {
        ...{ reason: n === 0 ? 'field_missing' : 'too_few_months', found: n, minimum: rules.trendMonthsMin },
      }),
    ]
  const season = levels.length >= 12 * rules.seasonYearsMin ? 12 : 1
  const { slope, low, high, z, p, tau } = seasonalKendall(levels, season)
  return [
    {
      ...{ ...figure, value: 12 * slope, n, interval: interval(12 * low, 12 * high, 'sen') },
      period: { start: monthText(first), end: monthText(first + levels.length - 1) },
      test: { name: season === 12 ? 'seasonal_kendall' : 'mann_kendall', statistic: z, p_value: p },
      effect_size: { name: 'kendall_tau', value: tau },
      family: 'efficiency_trend',
    },
  ]
}

/** By month with at least five values; NaN else. */
function monthlyLevels({ length, day }: AnalysisRows, values: Float64Array | undefined, of: 'median' | 'mean') {
  const byMonth = new Map<number, number[]>()
  for (let at = 0; at < length; at++) {
    const value = values?.[at] ?? Number.NaN
    if (Number.isNaN(value) || !isDay(day[at])) continue
    const month = monthNumberOf(day[at])
    const own = byMonth.get(month)
    if (own) own.push(value)
    else byMonth.set(month, [value])
  }
  const months = [...byMonth.keys()]
  const first = months.reduce((least, month) => Math.min(least, month), Number.POSITIVE_INFINITY)
  const last = months.reduce((most, month) => Math.max(most, month), Number.NEGATIVE_INFINITY)
  const levels = new Float64Array(months.length === 0 ? 0 : last - first + 1).fill(Number.NaN)
  for (const [month, own] of byMonth) if (own.length >= rules.monthRecordsMin) levels[month - first] = levelOf(own, of)
  return { first: months.length === 0 ? 0 : first, levels }
}

function levelOf(values: readonly number[], of: 'median' | 'mean'): number {
  return of === 'median'
    ? medianInPlace(Float64Array.from(values))
    : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The median of price over estimate, and whether as many lie below as above it. */
function priceToEstimate(values: Float64Array | undefined): readonly DraftFigure[] {
  const [figure] = level(values, { name: 'price_to_estimate', unit: 'ratio', quantiles: [0.5] })
  if (figure.value === undefined) return [figure]
  const known = finiteValues(values ?? [])
  const below = known.filter((value) => value < 1).length
  const above = known.filter((value) => value > 1).length
  const decided = below + above
  const p_value = Math.min(1, 2 * binomialTail(Math.max(below, above), decided, 0.5))
  return [
    {
      ...figure,
      ...(decided > 0 && {
        test: { name: 'sign_test', statistic: below, p_value },
        effect_size: { name: 'rank_biserial', value: (above - below) / decided },
      }),
    },
  ]
}
