// Task thread: work of tasks on all records, at the lowest priority, so that no request waits for it.

import { workerData } from 'node:worker_threads'
import { AppError, type Outcome, toOutcome } from '../src/errors.ts'
import { openEngines } from '../src/main/engine.ts'
import { openRecordsStore, readState } from '../src/main/stores.ts'
import { yieldToOthers } from '../src/platform/yield-to-others.ts'
import { createRecordReader } from '../src/records/reader.ts'
import { createMemoryStore } from '../src/store/memory.ts'
import type { ThreadWork } from '../src/tasks/kind.ts'
import { type ThreadContext, threadWorks } from '../src/tasks/thread-works.ts'

/** A piece of work, and its cancellation flag: the main thread sets it to a value other than 0. */
export interface TaskJob {
  readonly work: ThreadWork
  readonly stop: Int32Array
}

yieldToOthers()
const { dataDir } = workerData as { readonly dataDir: string }
const records = createRecordReader(openRecordsStore(dataDir, 'read'))
const engines = openEngines(readState(dataDir))

/** What came of it, or the failure as a value. */
export default function taskJob({ work, stop }: TaskJob): Promise<Outcome<unknown>> {
  const context: ThreadContext = {
    ...{ records, engines, openStore: createMemoryStore },
    assertWanted() {
      if (Atomics.load(stop, 0) !== 0) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'task_not_wanted' })
    },
  }
  return toOutcome(async () => {
    context.assertWanted()
    return threadWorks[work.type](context, work.input)
  })
}
