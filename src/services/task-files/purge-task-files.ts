// Purge: files of tasks that are kept no longer, that no owner can take any more, or that were never made whole.

import { isPersonal } from '../../domain/task-permissions.ts'
import { hasEnded } from '../../tasks/task.ts'
import { getTask, listStoredTasks, listTasksOf, type StoredTask } from '../tasks/stored-task.ts'
import type { TaskFilesContext } from './context.ts'
import { hasExpired } from './kept-file.ts'
import { removeFiles } from './stored-file.ts'

/** How many entries were removed. */
export async function purgeTaskFiles(
  context: Pick<TaskFilesContext, 'state' | 'clock' | 'users'>,
  assertWanted: () => void = () => {},
): Promise<number> {
  let entries = 0
  for (const task of await listStoredTasks(context.state)) {
    assertWanted()
    if (isPersonal(task.record.kind)) entries += await purgeOne(context, task.record.task_id)
  }
  return entries
}

/** As it is at this moment: one that runs again meanwhile keeps what it has made. */
async function purgeOne(context: Pick<TaskFilesContext, 'state' | 'clock' | 'users'>, id: string): Promise<number> {
  const [task] = await listTasksOf(context.state, { task_ids: [id] })
  if (task === undefined) return 0
  const { condition, ...now } = await getTask(context.state, id)
  return (await isOver(context, now)) ? removeFiles(context.state, id, [condition]) : 0
}

async function isOver({ clock, users }: Pick<TaskFilesContext, 'clock' | 'users'>, task: StoredTask): Promise<boolean> {
  const { record, checkpoint } = task
  if (!hasEnded(checkpoint)) return false
  if (checkpoint.status !== 'completed' || hasExpired(task, clock.now())) return true
  return record.user_id === null || (await users.find(record.user_id)) === undefined
}
