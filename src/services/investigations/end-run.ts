// End of a run that no coordinator works on: one that waits, or that stopped the process too often.

import { type Checkpoint, type InvestigationRecord, isFinal } from '../../agents/investigation.ts'
import { checkpointKey, recordKey } from '../../agents/keys.ts'
import { cleanup, commitStep, finalEvent } from '../../agents/step.ts'
import type { Failure } from '../../errors.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition } from '../../store/port.ts'
import type { InvestigationsContext } from './context.ts'
import { storedPercentage } from './documents.ts'
import { endingEvents } from './ending-events.ts'

type RunEnd = { readonly state: 'cancelled' } | { readonly state: 'failed'; readonly error: Failure }

/**
 * Ends a run under conditions; false, with nothing changed, where one does not hold, or the run has moved on or was deleted. A cancelled run that
 * found something keeps its place in the queue until its report is made; one that had been cancelled before loses that report.
 */
export async function endRun(
  { state, audit, clock, cancelling }: Pick<InvestigationsContext, 'state' | 'audit' | 'clock' | 'cancelling'>,
  id: string,
  { end, conditions }: { readonly end: RunEnd; readonly conditions: readonly Condition[] },
): Promise<boolean> {
  const [recordBytes, expected] = await state.getMany([recordKey(id), checkpointKey(id)])
  if (!recordBytes || !expected) return false
  const record = parseStored<InvestigationRecord>(recordBytes)
  const checkpoint = parseStored<Checkpoint>(expected)
  const nowMs = clock.now()
  const last = lastCheckpoint(checkpoint, end, nowMs)
  const isReportOwed = last.state === 'cancelled' && last.partial_results_available
  const { change } = commitStep(record, last, {
    writes: isReportOwed ? [] : cleanup(record, last),
    events: isFinal(checkpoint.state) ? [] : [finalEvent(record, last, nowMs)],
    percentage: await storedPercentage(state, id),
    nowMs,
  })
  const unchanged = [...conditions, { key: checkpointKey(id), expected }]
  return audit.commit(change, unchanged, await endingEvents(state, change, cancelling))
}

function lastCheckpoint(checkpoint: Checkpoint, end: RunEnd, nowMs: number): Checkpoint {
  if (isFinal(checkpoint.state)) return { ...checkpoint, partial_results_available: false }
  const error = end.state === 'failed' ? end.error : null
  return { ...checkpoint, state: end.state, error, agents_active: 0, completed_at: new Date(nowMs).toISOString() }
}
