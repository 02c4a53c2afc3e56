// A process that works on a task until it has ended, and may meet its end on the way.
// node task-process.js FOLDER PARTS: begins a task of so many parts, or goes on with the one that is there; says each part that it did.

import { createActorSystem } from '../../src/actors/system.ts'
import { openState } from '../../src/main/stores.ts'
import { createTaskActors } from '../../src/main/tasks.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { newTask } from '../../src/services/tasks/create-task.ts'
import { resumeTasks } from '../../src/services/tasks/resume-tasks.ts'
import { getTask, listOpenTasks, taskWrites } from '../../src/services/tasks/stored-task.ts'
import { TaskGate } from '../../src/services/tasks/task-gate.ts'
import type { Write } from '../../src/store/port.ts'
import { taskDataPrefix } from '../../src/tasks/keys.ts'
import type { TaskKind } from '../../src/tasks/kind.ts'
import { hasEnded, type TaskRecord } from '../../src/tasks/task.ts'
import { silentLog } from '../support/actor-stage.ts'

const [folder = '', parts = '0'] = process.argv.slice(2)
const id = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
const state = openState(folder)
const kind: TaskKind = {
  kind: 'retention',
  plan: async () =>
    Array.from({ length: Number(parts) }, (_, at) => {
      return { partition_id: `part-${at}`, label: `part ${at}`, weight: 1, data: { at } }
    }),
  async run({ partition_id }, { task_id }) {
    process.send?.(partition_id)
    const key = `${taskDataPrefix(task_id)}${partition_id}/${ids.uuid()}`
    return { writes: [{ key, value: Buffer.from('1') }], summary: { entries_removed: 1 } }
  },
  conclude: async (_, entries) => ({ result: { entries_removed: entries.length } }),
}
const taskActors = createTaskActors()
const actors = createActorSystem({
  ...{ clock, log: silentLog, behaviours: taskActors.behaviours, tasks: taskActors.tasks },
  persist: async (change) => void (await state.commit(change as readonly Write[])),
})
const unused = null as never
taskActors.attach({
  ...{
    state,
    clock,
    ids,
    actors,
    kinds: { retention: kind },
    gate: new TaskGate({ clock, isBusy: () => false, areSchedulesPaused: () => false }),
  },
  ...{ areSchedulesPaused: () => false, replan: unused, records: unused, trail: unused, logs: unused, analyse: unused },
})
if ((await listOpenTasks(state)).length === 0) {
  const record: TaskRecord = {
    ...{ task_id: id, kind: 'retention', parameters: {}, priority: 'normal', user_id: null, window: {} },
    ...{ fingerprint: 'f', created_at: new Date(clock.now()).toISOString() },
  }
  await state.commit(taskWrites(newTask(record)), [])
}
await resumeTasks({ state, actors })
while (!hasEnded((await getTask(state, id)).checkpoint)) await new Promise((resolve) => setTimeout(resolve, 5))
await actors.stopAll(1_000)
await state.close()
process.disconnect?.()
