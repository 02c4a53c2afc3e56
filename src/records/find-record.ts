// One record by its natural key: from the index to the chunk that holds it to its block of documents.

import type { RecordIdentity } from '../domain/record-id.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import type { Store } from '../store/port.ts'
import { toIndexEntry } from './chunk-writes.ts'
import { getChunk, readManifest } from './chunks.ts'
import { tableOf } from './columns.ts'
import { type Chunk, decode, type MainTable } from './layout.ts'
import { naturalKey } from './natural-key.ts'
import { placeOf } from './read-documents.ts'

/** The newest account of a record; undefined when there is none. */
export async function findRecord(store: Store, identity: RecordIdentity): Promise<NormalisedRecord | undefined> {
  const entry = await store.get(naturalKey(identity))
  if (entry === undefined) return undefined
  const table = tableOf(identity.record_kind)
  const { row } = toIndexEntry(entry)
  const chunk = await chunkOf(store, table, row)
  const { key, index } = placeOf(table, chunk.version, row - (chunk.stored[table] - chunk.rows[table]))
  const block = await store.get(key)
  return block && (decode(block) as readonly NormalisedRecord[])[index]
}

/** The first chunk whose totals go beyond the stored row. */
async function chunkOf(store: Store, table: MainTable, row: number): Promise<Chunk> {
  let [low, high] = [1, (await readManifest(store)).version]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((await getChunk(store, middle)).stored[table] > row) high = middle
    else low = middle + 1
  }
  return getChunk(store, low)
}
