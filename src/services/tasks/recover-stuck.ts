// Stuck-run clean-up: what is under way according to the store, and nobody works on, is taken up again.

import type { InvestigationRecord } from '../../agents/investigation.ts'
import { recordKey, runningKey, runningPrefix } from '../../agents/keys.ts'
import type { Actors } from '../../agents/messages.ts'
import { runnerSpawn } from '../../agents/workflow/runner.ts'
import { findAppError } from '../../errors.ts'
import type { Store } from '../../store/port.ts'
import { taskSpawn } from '../../tasks/runner.ts'
import type { RunAdmission } from '../investigations/admission.ts'
import { findStored } from '../investigations/documents.ts'
import { enqueue, readQueue } from '../investigations/queue.ts'
import { listOpenWorkflows } from '../workflows/stored-workflow.ts'
import { listOpenTasks } from './stored-task.ts'

interface StuckContext {
  readonly state: Store
  readonly actors: Pick<Actors, 'spawn'>
  readonly admission: Pick<RunAdmission, 'isAtWorkOn' | 'settled' | 'fill'>
}

/** How many were taken up: investigations, workflows and tasks. */
export async function recoverStuck(context: StuckContext): Promise<number> {
  const { state, actors } = context
  const runners = [
    ...[...(await listOpenWorkflows(state)).keys()].map(runnerSpawn),
    ...(await listOpenTasks(state)).map(taskSpawn),
  ]
  const started = runners.filter((spawn) => isStarted(actors, spawn))
  return started.length + (await putBackRuns(context))
}

/** False where it lives. */
function isStarted(actors: StuckContext['actors'], spawn: Parameters<Actors['spawn']>[0]): boolean {
  try {
    actors.spawn(spawn)
    return true
  } catch (error) {
    if (findAppError(error)?.code !== 'CONFLICT') throw error
    return false
  }
}

async function putBackRuns({ state, admission }: StuckContext): Promise<number> {
  const running: string[] = []
  for await (const { key } of state.range({ prefix: runningPrefix })) running.push(key.slice(runningPrefix.length))
  const waiting = new Set((await readQueue(state)).map(({ id }) => id))
  const suspects = running.filter((id) => !waiting.has(id))
  // What was just being taken out of the queue is at work afterwards.
  await admission.settled()
  let putBack = 0
  for (const id of suspects.filter((id) => !admission.isAtWorkOn(id))) {
    const record = (await findStored<InvestigationRecord>(state, recordKey(id)))?.value
    const expected = await state.get(runningKey(id))
    if (!record || !expected) continue
    if (await state.commit([enqueue(id, record, 'interrupted')], [{ key: runningKey(id), expected }])) putBack++
  }
  if (putBack > 0) admission.fill()
  return putBack
}
