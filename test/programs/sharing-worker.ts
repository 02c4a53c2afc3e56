// A worker entry for tests: a thread of an exchange that looks for findings in a stored dataset, or makes a part of one as it is told.

import { type MessagePort, parentPort, threadId, workerData } from 'node:worker_threads'
import type { Dataset } from '../../src/dataset/dataset.ts'
import { openRecordsStore } from '../../src/main/stores.ts'
import { joinExchange } from '../../src/records/column-exchange.ts'
import { createRecordReader } from '../../src/records/reader.ts'

export interface SharingTask {
  readonly version: number
  readonly task: 'read' | 'detect' | 'make' | 'make_held' | 'fail_held'
}

interface SharingSettings {
  readonly directory: string
  readonly line: MessagePort
  /** What is held goes on when this is 1. */
  readonly gate: Int32Array
}

const { directory, line, gate } = workerData as SharingSettings
const reader = createRecordReader(openRecordsStore(directory, 'read'), joinExchange(line))

parentPort?.on('message', async ({ version, task }: SharingTask) => {
  const dataset = await reader.dataset({ version })
  parentPort?.postMessage(task === 'detect' ? await detect(dataset) : answer(dataset, task))
})

function answer(dataset: Dataset, task: SharingTask['task']): number | string {
  if (task === 'read') return dataset.acts.length
  try {
    return dataset.share('maker', () => make(task))
  } catch (error) {
    return String(error)
  }
}

/** The thread that made the part. */
function make(task: SharingTask['task']): number {
  if (task !== 'make') {
    parentPort?.postMessage('holds')
    Atomics.wait(gate, 0, 0)
  }
  if (task === 'fail_held') throw new Error('damaged')
  return threadId
}

async function detect(dataset: Dataset) {
  // Loading all detectors takes far longer than what else a thread is asked for.
  const { detectors } = await import('../../src/detect/registry.ts')
  const { runDetector } = await import('../support/partition-detection.ts')
  const made: string[] = []
  const counting: Dataset = {
    ...dataset,
    share: (name, make) =>
      dataset.share(name, () => {
        made.push(name)
        return make()
      }),
  }
  return { made, candidates: detectors.map((detector) => runDetector(detector, counting, { partitions: 2 })) }
}
