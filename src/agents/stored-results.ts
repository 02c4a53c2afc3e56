// Stored results: what a run found, as facts. No sentence is kept: each reader gets them in the own language.

import type { EngineVersion } from '../domain/engine-version.ts'
import type { ResultsSummary } from '../domain/generated/wire-types.ts'
import type { AnomalyFacts, ReportFacts } from '../domain/reporting.ts'
import type { PinnedModels } from '../models/model.ts'
import type { RefreshOutput } from './investigation.ts'
import type { QueryAnswer } from './query-answer.ts'
import { unpackOutput } from './tasks/output.ts'

/** Goes up whenever results are stored otherwise: those of another format are not shown. */
export const resultsFormat = 2

export interface StoredResults {
  readonly format: typeof resultsFormat
  readonly report: ReportFacts
  readonly summary: ResultsSummary
  /** Version of the records that the run read last. */
  readonly dataset_version: number
  /** What its findings rest on besides records; absent where an earlier version made them. */
  readonly engine?: EngineVersion
  /** Learnt ones that it used in the place of those that are shipped. */
  readonly models?: PinnedModels
  /** Ids of the anomalies that are listed, most severe first; what each is made of lies under its own key. */
  readonly anomalies: readonly string[]
  readonly query?: QueryAnswer
  /** Sources that did not answer. */
  readonly errors: RefreshOutput['errors']
  /** The run was cancelled. */
  readonly partial: boolean
  readonly execution_time_ms: number
}

/** What is kept of an anomaly (keepAnomalies of tasks/findings.ts). */
export function unpackAnomaly(bytes: Uint8Array): AnomalyFacts {
  return unpackOutput<AnomalyFacts>(bytes)
}
