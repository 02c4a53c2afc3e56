// From the caller's body to a complete request: defaults, and the checks that a schema cannot say.

import type { CompleteRequest, RequestFilters } from '../../agents/investigation.ts'
import { parseDay, yearOf } from '../../domain/days.ts'
import { type AnomalyType, contractTypes, type DataSource, federativeUnits } from '../../domain/vocabulary.ts'
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

const macroRegions = ['N', 'NE', 'CO', 'SE', 'S']

/** Fills in the defaults; throws VALIDATION_ERROR with the field and the reason. */
export function completeRequest(body: RequestBody): CompleteRequest {
  const query = body.query.normalize('NFC').trim()
  const length = [...query].length
  if (length < limits.queryCharactersMin || length > limits.queryCharactersMax) {
    throw invalid('query', `must have ${limits.queryCharactersMin} to ${limits.queryCharactersMax} characters`)
  }
  const filters = body.filters ?? {}
  checkFilters(filters)
  return {
    query,
    data_source: body.data_source,
    filters,
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

function checkFilters({ date_range, min_value, max_value, contract_types, regions }: RequestFilters): void {
  if (date_range) checkDates(date_range.start, date_range.end)
  if (min_value !== undefined && max_value !== undefined && min_value > max_value) {
    throw invalid('filters.max_value', 'must not be below min_value')
  }
  for (const type of contract_types ?? []) {
    const known = (contractTypes as readonly string[]).includes(type) || /^\d{1,2}$/.test(type)
    if (!known) throw invalid('filters.contract_types', `unknown type; known: ${contractTypes.join(', ')}`)
  }
  for (const region of regions ?? []) {
    const known =
      (federativeUnits as readonly string[]).includes(region) || macroRegions.includes(region) || /^\d{7}$/.test(region)
    if (!known)
      throw invalid('filters.regions', 'must be a state, a macro-region (N, NE, CO, SE, S) or a 7-digit IBGE code')
  }
}

function checkDates(start: string | undefined, end: string | undefined): void {
  const days = {
    start: start === undefined ? undefined : parseDay(start),
    end: end === undefined ? undefined : parseDay(end),
  }
  if (start !== undefined && days.start === undefined) throw invalid('filters.date_range.start', 'must be a real date')
  if (end !== undefined && days.end === undefined) throw invalid('filters.date_range.end', 'must be a real date')
  if (days.start === undefined || days.end === undefined) return
  if (days.end < days.start) throw invalid('filters.date_range.end', 'must not be before start')
  if (yearOf(days.end) - yearOf(days.start) > limits.dateRangeYearsMax) {
    throw invalid('filters.date_range', `must span at most ${limits.dateRangeYearsMax} years`)
  }
}

function invalid(field: string, reason: string): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason })
}
