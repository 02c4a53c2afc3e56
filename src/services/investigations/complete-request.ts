// From the caller's valid body to a complete request with every default filled in.

import type { CompleteRequest, RequestFilters } from '../../agents/investigation.ts'
import type { AnomalyType, DataSource } from '../../domain/vocabulary.ts'
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

/** Fills in the defaults; what the fields may hold was checked at the edge. */
export function completeRequest(body: RequestBody): CompleteRequest {
  return {
    query: body.query.normalize('NFC').trim(),
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
