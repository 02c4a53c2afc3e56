// Remove records: takes records that are made no longer out of the newest version; older versions keep them.

import { dataSources } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { packSegments } from './chunk-segments.ts'
import { type IndexEntry, toIndexEntry } from './chunk-writes.ts'
import { getChunk, readManifest, timeAfter } from './chunks.ts'
import {
  type Chunk,
  chunkKey,
  encode,
  forEachName,
  type MainTable,
  type Manifest,
  mainTables,
  manifestKey,
  recordsFormat,
  segmentsKey,
  tableNames,
} from './layout.ts'
import { naturalKeyPrefix } from './natural-key.ts'
import { createChunkBuilder } from './prepare-chunk.ts'

/** Removes the records under natural keys, in one commit and one version. */
export async function removeRecords(store: Store, keys: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < limits.appendAttemptsMax; attempt++) {
    const values = await store.getMany(keys)
    const found = new Map(keys.flatMap((key, at) => (values[at] ? [[key, toIndexEntry(values[at])] as const] : [])))
    if (found.size === 0) return
    const { version, bytes } = await readManifest(store)
    const chunk = chunkWithout(await getChunk(store, version), found)
    const manifest = encode({ format: recordsFormat, version: chunk.version } satisfies Manifest)
    const writes = [
      { key: segmentsKey(chunk.version), value: packSegments(createChunkBuilder().finish().columns) },
      ...[...found.keys()].map((key) => ({ key, value: null })),
      { key: chunkKey(chunk.version), value: encode(chunk) },
      { key: manifestKey, value: manifest },
    ]
    if (await store.commit(writes, [{ key: manifestKey, expected: bytes }])) return
  }
  throw new AppError('CONFLICT', { attempts: limits.appendAttemptsMax })
}

function chunkWithout(chunk: Chunk, found: ReadonlyMap<string, IndexEntry>): Chunk {
  const superseded = forEachName<MainTable, number[]>(mainTables, (table) =>
    [...found].flatMap(([key, { row }]) => (key.startsWith(naturalKeyPrefix(table)) ? [row] : [])),
  )
  const acts = [...found.keys()].filter((key) => key.startsWith(naturalKeyPrefix('acts')))
  return {
    ...chunk,
    version: chunk.version + 1,
    at: timeAfter(chunk),
    rows: forEachName(tableNames, () => 0),
    superseded,
    live: forEachName(mainTables, (table) => chunk.live[table] - superseded[table].length),
    live_acts: forEachName(
      dataSources,
      (source) =>
        chunk.live_acts[source] - acts.filter((key) => key.startsWith(`${naturalKeyPrefix('acts')}${source}/`)).length,
    ),
  }
}
