// Columns: turns normalised records into the typed arrays of dataset/dataset.ts.
// Owns: how a cell is coded by the type of its column.   Does not own: which field feeds it (column-fields.ts), where columns
// live (segments) or who reads them.

import {
  ABSENT_CODE,
  type ColumnDefinition,
  DAY_ABSENT,
  DAY_UNKNOWN,
  type DictionaryName,
  type Table,
  type TableName,
} from '../dataset/dataset.ts'
import { parseDay } from '../domain/days.ts'
import { idHash } from '../domain/id-hash.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import { childSources, columnFields } from './column-fields.ts'
import {
  type ChildTable,
  columnsOf,
  createColumn,
  forEachName,
  mainTables,
  parentTables,
  tableNames,
  tableOf,
} from './layout.ts'

/** Gives each text of a dictionary its code, adding what is new. */
export type Coder = (dictionary: DictionaryName, text: string) => number

/** All tables. */
export type Columns = { readonly [T in TableName]: Table<T> }

export interface ColumnBuilder {
  /** Adds one record's rows to its table and child tables; returns its row in the main table. */
  add(record: NormalisedRecord): number
  /** Rows so far of a table. */
  length(table: TableName): number
  /** The columns as typed arrays of exact length; parents of child tables count from 0 in this builder, which is empty then. */
  finish(): Columns
}

/** A builder that codes texts through `code`. */
export function createColumnBuilder(code: Coder): ColumnBuilder {
  const rows = forEachName(tableNames, (table) => new GrowingTable(table, code))
  return {
    add(record) {
      const table = tableOf(record.record_kind)
      const parent = rows[table].add(record, 0)
      for (const child of childTables[table])
        for (const source of sourcesOf(child, record)) rows[child].add(source, parent)
      return parent
    },
    length: (table) => rows[table].length,
    finish: () => forEachName(tableNames, (table) => rows[table].takeRows()) as unknown as Columns,
  }
}

const childTables = forEachName(mainTables, (table) =>
  (Object.keys(parentTables) as ChildTable[]).filter((child) => parentTables[child] === table),
)

function sourcesOf(child: ChildTable, record: NormalisedRecord): readonly object[] {
  const read = childSources[child] as (record: NormalisedRecord) => readonly object[] | undefined
  return read(record) ?? []
}

type Cells = Int32Array | Float64Array
interface GrowingColumn {
  readonly name: string
  readonly definition: ColumnDefinition
  readonly read: (source: object) => string | number | undefined
  cells: Cells
}

/** A table of typed arrays, one a column, which are written in place and double when they are full. */
class GrowingTable {
  length = 0
  #capacity = 0
  readonly #columns: readonly GrowingColumn[]
  /** Rows of the records that the children belong to; null in a main table. */
  readonly #parents: GrowingColumn | null
  readonly #fills: readonly ((source: object, row: number) => void)[]

  constructor(table: TableName, code: Coder) {
    const fields = columnFields[table] as Readonly<Record<string, GrowingColumn['read']>>
    const definitions = new Map(columnsOf(table))
    const columns = [...definitions].map(([name, definition]): GrowingColumn => {
      return { name, definition, read: fields[name] ?? (() => undefined), cells: createColumn(definition, 0) }
    })
    this.#columns = columns
    this.#parents = columns.find(({ name }) => name === 'parent') ?? null
    const own = Object.keys(fields).flatMap((field) => columns.filter(({ name }) => name === field))
    this.#fills = fillers.map((filler) => filler(own, code))
  }

  /** Adds a row and returns its number; `parent` counts in a child table alone. */
  add(source: object, parent: number): number {
    if (this.length === this.#capacity) this.#grow()
    const row = this.length++
    if (this.#parents) this.#parents.cells[row] = parent
    for (const fill of this.#fills) fill(source, row)
    return row
  }

  /** A copy of the rows there are; the table is empty then. */
  takeRows(): object {
    const { length } = this
    this.length = 0
    return { length, ...Object.fromEntries(this.#columns.map(({ name, cells }) => [name, cells.slice(0, length)])) }
  }

  #grow(): void {
    this.#capacity = Math.max(64, this.#capacity * 2)
    for (const column of this.#columns) {
      const grown = createColumn(column.definition, this.#capacity)
      grown.set(column.cells)
      column.cells = grown
    }
  }
}

type Filler = (columns: readonly GrowingColumn[], code: Coder) => (source: object, row: number) => void

/** One loop a type of column, so that each calls one coder. */
const fillers: readonly Filler[] = [
  (columns, code) => {
    const texts = columns.flatMap((column) => {
      const { dictionary } = column.definition
      return dictionary === undefined ? [] : [{ column, dictionary }]
    })
    return (source, row) => {
      for (const { column, dictionary } of texts) {
        const text = column.read(source) as string | undefined
        column.cells[row] = text === undefined || text === '' ? ABSENT_CODE : code(dictionary, text)
      }
    }
  },
  (columns) => {
    const lists = columns.flatMap((column) =>
      column.definition.values ? [{ column, values: column.definition.values }] : [],
    )
    return (source, row) => {
      for (const { column, values } of lists) {
        const value = column.read(source) as string | undefined
        column.cells[row] = value === undefined ? ABSENT_CODE : values.indexOf(value)
      }
    }
  },
  fillerOf('day', (date: string | undefined) => (date === undefined ? DAY_ABSENT : (parseDay(date) ?? DAY_UNKNOWN))),
  fillerOf('cents', (value: number | undefined) => (value === undefined ? Number.NaN : Math.round(value * 100))),
  fillerOf('number', (value: number | undefined) => value ?? Number.NaN),
  fillerOf('hash', (id: string | undefined) => (id === undefined ? 0 : idHash(id))),
]

function fillerOf<Value>(type: ColumnDefinition['type'], toCell: (value: Value | undefined) => number): Filler {
  return (columns) => {
    const own = columns.filter(({ definition }) => definition.type === type)
    return (source, row) => {
      for (const column of own) column.cells[row] = toCell(column.read(source) as Value | undefined)
    }
  }
}
