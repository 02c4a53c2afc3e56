import { taskSpawn } from '../../tasks/runner.ts'
import type { TasksContext } from './context.ts'
import { listOpenTasks } from './stored-task.ts'

/** Lets the tasks that had not ended when the process did go on; how many they are. */
export async function resumeTasks({ state, actors }: Pick<TasksContext, 'state' | 'actors'>): Promise<number> {
  const open = await listOpenTasks(state)
  for (const id of open) actors.spawn(taskSpawn(id))
  return open.length
}
