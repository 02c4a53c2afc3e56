// The status of an investigation as callers get it.

import type { InvestigationStatus } from '../domain/generated/wire-types.ts'
import { errorRow, type Failure, isRecoverable, wireCode } from '../errors.ts'
import type { Checkpoint, InvestigationRecord } from './investigation.ts'
import { type QueryAnswer, queryOf } from './query-answer.ts'

/** A status without the words of its notes, which depend on the reader. */
export type StoredStatus = Omit<InvestigationStatus, 'query_notes'> & QueryAnswer

/** The status answer for a checkpoint at an instant. */
export function statusView(
  record: InvestigationRecord,
  checkpoint: Checkpoint,
  percentage: number,
  nowMs: number,
): StoredStatus {
  const { started_at } = checkpoint
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
      agents_invoked: checkpoint.agents?.length ?? 0,
      processing_time_ms: processingTimeMs(checkpoint, nowMs),
    },
    ...queryOf(record, checkpoint),
    created_at: record.created_at,
    ...(started_at !== null && { started_at }),
    ...(checkpoint.completed_at !== null && { completed_at: checkpoint.completed_at }),
    // Last, where hasWords looks for it.
    ...(checkpoint.error && { error: errorView(checkpoint.error) }),
  }
}

/** From when it was first worked on to its end, or to an instant; 0 while it waits. */
export function processingTimeMs({ started_at, completed_at }: Checkpoint, nowMs: number): number {
  if (started_at === null) return 0
  return Math.max(0, (completed_at === null ? nowMs : Date.parse(completed_at)) - Date.parse(started_at))
}

function errorView(failure: Failure) {
  const { code, details } = failure
  const recoverable = isRecoverable(failure)
  return { code: wireCode(code), message: errorRow(code).message.en, recoverable, details }
}
