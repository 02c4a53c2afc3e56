// Chunk writes: the entries that one chunk puts into the store, besides its manifest.

import assert from 'node:assert/strict'
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

/** The records themselves, a few a block, so that one can be read without decoding the chunk. */
export function documentWrites(
  version: number,
  documents: Readonly<Record<MainTable, readonly NormalisedRecord[]>>,
): Write[] {
  const writes: Write[] = []
  for (const table of mainTables)
    for (let start = 0; start < documents[table].length; start += limits.documentBlockRows)
      writes.push({
        key: documentsKey(table, version, start / limits.documentBlockRows),
        value: encode(documents[table].slice(start, start + limits.documentBlockRows)),
      })
  return writes
}

/** Where the record in force under a natural key is, and what it says. */
export interface IndexEntry {
  readonly row: number
  readonly hash: Uint8Array
}

const rowBytes = 6

/** One entry a natural key: 6 bytes of stored row, then the hash. */
export function indexWrites(entries: ReadonlyMap<string, IndexEntry>): Write[] {
  return [...entries].map(([key, { row, hash }]) => {
    const value = Buffer.allocUnsafe(rowBytes + hash.length)
    value.writeUIntLE(row, 0, rowBytes)
    value.set(hash, rowBytes)
    return { key, value }
  })
}

export function toIndexEntry(bytes: Uint8Array): IndexEntry {
  return {
    row: Buffer.from(bytes.buffer, bytes.byteOffset, rowBytes).readUIntLE(0, rowBytes),
    hash: bytes.subarray(rowBytes),
  }
}
