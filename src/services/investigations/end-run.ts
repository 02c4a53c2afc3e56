// End of a run that no coordinator works on: one that waits, that stopped the process too often, or that is damaged.

import { type Checkpoint, type InvestigationRecord, isFinal, untouched } from '../../agents/investigation.ts'
import { checkpointKey, eventPrefix, eventSequence, recordKey, runningKey, waitingKey } from '../../agents/keys.ts'
import { type ParkedWork, parkedWrite } from '../../agents/parked.ts'
import { cleanup, commitStep, finalEvent } from '../../agents/step.ts'
import type { Failure } from '../../errors.ts'
import type { Condition, Store, Write } from '../../store/port.ts'
import type { InvestigationsContext } from './context.ts'
import { findStored, storedPercentage } from './documents.ts'
import { endingEvents } from './ending-events.ts'

type RunEnd =
  | { readonly state: 'cancelled' }
  | {
      readonly state: 'failed'
      readonly error: Failure
      /** What was given up of it, to be listed. */
      readonly parked?: Pick<ParkedWork, 'kind' | 'name' | 'actor' | 'attempts'>
    }

/** The end of a run whose stored documents cannot be read. */
export const damagedRun = {
  state: 'failed',
  error: { code: 'INTERNAL_ERROR', details: { reason: 'run_damaged' } },
} as const

/**
 * Ends a run under conditions; false, with nothing changed, where one does not hold, or the run has moved on or was deleted. A
 * cancelled run that found something keeps its place in the queue until its report is made; one that had been cancelled before
 * loses that report.
 */
export async function endRun(
  { state, audit, clock, cancelling }: Pick<InvestigationsContext, 'state' | 'audit' | 'clock' | 'cancelling'>,
  id: string,
  { end, conditions }: { readonly end: RunEnd; readonly conditions: readonly Condition[] },
): Promise<boolean> {
  const stored = await findStored<InvestigationRecord>(state, recordKey(id))
  const kept = await findStored<Checkpoint>(state, checkpointKey(id))
  if (!stored || !kept) return false
  const record = stored.value
  // Without it nobody owns the run, so that its marks alone can go.
  if (!record) return state.commit(unmark(id), conditions)
  const checkpoint = kept.value ?? (await lostCheckpoint(state, id))
  const nowMs = clock.now()
  const last = lastCheckpoint(checkpoint, end, nowMs)
  const isReportOwed = last.state === 'cancelled' && last.partial_results_available
  const { change } = commitStep(record, last, {
    writes: isReportOwed ? [] : [...cleanup(record, last), ...parkedOf(record, checkpoint, { end, nowMs })],
    events: isFinal(checkpoint.state) ? [] : [finalEvent(last, nowMs)],
    percentage: await storedPercentage(state, id),
    nowMs,
  })
  const asRead = kept.bytes === undefined ? [] : [{ key: checkpointKey(id), expected: kept.bytes }]
  const unchanged = [...conditions, ...asRead]
  return audit.commit(change, unchanged, await endingEvents(state, change, cancelling))
}

function parkedOf(
  { investigation_id: subject_id, user_id }: InvestigationRecord,
  { state }: Checkpoint,
  { end, nowMs }: { readonly end: RunEnd; readonly nowMs: number },
): readonly Write[] {
  if (end.state !== 'failed' || end.parked === undefined || isFinal(state)) return []
  return [parkedWrite({ subject: 'investigation', subject_id, user_id, failure: end.error, ...end.parked }, nowMs)]
}

/** In place of one that cannot be read: what follows is numbered after the events that there are. */
async function lostCheckpoint(state: Store, id: string): Promise<Checkpoint> {
  let last_event = 0
  for await (const { key } of state.range({ prefix: eventPrefix(id), reverse: true, limit: 1 }))
    last_event = eventSequence(key)
  return { ...untouched, state: 'processing', last_event }
}

/** The writes that take a run out of those that have not ended. */
export function unmark(id: string): readonly Write[] {
  return [runningKey(id), waitingKey(id)].map((key) => ({ key, value: null }))
}

function lastCheckpoint(checkpoint: Checkpoint, end: RunEnd, nowMs: number): Checkpoint {
  if (isFinal(checkpoint.state)) return { ...checkpoint, partial_results_available: false }
  const error = end.state === 'failed' ? end.error : null
  return { ...checkpoint, state: end.state, error, agents_active: 0, completed_at: new Date(nowMs).toISOString() }
}
