// Purge: files of tasks that are kept no longer, that no owner can take any more, or that were never made whole.

import { isPersonal } from '../../domain/task-permissions.ts'
import { hasEnded } from '../../tasks/task.ts'
import { listStoredTasks, type StoredTask } from '../tasks/stored-task.ts'
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
    if (isPersonal(task.record.kind) && (await isOver(context, task)))
      entries += await removeFiles(context.state, task.record.task_id)
  }
  return entries
}

async function isOver({ clock, users }: Pick<TaskFilesContext, 'clock' | 'users'>, task: StoredTask): Promise<boolean> {
  const { record, checkpoint } = task
  if (!hasEnded(checkpoint)) return false
  if (checkpoint.status !== 'completed' || hasExpired(task, clock.now())) return true
  return record.user_id === null || (await users.find(record.user_id)) === undefined
}
