// Writer: collects records into chunks and has them committed, here or on a thread of their own.
// Owns: the order of the chunks.   Does not own: what a commit does (commit-chunk.ts), validation, files.
// The work is split where least has to cross: preparing a chunk needs no store and committing one needs no records, so
// that an import reads and packs on one thread while the chunk before is committed on another.

import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NormalisedRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { type AppendResult, type CommitChunk, createCommit } from './commit-chunk.ts'
import { type ChunkBuilder, createChunkBuilder } from './prepare-chunk.ts'

/** A chunk that is being filled; `commit` throws CONFLICT when other writers kept committing in between. */
export interface OpenChunk extends Pick<ChunkBuilder, 'add' | 'length'> {
  /** Commits the chunk after those before it; it takes no more records then. */
  commit(): Promise<AppendResult>
}

export interface RecordWriter {
  open(): OpenChunk
  /** Appends at most limits.importChunkRows records in one commit. */
  append(records: readonly NormalisedRecord[]): Promise<AppendResult>
}

/** A writer over a store that commits on this thread. */
export function createRecordWriter(store: Store): RecordWriter {
  return createWriterOver(createCommit(store))
}

/** A writer whose chunks are committed by `commit`, one after the other. */
export function createWriterOver(commit: CommitChunk): RecordWriter {
  let last: Promise<unknown> = Promise.resolve()

  function inTurn(filled: Promise<ChunkBuilder>): Promise<AppendResult> {
    const result = last.then(async () => commit((await filled).finish()))
    last = result.catch(() => undefined)
    return result
  }

  return {
    open() {
      const chunk = createChunkBuilder()
      return {
        get length() {
          return chunk.length
        },
        add: chunk.add,
        commit: () => inTurn(Promise.resolve(chunk)),
      }
    },
    append(records) {
      assert(records.length <= limits.importChunkRows, 'a chunk is at most limits.importChunkRows records')
      return inTurn(fill(records))
    },
  }
}

/** A long list must not block the event loop. */
async function fill(records: readonly NormalisedRecord[]): Promise<ChunkBuilder> {
  const chunk = createChunkBuilder()
  for (const record of records) {
    chunk.add(record)
    if (chunk.length % limits.recordsPerTurnMax === 0) await nextTurn()
  }
  return chunk
}
