// National holidays of Brazil. Carnival and Corpus Christi are optional days off (ponto facultativo), not holidays.
// State and municipal holidays are not here: counting without them counts more working days, which accuses less in a
// minimum period; where that would accuse more, the caller says so.

import { formatDay, parseDay, yearOf } from './days.ts'

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

/** Month and day, the law, and the first year in which it was a holiday of the whole country. */
const fixed: readonly { readonly date: string; readonly name: HolidayName; readonly since: number }[] = [
  { date: '01-01', name: 'new_year', since: 1949 }, // Lei 662/1949
  { date: '04-21', name: 'tiradentes', since: 1951 }, // Lei 1.266/1950
  { date: '05-01', name: 'labour_day', since: 1949 },
  { date: '09-07', name: 'independence', since: 1949 },
  { date: '10-12', name: 'our_lady_aparecida', since: 1980 }, // Lei 6.802/1980
  { date: '11-02', name: 'all_souls', since: 2003 }, // Lei 10.607/2002
  { date: '11-15', name: 'republic', since: 1949 },
  { date: '11-20', name: 'black_consciousness', since: 2024 }, // Lei 14.759/2023
  { date: '12-25', name: 'christmas', since: 1949 },
]
const byDate = new Map(fixed.map((holiday) => [holiday.date, holiday]))

/** Name of the national holiday on a day; undefined on any other day. Good Friday counts (Lei 9.093/1995 art. 2). */
export function findHoliday(day: number): HolidayName | undefined {
  const text = formatDay(day)
  const year = yearOf(day)
  const holiday = byDate.get(text.slice(5))
  if (holiday !== undefined) return year >= holiday.since ? holiday.name : undefined
  const month = text.slice(5, 7)
  if (month !== '03' && month !== '04') return undefined
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
