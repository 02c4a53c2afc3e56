// Commit thread: looks up and commits the chunks that an import on another thread prepares.
// It opens the store anew every few chunks: pages that were read stay mapped until then, and in the end every page is.

import { workerData } from 'node:worker_threads'
import { type Outcome, toOutcome } from '../src/errors.ts'
import { limits } from '../src/limits.ts'
import { openRecordsStore } from '../src/main/stores.ts'
import { type AppendResult, createCommit } from '../src/records/commit-chunk.ts'
import type { PreparedChunk } from '../src/records/prepare-chunk.ts'

const { dataDir } = workerData as { readonly dataDir: string }
let store = openRecordsStore(dataDir, 'write')
let commit = createCommit(store)
let chunks = 0

/** What became of the chunk, a failure as a value. */
export default async function commitJob(chunk: PreparedChunk): Promise<Outcome<AppendResult>> {
  if (chunks++ === limits.commitChunksPerOpening) await openAnew()
  return toOutcome(() => commit(chunk))
}

async function openAnew(): Promise<void> {
  await store.close()
  store = openRecordsStore(dataDir, 'write')
  commit = createCommit(store)
  chunks = 1
}
