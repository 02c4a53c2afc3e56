// A thread of the forest bench: scores a part of the rows. Model and columns lie in shared memory, so that neither is copied.

import { parentPort } from 'node:worker_threads'
import { flatForest } from '../src/detect/forest/flat-forest.ts'
import type { FeatureColumns } from '../src/detect/forest/forest.ts'
import type { FlatForest } from '../src/detect/forest/grow-tree.ts'

/** What a thread is asked to score. */
export interface ForestPart {
  readonly model: FlatForest
  readonly columns: FeatureColumns
  readonly from: number
  readonly to: number
}

parentPort?.on('message', ({ model, columns, from, to }: ForestPart) => {
  const rows = Int32Array.from({ length: to - from }, (_, at) => from + at)
  const scores = flatForest.score(model, columns, rows)
  parentPort?.postMessage(scores, [scores.buffer as ArrayBuffer])
})
