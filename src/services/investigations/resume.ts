// Resumes unfinished investigations after a start of the process.

import { coordinatorSpawn } from '../../agents/coordinator.ts'
import { type Checkpoint, type InvestigationRecord, isFinal } from '../../agents/investigation.ts'
import { checkpointKey, recordKey, runningKey, runningPrefix, statusKey } from '../../agents/keys.ts'
import { cleanup, commitStep, finalEvent, type Step } from '../../agents/step.ts'
import type { InvestigationStatus } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import type { Write } from '../../store/port.ts'
import type { InvestigationsContext } from './context.ts'
import { findJson } from './documents.ts'
import { endingEvents } from './ending-events.ts'

const encoder = new TextEncoder()

/** Resumes unfinished investigations, and fails one that was resumed too often. Returns the number resumed. */
export async function resumeInvestigations(context: InvestigationsContext): Promise<number> {
  const ids: string[] = []
  for await (const { key } of context.state.range({ prefix: runningPrefix })) ids.push(key.slice(runningPrefix.length))
  let resumed = 0
  for (const id of ids) if (await resume(context, id)) resumed += 1
  return resumed
}

async function resume(
  { state, actors, clock, audit, cancelling }: InvestigationsContext,
  id: string,
): Promise<boolean> {
  const record = await findJson<InvestigationRecord>(state, recordKey(id))
  const checkpoint = await findJson<Checkpoint>(state, checkpointKey(id))
  if (!record || !checkpoint) {
    await state.commit([{ key: runningKey(id), value: null }])
    return false
  }
  const resumed_at = new Date(clock.now()).toISOString()
  const resumed: Checkpoint = { ...checkpoint, resumes: checkpoint.resumes + 1, resumed_at }
  if (resumed.resumes > limits.investigationResumesMax) {
    const status = await findJson<InvestigationStatus>(state, statusKey(id))
    const change = giveUp(record, resumed, { percentage: status?.progress.percentage ?? 0, nowMs: clock.now() })
    await audit.commit(change, [], await endingEvents(state, change, cancelling))
    return false
  }
  await state.commit([{ key: checkpointKey(id), value: encoder.encode(JSON.stringify(resumed)) }])
  actors.spawn(coordinatorSpawn(id))
  return true
}

/** Fails with what was found so far; a cancelled run only loses its partial results. */
function giveUp(
  record: InvestigationRecord,
  checkpoint: Checkpoint,
  { percentage, nowMs }: Pick<Step, 'percentage' | 'nowMs'>,
): readonly Write[] {
  const isOver = isFinal(checkpoint.state)
  const last: Checkpoint = isOver
    ? { ...checkpoint, partial_results_available: false }
    : {
        ...checkpoint,
        state: 'failed',
        error: { code: 'INTERNAL_ERROR', details: { reason: 'resumed too often' } },
        agents_active: 0,
        completed_at: new Date(nowMs).toISOString(),
      }
  return commitStep(record, last, {
    writes: cleanup(record, last),
    events: isOver ? [] : [finalEvent(record, last, nowMs)],
    percentage,
    nowMs,
  }).change
}
