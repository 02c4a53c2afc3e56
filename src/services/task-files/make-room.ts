// Make room: the files of all tasks have a bound together. Choice: a new file is worth more than an old one that was made, so that those of
// the task that is oldest go first, and the task says since when.

import { isPersonal } from '../../domain/task-permissions.ts'
import { limits } from '../../limits.ts'
import { taskCheckpointKey } from '../../tasks/keys.ts'
import { hasEnded } from '../../tasks/task.ts'
import { getTask, listStoredTasks, taskBytes } from '../tasks/stored-task.ts'
import type { TaskFilesContext } from './context.ts'
import { packedBytesOf, removeFiles } from './stored-file.ts'

type RoomContext = Pick<TaskFilesContext, 'state' | 'clock'>

/** Before a file is made: as much as one task may have is left below limits.storedTaskFilesBytesMax, as far as tasks that have ended give it. */
export async function makeRoom(context: RoomContext): Promise<void> {
  const { state } = context
  const kept: { readonly id: string; readonly bytes: number; readonly isOver: boolean }[] = []
  for (const { record, checkpoint } of await listStoredTasks(state)) {
    if (!isPersonal(record.kind)) continue
    const id = record.task_id
    kept.push({ id, bytes: await packedBytesOf(state, id), isOver: hasEnded(checkpoint) })
  }
  let bytes = kept.reduce((sum, each) => sum + each.bytes, 0)
  for (const task of kept) {
    if (bytes <= limits.storedTaskFilesBytesMax - limits.taskFilesBytesMax) return
    if (task.isOver && task.bytes > 0 && (await expireNow(context, task.id))) bytes -= task.bytes
  }
}

/** False where it runs again meanwhile, and keeps what it has made. */
async function expireNow({ state, clock }: RoomContext, id: string): Promise<boolean> {
  const { checkpoint, condition } = await getTask(state, id)
  if (!hasEnded(checkpoint)) return false
  const expires_at = new Date(clock.now()).toISOString()
  const value = taskBytes({ ...checkpoint, result: { ...checkpoint.result, expires_at } })
  if (!(await state.commit([{ key: taskCheckpointKey(id), value }], [condition]))) return false
  await removeFiles(state, id, [{ ...condition, expected: value }])
  return true
}
