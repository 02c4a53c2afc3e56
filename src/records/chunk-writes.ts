// Chunk writes: the entries that one chunk puts into the store, besides its manifest.

import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NormalisedRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'
import type { Write } from '../store/port.ts'
import type { Columns } from './columns.ts'
import { columnsOf, documentsKey, encode, type MainTable, mainTables, segmentKey, tableNames } from './layout.ts'

/** One entry a column of each table that has rows: the bytes of the typed array. */
export function segmentWrites(version: number, columns: Columns): Write[] {
  return tableNames
    .filter((table) => columns[table].length > 0)
    .flatMap((table) =>
      columnsOf(table).map(([column]) => {
        const array = (columns[table] as unknown as Record<string, Int32Array | Float64Array>)[column]
        assert(array !== undefined, 'the builder fills every column')
        return {
          key: segmentKey(table, version, column),
          value: new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
        }
      }),
    )
}

/**
 * The records themselves, a few a block, so that one can be read without decoding the chunk. Packing them is most of
 * the work of a chunk, so it lets other work of the thread in between.
 */
export async function documentWrites(
  version: number,
  documents: Readonly<Record<MainTable, readonly NormalisedRecord[]>>,
): Promise<Write[]> {
  const writes: Write[] = []
  for (const table of mainTables)
    for (let start = 0; start < documents[table].length; start += limits.documentBlockRows) {
      if (start % limits.recordsPerTurnMax === 0) await nextTurn()
      writes.push({
        key: documentsKey(table, version, start / limits.documentBlockRows),
        value: encode(documents[table].slice(start, start + limits.documentBlockRows)),
      })
    }
  return writes
}

/** Where the record in force under a natural key is, and what it says. */
export interface IndexEntry {
  readonly row: number
  readonly hash: string
}

const rowBytes = 6
const entryBytes = rowBytes + limits.contentHashCharacters

/** One entry a natural key: 6 bytes of stored row, then the hash. */
export function indexWrites(entries: ReadonlyMap<string, IndexEntry>): Write[] {
  const bytes = Buffer.allocUnsafe(entries.size * entryBytes)
  const writes: Write[] = []
  for (const [key, { row, hash }] of entries) {
    const start = writes.length * entryBytes
    bytes.writeUIntLE(row, start, rowBytes)
    bytes.write(hash, start + rowBytes, 'latin1')
    writes.push({ key, value: bytes.subarray(start, start + entryBytes) })
  }
  return writes
}

export function toIndexEntry(value: Uint8Array): IndexEntry {
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return { row: bytes.readUIntLE(0, rowBytes), hash: bytes.toString('latin1', rowBytes) }
}
