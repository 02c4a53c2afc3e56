// Investigation: the stored documents of one run. Of the record only visibility and team change after the start; the
// checkpoint is rewritten with every step.

import type { ActFilters, FilterStep } from '../dataset/selection.ts'
import type { InvestigationRequest, Visibility } from '../domain/generated/wire-types.ts'
import type { AnomalyType, InvestigationState, ProcessingPhase } from '../domain/vocabulary.ts'
import type { Failure } from '../errors.ts'
import type { PinnedModels } from '../models/model.ts'
import type { CombinedQuestion } from './combined-question.ts'

export interface InvestigationRecord {
  readonly investigation_id: string
  readonly user_id: string
  readonly team_id: string | null
  readonly visibility: Visibility
  /** As validated, with every default filled in. Without types the query's words decide; where they say nothing, all. */
  readonly request: InvestigationRequest
  /** Records version that the run reads, unless its collection brought in newer ones. */
  readonly dataset_version: number
  /** In use when it was started; the run keeps to them. Absent where it uses what is shipped alone. */
  readonly models?: PinnedModels
  /** Present where an enabled connector serves the data source, so that the source is queried before records are collected. */
  readonly refresh?: true
  readonly created_at: string
  /** The failed run that it was started again from. */
  readonly retry_of?: string
  /** The watch that it is a run of. */
  readonly watch_id?: string
  /** Of a failed one, the runs that were started again from it: the newest of each user, by the user's id. */
  readonly retries?: Readonly<Record<string, string>>
  /** Estimate given at the start. */
  readonly estimated_completion: string
}

/** What the query and the filters mean; made once, in the initialization phase. */
export interface Plan {
  readonly types: readonly AnomalyType[]
  /** Those in force: explicit ones, and from the query's text what they leave open. */
  readonly filters: ActFilters
  /** Number of parts that `row` and keyed detectors are split into; depends on the data alone. */
  readonly partitions: number
  /** That of the record. */
  readonly refresh?: true
  /** Absent where an earlier version made the plan. */
  readonly question?: CombinedQuestion
  /** How many records each filter left, once they have been counted. */
  readonly steps?: readonly FilterStep[]
}

/** The result of querying the sources. */
export interface RefreshOutput {
  /** Records version after it, which the run reads from then on. */
  readonly dataset_version: number
  readonly errors: readonly { readonly source: string; readonly code: string; readonly recoverable: boolean }[]
}

export interface Checkpoint {
  readonly state: InvestigationState
  readonly current_phase: ProcessingPhase
  readonly phases_completed: readonly ProcessingPhase[]
  readonly plan: Plan | null
  /** Ids of the work items whose output is stored. */
  readonly done: readonly string[]
  readonly records_processed: number
  readonly anomalies_found: number
  /** Anomaly events in the log; at most max_results. */
  readonly anomalies_streamed: number
  /** Addresses of the agents that have been given work, each once; absent where an earlier version began the run. */
  readonly agents?: readonly string[]
  readonly agents_active: number
  readonly risk_score: number
  /** Mean confidence of the anomalies found; 0 while there are none. */
  readonly confidence_score: number
  /** Last sequence number of the event log. */
  readonly last_event: number
  /** Times the process ended while it worked on the run, no item ended in between; above limits.suspectResumes on it alone. */
  readonly resumes: number
  /** Whether its agents have been given work since it last got a place; absent where an earlier version gave it that. */
  readonly work_given?: boolean
  /** When it was last resumed: the timeout counts from there. */
  readonly resumed_at: string | null
  readonly partial_results_available: boolean
  /** When it was first worked on; null until then. */
  readonly started_at: string | null
  readonly completed_at: string | null
  readonly error: Failure | null
}

/** The checkpoint of a run that nobody has worked on, but for its state. */
export const untouched: Omit<Checkpoint, 'state'> = {
  current_phase: 'initialization',
  phases_completed: [],
  plan: null,
  done: [],
  records_processed: 0,
  anomalies_found: 0,
  anomalies_streamed: 0,
  agents: [],
  agents_active: 0,
  risk_score: 0,
  confidence_score: 0,
  last_event: 1,
  resumes: 0,
  resumed_at: null,
  partial_results_available: false,
  started_at: null,
  completed_at: null,
  error: null,
}

/** One entry of the event log: facts in English names, which are worded for each reader. */
export interface InvestigationEvent {
  readonly event: 'progress' | 'anomaly' | 'insight' | 'complete' | 'error' | 'cancelled'
  readonly data: unknown
}

/** States from which nothing follows. */
export function isFinal(state: InvestigationState): boolean {
  return state === 'completed' || state === 'failed' || state === 'cancelled'
}
