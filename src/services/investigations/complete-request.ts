// From the caller's valid body to a complete request with every default filled in.

import type { CompleteRequest, RequestFilters } from '../../agents/investigation.ts'
import { addMonths, parseDay } from '../../domain/days.ts'
import type { AnomalyType, DataSource } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'

/** The body as validated by its schema; English names. */
export interface RequestBody {
  readonly query: string
  readonly data_source: DataSource
  readonly filters?: RequestFilters
  readonly anomaly_types?: readonly AnomalyType[]
  readonly sensitivity?: number
  readonly confidence_threshold?: number
  readonly include_explanations?: boolean
  readonly stream_results?: boolean
  readonly max_results?: number
  readonly agent_configuration?: {
    readonly max_iterations?: number
    readonly reflection_enabled?: boolean
    readonly parallel_agents?: number
  }
}

/**
 * Fills in the defaults, and checks what a schema cannot say: the query once trimmed, and bounds that belong together.
 * `fieldsAt` is the path at which the request stands in the body. Throws VALIDATION_ERROR.
 */
export function completeRequest(body: RequestBody, fieldsAt = ''): CompleteRequest {
  const query = body.query.normalize('NFC').trim()
  assertBounds(query, body.filters ?? {}, fieldsAt)
  return {
    query,
    data_source: body.data_source,
    filters: body.filters ?? {},
    anomaly_types: [...new Set(body.anomaly_types ?? [])],
    sensitivity: body.sensitivity ?? 0.7,
    confidence_threshold: body.confidence_threshold ?? 0.8,
    include_explanations: body.include_explanations ?? true,
    stream_results: body.stream_results ?? true,
    max_results: body.max_results ?? limits.resultsDefault,
    agent_configuration: {
      max_iterations: body.agent_configuration?.max_iterations ?? limits.iterationsDefault,
      reflection_enabled: body.agent_configuration?.reflection_enabled ?? true,
      parallel_agents: body.agent_configuration?.parallel_agents ?? limits.parallelAgentsDefault,
    },
  }
}

function assertBounds(query: string, filters: RequestFilters, at: string): void {
  const { queryCharactersMin: least, queryCharactersMax: most } = limits
  const length = [...query].length
  const refuse = (reason: string, limit: number) =>
    new AppError('VALIDATION_ERROR', { field: `${at}query`, reason, limit })
  if (length < least) throw refuse('too_short', least)
  if (length > most) throw refuse('too_long', most)
  assertFilterBounds(filters, at)
}

/** Bounds of filters that belong together; `at` is the path at which the filters stand. Throws VALIDATION_ERROR. */
export function assertFilterBounds({ date_range: range, min_value, max_value }: RequestFilters, at = ''): void {
  const refuse = (field: string, reason: string, limit?: number): never => {
    throw new AppError('VALIDATION_ERROR', { field: `${at}${field}`, reason, ...(limit !== undefined && { limit }) })
  }
  if (min_value !== undefined && max_value !== undefined && max_value < min_value)
    refuse('filters.max_value', 'below_minimum', min_value)
  const [start, end] = [range?.start, range?.end].map((text) => (text === undefined ? undefined : parseDay(text)))
  if (start === undefined || end === undefined) return
  if (end < start) refuse('filters.date_range.end', 'end_before_start')
  if (end > addMonths(start, limits.dateRangeYearsMax * 12))
    refuse('filters.date_range.end', 'range_too_long', limits.dateRangeYearsMax)
}
