// The end of an analysis by hand: cancelled while it runs, deleted afterwards.

import { untilCommitted } from '../../auth/until-committed.ts'
import { AppError } from '../../errors.ts'
import type { Write } from '../../store/port.ts'
import { analysisListKey, analysisPrefix } from '../../tasks/analysis/keys.ts'
import { taskCheckpointKey } from '../../tasks/keys.ts'
import { hasEnded } from '../../tasks/task.ts'
import type { Asker } from '../identity/origin.ts'
import { controlTask } from '../tasks/control-task.ts'
import { taskChanged } from '../tasks/create-task.ts'
import { removalOfTask } from '../tasks/stored-task.ts'
import { getOwnAnalysis, type StoredAnalysis } from './read-analysis.ts'
import type { AnalysisRunsContext } from './runs-context.ts'

/** Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS, and CONFLICT where it has ended. */
export async function cancelAnalysis(context: AnalysisRunsContext, id: string, asker: Asker): Promise<StoredAnalysis> {
  const { record, checkpoint } = await getOwnAnalysis(context, id, asker.caller)
  if (hasEnded(checkpoint)) throw new AppError('CONFLICT', { reason: 'analysis_ended' })
  const after = await controlTask(context, { id, action: 'cancel' }, asker)
  return { record, checkpoint: after.checkpoint }
}

/** Deletes an analysis that has ended, with its task, in one commit. Throws as cancelAnalysis, and CONFLICT where it has not. */
export async function purgeAnalysis(context: AnalysisRunsContext, id: string, asker: Asker): Promise<void> {
  const { state, trail } = context
  // Checks the id before it becomes a key.
  await getOwnAnalysis(context, id, asker.caller)
  await untilCommitted(async () => {
    const expected = (await state.get(taskCheckpointKey(id))) ?? null
    const { record, checkpoint } = await getOwnAnalysis(context, id, asker.caller)
    if (!hasEnded(checkpoint)) throw new AppError('CONFLICT', { reason: 'analysis_under_way' })
    const writes: Write[] = [{ key: analysisListKey(record.created_at, id), value: null }]
    for await (const { key } of state.range({ prefix: analysisPrefix(id) })) writes.push({ key, value: null })
    writes.push(...(await removalOfTask(state, { task_id: id, created_at: record.created_at })))
    const event = taskChanged('task.updated', asker, { id, details: { action: 'delete', kind: 'analysis' } })
    return (await trail.commit(writes, [{ key: taskCheckpointKey(id), expected }], [event])) || null
  })
}
