// Make visual: the answer of a visualization from what was found, and its picture.

import { createHash } from 'node:crypto'
import type { AnalysisAnswers } from '../../agents/analyses/task.ts'
import type { VisualGroup, VisualQuestion } from '../../agents/analyses/visualise-selection.ts'
import { filterText } from '../../chat/wording/scope-text.ts'
import type {
  VisualChartType,
  Visualization,
  VisualMetadata,
  VisualPoint,
  VisualUnit,
} from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { describeVisual, measureText } from '../../reports/visualization/describe.ts'
import { toChart } from '../../reports/visualization/to-chart.ts'
import type { VisualizationsContext } from './context.ts'

/** What is asked and how it is shown. */
export interface VisualWish {
  readonly question: VisualQuestion
  readonly chart_type: VisualChartType
  /** In place of what the groups say, such as by inhabitants. */
  readonly byInhabitants?: {
    readonly points: readonly VisualPoint[]
    readonly unit: VisualUnit
    /** Most municipalities. */
    readonly limit: number
    /** Records of the groups that were left out for it. */
    readonly records_not_shown: number
    readonly population: NonNullable<VisualMetadata['population']>
  }
}

type Answer = AnalysisAnswers['visualise']

/** The answer to a wish. */
export function toVisualization(wish: VisualWish, answer: Answer): Visualization {
  const { question, chart_type, byInhabitants } = wish
  const data = byInhabitants?.points ?? [...answer.groups.map(toPoint), ...projectedPoints(answer)]
  const metadata = metadataOf(wish, answer)
  const { percentile, language } = question
  return {
    visualization_id: idOf(wish, answer),
    ...describeVisual(
      { points: data, metadata, percentile, filtered: filteredOf(question, answer), isMadeUp: answer.all_synthetic },
      language,
    ),
    ...{ chart_type, data, metadata, cache_timestamp: answer.cache_timestamp },
  }
}

function filteredOf({ data_source, language }: VisualQuestion, { filters }: Answer): string | undefined {
  return filterText({ filters, names: {}, ...(data_source && { data_source }) }, language)
}

/** A group as a point; one of all records has neither id nor name of its own. */
export function toPoint({ key, records, value, year_before }: VisualGroup): VisualPoint {
  const [first, second] = key
  return {
    ...{ id: first?.id ?? '', label: first?.label ?? '' },
    ...(second && { series_id: second.id, series: second.label }),
    ...(value !== undefined && { value }),
    records,
    ...(year_before !== undefined && { year_before }),
  }
}

function projectedPoints({ predicted = [] }: Answer): readonly VisualPoint[] {
  return predicted.map(({ period, value, interval }) => ({
    ...{ id: period, label: period, value, records: 0, interval, is_projected: true },
  }))
}

function metadataOf({ question, byInhabitants }: VisualWish, answer: Answer): VisualMetadata {
  const { record_kind, data_source, dimensions, metric, aggregation, granularity } = question
  const { records, unknown, records_not_shown, groups_found, left_out, first_date, last_date } = answer
  return {
    ...{ record_kind, ...(data_source && { data_source }), dimensions, metric },
    ...(metric === 'value' && { aggregation }),
    unit: byInhabitants?.unit ?? visualUnitOf(question),
    ...(dimensions.includes('period') && { granularity }),
    ...{ dataset_version: answer.dataset_version, records },
    records_unknown: dimensions.map((dimension, at) => ({ dimension, records: unknown[at] ?? 0 })),
    records_not_shown: records_not_shown + (byInhabitants?.records_not_shown ?? 0),
    ...{ groups_found, left_out },
    ...(first_date && { first_date }),
    ...(last_date && { last_date }),
    ...(byInhabitants && { population: byInhabitants.population }),
    synthetic: answer.synthetic,
  }
}

export function visualUnitOf({ metric, aggregation }: Pick<VisualQuestion, 'metric' | 'aggregation'>): VisualUnit {
  if (metric === 'direct_award_share') return 'share'
  return metric === 'records' || aggregation === 'count' ? 'count' : 'BRL'
}

function idOf({ question, chart_type, byInhabitants }: VisualWish, { dataset_version }: Answer): string {
  const asked = [dataset_version, chart_type, byInhabitants?.limit, question]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 32)
}

/** The picture of a visualization. Throws VALIDATION_ERROR for a table, SERVICE_UNAVAILABLE where too many are drawn. */
export function drawVisualization(
  { reports }: Pick<VisualizationsContext, 'reports'>,
  visual: Visualization,
  { percentile, language }: Pick<VisualQuestion, 'percentile' | 'language'>,
): Promise<string> {
  const { chart_type, data, metadata, title, description } = visual
  if (chart_type === 'table')
    throw new AppError('VALIDATION_ERROR', { field: 'chart_type', reason: 'table_has_no_picture' })
  const chart = toChart(
    {
      ...{ chart_type, points: data, unit: metadata.unit, isTime: metadata.dimensions[0] === 'period' },
      ...{ measureName: measureText(metadata, percentile, language), recordKind: metadata.record_kind },
    },
    language,
  )
  return reports.writer.draw({ chart, title, description, language })
}
