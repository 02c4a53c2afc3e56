// Worker of bench/suites/forest.ts: scores a part of the rows. Model and columns are in shared memory and are not copied.

import { parentPort } from 'node:worker_threads'
import { flatForest } from '../src/detect/forest/flat-forest.ts'
import type { FeatureColumns } from '../src/detect/forest/forest.ts'
import type { FlatForest } from '../src/detect/forest/grow-tree.ts'

/** The part of the rows that a thread scores. */
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
