// Analyses in a report: what each was asked, over which records, what it says, and its figures.

import { createHash } from 'node:crypto'
import type { Block, Fact, TableCell } from '../../documents/document.ts'
import { formatMoney, formatNumber } from '../../domain/format.ts'
import { sourceNames } from '../catalogue/summary.ts'
import { readReportTemplates } from '../report-templates.ts'
import { number, text } from '../template.ts'
import { analysisCharts, seriesTable } from './analysis-charts.ts'
import { analysesData, figureTables, figureTitle, whyNotJudged } from './analysis-figures.ts'
import { figureLiterature } from './figure-literature.ts'
import { dateIn, nameOfSource, type PartContext, paragraphs, type SectionPart } from './part.ts'
import { startCommand } from './repeat-parts.ts'
import type { ReportedAnalysis } from './report-sources.ts'
import { fact } from './summary-parts.ts'

/** Each analysis under a heading of its own, as deep as the audience reads. */
export const analysesPart: SectionPart = (context) => {
  const { sources, audience, say } = context
  const isShort = audience.voice === 'plain' || audience.voice === 'brief'
  return sources.analyses.flatMap((analysis, at): readonly Block[] => [
    { type: 'heading', level: 2, id: `a-${analysis.document.id}`, text: titleOfAnalysis(analysis, at, context) },
    { type: 'facts', facts: [...askedOf(analysis, context), ...dataOf(analysis, context)] },
    ...analysisCharts(analysis, context),
    ...saidOf(analysis, context),
    ...(isShort ? [] : [...paragraphs(say('looks_corrected')), ...figureTables(analysis, context)]),
  ])
}

/** Numbered, where there are several. */
export function titleOfAnalysis({ document }: ReportedAnalysis, at: number, { sources, say }: PartContext): string {
  const name = say(`analysis_${document.type}`)
  return sources.analyses.length > 1 ? say('analysis_number', { number: number(at + 1), name: text(name) }) : name
}

/** What was asked. */
function askedOf({ document, request }: ReportedAnalysis, { sources, say }: PartContext): readonly Fact[] {
  const { metadata, type, data_source } = document
  const besides = [
    ...(request.include_trends && type !== 'spending_trends' ? [say('analysis_spending_trends')] : []),
    ...(request.include_correlations && type !== 'correlation_analysis' ? [say('analysis_correlation_analysis')] : []),
    ...(request.include_predictions ? [say('besides_predictions')] : []),
  ]
  return [
    fact(say('term_analysis_type'), say(`analysis_${type}`)),
    fact(say('term_record_kind'), say(`analysed_${metadata.record_kind}`)),
    fact(say('term_source'), nameOfSource(data_source, sources)),
    fact(say('term_period'), periodOf({ document }, { sources, say })),
    fact(say('term_narrowed'), narrowedTo({ document }, { sources, say })),
    ...(besides.length > 0 ? [fact(say('term_besides'), besides.join('; '))] : []),
    fact(say('term_asked_on'), dateIn(metadata.created_at, sources.language)),
  ]
}

type Said = Pick<PartContext, 'sources' | 'say'>

function periodOf({ document }: Pick<ReportedAnalysis, 'document'>, { sources, say }: Said): string {
  const { time_range, filters } = document.metadata
  const [start] = [time_range?.start, filters.date_range?.start]
    .filter((day) => day !== undefined)
    .sort()
    .reverse()
  const [end] = [time_range?.end, filters.date_range?.end].filter((day) => day !== undefined).sort()
  if (start === undefined && end === undefined) return say('all_dates')
  const key = start === undefined ? 'until' : end === undefined ? 'since' : 'from_to'
  const shown = (day: string) => text(dateIn(day, sources.language))
  return say(key, { ...(start && { from: shown(start) }), ...(end && { to: shown(end) }) })
}

function narrowedTo({ document }: Pick<ReportedAnalysis, 'document'>, { sources, say }: Said): string {
  const shown = (value: unknown): string => {
    if (typeof value === 'number') return formatMoney(value, sources.language)
    if (Array.isArray(value)) return value.map(shown).join(', ')
    return typeof value === 'object' && value !== null ? Object.values(value).map(shown).join(', ') : String(value)
  }
  const parts = Object.entries(document.metadata.filters)
    .filter(([name, value]) => name !== 'date_range' && value !== undefined)
    .map(([name, value]) => say('narrowed_to', { name: text(say(`narrowed_${name}`)), values: text(shown(value)) }))
  return parts.length === 0 ? say('narrowed_by_nothing') : parts.join('; ')
}

const leftOut = ['without_value', 'other_currency', 'counted_elsewhere', 'without_date'] as const

/** Over which records it was worked out, and which had no part. */
function dataOf({ document }: ReportedAnalysis, context: PartContext): readonly Fact[] {
  const { say, sources } = context
  const { results, metadata } = document
  const out = leftOut
    .filter((why) => results.left_out[why] > 0)
    .map((why) => say(`left_out_${why}`, { count: number(results.left_out[why]) }))
  const missing = results.figures.flatMap((figure) => whyNotJudged(figure, context) ?? [])
  const isOfMoney = results.figures.some(({ terms }) => terms !== undefined)
  return [
    fact(say('term_analysed'), formatNumber(metadata.records_analyzed ?? 0, sources.language)),
    fact(say('term_left_out'), out.length > 0 ? out.join('; ') : say('left_out_none')),
    ...(isOfMoney ? [fact(say('term_prices'), pricesOf({ document }, context))] : []),
    ...(missing.length > 0 ? [fact(say('term_not_judged'), [...new Set(missing)].join('; '))] : []),
  ]
}

function pricesOf({ document }: Pick<ReportedAnalysis, 'document'>, { say }: PartContext): string {
  const { terms, index = '', base_month = '', months_missing = 0 } = document.results.prices
  if (terms === 'nominal') return say('prices_nominal')
  const missing = months_missing > 0 ? { missing: number(months_missing) } : {}
  return say('prices_real', { month: { kind: 'text', text: base_month }, index: text(index), ...missing })
}

/** What the figures say in sentences. */
function saidOf(analysis: ReportedAnalysis, context: PartContext): readonly Block[] {
  const { say } = context
  const said = sentencesOf(analysis, context)
  if (said.length === 0) return paragraphs(say('says_nothing'))
  return [
    { type: 'paragraph', content: [{ type: 'strong', text: say('says_title') }] },
    { type: 'list', style: 'unordered', items: said.map((sentence) => [sentence]) },
  ]
}

const trends: ReadonlySet<string> = new Set(['spending_trend', 'change_points', 'change_point'])

/** Of an analysis of trends the trend and its changes come first, or that there are none; correlations come last in any. */
function sentencesOf({ document }: ReportedAnalysis, context: PartContext): readonly string[] {
  const { insights, type, results } = document
  const rankOf = (figures: readonly string[]) =>
    figures.some((name) => trends.has(name)) ? 0 : figures.some((name) => name.endsWith('spearman')) ? 2 : 1
  const ordered = [...insights].sort((a, b) => rankOf(a.figures) - rankOf(b.figures))
  const isSaid = type !== 'spending_trends' || insights.some(({ figures }) => figures.some((name) => trends.has(name)))
  if (isSaid) return ordered.map(({ insight }) => insight)
  const own = results.figures.filter(({ name }) => trends.has(name))
  const lacking = own.flatMap((figure) => whyNotJudged(figure, context) ?? [])
  const isJudged = own.some(({ insufficient_data: why }) => why === undefined)
  const first = isJudged
    ? context.say('trend_none')
    : context.say('trend_lacking', { why: text([...new Set(lacking)].join('; ')) })
  return [...(own.length > 0 ? [first] : []), ...ordered.map(({ insight }) => insight)]
}

/** A sentence for each analysis, with the first of what it says. */
export const analysesLeadPart: SectionPart = (context) => {
  const { sources, say } = context
  return sources.analyses.flatMap((analysis, at): readonly Block[] => {
    const { metadata } = analysis.document
    const sentences = sentencesOf(analysis, context)
    const said = say(sentences.length === 0 ? 'lead_analysis_none' : 'lead_analysis', {
      name: text(titleOfAnalysis(analysis, at, context)),
      records: number(metadata.records_analyzed ?? 0),
      of_source: text(ofSource(analysis, context)),
    })
    const items = sentences.slice(0, leadInsights).map((sentence) => [sentence])
    return [...paragraphs(said), ...(items.length === 0 ? [] : [{ type: 'list', style: 'unordered', items } as const])]
  })
}

const leadInsights = 3

function ofSource({ document }: ReportedAnalysis, { sources }: PartContext): string {
  return sourceNames[document.data_source]?.of[sources.language] ?? document.data_source
}

/** How the figures were worked out: in a sentence, or each for itself. */
export const analysesMethodPart: SectionPart = (context) => {
  const { sources, audience, say } = context
  if (sources.analyses.length === 0) return []
  if (audience.voice !== 'technical' && audience.voice !== 'method') return paragraphs(say('method_analysis_plain'))
  const figures = sources.analyses.flatMap(({ document }) => document.results.figures)
  const names = [...new Map(figures.map((figure) => [figure.name, figure])).values()]
  const rows = names.map((figure): TableCell[] => [
    figureTitle(figure, context),
    say(`figure_how_${figure.name}`),
    figureLiterature[figure.name] ?? null,
  ])
  const columns = ['column_figure', 'column_how', 'column_literature'].map(
    (key) => ({ name: say(key), type: 'text' }) as const,
  )
  return [{ type: 'table', caption: say('table_methods'), columns, rows, rowHeader: 0 }]
}

/** What the figures depend on, and how to get them again. */
export const analysesRepeatPart: SectionPart = ({ sources, say }) =>
  sources.analyses.flatMap((analysis): readonly Block[] => {
    const { document } = analysis
    const { dataset_version, engine_version, data_hash, seed } = document.metadata
    const coded = (term: string, value: string): Fact => ({
      term: say(term),
      description: [{ type: 'code', text: value }],
    })
    return [
      {
        type: 'facts',
        facts: [
          coded('term_analysis', document.id),
          coded('term_dataset_version', String(dataset_version)),
          ...(engine_version === undefined ? [] : [coded('term_engine_version', engine_version)]),
          coded('term_seed', String(seed)),
          coded('term_templates', readReportTemplates().version),
          ...(data_hash === undefined ? [] : [coded('term_data_hash', data_hash)]),
          coded('term_figures_hash', figuresHash(document)),
        ],
      },
      { type: 'code', text: analysisCommand(analysis) },
      ...paragraphs(say('repeat_how_analysis')),
    ]
  })

/** SHA-256 of the figures as data: equal for equal figures, whatever the language, and whenever they were worked out. */
export function figuresHash({ results, metadata }: ReportedAnalysis['document']): string {
  const { dataset_version, data_hash, seed } = metadata
  return createHash('sha256').update(JSON.stringify({ dataset_version, data_hash, seed, results })).digest('hex')
}

/** What asks for the analysis again. */
export function analysisCommand({ request }: Pick<ReportedAnalysis, 'request'>): string {
  return startCommand('analysis', request)
}

/** All figures and months as data, where the caller wants them. */
export const analysesRawPart: SectionPart = (context) => {
  const { sources } = context
  if (!sources.raw_data || sources.analyses.length === 0) return []
  return [analysesData(context), ...sources.analyses.flatMap((analysis) => seriesTable(analysis, context))]
}
