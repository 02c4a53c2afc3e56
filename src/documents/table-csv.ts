// Tables of documents as CSV: numbers and days as programs read them, text that nothing computes.

import { strict as assert } from 'node:assert'
import { headerOf } from './cell-text.ts'
import { toCsv } from './csv.ts'
import type { TableBlock, TableCell, TextDocument } from './document.ts'
import { findHref } from './inline.ts'
import { safeCell } from './safe-cell.ts'

/** The text of a CSV file (RFC 4180); percent is a share of 1, what is not known is empty. */
export function writeTableCsv({ columns, rows }: TableBlock): string {
  const header = columns.map((column) => safeCell(headerOf(column)))
  return toCsv([header, ...rows.map((row) => row.map(toValue))], { lineEnd: '\r\n' })
}

/** The data of a document as CSV, else its first table. */
export function writeCsv({ blocks, data }: TextDocument): string {
  const table = data ?? blocks.find((block) => block.type === 'table')
  assert(table !== undefined, 'a document that is written as CSV has a table')
  return writeTableCsv(table)
}

function toValue(cell: TableCell): string | number {
  if (cell === null) return ''
  if (typeof cell === 'number') return cell
  if (typeof cell === 'string') return safeCell(cell)
  const href = findHref(cell)
  return safeCell(
    href === undefined || href === cell.text || href.startsWith('#') ? cell.text : `${cell.text} (${href})`,
  )
}
