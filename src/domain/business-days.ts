// Business days: Monday to Friday without national holidays. The table has no local holidays.

import { weekdayOf } from './days.ts'
import { findHoliday } from './holidays.ts'

/** True when the day is neither on a weekend nor a national holiday. */
export function isBusinessDay(day: number): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && findHoliday(day) === undefined
}

/** Business days after `from` up to and including `to` (Lei 14.133 art. 183: the first day is excluded, the last included); 0 when `to` is not later. */
export function countBusinessDays(from: number, to: number): number {
  let count = 0
  for (let day = from + 1; day <= to; day++) if (isBusinessDay(day)) count++
  return count
}

/** The `count`-th business day after a day; the day itself for 0. */
export function addBusinessDays(day: number, count: number): number {
  let reached = day
  for (let left = count; left > 0; ) if (isBusinessDay(++reached)) left--
  return reached
}
