// Cells of tables as readers of a language see them.

import { parseDay } from '../domain/days.ts'
import { formatDate, formatMoney, formatNumber, formatPercent } from '../domain/format.ts'
import type { Language } from '../domain/vocabulary.ts'
import type { ChartMeasure } from './charts/chart.ts'
import type { Column, TableCell } from './document.ts'

/** What stands where nothing is known. */
export const nothingKnown = '–'

/** A cell in words. */
export function formatCell(cell: TableCell, column: Omit<Column, 'name'>, language: Language): string {
  if (cell === null) return nothingKnown
  if (typeof cell === 'object') return cell.text
  if (typeof cell === 'number') return formatFigure(cell, column, language)
  const day = column.type === 'date' ? parseDay(cell) : undefined
  return day === undefined ? cell : formatDate(day, language)
}

/** The name of a column or measure with its unit. @example headerOf({ name: 'Price', type: 'money' }) // 'Price (R$)' */
export function headerOf({ name, type, unit }: Pick<Column, 'name' | 'type' | 'unit'> | ChartMeasure): string {
  const shown = unit ?? (type === 'money' ? 'R$' : undefined)
  return shown === undefined ? name : `${name} (${shown})`
}

/** Whether cells are lined up by their last digit. */
export function isNumeric({ type }: Pick<Column, 'type'>): boolean {
  return type === 'integer' || type === 'number' || type === 'money' || type === 'percent'
}

function formatFigure(value: number, { type, decimals }: Omit<Column, 'name'>, language: Language): string {
  if (type === 'money') return formatMoney(value, language)
  if (type === 'percent') return formatPercent(value, language)
  return formatNumber(value, language, decimals)
}
