// Tables of documents as a workbook, by write-excel-file: a sheet a table, typed cells, the row of names in sight. The library
// packs its files under the time of day, so they are packed anew under the date of the document.

import { strict as assert } from 'node:assert'
import { parseDay } from '../domain/days.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { headerOf, isNumeric } from './cell-text.ts'
import { toChartTable } from './charts/chart-table.ts'
import type { Column, TableBlock, TableCell, TextDocument } from './document.ts'
import { findHref } from './inline.ts'
import { safeCell } from './safe-cell.ts'
import { unpackFiles } from './unpack-files.ts'
import { documentWords, wordInstant } from './words.ts'
import { writeZip } from './zip.ts'

type Sheets = Parameters<typeof import('write-excel-file/node')['default']>[0]

const formats: Partial<Readonly<Record<Column['type'], string>>> = {
  integer: '#,##0',
  money: '"R$" #,##0.00',
  percent: '0.0%',
}
const dayFormats: Readonly<Record<Language, string>> = { en: 'yyyy-mm-dd', pt: 'dd/mm/yyyy' }

/** The bytes of an XLSX file: a sheet that says what it is, then a sheet for each table and each figure's data. */
export async function writeXlsx(document: TextDocument): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const tables = document.blocks.flatMap((block) => {
    if (block.type === 'figure') return [toChartTable(block.chart, block.caption, document.language)]
    return block.type === 'table' ? [block] : []
  })
  assert(tables.length < limits.workbookSheetsMax, 'a workbook has too many sheets')
  const names = new Set<string>()
  const sheets = [aboutSheet(document, names), ...tables.map((table) => toSheet(table, document.language, names))]
  const packed = await writeXlsxFile(sheets as unknown as Sheets).toBuffer()
  return writeZip(unpackFiles(packed), document.created)
}

function aboutSheet({ language, title, subject, author, created }: TextDocument, names: Set<string>): object {
  const words = documentWords(language)
  const rows = [
    [words.item, words.value],
    [words.title, title],
    ...(subject === undefined ? [] : [[words.subject, subject]]),
    [words.author, author],
    [words.created, wordInstant(created, language)],
  ]
  const data = rows.map((row, at) =>
    row.map((text) => ({ value: safeCell(text), type: String, wrap: true, ...(at === 0 ? head : {}) })),
  )
  return { data, sheet: nameSheet(words.about, names), stickyRowsCount: 1, columns: [{ width: 22 }, { width: 80 }] }
}

const head = { fontWeight: 'bold', backgroundColor: '#eef1f5', alignVertical: 'top', wrap: true } as const

function toSheet(table: TableBlock, language: Language, names: Set<string>): object {
  const header = table.columns.map((column) => ({ value: safeCell(headerOf(column)), type: String, ...head }))
  const rows = table.rows.map((row) => table.columns.map((column, at) => toCell(row[at] ?? null, column, language)))
  return {
    data: [header, ...rows],
    sheet: nameSheet(table.sheet ?? table.caption, names),
    stickyRowsCount: 1,
    columns: table.columns.map((column) => ({ width: isNumeric(column) || column.type === 'date' ? 16 : 36 })),
  }
}

function toCell(cell: TableCell, column: Column, language: Language): object | null {
  if (cell === null) return null
  if (typeof cell === 'number') return { value: cell, type: Number, ...numberFormat(column) }
  if (typeof cell === 'object') {
    const href = findHref(cell)
    const isShown = href === undefined || href.startsWith('#') || href === cell.text
    return { value: safeCell(isShown ? cell.text : `${cell.text} (${href})`), type: String }
  }
  const day = column.type === 'date' ? parseDay(cell) : undefined
  if (day !== undefined) return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: dayFormats[language] }
  return { value: safeCell(cell), type: String }
}

function numberFormat({ type, decimals = 2 }: Column): { readonly format?: string } {
  if (type === 'number') return { format: decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}` }
  const format = formats[type]
  return format === undefined ? {} : { format }
}

/** A name that no other sheet has, of the length and without the signs that workbooks forbid. */
function nameSheet(text: string, names: Set<string>): string {
  const plain = text
    .replace(/[\\/?*[\]:'\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const fit = (end: string): string =>
    `${[...plain]
      .slice(0, limits.sheetNameCharactersMax - end.length)
      .join('')
      .trim()}${end}`
  let name = fit('')
  for (let number = 2; names.has(name.toLowerCase()) || name === ''; number++) name = fit(` ${number}`).trim()
  names.add(name.toLowerCase())
  return name
}
