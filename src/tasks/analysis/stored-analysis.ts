// Analysis: as it is stored beside its task, which has how far it is.

import type { SelectionQuestion } from '../../agents/analyses/analyse-selection.ts'
import type {
  AnalysisResults,
  AnalysisStartRequest,
  InvestigationFilters,
  Visibility,
} from '../../domain/generated/wire-types.ts'

export interface AnalysisRecord {
  readonly id: string
  readonly user_id: string
  readonly team_id: string | null
  readonly visibility: Visibility
  readonly request: AnalysisStartRequest
  readonly dataset_version: number
  readonly engine_version: string
  readonly created_at: string
}

export interface StoredAnalysisResults {
  readonly results: AnalysisResults
  readonly records: number
  readonly data_hash: string
  readonly synthetic: boolean
  readonly confidence_score: number
  readonly insights_count: number
}

/** What the thread is asked for an analysis. */
export function questionOf({ request, dataset_version }: AnalysisRecord): SelectionQuestion {
  const { data_source, record_kind, seed } = request
  return { version: dataset_version, data_source, record_kind, seed, filters: filtersOf(request) }
}

/** The filters with the days that both the filters and the range leave. */
function filtersOf({
  filters,
  time_range,
}: Pick<AnalysisStartRequest, 'filters' | 'time_range'>): InvestigationFilters {
  if (time_range === undefined) return filters
  const { start, end } = filters.date_range ?? {}
  const latest = [start, time_range.start]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
  const [earliest] = [end, time_range.end].filter((day) => day !== undefined).sort()
  return { ...filters, date_range: { ...(latest && { start: latest }), ...(earliest && { end: earliest }) } }
}
