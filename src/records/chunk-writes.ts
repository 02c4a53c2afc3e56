// Chunk writes: the entries that one chunk puts into the store, besides its manifest.

import assert from 'node:assert/strict'
import type { NormalisedRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'
import type { Write } from '../store/port.ts'
import { type Document, encodeBlock, type StatePlace } from './documents.ts'
import { decode, documentsKey, encode, type MainTable, mainTables } from './layout.ts'
import type { PackedContents } from './prepare-chunk.ts'

/** The records themselves, a few a block: those of the positions that are kept. */
export function documentWrites(
  version: number,
  kept: Readonly<Record<MainTable, readonly number[]>>,
  contents: PackedContents,
): Write[] {
  const writes: Write[] = []
  for (const table of mainTables)
    for (let start = 0; start < kept[table].length; start += limits.documentBlockRows) {
      const positions = kept[table].slice(start, start + limits.documentBlockRows)
      const value = encodeBlock(positions.map((position) => documentAt(contents, position)))
      writes.push({ key: documentsKey(table, version, start / limits.documentBlockRows), value })
    }
  return writes
}

/** The content of one of a chunk's records. */
export function documentAt(
  { bytes, ends, lines, shapeOf, placeOf, shapes, places }: PackedContents,
  at: number,
): Document {
  const shape = shapes[shapeOf[at]]
  const place = places[placeOf[at]]
  assert(shape && place, 'every content has a shape and a place')
  return { shape, place, line: lines[at], bytes: bytes.subarray(ends[at - 1] ?? 0, ends[at]) }
}

/** What was read of a record: where it stood in which file. */
export function placeAt({ lines, placeOf, places }: PackedContents, at: number): StatePlace {
  return { ...places[placeOf[at]], line: lines[at] }
}

/** Where the record in force under a natural key is, the hash of its content, and the states that it was merged of. */
export interface IndexEntry {
  readonly row: number
  readonly hash: string
  /** Absent where it is its own only state. */
  readonly states?: readonly NormalisedRecord[]
  /** Where its own only state was last read, absent where that is where its row stood: the digest of the file's place, and the line. */
  readonly seen?: { readonly place: string; readonly line: number }
}

const rowBytes = 6
const entryBytes = rowBytes + limits.contentHashBytes
const lineBytes = 6
const seenBytes = limits.placeDigestBytes + lineBytes

/** One entry a natural key: 6 bytes of stored row, the hash, then the states where there are several, or where the only one was last read. */
export function indexWrites(entries: ReadonlyMap<string, IndexEntry>): Write[] {
  const bytes = Buffer.allocUnsafe(entries.size * entryBytes)
  const writes: Write[] = []
  for (const [key, { row, hash, states, seen }] of entries) {
    const start = writes.length * entryBytes
    bytes.writeUIntLE(row, start, rowBytes)
    bytes.write(hash, start + rowBytes, 'latin1')
    const entry = bytes.subarray(start, start + entryBytes)
    const more = states === undefined ? seen && seenToBytes(seen) : encode(states)
    writes.push({ key, value: more === undefined ? entry : Buffer.concat([entry, more]) })
  }
  return writes
}

export function toIndexEntry(value: Uint8Array): IndexEntry {
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  const entry = { row: bytes.readUIntLE(0, rowBytes), hash: bytes.toString('latin1', rowBytes, entryBytes) }
  if (bytes.length === entryBytes) return entry
  const more = bytes.subarray(entryBytes)
  // Two states are longer by far.
  if (more.length === seenBytes) return { ...entry, seen: seenOfBytes(more) }
  return { ...entry, states: decode(more) as readonly NormalisedRecord[] }
}

function seenToBytes({ place, line }: NonNullable<IndexEntry['seen']>): Uint8Array {
  const bytes = Buffer.alloc(seenBytes)
  bytes.write(place, 'hex')
  bytes.writeUIntLE(line, limits.placeDigestBytes, lineBytes)
  return bytes
}

function seenOfBytes(bytes: Buffer): NonNullable<IndexEntry['seen']> {
  return {
    place: bytes.toString('hex', 0, limits.placeDigestBytes),
    line: bytes.readUIntLE(limits.placeDigestBytes, lineBytes),
  }
}
