// What a re-scoring is asked for.

import { createHash } from 'node:crypto'
import { canonical } from '../../agents/workflow/conditions.ts'
import type { ActFilters } from '../../dataset/selection.ts'
import { type AnomalyType, anomalyTypes, type DataSource, dataSources } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { JsonObject } from '../task.ts'
import type { Scoring } from './score-partition.ts'

/** As they are sent: of the first four one at most. */
export interface RescoreParameters {
  readonly dataset?: DataSource | 'all'
  readonly data_source?: DataSource
  readonly investigations?: 'finished'
  readonly investigation_ids?: readonly string[]
  readonly filters?: ActFilters
  readonly anomaly_types?: readonly AnomalyType[]
  readonly sensitivity?: number
  readonly confidence_threshold?: number
  readonly dry_run?: boolean
  readonly stale?: boolean
  readonly compare_to?: string
}

export type RescoreScope =
  | { readonly of: 'records'; readonly sources: readonly DataSource[]; readonly filters: ActFilters }
  | { readonly of: 'investigations' /** Absent: all that have finished. */; readonly ids?: readonly string[] }

const known = [
  ...['dataset', 'data_source', 'investigations', 'investigation_ids', 'filters', 'anomaly_types', 'sensitivity'],
  ...['confidence_threshold', 'dry_run', 'stale', 'compare_to'],
]
const exclusive = ['dataset', 'data_source', 'investigations', 'investigation_ids'] as const

/** The scope of parameters; without one every source. Throws VALIDATION_ERROR where there are two, or a parameter of another kind. */
export function scopeOf(parameters: JsonObject): RescoreScope {
  const given = parameters as RescoreParameters
  const foreign = Object.keys(parameters).find((name) => !known.includes(name))
  if (foreign !== undefined) throw refused(foreign, 'unknown_field')
  const [, second] = exclusive.filter((name) => given[name] !== undefined)
  if (second !== undefined) throw refused(second, 'one_scope')
  if (given.filters !== undefined && given.data_source === undefined) throw refused('filters', 'needs_data_source')
  if (given.investigation_ids) return { of: 'investigations', ids: [...new Set(given.investigation_ids)].sort() }
  if (given.investigations) return { of: 'investigations' }
  const { data_source, dataset = 'all', filters = {} } = given
  const sources = data_source ? [data_source] : dataset === 'all' ? dataSources : [dataset]
  return { of: 'records', sources, filters }
}

function refused(field: string, reason: 'one_scope' | 'needs_data_source' | 'unknown_field'): AppError {
  return new AppError('VALIDATION_ERROR', { field: `parameters.${field}`, reason })
}

/** How the findings of records are looked for. */
export function scoringOf(parameters: JsonObject, data_source: DataSource): Scoring {
  const { anomaly_types = [], sensitivity = 0.7, confidence_threshold = 0.8 } = parameters as RescoreParameters
  const wanted = new Set(anomaly_types)
  return {
    ...{ data_source, sensitivity, confidence_threshold, passes: limits.iterationsDefault },
    types: anomalyTypes.filter((type) => wanted.size === 0 || wanted.has(type)),
    findings_max: limits.rescoreFindingsMax,
  }
}

/** Equal for tasks that look for the same among the same, so that one can be compared with the other. */
export function scopeDigest(parameters: JsonObject): string {
  const scope = scopeOf(parameters)
  const looked = scope.of === 'records' ? [scope, scoringOf(parameters, 'compras_gov')] : [scope]
  return createHash('sha256').update(canonical(looked)).digest('hex')
}
