// One record by its natural key: from the index to the chunk that holds it to its block of documents.

import type { RecordIdentity } from '../domain/record-id.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import type { Store } from '../store/port.ts'
import { toIndexEntry } from './chunk-writes.ts'
import { getChunk, readManifest } from './chunks.ts'
import { decodePlaces, type StatePlace } from './documents.ts'
import { type Chunk, type MainTable, tableOf } from './layout.ts'
import { naturalKey } from './natural-key.ts'
import { type DocumentPlace, placeOf, readFromBlocks, readPlaces } from './read-documents.ts'

/** The newest account of a record; undefined when there is none. */
export async function findRecord(store: Store, identity: RecordIdentity): Promise<NormalisedRecord | undefined> {
  const entry = await store.get(naturalKey(identity))
  if (entry === undefined) return undefined
  const place = { table: tableOf(identity.record_kind), row: toIndexEntry(entry).row }
  const [record] = await readStoredRows(store, (await readManifest(store)).version, [place])
  return record
}

/** Records by their table and stored row, in the given order; each chunk is read once. */
export async function readStoredRows(
  store: Store,
  version: number,
  places: readonly StoredRow[],
): Promise<readonly (NormalisedRecord | undefined)[]> {
  return readPlaces(store, await locateRows(store, version, places))
}

/** Where the same records stood when they were stored. */
export async function readStoredPlaces(
  store: Store,
  version: number,
  places: readonly StoredRow[],
): Promise<readonly (StatePlace | undefined)[]> {
  return readFromBlocks(store, await locateRows(store, version, places), decodePlaces)
}

interface StoredRow {
  readonly table: MainTable
  readonly row: number
}

async function locateRows(
  store: Store,
  version: number,
  places: readonly StoredRow[],
): Promise<readonly DocumentPlace[]> {
  const chunks = new Map<number, Chunk>()
  const chunkAt = async (at: number): Promise<Chunk> => {
    const chunk = chunks.get(at) ?? (await getChunk(store, at))
    chunks.set(at, chunk)
    return chunk
  }
  const located: DocumentPlace[] = []
  let last: { readonly table: MainTable; readonly at: number; readonly from: number; readonly to: number } | undefined
  for (const { table, row } of places) {
    // Rows that were read together mostly lie in one chunk.
    if (last?.table !== table || row < last.from || row >= last.to) {
      // The first chunk whose totals go beyond the stored row.
      let [low, high] = [1, version]
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((await chunkAt(middle)).stored[table] > row) high = middle
        else low = middle + 1
      }
      const { stored, rows } = await chunkAt(low)
      last = { table, at: low, from: stored[table] - rows[table], to: stored[table] }
    }
    located.push(placeOf(table, last.at, row - last.from))
  }
  return located
}
