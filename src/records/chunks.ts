// Chunks: what each version added, read back from the store.

import assert from 'node:assert/strict'
import { dictionaryNames } from '../dataset/dataset.ts'
import { dataSources } from '../domain/vocabulary.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Store } from '../store/port.ts'
import {
  type Chunk,
  chunkKey,
  chunkPrefix,
  decode,
  forEachName,
  type Manifest,
  mainTables,
  manifestKey,
  recordsFormat,
  tableNames,
} from './layout.ts'

/** The chunk before the first: nothing. */
const emptyChunk: Chunk = {
  version: 0,
  at: 0,
  rows: forEachName(tableNames, () => 0),
  superseded: forEachName(mainTables, () => []),
  stored: forEachName(tableNames, () => 0),
  live: forEachName(mainTables, () => 0),
  live_acts: forEachName(dataSources, () => 0),
  dictionary_sizes: forEachName(dictionaryNames, () => 0),
}

/** The time of the version after a chunk. */
export function timeAfter({ at }: Chunk, clock: Pick<Clock, 'now'> = systemClock): number {
  return Math.max(clock.now(), at + 1)
}

/** The newest version with its bytes; version 0 without bytes when nothing was ever written. */
export async function readManifest(
  store: Store,
): Promise<{ version: number; restatements: number; bytes: Uint8Array | null }> {
  const bytes = await store.get(manifestKey)
  if (bytes === undefined) return { version: 0, restatements: 0, bytes: null }
  const manifest = decode(bytes) as Manifest
  assert(
    manifest.format === recordsFormat,
    'records have the format that this version reads; others are imported again, into a new folder',
  )
  const { version, restatements = 0 } = manifest
  return { version, restatements, bytes }
}

/** The chunk that made a version. */
export async function getChunk(store: Store, version: number): Promise<Chunk> {
  if (version === 0) return emptyChunk
  const bytes = await store.get(chunkKey(version))
  assert(bytes !== undefined, `version ${version} of the records exists`)
  return decode(bytes) as Chunk
}

/** All chunks up to a version, oldest first. */
export async function readChunks(store: Store, version: number): Promise<readonly Chunk[]> {
  const chunks: Chunk[] = []
  if (version === 0) return chunks
  for await (const { value } of store.range({ prefix: chunkPrefix, to: chunkKey(version + 1) }))
    chunks.push(decode(value) as Chunk)
  assert(chunks.length === version, `version ${version} of the records exists`)
  return chunks
}
