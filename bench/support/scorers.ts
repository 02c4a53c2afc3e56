// Threads that score parts of the rows of a forest each.

import { Worker } from 'node:worker_threads'
import type { FeatureColumns } from '../../src/detect/forest/forest.ts'
import type { FlatForest } from '../../src/detect/forest/grow-tree.ts'
import type { ForestPart } from '../forest-worker.ts'
import { benchProgram } from './repository.ts'
import type { Given } from './suite.ts'

interface Scoring {
  readonly model: FlatForest
  readonly columns: FeatureColumns
  readonly threads: number
}

/** A function that scores all rows on the threads and joins what they return. */
export function startScorers(given: Given, { model, columns, threads }: Scoring): () => Promise<Float64Array> {
  const workers = Array.from({ length: threads }, () => new Worker(benchProgram('forest-worker')))
  given.after(() => Promise.all(workers.map((worker) => worker.terminate())))
  const count = columns[0]?.length ?? 0
  const boundary = (at: number) => Math.floor((count * at) / threads)
  return async () => {
    const parts = await Promise.all(
      workers.map((worker, at) => score(worker, { model, columns, from: boundary(at), to: boundary(at + 1) })),
    )
    const scores = new Float64Array(count)
    for (const [at, part] of parts.entries()) scores.set(part, boundary(at))
    return scores
  }
}

function score(worker: Worker, part: ForestPart): Promise<Float64Array> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (scores: Float64Array) => {
      worker.removeListener('error', reject)
      resolve(scores)
    })
    worker.postMessage(part)
  })
}
