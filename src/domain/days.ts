// Calendar days as whole numbers since 1970-01-01, as records and detectors use them. Proleptic Gregorian, no zone.

const DAY_MS = 86_400_000

/** Day number of `YYYY-MM-DD`; undefined when the text is no real day of years 0001 to 9999. */
export function parseDay(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exact = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exact ? date.getTime() / DAY_MS : undefined
}

/** `YYYY-MM-DD` of a day number. */
export function formatDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Day number of an instant in milliseconds since 1970 UTC. */
export function dayOf(instantMs: number): number {
  return Math.floor(instantMs / DAY_MS)
}

/** Calendar year of a day number. */
export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}

/** Month of a day number, 1 to 12. */
export function monthOf(day: number): number {
  return new Date(day * DAY_MS).getUTCMonth() + 1
}

/** Day of the week, 0 Sunday to 6 Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** The day `months` calendar months later, clipped to the end of the month. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY_MS)
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(date.getUTCDate(), last))
  return target.getTime() / DAY_MS
}
