// Commit thread: the writer of an import whose chunks are committed on a thread of their own, so that reading goes on.
// Owns: the thread, from the first chunk on.   Does not own: the order of chunks and how many are under way (writer.ts and
// the import keep to one).

import { getValue, type Outcome } from '../errors.ts'
import { limits } from '../limits.ts'
import { ThreadPool } from '../platform/thread-pool.ts'
import type { AppendResult } from './commit-chunk.ts'
import { buffersOf } from './prepare-chunk.ts'
import { createWriterOver, type RecordWriter } from './writer.ts'

export interface CommitThread {
  readonly writer: RecordWriter
  /** Ends the thread. What was not committed by then is not. */
  stop(): Promise<void>
}

/** A writer over the records of a data folder; `entry` is the file of the thread. */
export function createCommitThread(entry: URL, dataDir: string): CommitThread {
  const pool = new ThreadPool<object, Outcome<AppendResult>>({
    filename: entry,
    maxThreads: 1,
    idleTimeout: limits.importThreadIdleMs,
    workerData: { dataDir },
    resourceLimits: { maxYoungGenerationSizeMb: limits.commitThreadYoungHeapMb },
  })
  const writer = createWriterOver(async (chunk) => getValue(await pool.run(chunk, { transferList: buffersOf(chunk) })))
  return { writer, stop: () => pool.destroy() }
}
