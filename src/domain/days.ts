// Calendar days as whole numbers since 1970-01-01, as records and detectors use them. Proleptic Gregorian, no zone.

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Day number of `YYYY-MM-DD`; undefined when the text is no real day of years 0001 to 9999. */
export function parseDay(text: string): number | undefined {
  if (text.length !== 10 || text.charAt(4) !== '-' || text.charAt(7) !== '-') return undefined
  const year = numberAt(text, 0, 4)
  const month = numberAt(text, 5, 7)
  const day = numberAt(text, 8, 10)
  const isReal = year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month)
  return isReal ? dayNumber(year, month, day) : undefined
}

/** The number of the digits from a place to another; NaN where something else stands there. */
function numberAt(text: string, start: number, end: number): number {
  let number = 0
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - 0x30
    if (digit < 0 || digit > 9) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

function daysOfMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** Computed arithmetically (Hinnant, days_from_civil), as an import reads many days of each record. */
function dayNumber(year: number, month: number, day: number): number {
  // Years that begin in March end with their leap day.
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** `YYYY-MM-DD` of a day number. */
export function formatDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Day number of an instant in milliseconds since 1970 UTC. */
export function dayOf(instantMs: number): number {
  return Math.floor(instantMs / dayMs)
}

/** Calendar year of a day number. */
export function yearOf(day: number): number {
  return Math.floor(monthNumberOf(day) / 12)
}

/** Month of a day number, 1 to 12. */
export function monthOf(day: number): number {
  const month = monthNumberOf(day)
  return month - 12 * Math.floor(month / 12) + 1
}

/** Year · 12 + month − 1 of a day number. Computed arithmetically (Hinnant, civil_from_days), since a Date an act is much garbage. */
export function monthNumberOf(day: number): number {
  // Days since 1 March 0000: an era of 400 years repeats, and a year that begins in March ends with its leap day.
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const leaps = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const year = Math.floor((dayOfEra - leaps) / 365)
  const dayOfYear = dayOfEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  return (era * 400 + year) * 12 + Math.floor((5 * dayOfYear + 2) / 153) + 2
}

/** Day of the week, 0 Sunday to 6 Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Calendar months from one day to a later one: whole ones, and of the last the part that has passed. @example monthsBetween(0, 45) // 1.5 */
export function monthsBetween(start: number, end: number): number {
  const whole =
    monthNumberOf(end) -
    monthNumberOf(start) -
    (addMonths(start, monthNumberOf(end) - monthNumberOf(start)) > end ? 1 : 0)
  const [passed, next] = [addMonths(start, whole), addMonths(start, whole + 1)]
  return whole + (end - passed) / (next - passed)
}

/** The day `months` calendar months later, clipped to the end of the month. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * dayMs)
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(date.getUTCDate(), last))
  return target.getTime() / dayMs
}
