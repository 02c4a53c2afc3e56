// Numbers of suppliers abroad that sources give to firms of different names: they identify nobody and are dropped from a dataset,
// whatever files the firms came from. The records keep them.

import { ABSENT_CODE, type TableName } from '../dataset/dataset.ts'
import { canBeOneFirm } from '../domain/foreign-firm.ts'
import type { Columns } from './columns.ts'
import { columnsOf, tableNames } from './layout.ts'

/**
 * Empties, in columns that nobody else reads yet, each supplier whose number several firms share; `firmOf` is the text behind a
 * code of the dictionary `foreign_firm`. Choice: placeholders, docs/choices.md.
 */
export function dropSharedNumbers(columns: Columns, firmOf: (code: number) => string): void {
  const firms = new Map<number, Set<number>>()
  for (const table of ['acts', 'payments', 'commitments'] as const) {
    const { supplier, foreign_firm: firm } = columns[table]
    for (let row = 0; row < supplier.length; row++)
      if (firm[row] >= 0) firms.set(supplier[row], (firms.get(supplier[row]) ?? new Set()).add(firm[row]))
  }
  const shared = new Set<number>()
  for (const [supplier, names] of firms) if (!canBeOneFirm([...names].map(firmOf))) shared.add(supplier)
  if (shared.size === 0) return
  for (const cells of tableNames.flatMap((table) => suppliersOf(columns, table)))
    for (let row = 0; row < cells.length; row++) if (shared.has(cells[row])) cells[row] = ABSENT_CODE
}

function suppliersOf(columns: Columns, table: TableName): Int32Array[] {
  const own = columnsOf(table).filter(([, { dictionary }]) => dictionary === 'supplier')
  return own.map(([name]) => columns[table][name as never])
}
