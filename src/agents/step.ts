// Step: what one turn of the coordinator writes, as one commit.

import type { Write } from '../store/port.ts'
import type { Checkpoint, InvestigationEvent, InvestigationRecord } from './investigation.ts'
import { checkpointKey, eventKey, outputKey, runningKey, statusKey, waitingKey } from './keys.ts'
import { processingTimeMs, statusView, storedFailure } from './status-view.ts'

export interface Step {
  /** Output of the work that made the step. */
  readonly writes: readonly Write[]
  readonly events: readonly InvestigationEvent[]
  readonly percentage: number
  readonly nowMs: number
}

const encoder = new TextEncoder()
const toBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

/** Output, checkpoint, status and events as one durable change; the checkpoint that it leaves. */
export function commitStep(
  record: InvestigationRecord,
  before: Checkpoint,
  { writes, events, percentage, nowMs }: Step,
): { readonly checkpoint: Checkpoint; readonly change: readonly Write[] } {
  const id = record.investigation_id
  const first = before.last_event + 1
  const checkpoint = { ...before, last_event: before.last_event + events.length }
  const change: readonly Write[] = [
    ...writes,
    { key: checkpointKey(id), value: toBytes(checkpoint) },
    { key: statusKey(id), value: toBytes(statusView(record, checkpoint, percentage, nowMs)) },
    ...events.map((event, index) => ({ key: eventKey(id, first + index), value: toBytes(event) })),
  ]
  return { checkpoint, change }
}

/** Removes what an investigation needs only until it has ended: outputs of its items, the running mark, its place in the queue. */
export function cleanup({ investigation_id: id }: InvestigationRecord, { done }: Checkpoint): readonly Write[] {
  const keys = [runningKey(id), waitingKey(id), ...done.map((item) => outputKey(id, item))]
  return keys.map((key) => ({ key, value: null }))
}

export function progressEvent({ current_phase, agents_active }: Checkpoint, percentage: number): InvestigationEvent {
  return { event: 'progress', data: { percentage, current_phase, agents_active } }
}

/** The event that ends the log of a checkpoint in a final state. */
export function finalEvent(checkpoint: Checkpoint, nowMs: number): InvestigationEvent {
  switch (checkpoint.state) {
    case 'failed':
      return { event: 'error', data: storedFailure(checkpoint.error ?? { code: 'INTERNAL_ERROR', details: {} }) }
    case 'cancelled': {
      const { partial_results_available } = checkpoint
      return { event: 'cancelled', data: { status: 'cancelled', partial_results_available } }
    }
    case 'completed':
    case 'processing':
    case 'pending': {
      const { anomalies_found, agents = [] } = checkpoint
      const processing_time = processingTimeMs(checkpoint, nowMs)
      return {
        event: 'complete',
        data: { total_anomalies: anomalies_found, processing_time, agents_used: agents.length },
      }
    }
  }
}
