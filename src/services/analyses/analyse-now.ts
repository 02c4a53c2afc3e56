// Trends, correlations and patterns of stored records within the request.

import type { AnalysedSelection, TypeQuestion } from '../../agents/analyses/analyse-selection.ts'
import type {
  AnalysisCorrelation,
  AnalysisFigure,
  AnalysisPattern,
  AnalysisTrend,
  CorrelationsQuery,
  PatternKind,
  PatternsQuery,
  TrendsQuery,
} from '../../domain/generated/wire-types.ts'
import {
  confidenceOf,
  correlationText,
  implicationOf,
  insightOf,
  lackingText,
} from '../../reports/analyses/insights.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { AnalysisRequest as Asked } from './context.ts'
import type { AnalysisRunsContext } from './runs-context.ts'
import { assertFiltersFit } from './start-analysis.ts'

type NowContext = Pick<AnalysisRunsContext, 'analyses'>
type NowQuery = Pick<TrendsQuery, 'record_kind' | 'data_source' | 'time_period' | 'organization'>

const monthsOf = { '3months': 3, '6months': 6, '1year': 12, '2years': 24, all: undefined } as const
/** Choice: what is asked at once is drawn as by default. */
const seedDefault = 1
/** Level of a test that holds, as in the analyses. */
const levelOfTests = 0.05

/** A page of the directions of what has one. Throws INSUFFICIENT_DATA, and SERVICE_UNAVAILABLE where it takes too long. */
export async function listTrends(
  context: NowContext,
  query: TrendsQuery,
  { aborted }: Asked,
): Promise<Page<AnalysisTrend>> {
  const spending = await analyse(context, query, { type: 'spending_trends', aborted })
  const efficiency = await analyse(context, query, { type: 'efficiency_metrics', aborted })
  const { figures, time_series } = spending.results
  const events = figures.filter(({ name }) => name === 'change_point' || name === 'unusual_month')
  const spent = figures
    .filter(({ name }) => name === 'spending_trend')
    .map((figure) =>
      toTrend(figure, {
        time_series,
        significant_events: events.filter(({ terms, value }) => terms === figure.terms && value !== undefined),
      }),
    )
  const others = efficiency.results.figures
    .filter(({ name }) => name.endsWith('_trend'))
    .map((figure) => toTrend(figure, { time_series: [], significant_events: [] }))
  return placed([...spent, ...others], query)
}

function toTrend(
  figure: AnalysisFigure,
  rest: Pick<AnalysisTrend, 'time_series' | 'significant_events'>,
): Unplaced<AnalysisTrend> {
  const { name, value, unit } = figure
  return {
    metric: name,
    direction: directionOf(figure),
    ...(value !== undefined && { rate_of_change: value }),
    ...{ unit, confidence: value === undefined ? 0 : confidenceOf(figure), figure, ...rest },
  }
}

function directionOf({ value, test }: AnalysisFigure): AnalysisTrend['direction'] {
  if (value === undefined || test === undefined) return 'unknown'
  // That chance explains a slope does not show that there is none.
  if (test.p_adjusted > levelOfTests || value === 0) return 'indistinguishable'
  return value > 0 ? 'increasing' : 'decreasing'
}

/** A page of pairs of variables, strongest first. Throws as listTrends. */
export async function listCorrelations(
  context: NowContext,
  query: CorrelationsQuery,
  asked: Asked,
): Promise<Page<AnalysisCorrelation>> {
  const { variables } = query
  const { results } = await analyse(context, query, {
    type: 'correlation_analysis',
    aborted: asked.aborted,
    ...(variables && { variables }),
  })
  const pairOf = (figure: AnalysisFigure) => (figure.variables ?? []).join(' ')
  const partials = new Map(
    results.figures.filter(({ name }) => name === 'partial_spearman').map((figure) => [pairOf(figure), figure]),
  )
  const items = results.figures
    .filter(({ name }) => name === 'spearman')
    .sort((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0))
    .map((figure) => toCorrelation(figure, partials.get(pairOf(figure)), asked))
  return placed(items, query)
}

function toCorrelation(
  figure: AnalysisFigure,
  partial: AnalysisFigure | undefined,
  { language }: Asked,
): Unplaced<AnalysisCorrelation> {
  const [variable_x = 'value', variable_y = 'value'] = figure.variables ?? []
  const { value, test } = figure
  return {
    ...{ variable_x, variable_y, relationship_type: relationOf(figure, partial) },
    ...(value !== undefined && { correlation_coefficient: value }),
    ...(test && { significance: test.p_adjusted }),
    explanation: correlationText(figure, partial, language),
    figure,
    ...(partial && { partial }),
  }
}

/** What a third variable takes more than half of is explained by it. */
function relationOf(
  { value, test }: AnalysisFigure,
  partial: AnalysisFigure | undefined,
): AnalysisCorrelation['relationship_type'] {
  if (value === undefined || test === undefined) return 'unknown'
  if (test.p_adjusted > levelOfTests) return 'none'
  if (partial?.value !== undefined && Math.abs(partial.value) < Math.abs(value) / 2) return 'explained'
  return value > 0 ? 'positive' : 'negative'
}

const typesOfPattern = {
  vendor: ['vendor_patterns'],
  temporal: ['seasonal_analysis'],
  value: ['efficiency_metrics'],
  geographic: ['geographic_patterns'],
  organizational: ['organizational_behavior'],
} as const

/** A page of what stands out, by kind. Throws as listTrends. */
export async function listPatterns(
  context: NowContext,
  query: PatternsQuery,
  asked: Asked,
): Promise<Page<AnalysisPattern>> {
  const kinds = (Object.keys(typesOfPattern) as (keyof typeof typesOfPattern)[]).filter(
    (kind) => query.pattern_type === 'all' || query.pattern_type === kind,
  )
  const items: Unplaced<AnalysisPattern>[] = []
  for (const kind of kinds)
    for (const type of typesOfPattern[kind]) {
      const { results } = await analyse(context, query, { type, aborted: asked.aborted })
      items.push(...results.figures.flatMap((figure) => toPattern(kind, figure, { asked, all: results.figures })))
    }
  return placed(items, query)
}

function toPattern(
  pattern_type: PatternKind,
  figure: AnalysisFigure,
  { asked, all }: { readonly asked: Asked; readonly all: readonly AnalysisFigure[] },
): Unplaced<AnalysisPattern>[] {
  const said = insightOf(figure, asked.language) ?? lackingOf(pattern_type, figure, asked)
  if (said === undefined) return []
  const largest = all.filter(({ name }) => name === 'supplier_share').slice(0, 5)
  const subjects = figure.subject
    ? [figure.subject].filter(({ id }) => id !== '')
    : largest.flatMap(({ subject }) => subject ?? [])
  const examples = pattern_type === 'vendor' || figure.subject ? subjects : []
  const implications = [...implicationOf(figure, asked.language)]
  const { insight: description, confidence } = said
  return [{ pattern_type, description, frequency: figure.n, confidence, examples, implications, figure }]
}

/** Choice: of places it is said what could not be judged, since many records do not say where. */
function lackingOf(kind: PatternKind, figure: AnalysisFigure, { language }: Asked) {
  const description = kind === 'geographic' ? lackingText(figure, language) : undefined
  return description === undefined ? undefined : { insight: description, confidence: 0 }
}

type Unplaced<Item extends { readonly id: string }> = Omit<Item, 'id' | 'position'>

/** A page of items that say which figure they are of, in the order in which they come unless the query has another. */
function placed<Item extends { readonly figure: AnalysisFigure; readonly pattern_type?: PatternKind }>(
  items: readonly Item[],
  query: ListQuery,
): Page<Item & { readonly id: string; readonly position: number }> {
  const all = items.map((item, at) => ({ id: idOf(item), position: at + 1, ...item }))
  return pageOf(all, { ...query, sort: query.sort ?? 'position' }, 'id')
}

function idOf({ figure, pattern_type }: { readonly figure: AnalysisFigure; readonly pattern_type?: PatternKind }) {
  const { name, terms, subject, variables = [] } = figure
  return [pattern_type, name, terms, subject?.id || subject?.type, ...variables]
    .filter((part) => part !== undefined)
    .join('.')
}

async function analyse(
  { analyses }: NowContext,
  { record_kind, data_source, time_period, organization }: NowQuery,
  { aborted, ...type }: TypeQuestion & Pick<Asked, 'aborted'>,
): Promise<AnalysedSelection> {
  const filters = organization === undefined ? {} : { organizations: [organization] }
  assertFiltersFit(filters, record_kind)
  const months = monthsOf[time_period]
  const question = {
    ...{ record_kind, filters, seed: seedDefault, ...type },
    ...(data_source && { data_source }),
    ...(months !== undefined && { months }),
  }
  return analyses.run({ type: 'analyse_stored', question }, aborted)
}
