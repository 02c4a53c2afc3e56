// Chunk segments: all columns of one chunk as one value, so that they are adjacent in the store's file and a reader of all
// reads every page once. The end of each segment stands first, as Uint32, in the order of the tables and their columns; a
// table without rows has none.

import assert from 'node:assert/strict'
import type { TableName } from '../dataset/dataset.ts'
import type { Columns } from './columns.ts'
import { columnsOf, tableNames } from './layout.ts'
import { encodeSegment } from './segment.ts'

const places = new Map(
  tableNames
    .flatMap((table) => columnsOf(table).map(([column]) => `${table}.${column}`))
    .map((name, place) => [name, place]),
)
const endBytes = Uint32Array.BYTES_PER_ELEMENT
const headBytes = places.size * endBytes

export function packSegments(columns: Columns): Uint8Array {
  const segments = tableNames.flatMap((table) =>
    columnsOf(table).map(([column]) => {
      const array = (columns[table] as unknown as Record<string, Int32Array | Float64Array>)[column]
      assert(array !== undefined, 'the builder fills every column')
      return array.length === 0 ? new Uint8Array(0) : encodeSegment(array)
    }),
  )
  const bytes = new Uint8Array(headBytes + segments.reduce((sum, { length }) => sum + length, 0))
  const head = new DataView(bytes.buffer)
  let end = headBytes
  for (const [place, segment] of segments.entries()) {
    bytes.set(segment, end)
    end += segment.length
    head.setUint32(place * endBytes, end, true)
  }
  return bytes
}

/** The bytes of one column, not copied; fails on bytes that are not a chunk's. */
export function findSegment(bytes: Uint8Array, table: TableName, column: string): Uint8Array {
  const place = places.get(`${table}.${column}`)
  assert(place !== undefined, 'a table has the column')
  assert(bytes.length >= headBytes, 'a chunk says where its columns end')
  const head = new DataView(bytes.buffer, bytes.byteOffset, headBytes)
  const start = place === 0 ? headBytes : head.getUint32((place - 1) * endBytes, true)
  const end = head.getUint32(place * endBytes, true)
  assert(headBytes <= start && start <= end && end <= bytes.length, 'the columns of a chunk lie in it')
  return bytes.subarray(start, end)
}
