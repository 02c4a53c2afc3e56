// Lines of a table that are no records: sums, and what stands under the table, such as its source.

import { beginsAsTotal, isTotalWord } from '../../domain/total-words.ts'

const amount = /^[\s\d.,%()R$+\-\u2212]*$/
const id = /^\d{11,14}$/
/** A firm, a person or a day in a line says that it is a record. */
const ofRecord = /\d{3}\.?\d{3}\.?\d{3}[/-]|\d{11,}|\b\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\b/

/** Why a row of a table is no record; undefined for a record, and for a row of few columns. */
export function whyNoRecord(cells: readonly string[], columns: number): 'total_line' | 'note_line' | undefined {
  if (columns < 3) return undefined
  const at = cells.findIndex((cell) => cell.trim() !== '')
  const first = cells[at]?.trim() ?? ''
  if (first === '') return undefined
  if (isSumOfColumns(cells.slice(at), columns)) return 'total_line'
  const isTotal = isTotalWord(first)
  if (!isTotal && (cells[at + 1] ?? '') !== '') return undefined
  const others = cells.slice(at + 1).filter((cell) => cell.trim() !== '')
  if (isTotal) return others.every((cell) => amount.test(cell) && !id.test(cell.trim())) ? 'total_line' : undefined
  // One text alone, such as "Fonte: SIAFI"; a code alone may be the id of a row of which nothing else is known.
  return columns > 3 && others.length === 0 && /\s|:|^[*(]|^\p{L}+$/u.test(first) ? 'note_line' : undefined
}

/** "TOTAL SECRETARIA DE SAÚDE;;;;;3.001,00": at least half of the cells are empty, an amount is there, and nothing of a record. */
function isSumOfColumns([first = '', ...others]: readonly string[], columns: number): boolean {
  if (!/^[stvgmanq]/i.test(first)) return false
  const filled = others.filter((cell) => cell.trim() !== '')
  if ((filled.length + 1) * 2 > columns || filled.length === 0 || !beginsAsTotal(first)) return false
  return filled.some((cell) => amount.test(cell)) && !filled.some((cell) => ofRecord.test(cell))
}
