// Table view: one table of the newest version, of which only the columns in use are read.
// Owns: the views of one version, the dictionaries read so far.   Does not own: what is looked for.

import { ABSENT_CODE, type ColumnDefinition, type DictionaryName, tables } from '../dataset/dataset.ts'
import type { Store } from '../store/port.ts'
import { getChunk, readChunks, readManifest } from './chunks.ts'
import { createDictionaryReader } from './dictionary-reader.ts'
import { type Chunk, createColumn, type MainTable, mainTables, type RecordOf } from './layout.ts'
import { readDocuments } from './read-documents.ts'
import { planInForce, planStored, type RowPlan, readColumn, rowsUpTo, storedRow } from './row-plan.ts'

export type ColumnValues = Int32Array | Float64Array

export interface TableView<T extends MainTable = MainTable> {
  readonly version: number
  /** When the version was made, in ms. */
  readonly at: number
  readonly table: T
  readonly length: number
  /** How a column is stored; undefined for a name that the table does not have. */
  definition(column: string): ColumnDefinition | undefined
  /** Read once, then kept with the view. */
  column(name: string): Promise<ColumnValues>
  documents(rows: readonly number[]): Promise<RecordOf[T][]>
  /** Where a row is stored, which no later version changes. */
  storedRow(row: number): number | undefined
  /** How many rows are stored up to a stored row, itself included. */
  rowsUpTo(stored: number): number
  /** First row of the versions made after a time (ms). */
  firstRowSince(time: number): number
  /** Rows that a version made after a time took away without anything in their place, ascending. */
  removedSince(time: number): readonly RemovedRow[]
  /** Stored rows, ascending, as a view of their own, be they in force or not. */
  ofStored(stored: readonly number[]): TableView<T>
  /** As in Dataset. */
  text(dictionary: DictionaryName, code: number): string
  code(dictionary: DictionaryName, text: string): number
  size(dictionary: DictionaryName): number
  /** What was computed from the columns of this version, by a name that identifies it. */
  remember<V>(name: string, work: () => Promise<V>): Promise<V>
}

export interface RemovedRow {
  readonly stored: number
  /** When, in ms. */
  readonly at: number
}

export interface TableReader {
  open<T extends MainTable>(table: T): Promise<TableView<T>>
}

/** Views over a store; make one per thread and keep it. */
export function createTableReader(store: Store): TableReader {
  const dictionaries = createDictionaryReader(store)
  const views = new Map<MainTable, Promise<TableView>>()
  let current = -1

  async function load(table: MainTable, version: number): Promise<TableView> {
    const chunks = await readChunks(store, version)
    const { dictionary_sizes: sizes, at } = await getChunk(store, version)
    await dictionaries.load(version)
    const definitions: Readonly<Record<string, ColumnDefinition>> = tables[table]
    const definition = (name: string) => (Object.hasOwn(definitions, name) ? definitions[name] : undefined)

    function viewOf(plan: RowPlan): TableView {
      const kept = new Map<string, Promise<unknown>>()
      const remember = <V>(name: string, work: () => Promise<V>): Promise<V> => {
        const value = (kept.get(name) ?? work()) as Promise<V>
        kept.set(name, value)
        value.catch(() => kept.delete(name))
        return value
      }
      return {
        version,
        at,
        table,
        length: plan.length,
        definition,
        column: (name) =>
          remember(`column ${name}`, async () => {
            const found = definition(name)
            if (found === undefined) throw new RangeError(`${table} has no column ${name}`)
            return readColumn(store, plan, name, createColumn(found, plan.length))
          }),
        documents: async (rows) => (await readDocuments(store, plan, rows)) as RecordOf[MainTable][],
        storedRow: (row) => storedRow(plan, row),
        rowsUpTo: (stored) => rowsUpTo(plan, stored),
        firstRowSince(time) {
          const first = chunks.find((chunk) => chunk.at > time)
          return first === undefined ? plan.length : rowsUpTo(plan, first.stored[table] - first.rows[table] - 1)
        },
        removedSince: (time) => removedRows(table, chunks).filter((row) => row.at > time),
        ofStored: (stored) => viewOf(planStored(table, chunks, stored)),
        text: (name, code) => (code < sizes[name] ? (dictionaries.text(name, code) ?? '') : ''),
        code(name, text) {
          const code = dictionaries.code(name, text) ?? ABSENT_CODE
          return code < sizes[name] ? code : ABSENT_CODE
        },
        size: (name) => sizes[name],
        remember,
      }
    }
    return viewOf(planInForce(table, chunks))
  }

  return {
    async open<T extends MainTable>(table: T) {
      const { version } = await readManifest(store)
      if (version > current) {
        views.clear()
        current = version
      }
      const view = views.get(table) ?? load(table, version)
      views.set(table, view)
      view.catch(() => views.delete(table))
      return view as unknown as Promise<TableView<T>>
    },
  }
}

/** A version that adds records replaces rows; one that adds none takes them away. */
function removedRows(table: MainTable, chunks: readonly Chunk[]): readonly RemovedRow[] {
  return chunks
    .filter(({ rows }) => mainTables.every((each) => rows[each] === 0))
    .flatMap(({ superseded, at }) => superseded[table].map((stored) => ({ stored, at })))
    .sort((a, b) => a.stored - b.stored)
}
