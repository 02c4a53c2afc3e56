// National holidays of Brazil. Carnival and Corpus Christi are optional days off (ponto facultativo), not holidays.
// State and municipal holidays are absent, so that counts of business days are upper bounds: lenient for a minimum period,
// and for the caller to correct elsewhere.

import { dayMs, parseDay } from './days.ts'

export type HolidayName =
  | 'new_year'
  | 'good_friday'
  | 'tiradentes'
  | 'labour_day'
  | 'independence'
  | 'our_lady_aparecida'
  | 'all_souls'
  | 'republic'
  | 'black_consciousness'
  | 'christmas'

/** Month × 100 + day, and the first year in which it was a holiday of the whole country. */
const fixed: ReadonlyMap<number, { readonly name: HolidayName; readonly since: number }> = new Map([
  [101, { name: 'new_year', since: 1949 }], // Lei 662/1949
  [421, { name: 'tiradentes', since: 1951 }], // Lei 1.266/1950
  [501, { name: 'labour_day', since: 1949 }],
  [907, { name: 'independence', since: 1949 }],
  [1012, { name: 'our_lady_aparecida', since: 1980 }], // Lei 6.802/1980
  [1102, { name: 'all_souls', since: 2003 }], // Lei 10.607/2002
  [1115, { name: 'republic', since: 1949 }],
  [1120, { name: 'black_consciousness', since: 2024 }], // Lei 14.759/2023
  [1225, { name: 'christmas', since: 1949 }],
])

/** Name of the national holiday on a day; undefined on any other day. Good Friday counts (Lei 9.093/1995 art. 2). */
export function findHoliday(day: number): HolidayName | undefined {
  const date = new Date(day * dayMs)
  const month = date.getUTCMonth() + 1
  const year = date.getUTCFullYear()
  const holiday = fixed.get(month * 100 + date.getUTCDate())
  if (holiday !== undefined && year >= holiday.since) return holiday.name
  if (month !== 3 && month !== 4) return undefined
  return easterDay(year) - 2 === day ? 'good_friday' : undefined
}

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easterDay(year: number): number {
  const a = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - h - (inCentury % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const dayOfMonth = (h + l - 7 * m + 33 * month + 19) % 32
  const easter = parseDay(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`,
  )
  return easter ?? Number.NaN
}
