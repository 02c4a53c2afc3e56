// The records behind rows of a table.

import assert from 'node:assert/strict'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { decodeBlock } from './documents.ts'
import { documentsKey, type MainTable } from './layout.ts'
import { locate, type Plan } from './row-plan.ts'

/** In the order of the rows; each block of records is read and decoded once. */
export async function readDocuments(store: Store, plan: Plan, rows: readonly number[]): Promise<unknown[]> {
  const places = rows.map((row) => {
    const place = locate(plan, row)
    assert(place, `row ${row} lies in the dataset`)
    return placeOf(plan.table as MainTable, place.part.version, place.local)
  })
  const keys = [...new Set(places.map(({ key }) => key))]
  const values = await store.getMany(keys)
  const blocks = new Map(keys.map((key, i) => [key, decodeBlock(values[i] ?? new Uint8Array())]))
  return places.map(({ key, index }) => blocks.get(key)?.[index])
}

/** The block that holds a chunk's row, and the row's index in it. */
export function placeOf(table: MainTable, version: number, local: number) {
  const block = Math.floor(local / limits.documentBlockRows)
  return { key: documentsKey(table, version, block), index: local % limits.documentBlockRows }
}
