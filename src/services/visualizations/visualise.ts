// Visualise: charts, maps and series of stored records, by what was asked.

import type { VisualQuestion } from '../../agents/analyses/visualise-selection.ts'
import type {
  ChartDataRequest,
  InvestigationFilters,
  RegionalMapRequest,
  TimeSeriesRequest,
  Visualization,
} from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'
import { chartRules, kindsOfDimension } from '../../reports/visualization/chart-rules.ts'
import { assertFiltersFit } from '../analyses/start-analysis.ts'
import { assertFilterBounds, assertRange } from '../investigations/complete-request.ts'
import type { VisualizationsContext, VisualRequest } from './context.ts'
import { toVisualization, type VisualWish, visualUnitOf } from './make-visual.ts'
import { perInhabitant } from './per-inhabitant.ts'

type Shared = Pick<VisualQuestion, 'record_kind' | 'data_source' | 'metric' | 'aggregation' | 'percentile'>

/** The groups of one or two dimensions. Throws VALIDATION_ERROR for what the chart cannot show, INSUFFICIENT_DATA where no record is left. */
export function readChart(
  context: VisualizationsContext,
  body: ChartDataRequest,
  request: VisualRequest,
): Promise<Visualization> {
  const { chart_type, dimensions, granularity, limit, filters, metric } = body
  assertChart(body)
  const isMap = chart_type === 'map'
  const question = {
    ...{ ...sharedOf(body), filters, dimensions, granularity, metric, limit, language: request.language },
    ...(isMap && { is_complete: true }),
  }
  return answer(context, { question, chart_type }, request)
}

function assertChart({ chart_type, dimensions, metric, aggregation, record_kind }: ChartDataRequest): void {
  const { least, most, first, isOfParts } = chartRules[chart_type]
  if (dimensions.length < least || dimensions.length > most) throw refused('dimensions', 'dimensions_of_chart')
  if (new Set(dimensions).size < dimensions.length) throw refused('dimensions', 'dimension_twice')
  if (first !== undefined && dimensions[0] !== first) throw refused('dimensions', 'first_dimension_of_chart')
  if (dimensions.some((dimension) => !kindsOfDimension[dimension].includes(record_kind)) && record_kind !== 'servants')
    throw refused('dimensions', 'not_with_record_kind')
  if (isOfParts && !isAdditive(metric, aggregation)) throw refused('metric', 'chart_of_parts')
  if (chart_type === 'gauge' ? metric !== 'direct_award_share' : chart_type === 'scatter_plot' && metric !== 'value')
    throw refused('metric', 'metric_of_chart')
}

function isAdditive(metric: VisualQuestion['metric'], aggregation: VisualQuestion['aggregation']): boolean {
  return metric === 'records' || (metric === 'value' && (aggregation === 'sum' || aggregation === 'count'))
}

function refused(field: string, reason: Reason): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason })
}

/** Figures of regions: all states or macro-regions, and of municipalities the greatest. Throws as readChart. */
export async function readRegions(
  context: VisualizationsContext,
  body: RegionalMapRequest,
  request: VisualRequest,
): Promise<Visualization> {
  const { region_type, metric, aggregation, normalize, filters, limit, record_kind } = body
  if (normalize && !isAdditive(metric, aggregation)) throw refused('normalize', 'not_per_inhabitant')
  if (!kindsOfDimension[region_type].includes(record_kind) && record_kind !== 'servants')
    throw refused('region_type', 'not_with_record_kind')
  const isComplete = region_type !== 'municipality'
  const question: VisualQuestion = {
    ...{ ...sharedOf(body), filters, dimensions: [region_type], granularity: 'month' },
    // By inhabitants others may be the greatest: all are looked at.
    ...{ limit: normalize ? limits.municipalitiesMax : limit, language: request.language },
    ...(isComplete && { is_complete: true }),
  }
  const wish: VisualWish = { question, chart_type: region_type === 'state' ? 'map' : 'bar_chart' }
  if (!normalize) return answer(context, wish, request)
  const found = await run(context, wish, request)
  return toVisualization(
    { ...wish, byInhabitants: perInhabitant(found.groups, { region_type, unit: visualUnitOf(question), limit }) },
    found,
  )
}

/** A figure period by period, those without a record too. Throws as readChart. */
export function readSeries(
  context: VisualizationsContext,
  body: TimeSeriesRequest,
  request: VisualRequest,
): Promise<Visualization> {
  const { entity_id, granularity, metric, aggregation, include_forecast, comparison_period } = body
  if (include_forecast && (granularity !== 'month' || metric !== 'value' || aggregation !== 'sum'))
    throw refused('include_forecast', 'projection_of_months')
  assertDates(body)
  const filters = datedFilters(body)
  const question: VisualQuestion = {
    ...{ ...sharedOf(body), filters, dimensions: ['period'], granularity, limit: limits.visualPeriodsMax },
    ...{ language: request.language, is_complete: true },
    ...(entity_id !== undefined && { entity_id }),
    ...(comparison_period !== undefined && { compares_year_before: true }),
    ...(include_forecast && { predicts: true }),
  }
  return answer(context, { question, chart_type: 'line_chart' }, request)
}

/** Days that do not belong together are refused under the name that was sent. */
function assertDates(body: TimeSeriesRequest): void {
  const { date_range } = datedFilters(body)
  const field = body.end_date === undefined ? 'start_date' : 'end_date'
  if (date_range === undefined || body[field] === undefined) return
  try {
    assertRange(date_range, field)
  } catch (error) {
    throw error instanceof AppError ? new AppError('VALIDATION_ERROR', { ...error.details, field }) : error
  }
}

function datedFilters({ filters, start_date, end_date }: TimeSeriesRequest): InvestigationFilters {
  if (start_date === undefined && end_date === undefined) return filters
  const date_range = {
    ...filters.date_range,
    ...(start_date !== undefined && { start: start_date }),
    ...(end_date !== undefined && { end: end_date }),
  }
  return { ...filters, date_range }
}

function sharedOf({ record_kind, data_source, metric, aggregation, percentile }: Shared): Shared {
  return { record_kind, metric, aggregation, percentile, ...(data_source && { data_source }) }
}

async function answer(
  context: VisualizationsContext,
  wish: VisualWish,
  request: VisualRequest,
): Promise<Visualization> {
  return toVisualization(wish, await run(context, wish, request))
}

function run({ analyses }: VisualizationsContext, { question }: VisualWish, { aborted }: VisualRequest) {
  assertFilterBounds(question.filters)
  assertFiltersFit(question.filters, question.record_kind)
  return analyses.run({ type: 'visualise', question }, aborted)
}
