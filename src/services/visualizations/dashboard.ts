// Dashboard: what there is at a glance, of the newest version of the records.

import type { AnalysisAnswers } from '../../agents/analyses/task.ts'
import type { VisualQuestion } from '../../agents/analyses/visualise-selection.ts'
import type {
  DashboardSummary,
  VisualDimension,
  Visualization,
  VisualPoint,
} from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { VisualizationsContext, VisualRequest } from './context.ts'
import { toPoint, toVisualization } from './make-visual.ts'

type Summary = AnalysisAnswers['visualise_summary']

export async function readVisualDashboard(
  context: VisualizationsContext,
  request: VisualRequest,
): Promise<DashboardSummary> {
  return toDashboard(await run(context, request))
}

function run({ analyses }: VisualizationsContext, { language, aborted }: VisualRequest): Promise<Summary> {
  return analyses.run({ type: 'visualise_summary', language }, aborted)
}

function toDashboard(summary: Summary): DashboardSummary {
  const { kinds, dataset_version, cache_timestamp, months, states, organizations, suppliers } = summary
  const pointsOf = (found: Summary['months']): VisualPoint[] => found?.groups.map(toPoint) ?? []
  const unknownOf = (dimension: VisualDimension, found: Summary['months']) =>
    found === null ? [] : [{ dimension, records: found.unknown[0] ?? 0 }]
  return {
    dataset_version,
    records: kinds.map(({ record_kind, total: { records, groups, first_date, last_date, left_out, synthetic } }) => ({
      ...{ record_kind, records, left_out, synthetic },
      ...(groups[0]?.value !== undefined && { value: groups[0].value }),
      ...(first_date && { first_date }),
      ...(last_date && { last_date }),
    })),
    ...{ by_month: pointsOf(months), by_state: pointsOf(states) },
    ...{ largest_organizations: pointsOf(organizations), largest_suppliers: pointsOf(suppliers) },
    records_unknown: [
      ...unknownOf('period', months),
      ...unknownOf('state', states),
      ...unknownOf('organization', organizations),
      ...unknownOf('supplier', suppliers),
    ],
    cache_timestamp,
  }
}

/** The last months, for its picture. Throws INSUFFICIENT_DATA where there is no contract. */
export async function readDashboardMonths(
  context: VisualizationsContext,
  request: VisualRequest,
): Promise<Visualization> {
  const { months, cache_timestamp } = await run(context, request)
  if (months === null)
    throw new AppError('INSUFFICIENT_DATA', { records_found: 0, minimum_required: 1, suggestion: 'import_records' })
  const question: VisualQuestion = {
    ...{ record_kind: 'contracts', filters: {}, dimensions: ['period'], granularity: 'month', metric: 'value' },
    ...{ aggregation: 'sum', percentile: 90, limit: limits.dashboardMonthsShown, language: request.language },
  }
  return toVisualization({ question, chart_type: 'line_chart' }, { ...months, cache_timestamp })
}
