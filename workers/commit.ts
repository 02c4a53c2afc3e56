// Commit thread: looks up and commits the chunks that an import on another thread prepares.

import { workerData } from 'node:worker_threads'
import { AppError } from '../src/errors.ts'
import { createCommit } from '../src/records/commit-chunk.ts'
import type { CommitOutcome } from '../src/records/commit-thread.ts'
import type { PreparedChunk } from '../src/records/prepare-chunk.ts'
import { openLmdbStore } from '../src/store/lmdb.ts'

const { recordsDir } = workerData as { readonly recordsDir: string }
const commit = createCommit(openLmdbStore(recordsDir))

/** What became of the chunk, a failure as a value. */
export default async function commitJob(chunk: PreparedChunk): Promise<CommitOutcome> {
  try {
    return { type: 'committed', result: await commit(chunk) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { type: 'failed', failure: { code: error.code, details: error.details } }
  }
}
