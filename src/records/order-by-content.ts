// Order by content: the rows and the codes of a dataset numbered by the content of the records, not by the order of their import. Sums in the
// order of rows, and ties by row or code, are then the same for the same records, whatever their order and their files.

import { contentOrder } from '../dataset/content-order.ts'
import { ABSENT_CODE, type DictionaryName, dictionaryNames, type TableName } from '../dataset/dataset.ts'
import { idHash } from '../domain/id-hash.ts'
import type { Columns } from './columns.ts'
import { dropSharedNumbers } from './drop-shared-numbers.ts'
import {
  type ChildTable,
  columnsOf,
  createColumn,
  forEachName,
  type MainTable,
  parentTables,
  tableNames,
} from './layout.ts'
import { createReorder } from './reorder.ts'

/** How the numbers of a dataset map to those of its plan and of the stored dictionaries. */
export interface ContentNumbers {
  /** By row of a table its planned row. */
  readonly rows: Readonly<Record<TableName, Int32Array>>
  /** By code its stored code, and by stored code its code. */
  readonly stored: Readonly<Record<DictionaryName, Int32Array>>
  readonly codes: Readonly<Record<DictionaryName, Int32Array>>
}

export interface StoredTexts {
  readonly sizes: Readonly<Record<DictionaryName, number>>
  text(name: DictionaryName, code: number): string
}

/** The same records in the order of their content, in shared memory; children keep their order within their parent. */
export function orderByContent(planned: Columns, texts: StoredTexts): { columns: Columns; numbers: ContentNumbers } {
  const rows = orderRows(planned, texts)
  const stored = forEachName(dictionaryNames, (name) => createShared(texts.sizes[name]))
  const codes = forEachName(dictionaryNames, (name) => createShared(texts.sizes[name]).fill(ABSENT_CODE))
  const next = forEachName(dictionaryNames, () => ({ code: 0 }))
  /** Codes are numbered as they first appear. */
  const recode = (name: DictionaryName, cells: Int32Array): void => {
    const [own, others, numbered] = [codes[name], stored[name], next[name]]
    let { code: free } = numbered
    for (let at = 0; at < cells.length; at++) {
      const code = cells[at]
      if (code < 0) continue
      if (own[code] < 0) {
        others[free] = code
        own[code] = free++
      }
      cells[at] = own[code]
    }
    numbered.code = free
  }
  const columns = forEachName(tableNames, (table) => {
    const reorder = createReorder(rows[table])
    const own = columnsOf(table).map(([name, definition]) => {
      const to = createColumn(definition, rows[table].length, { shared: true })
      reorder(cellsOf(planned, table, name), to)
      if (definition.dictionary !== undefined) recode(definition.dictionary, to as Int32Array)
      return [name, to] as const
    })
    return { length: rows[table].length, ...Object.fromEntries(own) }
  }) as unknown as Columns
  for (const child of childTables) renumberParents(columns[child].parent, rows[parentTables[child]])
  // Codes without a row come last.
  for (const name of dictionaryNames)
    recode(
      name,
      Int32Array.from({ length: texts.sizes[name] }, (_, code) => code),
    )
  dropSharedNumbers(columns, (code) => texts.text('foreign_firm', stored.foreign_firm[code]))
  return { columns, numbers: { rows, stored, codes } }
}

const childTables = Object.keys(parentTables) as ChildTable[]

function createShared(length: number): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT))
}

function cellsOf(columns: Columns, table: TableName, name: string): Int32Array | Float64Array {
  return columns[table][name as never]
}

function orderRows(planned: Columns, texts: StoredTexts): Record<TableName, Int32Array> {
  const main = (table: MainTable) => toShared(contentOrder(contentOf(planned, table, texts)))
  const rows = new Map<TableName, Int32Array>()
  for (const table of tableNames) if (!(table in parentTables)) rows.set(table, main(table as MainTable))
  for (const child of childTables)
    rows.set(child, orderChildren(planned[child].parent, rows.get(parentTables[child]) ?? createShared(0)))
  return Object.fromEntries(rows) as Record<TableName, Int32Array>
}

function toShared(order: Int32Array): Int32Array {
  const shared = createShared(order.length)
  shared.set(order)
  return shared
}

/** Columns that distinguish the rows of a table: an id is unique in its source; registers have none, so that every column counts. */
function contentOf(planned: Columns, table: MainTable, texts: StoredTexts): Float64Array[] {
  const definitions = columnsOf(table)
  const hasId = definitions.some(([name]) => name === 'id')
  const naming = definitions.filter(([name]) => !hasId || name === 'id' || name === 'source' || name === 'record_kind')
  // Ids first: each next column is compared only where those before it are equal.
  const sorted = naming.sort(([a], [b]) => Number(b === 'id') - Number(a === 'id'))
  return sorted.map(([name, { dictionary }]) => {
    const cells = cellsOf(planned, table, name)
    if (dictionary === undefined) return Float64Array.from(cells)
    const hashes = new Map<number, number>()
    return Float64Array.from(cells, (code) => {
      const hash = hashes.get(code) ?? idHash(texts.text(dictionary, code))
      hashes.set(code, hash)
      return hash
    })
  })
}

/** The planned rows of the children, parent by parent; `parents` ascends. */
function orderChildren(parents: Float64Array, parentRows: Int32Array): Int32Array {
  const starts = new Int32Array(parentRows.length + 1)
  for (let at = 0; at < parents.length; at++) starts[parents[at] + 1]++
  for (let parent = 0; parent < parentRows.length; parent++) starts[parent + 1] += starts[parent]
  const order = createShared(parents.length)
  let length = 0
  for (const parent of parentRows) for (let at = starts[parent]; at < starts[parent + 1]; at++) order[length++] = at
  return order
}

function renumberParents(parents: Float64Array, parentRows: Int32Array): void {
  const rowOf = new Int32Array(parentRows.length)
  for (let row = 0; row < parentRows.length; row++) rowOf[parentRows[row]] = row
  for (let at = 0; at < parents.length; at++) parents[at] = rowOf[parents[at]]
}
