// The status of an investigation as it is stored: as callers get it, but for its words.

import type { InvestigationStatus } from '../domain/generated/wire-types.ts'
import { type Failure, isRecoverable, type StoredFailure } from '../errors.ts'
import type { Checkpoint, InvestigationRecord } from './investigation.ts'
import { type QueryAnswer, queryOf } from './query-answer.ts'

/**
 * A status without the words of its notes and of its failure, which depend on the reader; nothing of the question where an earlier
 * version stored it.
 */
export interface StoredStatus extends Omit<InvestigationStatus, 'error' | keyof QueryAnswer>, Partial<QueryAnswer> {
  readonly error?: StoredFailure
}

/** The status for a checkpoint at an instant. */
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
    ...(checkpoint.error && { error: storedFailure(checkpoint.error) }),
  }
}

/** From when it was first worked on to its end, or to an instant; 0 while it waits. */
export function processingTimeMs({ started_at, completed_at }: Checkpoint, nowMs: number): number {
  if (started_at === null) return 0
  return Math.max(0, (completed_at === null ? nowMs : Date.parse(completed_at)) - Date.parse(started_at))
}

/** A failure as it is stored and streamed. */
export function storedFailure(failure: Failure): StoredFailure {
  return { ...failure, recoverable: isRecoverable(failure) }
}
