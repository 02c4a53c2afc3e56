// Resumes unfinished investigations after a start of the process.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { checkpointKey, recordKey, runningKey, runningPrefix } from '../../agents/keys.ts'
import { limits } from '../../limits.ts'
import { unlessDamaged } from '../../platform/damage.ts'
import type { InvestigationsContext } from './context.ts'
import { tryParse } from './documents.ts'
import { damagedRun, endRun } from './end-run.ts'
import { enqueue, readQueue } from './queue.ts'

/**
 * Puts what was at work when the process ended back into the queue, before that is opened. One that the process ended on too often
 * fails. Returns how many are taken up again, those that a stop as planned has put back included.
 */
export async function resumeInvestigations(context: InvestigationsContext): Promise<number> {
  const { state } = context
  const queue = await readQueue(state)
  const waiting = new Set(queue.map(({ id }) => id))
  const interrupted: string[] = []
  for await (const { key } of state.range({ prefix: runningPrefix })) {
    const id = key.slice(runningPrefix.length)
    if (!waiting.has(id)) interrupted.push(id)
  }
  let resumed = queue.filter(({ kind }) => kind === 'interrupted' || kind === 'suspect').length
  // One of which an entry is damaged stays as it is, until the data are restored.
  for (const id of interrupted)
    if (await unlessDamaged(() => putBack(context, { id, atWork: interrupted.length }))) resumed += 1
  return resumed
}

/** False where the run is over. */
async function putBack(
  context: InvestigationsContext,
  { id, atWork }: { readonly id: string; readonly atWork: number },
): Promise<boolean> {
  const { state } = context
  const [recordBytes, checkpointBytes] = await state.getMany([recordKey(id), checkpointKey(id)])
  if (!recordBytes || !checkpointBytes) {
    await state.commit([{ key: runningKey(id), value: null }])
    return false
  }
  const [record, checkpoint] = [tryParse<InvestigationRecord>(recordBytes), tryParse<Checkpoint>(checkpointBytes)]
  if (!record || !checkpoint) {
    await endRun(context, id, { end: damagedRun, conditions: [] })
    return false
  }
  const resumes = resumesOf(checkpoint, atWork)
  if (resumes > limits.investigationResumesMax) {
    await endRun(context, id, { end: stoppedTheProcess, conditions: [] })
    return false
  }
  const value = new TextEncoder().encode(JSON.stringify({ ...checkpoint, resumes }))
  const kind = resumes >= limits.suspectResumes ? 'suspect' : 'interrupted'
  await state.commit([{ key: checkpointKey(id), value }, enqueue(id, record, kind)])
  return true
}

/**
 * Of several runs at work any one may have ended the process: that makes suspects, and only an end alone convicts. One whose agents
 * had no work yet cannot have done it.
 */
function resumesOf({ resumes, work_given }: Checkpoint, atWork: number): number {
  if (work_given === false) return resumes
  return atWork === 1 ? resumes + 1 : Math.max(resumes, Math.min(resumes + 1, limits.suspectResumes))
}

const stoppedTheProcess = {
  state: 'failed',
  error: { code: 'INTERNAL_ERROR', details: { reason: 'resumed_too_often' } },
} as const
