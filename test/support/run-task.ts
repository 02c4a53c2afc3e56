// A task in a process of its own, which may meet its end on the way.

import { createActorSystem } from '../../src/actors/system.ts'
import { createTaskActors } from '../../src/main/tasks.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import type { TasksContext } from '../../src/services/tasks/context.ts'
import { newTask } from '../../src/services/tasks/create-task.ts'
import { resumeTasks } from '../../src/services/tasks/resume-tasks.ts'
import { getTask, listOpenTasks, taskWrites } from '../../src/services/tasks/stored-task.ts'
import { TaskGate } from '../../src/services/tasks/task-gate.ts'
import type { Store, Write } from '../../src/store/port.ts'
import { hasEnded, type TaskRecord } from '../../src/tasks/task.ts'
import { silentLog } from './actor-stage.ts'

export const taskId = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'

/** Begins the task, or goes on with the one that is there, until it has ended. */
export async function runTask(
  state: Store,
  { kind, parameters }: Pick<TaskRecord, 'kind' | 'parameters'>,
  parts: Pick<TasksContext, 'kinds'> & Partial<Pick<TasksContext, 'records' | 'analyse'>>,
): Promise<void> {
  const taskActors = createTaskActors()
  const actors = createActorSystem({
    ...{ clock, log: silentLog, behaviours: taskActors.behaviours, tasks: taskActors.tasks },
    persist: async (change) => void (await state.commit(change as readonly Write[])),
  })
  const unused = null as never
  taskActors.attach({
    ...{ state, clock, ids, actors, replan: unused, records: unused, trail: unused, logs: unused, analyse: unused },
    gate: new TaskGate({ clock, isBusy: () => false, areSchedulesPaused: () => false }),
    areSchedulesPaused: () => false,
    ...parts,
  })
  if ((await listOpenTasks(state)).length === 0) {
    const record: TaskRecord = {
      ...{ task_id: taskId, kind, parameters, priority: 'normal', user_id: null, window: {} },
      ...{ fingerprint: 'f', created_at: new Date(clock.now()).toISOString() },
    }
    await state.commit(taskWrites(newTask(record)), [])
  }
  await resumeTasks({ state, actors })
  while (!hasEnded((await getTask(state, taskId)).checkpoint)) await new Promise((resolve) => setTimeout(resolve, 5))
  await actors.stopAll(1_000)
}
