// Analyses by type: the figures of a type, corrected for the number of its tests, and the monthly sums beside them.

import type { AnalysisType, CorrelationVariable } from '../domain/generated/wire-types.ts'
import { type AnalysisRows, monthlySums, monthText } from './analysis-rows.ts'
import { correlationAnalysis } from './correlation-analysis.ts'
import { efficiencyMetrics } from './efficiency-metrics.ts'
import { type AdjustedFigure, adjust, type DraftFigure } from './figure.ts'
import { geographicPatterns } from './geographic-patterns.ts'
import { organizationalBehavior } from './organizational-behavior.ts'
import { deflate, type PriceIndex, type PriceTerms } from './price-index.ts'
import { rules } from './rules.ts'
import { seasonalAnalysis } from './seasonal-analysis.ts'
import { type Chance, predictSpending, spendingTrends } from './spending-trends.ts'
import { vendorPatterns } from './vendor-patterns.ts'

/** Changes with what the analyses compute. */
export const analysesVersion = 'analyses-2'

/** Types of analyses, and what is asked at once alone. */
export type FiguresType = AnalysisType | 'geographic_patterns'

export interface AnalysisQuestion extends Chance {
  readonly type: FiguresType
  readonly index?: PriceIndex
  readonly variables?: readonly CorrelationVariable[]
  /** What the next months would be if trend and season went on. */
  readonly include_predictions?: boolean
}

export interface MonthOfSeries {
  readonly month: string
  readonly records: number
  /** BRL. */
  readonly value: number
  /** BRL in the prices of the base month. */
  readonly real_value?: number
}

/** What an analysis of one type states. */
export interface AnalysedRows {
  readonly figures: readonly AdjustedFigure[]
  readonly prices: PriceTerms
  readonly time_series: readonly MonthOfSeries[]
}

/** Amounts of different times enter these together, so that prices matter to them. */
const acrossTime: ReadonlySet<FiguresType> = new Set(['spending_trends', 'vendor_patterns', 'seasonal_analysis'])

/** Figures of one type; those of amounts in real terms too, where an index is given. */
export function analyseRows(rows: AnalysisRows, question: AnalysisQuestion): AnalysedRows {
  const { type, index } = question
  const nominal = draftsOf(rows, question)
  if (index === undefined || !acrossTime.has(type))
    return {
      figures: adjust(inTerms(nominal, type, 'nominal'), rules.listedMax),
      prices: { terms: 'nominal' },
      time_series: seriesOf(rows),
    }
  const { rows: real, prices } = deflate(rows, index)
  // The same question once more in other prices is no other look.
  const figures = [
    ...adjust(inTerms(nominal, type, 'nominal'), rules.listedMax),
    ...adjust(inTerms(draftsOf(real, question), type, 'real'), rules.listedMax),
  ]
  return { figures, prices, time_series: seriesOf(rows, real) }
}

function inTerms(drafts: readonly DraftFigure[], type: FiguresType, terms: 'nominal' | 'real'): readonly DraftFigure[] {
  return acrossTime.has(type) ? drafts.map((draft) => ({ ...draft, terms })) : drafts
}

function draftsOf(rows: AnalysisRows, question: AnalysisQuestion): readonly DraftFigure[] {
  const { seed, variables, include_predictions } = question
  switch (question.type) {
    case 'spending_trends':
      return [...spendingTrends(rows, { seed }), ...(include_predictions ? predictSpending(rows) : [])]
    case 'vendor_patterns':
      return vendorPatterns(rows, { seed })
    case 'organizational_behavior':
      return organizationalBehavior(rows)
    case 'seasonal_analysis':
      return seasonalAnalysis(rows, { seed })
    case 'efficiency_metrics':
      return efficiencyMetrics(rows)
    case 'geographic_patterns':
      return rows.places === undefined ? [] : geographicPatterns(rows, rows.places)
    case 'correlation_analysis':
      return correlationAnalysis(rows, { seed, ...(variables && { variables }) })
  }
}

function seriesOf(rows: AnalysisRows, real?: AnalysisRows): readonly MonthOfSeries[] {
  const { first, sums, counts } = monthlySums(rows)
  const deflated = real && monthlySums(real)
  return Array.from(sums, (cents, at): MonthOfSeries => {
    const own = deflated?.sums[first + at - deflated.first]
    return {
      ...{ month: monthText(first + at), records: counts[at], value: cents / 100 },
      ...(own !== undefined && own > 0 && { real_value: Math.round(own) / 100 }),
    }
  })
}
