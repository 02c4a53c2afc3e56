// Calendar days as whole numbers since 1970-01-01, as records and detectors use them. Proleptic Gregorian, no zone.

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Day number of `YYYY-MM-DD`; undefined when the text is no real day of years 0001 to 9999. */
export function parseDay(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exact = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exact ? date.getTime() / dayMs : undefined
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

/** The day `months` calendar months later, clipped to the end of the month. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * dayMs)
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(date.getUTCDate(), last))
  return target.getTime() / dayMs
}
