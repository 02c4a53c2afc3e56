// Lines of a table that are no records: sums, and what stands under the table, such as its source.

import { isTotalWord } from '../../domain/total-words.ts'

const amount = /^[\s\d.,%()R$+\-\u2212]*$/
const id = /^\d{11,14}$/

/** Why a row of a table is no record; undefined for a record, and for a row of few columns. */
export function whyNoRecord(cells: readonly string[], columns: number): 'total_line' | 'note_line' | undefined {
  if (columns < 3) return undefined
  const at = cells.findIndex((cell) => cell.trim() !== '')
  const first = cells[at]?.trim() ?? ''
  if (first === '') return undefined
  const isTotal = isTotalWord(first)
  if (!isTotal && (cells[at + 1] ?? '') !== '') return undefined
  const others = cells.slice(at + 1).filter((cell) => cell.trim() !== '')
  if (isTotal) return others.every((cell) => amount.test(cell) && !id.test(cell.trim())) ? 'total_line' : undefined
  // One text alone, such as "Fonte: SIAFI"; a code alone may be the id of a row of which nothing else is known.
  return columns > 3 && others.length === 0 && /\s|:|^[*(]|^\p{L}+$/u.test(first) ? 'note_line' : undefined
}
