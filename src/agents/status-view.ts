import type { ProcessingPhase } from '../domain/vocabulary.ts'
import { errorRow, type Failure, wireCode } from '../errors.ts'
import type { Checkpoint, InvestigationRecord } from './investigation.ts'

/** InvestigationStatus of the specification, in English names; times in milliseconds. */
export interface StatusView {
  readonly investigation_id: string
  readonly status: string
  readonly progress: {
    readonly percentage: number
    readonly current_phase: ProcessingPhase
    readonly phases_completed: readonly ProcessingPhase[]
  }
  readonly statistics: {
    readonly records_processed: number
    readonly anomalies_found: number
    readonly agents_invoked: number
    readonly processing_time_ms: number
  }
  readonly created_at: string
  readonly started_at?: string
  readonly completed_at?: string
  /** Stands last, where hasFailure looks for it. */
  readonly error?: {
    readonly code: string
    readonly message: string
    readonly recoverable: boolean
    /** Facts, with ids where the wire has the words. */
    readonly details: Readonly<Record<string, unknown>>
  }
}

/** The status answer for a checkpoint at an instant. */
export function statusView(
  record: InvestigationRecord,
  checkpoint: Checkpoint,
  percentage: number,
  nowMs: number,
): StatusView {
  const end = checkpoint.completed_at === null ? nowMs : Date.parse(checkpoint.completed_at)
  return {
    investigation_id: record.investigation_id,
    status: checkpoint.state,
    progress: {
      percentage,
      current_phase: checkpoint.current_phase,
      phases_completed: checkpoint.phases_completed,
    },
    statistics: {
      records_processed: checkpoint.records_processed,
      anomalies_found: checkpoint.anomalies_found,
      agents_invoked: checkpoint.agents_invoked,
      processing_time_ms: Math.max(0, end - Date.parse(checkpoint.started_at)),
    },
    created_at: record.created_at,
    started_at: checkpoint.started_at,
    ...(checkpoint.completed_at !== null && { completed_at: checkpoint.completed_at }),
    ...(checkpoint.error && { error: errorView(checkpoint.error) }),
  }
}

function errorView({ code, details }: Failure) {
  const { message, recoverable } = errorRow(code)
  return { code: wireCode(code), message: message.en, recoverable, details }
}
