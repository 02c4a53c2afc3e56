// Periods: days by day, week, month, quarter or year, each as the number of its first day.

import { isDay } from '../dataset/dataset.ts'
import { addMonths, formatDay, parseDay, weekdayOf } from '../domain/days.ts'

export type Granularity = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** Days before the first year of the calendar are none, so that codes of periods are not negative. */
const offset = 1_000_000

/** Codes of periods by row; −1 without a day. */
export function periodCodes(days: Int32Array, granularity: Granularity): Int32Array {
  const known = new Map<number, number>()
  return days.map((day) => {
    if (!isDay(day) || day < -offset) return -1
    const code = known.get(day) ?? startOf(day, granularity) + offset
    known.set(day, code)
    return code
  })
}

/** How a period is written: `2024-03-11` for a day and for the Monday of a week, `2024-03`, `2024-Q1`, `2024`. */
export function periodText(code: number, granularity: Granularity): string {
  const text = formatDay(code - offset)
  switch (granularity) {
    case 'day':
    case 'week':
      return text
    case 'month':
      return text.slice(0, 7)
    case 'quarter':
      return `${text.slice(0, 4)}-Q${Math.ceil(Number(text.slice(5, 7)) / 3)}`
    case 'year':
      return text.slice(0, 4)
  }
}

/** The period so many behind, before where it is negative. */
export function periodBeside(code: number, granularity: Granularity, count: number): number {
  if (granularity === 'day' || granularity === 'week') return code + count * (granularity === 'day' ? 1 : 7)
  const months = { month: 1, quarter: 3, year: 12 }[granularity]
  return addMonths(code - offset, count * months) + offset
}

/** The same period of the year before; of a week the one 52 weeks before. */
export function yearBefore(code: number, granularity: Granularity): number {
  if (granularity === 'week') return code - 52 * 7
  return addMonths(code - offset, -12) + offset
}

function startOf(day: number, granularity: Granularity): number {
  if (granularity === 'day') return day
  if (granularity === 'week') return day - ((weekdayOf(day) + 6) % 7)
  const text = formatDay(day)
  const month = granularity === 'year' ? 1 : Number(text.slice(5, 7))
  const first = granularity === 'quarter' ? month - ((month - 1) % 3) : month
  return parseDay(`${text.slice(0, 4)}-${String(first).padStart(2, '0')}-01`) ?? day
}
