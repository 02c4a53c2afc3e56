// A process that works on a task until it has ended, and may meet its end on the way.
// node task-process.js FOLDER PARTS [POISON]: begins a task of so many parts, or goes on with the one that is there; says each part that
// it did. The part POISON ends the process each time, and is given up after two.

import { limits } from '../../src/limits.ts'
import { openState } from '../../src/main/stores.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { taskDataPrefix } from '../../src/tasks/keys.ts'
import type { TaskKind } from '../../src/tasks/kind.ts'
import { runTask } from '../support/run-task.ts'

const [folder = '', parts = '0', poison] = process.argv.slice(2)
if (poison !== undefined) Object.assign(limits, { taskPartAttemptsMax: 2 })
const state = openState(folder)
const kind: TaskKind = {
  kind: 'retention',
  plan: async () =>
    Array.from({ length: Number(parts) }, (_, at) => {
      return { partition_id: `part-${at}`, label: `part ${at}`, weight: 1, data: { at } }
    }),
  async run({ partition_id }, { task_id }) {
    if (partition_id === poison) process.kill(process.pid, 'SIGKILL')
    process.send?.(partition_id)
    const key = `${taskDataPrefix(task_id)}${partition_id}/${ids.uuid()}`
    return { writes: [{ key, value: Buffer.from('1') }], summary: { entries_removed: 1 } }
  },
  conclude: async (_, entries) => ({ result: { entries_removed: entries.length } }),
}
await runTask(state, { kind: 'retention', parameters: {} }, { kinds: { retention: kind } })
await state.close()
process.disconnect?.()
