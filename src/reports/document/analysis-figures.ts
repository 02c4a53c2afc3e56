// Figures of an analysis as tables: values with their intervals, and the tests behind them.

import type { Block, Column, TableBlock, TableCell } from '../../documents/document.ts'
import { formatMoney, formatMonth, formatNumber, formatPercent } from '../../domain/format.ts'
import type { AnalysisFigure } from '../../domain/generated/wire-types.ts'
import { calendarMonths, variableWords } from '../analyses/words.ts'
import { number, text } from '../template.ts'
import type { PartContext } from './part.ts'
import type { ReportedAnalysis } from './report-sources.ts'

/** What a figure is called. */
export function figureTitle({ name }: Pick<AnalysisFigure, 'name'>, { say }: Pick<PartContext, 'say'>): string {
  return say(`figure_name_${name}`)
}

/** Whom, which month or which pair a figure is about, and in which terms its amounts are; empty where it is about all records. */
export function aboutFigure(figure: AnalysisFigure, context: Pick<PartContext, 'say' | 'sources'>): string {
  const { subject, period, variables = [], controls = [], terms } = figure
  const { say, sources } = context
  const { language } = sources
  const named = (names: readonly string[]) => names.map((name) => variableWords[name]?.[language] ?? name).join(' × ')
  const month = subject?.type === 'calendar_month' ? calendarMonths[Number(subject.id) - 1]?.[language] : undefined
  const spans = period && [...new Set([period.start, period.end])].map((each) => formatMonth(each, language))
  return [
    month ?? (subject?.name === undefined ? subject?.id : `${subject.name} (${subject.id})`),
    named(variables),
    controls.length > 0 ? say('given_variables', { controls: text(named(controls)) }) : undefined,
    spans?.join('–'),
    terms && say(`terms_${terms}`),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
}

/** Figures stand in money, as shares, or as numbers of a unit of their own, so that each column has one kind of cells. */
const kinds = ['money', 'share', 'number'] as const
type Kind = (typeof kinds)[number]
const columnTypes = { money: 'money', share: 'percent', number: 'number' } as const

function kindOf({ unit }: AnalysisFigure): Kind {
  if (unit === 'BRL') return 'money'
  return unit === 'share' || unit === 'percent_per_year' || unit === 'share_per_year' ? 'share' : 'number'
}

/** A value on the scale on which it is read. */
function scaled(value: number | undefined, { name, unit }: AnalysisFigure): number | null {
  if (value === undefined) return null
  // The scale of competition authorities.
  if (name === 'hhi') return Math.round(10_000 * value)
  return unit === 'percent_per_year' ? value / 100 : value
}

/** A value in words. */
export function figureText(value: number, figure: AnalysisFigure, { sources }: Pick<PartContext, 'sources'>): string {
  const shown = scaled(value, figure) ?? 0
  const kind = kindOf(figure)
  if (kind === 'money') return formatMoney(shown, sources.language)
  return kind === 'share' ? formatPercent(shown, sources.language) : formatNumber(shown, sources.language)
}

/** A value with its interval, as far as there is one. */
export function valueWithin(figure: AnalysisFigure, context: PartContext): string | null {
  const { value, interval } = figure
  if (value === undefined) return null
  const shown = figureText(value, figure, context)
  if (interval === undefined) return shown
  const [low, high] = [interval.low, interval.high].map((end) => text(figureText(end, figure, context)))
  return context.say('value_within', { value: text(shown), ...(low && { low }), ...(high && { high }) })
}

/** A table for each kind of cells, and for readers who check the method one of the tests. */
export function figureTables(analysis: ReportedAnalysis, context: PartContext): readonly Block[] {
  const figures = analysis.document.results.figures.filter(({ value }) => value !== undefined)
  const isChecked = context.audience.voice === 'technical' || context.audience.voice === 'method'
  return [
    ...kinds.flatMap((kind) => valueTable(kind, figures, { context, isChecked })),
    ...(isChecked ? testTable(figures, context) : []),
  ]
}

interface Shown {
  readonly context: PartContext
  readonly isChecked: boolean
}

function valueTable(
  kind: Kind,
  figures: readonly AnalysisFigure[],
  { context, isChecked }: Shown,
): readonly TableBlock[] {
  const own = figures.filter((figure) => kindOf(figure) === kind)
  if (own.length === 0) return []
  const { say } = context
  const isExpected = own.some(({ expected }) => expected !== undefined)
  const valued = (key: string): Column => ({ name: say(key), type: columnTypes[kind] })
  return [
    {
      type: 'table',
      caption: say(`table_figures_${kind}`),
      columns: [
        ...['column_figure', 'column_about'].map((key) => ({ name: say(key), type: 'text' }) as const),
        valued('column_value'),
        ...(isExpected ? [valued('column_expected')] : []),
        ...['column_low', 'column_high'].map(valued),
        ...(isChecked ? [{ name: say('column_interval_by'), type: 'text' } as const] : []),
        { name: say('column_n'), type: 'integer' },
      ],
      rows: own.map((figure): TableCell[] => [
        figureTitle(figure, context),
        aboutFigure(figure, context) || null,
        scaled(figure.value, figure),
        ...(isExpected ? [scaled(figure.expected, figure)] : []),
        ...[figure.interval?.low, figure.interval?.high].map((end) => scaled(end, figure)),
        ...(isChecked ? [figure.interval ? say(`interval_${figure.interval.method}`) : null] : []),
        figure.n,
      ]),
      rowHeader: 0,
    },
  ]
}

function testTable(figures: readonly AnalysisFigure[], context: PartContext): readonly TableBlock[] {
  const { say } = context
  const tested = figures.filter(({ test }) => test !== undefined)
  if (tested.length === 0) return []
  const textColumn = (key: string): Column => ({ name: say(key), type: 'text' })
  const numberColumn = (key: string): Column => ({ name: say(key), type: 'number', decimals: 3 })
  return [
    {
      type: 'table',
      caption: say('table_tests'),
      columns: [
        ...['column_figure', 'column_about', 'column_test'].map(textColumn),
        numberColumn('column_statistic'),
        ...['column_p', 'column_p_adjusted', 'column_effect'].map(textColumn),
        numberColumn('column_effect_value'),
      ],
      rows: tested.map((figure): TableCell[] => {
        const { test, effect_size: effect } = figure
        return [
          figureTitle(figure, context),
          aboutFigure(figure, context) || null,
          test === undefined ? null : say(`tested_by_${test.name}`),
          test?.statistic ?? null,
          ...[test?.p_value, test?.p_adjusted].map((each) => (each === undefined ? null : shownP(each, context))),
          effect === undefined ? null : say(`effect_${effect.name}`),
          effect?.value ?? null,
        ]
      }),
      rowHeader: 0,
    },
  ]
}

/** A probability is never 0: what rounds to it is below the last digit shown. */
function shownP(p: number, { sources }: Pick<PartContext, 'sources'>): string {
  const { language } = sources
  return p < 0.001 ? `< ${formatNumber(0.001, language, 3)}` : formatNumber(p, language, 3)
}

/** Why a figure has no value, in words; undefined where it has one. */
export function whyNotJudged(figure: AnalysisFigure, context: Pick<PartContext, 'say'>): string | undefined {
  const why = figure.insufficient_data
  if (why === undefined) return undefined
  return context.say('not_judged', {
    name: text(figureTitle(figure, context)),
    why: text(context.say(`lacking_${why.reason}`)),
    ...{ found: number(why.found), minimum: number(why.minimum) },
  })
}

/** All figures of all analyses as rows that stand alone, on the scales of the answers of the service. */
export function analysesData(context: PartContext): TableBlock {
  const { say, sources } = context
  const textColumn = (key: string): Column => ({ name: say(key), type: 'text' })
  const numberColumn = (key: string): Column => ({ name: say(key), type: 'number' })
  const columns = [
    ...['term_analysis', 'column_analysis', 'column_code', 'column_figure', 'column_about', 'column_terms'].map(
      textColumn,
    ),
    ...['column_value', 'column_expected', 'column_low', 'column_high', 'column_level'].map(numberColumn),
    ...['column_unit', 'column_interval_by', 'column_test'].map(textColumn),
    ...['column_statistic', 'column_p', 'column_p_adjusted'].map(numberColumn),
    textColumn('column_effect'),
    numberColumn('column_effect_value'),
    { name: say('column_n'), type: 'integer' } as const,
    textColumn('column_why_not'),
  ]
  const rows = sources.analyses.flatMap(({ document }) =>
    document.results.figures.map((figure): TableCell[] => {
      const { terms, value, expected, interval, test, effect_size: effect } = figure
      return [
        ...[document.id, say(`analysis_${document.type}`), figure.name, figureTitle(figure, context)],
        ...[aboutFigure(figure, context) || null, terms === undefined ? null : say(`terms_${terms}`)],
        ...[value, expected, interval?.low, interval?.high, interval?.level].map((each) => each ?? null),
        say(`unit_${figure.unit.toLowerCase()}`),
        interval === undefined ? null : say(`interval_${interval.method}`),
        test === undefined ? null : say(`tested_by_${test.name}`),
        ...[test?.statistic, test?.p_value, test?.p_adjusted].map((each) => each ?? null),
        effect === undefined ? null : say(`effect_${effect.name}`),
        ...[effect?.value ?? null, figure.n, whyNotJudged(figure, context) ?? null],
      ]
    }),
  )
  return { type: 'table', caption: say('table_analyses_data'), columns, rows, rowHeader: 3 }
}
