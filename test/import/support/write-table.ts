export type Row = Readonly<Record<string, string | number>>

export interface TableForm {
  readonly delimiter: string
  /** Quotes every text, or only a cell that needs it, or nothing. */
  readonly quotes: 'texts' | 'needed' | 'none'
  readonly lineEnd: '\n' | '\r\n'
}

const plain: TableForm = { delimiter: ',', quotes: 'needed', lineEnd: '\n' }

/** A table with a header. Columns stand between spaces, a space inside a name as `_~_`; a cell that a row lacks is NA or empty. */
export function writeTable(columns: string, rows: readonly Row[], form: TableForm = plain): string {
  const names = columns.split(' ').map((name) => name.replaceAll('_~_', ' '))
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? (form === plain ? 'NA' : '')))]
  return lines.map((cells) => cells.map((cell) => quoted(cell, form)).join(form.delimiter) + form.lineEnd).join('')
}

function quoted(cell: string | number, { delimiter, quotes }: TableForm): string {
  const text = String(cell)
  const needs =
    quotes === 'texts' ? typeof cell === 'string' && text !== '' : /["\n]/.test(text) || text.includes(delimiter)
  return quotes !== 'none' && needs ? `"${text.replaceAll('"', '""')}"` : text
}
