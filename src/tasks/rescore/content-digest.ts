// Digests of what detectors can read: of a dataset as a whole, and of single acts.

import { createHash, type Hash } from 'node:crypto'
import { childRange } from '../../dataset/child-rows.ts'
import {
  type ColumnDefinition,
  type Dataset,
  type DictionaryName,
  type TableName,
  tables,
} from '../../dataset/dataset.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { assertWanted } from '../../dataset/wanted.ts'
import { idHash } from '../../domain/id-hash.ts'

/**
 * Hash of every column of a dataset, and of the texts that its codes stand for. The rows and codes of a reader are numbered by
 * content, so that the same records give the same hash, in whatever order they came.
 */
export const datasetDigest = oncePerDataset((dataset): string => {
  const hash = createHash('sha256')
  const used = new Map<DictionaryName, number>()
  for (const table of tableNames) {
    hash.update(`${table} ${dataset[table].length}\n`)
    for (const [name, { dictionary }] of columnsOf(table)) {
      assertWanted()
      const cells = cellsOf(dataset, table, name)
      hash.update(new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength))
      if (dictionary !== undefined) used.set(dictionary, Math.max(used.get(dictionary) ?? 0, codesIn(cells)))
    }
  }
  for (const [dictionary, count] of used) hashTexts(hash, dataset, { dictionary, count })
  return hash.digest('hex').slice(0, 32)
})

const tableNames = Object.keys(tables) as readonly TableName[]

function columnsOf(table: TableName): readonly (readonly [string, ColumnDefinition])[] {
  return Object.entries(tables[table])
}

function cellsOf(dataset: Dataset, table: TableName, name: string): Int32Array | Float64Array {
  return dataset[table][name as never]
}

/** Codes without a row come last and are read by nobody. */
function codesIn(cells: Int32Array | Float64Array): number {
  let last = -1
  for (const code of cells) if (code > last) last = code
  return last + 1
}

function hashTexts(
  hash: Hash,
  dataset: Dataset,
  { dictionary, count }: { readonly dictionary: DictionaryName; readonly count: number },
): void {
  for (let code = 0; code < count; code++) {
    const text = dataset.text(dictionary, code)
    hash.update(`${text.length} ${text}\n`)
  }
}

/** Gives the digest of an act with its bids and amendments: equal where detectors can read the same of it. */
export function actDigests(dataset: Dataset): (row: number) => string {
  const hashes = new Map<DictionaryName, Map<number, number>>()
  const hashOf = (dictionary: DictionaryName, code: number): number => {
    const known = hashes.get(dictionary) ?? new Map<number, number>()
    hashes.set(dictionary, known)
    const value = known.get(code) ?? (code < 0 ? code : idHash(dataset.text(dictionary, code)))
    known.set(code, value)
    return value
  }
  const addRow = (hash: Hash, table: TableName, row: number) => {
    const columns = columnsOf(table).filter(([name]) => name !== 'parent')
    const values = columns.map(([name, { dictionary }]) => {
      const cell = cellsOf(dataset, table, name)[row]
      return dictionary === undefined ? cell : hashOf(dictionary, cell)
    })
    hash.update(new Uint8Array(Float64Array.from(values).buffer))
  }
  return (row) => {
    const hash = createHash('sha256')
    addRow(hash, 'acts', row)
    for (const table of ['bids', 'amendments'] as const) {
      hash.update(table)
      const [first, end] = childRange(dataset[table].parent, row)
      for (let child = first; child < end; child++) addRow(hash, table, child)
    }
    return hash.digest('hex').slice(0, 16)
  }
}
