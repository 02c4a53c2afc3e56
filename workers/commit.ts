// Commit thread: commits the chunks that an import thread prepares. It reopens the store every few chunks, since LMDB keeps
// the pages it has read mapped until the store is closed.

import { workerData } from 'node:worker_threads'
import { type Outcome, toOutcome } from '../src/errors.ts'
import { limits } from '../src/limits.ts'
import { openRecordsStore } from '../src/main/stores.ts'
import { type AppendResult, createCommit } from '../src/records/commit-chunk.ts'
import { buffersOf, type PreparedChunk } from '../src/records/prepare-chunk.ts'

const { dataDir } = workerData as { readonly dataDir: string }
let store = openRecordsStore(dataDir, 'write')
let commit = createCommit(store)
let chunks = 0

/** Commits a chunk; a failure is a value. */
export default async function commitJob(chunk: PreparedChunk): Promise<Outcome<AppendResult>> {
  if (chunks++ === limits.commitChunksPerOpening) await reopen()
  try {
    return await toOutcome(() => commit(chunk))
  } finally {
    release(chunk)
  }
}

/** Gives a chunk's memory back at once: outside of the heap it would be collected late, with that of the chunks after it. */
function release(chunk: PreparedChunk): void {
  structuredClone(undefined, { transfer: buffersOf(chunk) })
}

async function reopen(): Promise<void> {
  await store.close()
  store = openRecordsStore(dataDir, 'write')
  commit = createCommit(store)
  chunks = 1
}
