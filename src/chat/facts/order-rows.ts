// The order of records in an answer.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { actDay } from '../../dataset/selection.ts'
import type { Ordering } from '../../question/question-reading.ts'

/** Rows by value or day; what has none comes last either way, and ties follow the rows. Default: the newest first. */
export function orderRows(dataset: Dataset, rows: readonly number[], order: Ordering | undefined): readonly number[] {
  const { by, direction } = order ?? { by: 'date', direction: 'desc' }
  const sign = direction === 'asc' ? 1 : -1
  const { value } = dataset.acts
  const measure = (row: number): number => {
    if (by === 'value') return value[row]
    const day = actDay(dataset, row)
    return isDay(day) ? day : Number.NaN
  }
  const measured = rows.map((row) => ({ row, size: measure(row) }))
  measured.sort((one, other) => {
    const lack = Number(Number.isNaN(one.size)) - Number(Number.isNaN(other.size))
    if (lack !== 0) return lack
    return Number.isNaN(one.size) ? one.row - other.row : sign * (one.size - other.size) || one.row - other.row
  })
  return measured.map(({ row }) => row)
}
