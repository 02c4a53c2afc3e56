// The records behind rows of a table.

import assert from 'node:assert/strict'
import type { NormalisedRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { decodeRecords } from './documents.ts'
import { documentsKey, type MainTable } from './layout.ts'
import { locate, type RowPlan } from './row-plan.ts'

/** Where a record is stored. */
export interface DocumentPlace {
  /** Of its block. */
  readonly key: string
  /** In the block. */
  readonly index: number
}

/** In the order of the rows. */
export function readDocuments(store: Store, plan: RowPlan, rows: readonly number[]): Promise<readonly unknown[]> {
  const places = rows.map((row) => {
    const place = locate(plan, row)
    assert(place, `row ${row} lies in the dataset`)
    return placeOf(plan.table as MainTable, place.part.version, place.local)
  })
  return readPlaces(store, places)
}

/** The records at some places, in their order; each block is read once, a few at a time, since a block is large. */
export function readPlaces(
  store: Store,
  places: readonly DocumentPlace[],
): Promise<readonly (NormalisedRecord | undefined)[]> {
  return readFromBlocks(store, places, decodeRecords)
}

/** The same for what `decodeBlock` takes of a block. */
export async function readFromBlocks<T>(
  store: Store,
  places: readonly DocumentPlace[],
  decodeBlock: (block: Uint8Array, wanted: ReadonlySet<number>) => ReadonlyMap<number, T>,
): Promise<readonly (T | undefined)[]> {
  const wanted = new Map<string, Set<number>>()
  for (const { key, index } of places) wanted.set(key, (wanted.get(key) ?? new Set()).add(index))
  const found = new Map<string, ReadonlyMap<number, T>>()
  const keys = [...wanted.keys()]
  for (let start = 0; start < keys.length; start += limits.documentBlocksPerRead) {
    const some = keys.slice(start, start + limits.documentBlocksPerRead)
    for (const [at, block] of (await store.getMany(some)).entries()) {
      const key = some[at]
      if (block !== undefined) found.set(key, decodeBlock(block, wanted.get(key) ?? new Set()))
    }
  }
  return places.map(({ key, index }) => found.get(key)?.get(index))
}

/** The place of a chunk's row. */
export function placeOf(table: MainTable, version: number, local: number): DocumentPlace {
  const block = Math.floor(local / limits.documentBlockRows)
  return { key: documentsKey(table, version, block), index: local % limits.documentBlockRows }
}
