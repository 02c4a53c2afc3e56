// Charts of an analysis: its months, its largest suppliers, its calendar months.

import type { Block } from '../../documents/document.ts'
import { formatMonth } from '../../domain/format.ts'
import type { AnalysisFigure } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { calendarMonths } from '../analyses/words.ts'
import { money, number, text } from '../template.ts'
import { aboutFigure, figureText } from './analysis-figures.ts'
import type { PartContext } from './part.ts'
import type { ReportedAnalysis } from './report-sources.ts'

export function analysisCharts(analysis: ReportedAnalysis, context: PartContext): readonly Block[] {
  if (!context.sources.charts) return []
  return [...seriesChart(analysis, context), ...supplierBars(analysis, context), ...monthBars(analysis, context)]
}

const events = ['change_point', 'unusual_month'] as const

/** Amounts by month, with changes of level and months that stand out. */
function seriesChart({ document }: ReportedAnalysis, context: PartContext): readonly Block[] {
  const { say } = context
  const all = document.results.time_series
  const months = all.slice(-limits.reportMonthsMax)
  const [first, last] = [months[0], months.at(-1)]
  if (months.length < 3 || first === undefined || last === undefined) return []
  const most = months.reduce((best, each) => (each.value > best.value ? each : best))
  const marked = nominal(document.results.figures)
    .filter(({ name, value }) => (events as readonly string[]).includes(name) && value !== undefined)
    .flatMap((figure) => {
      const { start: period = '' } = figure.period ?? {}
      const value = text(figureText(figure.value ?? 0, figure, context))
      return period < first.month ? [] : [{ period, label: say(`event_${figure.name}`, { value }) }]
    })
  const name = text(say(`analysis_${document.type}`))
  const isReal = months.some(({ real_value }) => real_value !== undefined)
  const [nominalName, realName] = [say('terms_nominal'), say('terms_real')]
  return [
    {
      type: 'figure',
      caption: say(all.length > months.length ? 'figure_series_cut' : 'figure_series', {
        name,
        shown: number(months.length),
      }),
      alternative: say('figure_series_text', {
        ...{ from: text(first.month), to: text(last.month), most: text(most.month), money: money(most.value) },
        ...(marked.length > 0 && {
          events: text(
            marked.map(({ period, label }) => `${formatMonth(period, context.sources.language)}, ${label}`).join('; '),
          ),
        }),
      }),
      chart: {
        type: 'time_series',
        measure: { name: say('column_sum'), type: 'money' },
        periods: months.map(({ month }) => month),
        series: [
          { name: isReal ? nominalName : say('column_sum'), values: months.map(({ value }) => value) },
          ...(isReal ? [{ name: realName, values: months.map(({ real_value }) => real_value ?? null) }] : []),
        ],
        ...(marked.length > 0 && { events: marked }),
      },
    },
  ]
}

/** In nominal terms, where figures stand in both. */
function nominal(figures: readonly AnalysisFigure[]): readonly AnalysisFigure[] {
  return figures.filter(({ terms }) => terms !== 'real')
}

function supplierBars({ document }: ReportedAnalysis, context: PartContext): readonly Block[] {
  const { say } = context
  const shares = nominal(document.results.figures).filter(({ name }) => name === 'supplier_share')
  const bars = shares.map((figure) => ({
    label: figure.subject?.name ?? figure.subject?.id ?? aboutFigure(figure, context),
    value: figure.value ?? 0,
  }))
  if (bars.length < 2) return []
  return [
    {
      type: 'figure',
      caption: say('figure_of_suppliers', { name: text(say(`analysis_${document.type}`)) }),
      alternative: shares
        .map((figure, at) => `${bars[at]?.label}: ${figureText(figure.value ?? 0, figure, context)}`)
        .join('; '),
      chart: { type: 'ranked_bars', measure: { name: say('column_share'), type: 'percent' }, bars },
    },
  ]
}

function monthBars({ document }: ReportedAnalysis, context: PartContext): readonly Block[] {
  const { say, sources } = context
  const indices = nominal(document.results.figures).filter(
    ({ name, value }) => name === 'seasonal_index' && value !== undefined,
  )
  if (indices.length < 3) return []
  const labels = indices.map(({ subject }) => calendarMonths[Number(subject?.id) - 1]?.[sources.language] ?? '')
  const measure = { name: say('figure_name_seasonal_index'), type: 'number' } as const
  return [
    {
      type: 'figure',
      caption: say('figure_of_months', { name: text(say(`analysis_${document.type}`)) }),
      alternative: indices
        .map((figure, at) => `${labels[at]}: ${figureText(figure.value ?? 0, figure, context)}`)
        .join('; '),
      chart: {
        ...{ type: 'bars', measure, categories: labels },
        series: [{ name: measure.name, values: indices.map(({ value }) => value ?? null) }],
      },
    },
  ]
}

/** Months with their records and amounts, as data. */
export function seriesTable({ document }: ReportedAnalysis, { say }: PartContext): readonly Block[] {
  const months = document.results.time_series
  if (months.length === 0) return []
  const isReal = months.some(({ real_value }) => real_value !== undefined)
  return [
    {
      type: 'table',
      caption: `${say('table_series')} (${say(`analysis_${document.type}`)})`,
      columns: [
        { name: say('column_month'), type: 'text' },
        { name: say('column_records_count'), type: 'integer' },
        { name: say('column_sum'), type: 'money' },
        ...(isReal ? [{ name: say('column_real'), type: 'money' } as const] : []),
      ],
      rows: months.map(({ month, records, value, real_value }) => [
        ...[month, records, value],
        ...(isReal ? [real_value ?? null] : []),
      ]),
      rowHeader: 0,
    },
  ]
}
