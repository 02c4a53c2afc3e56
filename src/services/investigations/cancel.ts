// Cancellation of an investigation that is at work or waits.

import { coordinatorAddress } from '../../agents/coordinator.ts'
import { isFinal } from '../../agents/investigation.ts'
import { waitingKey } from '../../agents/keys.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { AuditActor } from '../audit/context.ts'
import type { InvestigationsContext } from './context.ts'
import { getCheckpoint, getOwnRecord } from './documents.ts'
import { endRun } from './end-run.ts'

/**
 * Stops an investigation and keeps what it found. Throws INVESTIGATION_NOT_CANCELLABLE when it has ended, and as StandingOf where
 * the caller's rights were taken meanwhile.
 */
export async function cancelInvestigation(
  context: InvestigationsContext,
  id: string,
  asker: AuditActor,
): Promise<{ readonly partial_results_available: boolean }> {
  await getOwnRecord(context.state, id, asker.caller)
  const before = await getCheckpoint(context.state, id)
  if (isFinal(before.state)) throw new AppError('INVESTIGATION_NOT_CANCELLABLE', { status: before.state })
  // Of several at once the first is named by the event of the end.
  if (!context.cancelling.has(id)) context.cancelling.set(id, asker)
  try {
    if (!(await cancelWaiting(context, id, asker.caller))) {
      await context.admission.settled()
      await decide(context, asker.caller)
      await context.actors.ask(coordinatorAddress(id), { type: 'cancel' }, limits.cancelAnswerMs).catch(() => undefined)
    }
  } finally {
    if (context.cancelling.get(id) === asker) context.cancelling.delete(id)
  }
  const after = await getCheckpoint(context.state, id)
  if (after.state === 'cancelled') return { partial_results_available: after.partial_results_available }
  if (isFinal(after.state)) throw new AppError('INVESTIGATION_NOT_CANCELLABLE', { status: after.state })
  throw new AppError('SERVICE_UNAVAILABLE', { reason: 'not_stopped_in_time' })
}

/** False where nothing waits: a coordinator has the run. */
async function cancelWaiting(context: InvestigationsContext, id: string, caller: Caller): Promise<boolean> {
  const key = waitingKey(id)
  return untilCommitted(async () => {
    const standing = await context.standingOf(caller)
    const expected = await context.state.get(key)
    if (expected === undefined || isFinal((await getCheckpoint(context.state, id)).state)) return false
    const conditions = [{ key, expected }, ...standing]
    return (await endRun(context, id, { end: { state: 'cancelled' }, conditions })) || null
  })
}

/**
 * The decision counts from its own commit, with the rights that the caller has then: what a coordinator carries out afterwards
 * cannot be refused any more.
 */
function decide({ state, standingOf }: InvestigationsContext, caller: Caller): Promise<true> {
  return untilCommitted(async () => (await state.commit([], await standingOf(caller))) || null)
}
