// Network thread: builds the network of the newest records once and answers from it, so that the main thread is not blocked.

import { workerData } from 'node:worker_threads'
import { AppError, type Outcome, toOutcome } from '../src/errors.ts'
import { openRecordsStore } from '../src/main/stores.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { createRecordReader } from '../src/records/reader.ts'
import { answerNetworkTask, createNetworkKeeper } from '../src/services/network/answer-task.ts'
import { readList } from '../src/services/network/read-list.ts'
import type { NetworkAnswers, NetworkTask } from '../src/services/network/task.ts'

/** A task, the secret of the installation for ids of persons, and its cancellation flag. */
export interface NetworkJob {
  readonly task: NetworkTask
  readonly key: string
  readonly stop: Int32Array
}

const { dataDir } = workerData as { readonly dataDir: string }
const records = createRecordReader(openRecordsStore(dataDir, 'read'))
let keeper: ReturnType<typeof createNetworkKeeper> | undefined

/** The answer, or the failure as a value. */
export default function networkJob({
  task,
  key,
  stop,
}: NetworkJob): Promise<Outcome<NetworkAnswers[keyof NetworkAnswers]>> {
  return toOutcome(async () => {
    if (Atomics.load(stop, 0) !== 0) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'analysis_too_long' })
    if (task.type === 'list') return readList(task.bytes)
    keeper ??= createNetworkKeeper(records, { clock, key })
    return answerNetworkTask(await keeper(), task)
  })
}
