// Host thread: the composition root of a worker. It opens the stores for reading and hosts the actors assigned to it.

import type { TaskRun } from '../src/actors/behaviour.ts'
import { runHost } from '../src/actors/host.ts'
import type { HostTask } from '../src/actors/pool.ts'
import { agent } from '../src/agents/agent.ts'
import type { WorkInput } from '../src/agents/messages.ts'
import { doWork } from '../src/agents/tasks/work.ts'
import type { WorkContext } from '../src/agents/work-context.ts'
import { whileWanted } from '../src/dataset/wanted.ts'
import { openEngines } from '../src/main/engine.ts'
import { openRecordsStore, readState } from '../src/main/stores.ts'
import { systemClock } from '../src/platform/clock.ts'
import { joinExchange } from '../src/records/column-exchange.ts'
import { createRecordReader } from '../src/records/reader.ts'
import { warmUp } from './warm-up.ts'

/** Settings of a worker from the main thread. */
export interface HostSettings {
  readonly dataDir: string
  /** Whether the detectors are compiled before the first actor starts. */
  readonly warmUp: boolean
}

/** Hosts actors until the system closes the host. */
export default async function host(task: HostTask): Promise<void> {
  const settings = task.workerData as HostSettings
  const { dataDir } = settings
  // Work waits for a thread that replaces another.
  if (settings.warmUp && !task.isReplacement) warmUp()
  const [state, records] = [readState(dataDir), openRecordsStore(dataDir, 'read')]
  const context: Omit<WorkContext, 'hold'> = {
    state,
    records: createRecordReader(records, joinExchange(task.line)),
    engines: openEngines(state),
    clock: systemClock,
  }
  await runHost({
    ...task,
    clock: systemClock,
    behaviours: { agent },
    tasks: { work: (input, run) => doWork({ ...context, hold: holdWhileWanted(run) }, input as WorkInput) },
  })
  await Promise.all([state.close(), records.close()])
}

/** Work that holds the thread is left once its task is cancelled; the thread lives on with what it has read. */
function holdWhileWanted(run: TaskRun): TaskRun['hold'] {
  const ask = () => {
    if (run.cancelled()) throw new Error('the task is cancelled')
  }
  return (work) => run.hold(() => whileWanted(ask, work))
}
