// Parsing of dates in the spellings of the sources.

import { dayMs, dayOf, formatDay, hourMs, parseDay } from './days.ts'
import type { RecordDate } from './records.ts'

/** A parsed date: the day, or 'unknown' with the reason why the date is impossible. */
export interface ParsedDate {
  readonly date: RecordDate
  readonly note?: 'sentinel_date' | 'impossible_date' | 'unreadable_date'
}

const YEAR_MIN = 1900
const YEAR_MAX = 2100
/** Offset of Brasília time. The sources publish local days, some of them as the UTC instant of local midnight. */
const LOCAL_OFFSET_MS = -3 * hourMs

/** Day number of 0001-01-01. */
const FIRST_DAY = -719_162

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i
const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})(?:\s+\d{2}:\d{2}(?::\d{2})?)?$/
const compact = /^(\d{4})(\d{2})(\d{2})$/

/**
 * Day of `dd/mm/yyyy`, ISO (with or without time, zone and fraction) or `AAAAMMDD`; undefined when the text is an empty
 * date (blank or all zeros). Sentinel days (1900-01-01, 1858-11-17, 0001-01-01) and years outside 1900 to 2100 are 'unknown'.
 */
export function parseDate(text: string): ParsedDate | undefined {
  const trimmed = text.trim()
  if (/^[0\-/\s]*$/.test(trimmed)) return undefined
  const day = toIsoDay(trimmed)
  if (day === undefined) return { date: 'unknown', note: 'unreadable_date' }
  const year = Number(day.slice(0, 4))
  if (year < YEAR_MIN || year > YEAR_MAX || day === '1900-01-01') return { date: 'unknown', note: 'sentinel_date' }
  if (parseDay(day) === undefined) return { date: 'unknown', note: 'impossible_date' }
  return { date: day }
}

function toIsoDay(text: string): string | undefined {
  const local = brazilian.exec(text)
  if (local) return `${local[3]}-${local[2]}-${local[1]}`
  const packed = compact.exec(text)
  if (packed) return `${packed[1]}-${packed[2]}-${packed[3]}`
  const match = iso.exec(text)
  if (!match) return undefined
  const written = `${match[1]}-${match[2]}-${match[3]}`
  return match[7] === undefined ? written : localDay(written, match)
}

function localDay(written: string, match: RegExpExecArray): string {
  const day = parseDay(written)
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6] ?? 0)]
  // Choice: midnight UTC is a plain date that was serialised as an instant, so its day is kept.
  if (day === undefined || hour + minute + second === 0) return written
  const zone = /^([+-])(\d{2}):?(\d{2})$/.exec(match[7] ?? '')
  const offsetMs = zone ? (Number(zone[2]) * 60 + Number(zone[3])) * 60_000 * (zone[1] === '-' ? -1 : 1) : 0
  const instantMs = day * dayMs + ((hour * 60 + minute) * 60 + second) * 1000 - offsetMs
  const localDayNumber = dayOf(instantMs + LOCAL_OFFSET_MS)
  return localDayNumber < FIRST_DAY ? written : formatDay(localDayNumber)
}
