// Keep main rows: a part of a dataset as a dataset of its own.

import type { TableName } from '../dataset/dataset.ts'
import type { Columns } from './columns.ts'
import { columnsOf, type MainTable, mainTables, parentTables } from './layout.ts'

type Column = Int32Array | Float64Array

/** The rows of the main tables that are named, ascending, with their children, which refer to the rows as they stand then. */
export function keepMainRows(columns: Columns, kept: Readonly<Record<MainTable, readonly number[]>>): Columns {
  const rows: Record<string, object> = {}
  for (const table of mainTables) rows[table] = pick(columns, table, kept[table])
  for (const [child, parent] of Object.entries(parentTables) as [keyof typeof parentTables, MainTable][]) {
    const placeOf = new Map(kept[parent].map((row, place) => [row, place]))
    const parents = columns[child].parent
    const own = Array.from(parents.keys()).filter((row) => placeOf.has(parents[row]))
    const picked = pick(columns, child, own) as { readonly parent: Column }
    rows[child] = { ...picked, parent: picked.parent.map((row) => placeOf.get(row) ?? -1) }
  }
  return rows as unknown as Columns
}

function pick(columns: Columns, table: TableName, rows: readonly number[]): object {
  const picked = columnsOf(table).map(([name]) => {
    const column = (columns[table] as unknown as Record<string, Column>)[name]
    const target = column.slice(0, rows.length)
    for (let at = 0; at < rows.length; at++) target[at] = column[rows[at]]
    return [name, target]
  })
  return { length: rows.length, ...Object.fromEntries(picked) }
}
