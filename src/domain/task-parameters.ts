// What each kind of task can be given, beside a dry run, which all can.

import type { TaskKindName, TaskParameters } from './generated/wire-types.ts'

const ofModels = ['dataset_version', 'seed'] as const

const parametersOf: Readonly<Record<TaskKindName, readonly (keyof TaskParameters)[]>> = {
  refresh: ['source', 'record_kind', 'date_from', 'date_to', 'state'],
  retention: ['areas'],
  reindex: ['indexes'],
  train: ofModels,
  calibrate: ofModels,
  rescore: [
    ...(['dataset', 'data_source', 'filters', 'investigations', 'investigation_ids', 'anomaly_types'] as const),
    ...(['sensitivity', 'confidence_threshold', 'stale', 'compare_to'] as const),
  ],
  match: ['rows', 'rows_unreadable', 'candidates'],
  export: ['exports', 'compress', 'language'],
  report: ['report', 'language'],
  // Begun by an operation of its own.
  analysis: [],
}

/** The first that tasks of another kind have; undefined where there is none. */
export function parameterOfOthers(kind: TaskKindName, parameters: TaskParameters): string | undefined {
  const own: readonly string[] = [...parametersOf[kind], 'dry_run']
  return Object.entries(parameters).find(([name, value]) => value !== undefined && !own.includes(name))?.[0]
}
