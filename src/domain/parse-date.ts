// Parsing of dates in the spellings of the sources.

import { dayMs, dayOf, formatDay, hourMs, parseDay } from './days.ts'
import { toPlainText } from './object-nature.ts'
import type { RecordDate } from './records.ts'

/** A parsed date: the day, or 'unknown' with the reason why the date is impossible; a day that was completed has a note too. */
export interface ParsedDate {
  readonly date: RecordDate
  readonly note?: 'sentinel_date' | 'impossible_date' | 'unreadable_date' | 'two_digit_year'
}

/** Which number of `03/04/2024` is the day. */
export type DateOrder = 'day_first' | 'month_first'

/** What a written date is in either order: one and the same unless both of its first numbers can be months. Undefined when it is empty. */
export interface DateReadings {
  readonly day_first: ParsedDate | undefined
  readonly month_first: ParsedDate | undefined
  /** The order of which the text is a proof, since in the other one it is no day. */
  readonly shows?: DateOrder
}

const YEAR_MIN = 1900
const YEAR_MAX = 2100
/** Texts of dates are shorter; words and times around a day included. */
const CHARACTERS_MAX = 80

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i
const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})(?:\s+\d{2}:\d{2}(?::\d{2})?)?$/
const compact = /^(\d{4})(\d{2})(\d{2})$/

/** `readDate` in one order; day first by default, as Brazil writes. */
export function parseDate(text: string, order: DateOrder = 'day_first'): ParsedDate | undefined {
  return readDate(text)[order]
}

/**
 * Readings of day, month and year in any usual order, with slashes, dots or dashes, one or two digits or the name of the
 * month (Portuguese or English), with or without weekday, time and zone, and of `AAAAMMDD`. Sentinel days (1900-01-01,
 * 1858-11-17, 0001-01-01, 00/00/0000) and years outside 1900 to 2100 are 'unknown'. A year of two digits is one of 1970
 * to 2069.
 */
export function readDate(text: string): DateReadings {
  if (parseDay(text) !== undefined) return same(checked(text))
  const trimmed = text.trim()
  if (/^(?:0*|[-/.\s]*)$/.test(trimmed)) return same(undefined)
  const match = iso.exec(trimmed)
  if (match) return same(checked(match[7] === undefined ? trimmed.slice(0, 10) : localDay(match)))
  const local = brazilian.exec(trimmed)
  if (local) return inBothOrders(local[1] ?? '', local[2] ?? '', local[3] ?? '')
  const packed = compact.exec(trimmed)
  if (packed) return same(checked(`${packed[1]}-${packed[2]}-${packed[3]}`))
  return trimmed.length > CHARACTERS_MAX ? unreadable : readWritten(trimmed)
}

const unreadable = same({ date: 'unknown', note: 'unreadable_date' })

function same(date: ParsedDate | undefined): DateReadings {
  return { day_first: date, month_first: date }
}

function inBothOrders(first: string, second: string, year: string): DateReadings {
  const day_first = inYear(year, second, first)
  const month_first = inYear(year, first, second)
  const [one, other] = [Number(first), Number(second)]
  if (one === other) return same(day_first)
  if (one > 12 && one <= 31 && other <= 12) return { day_first, month_first, shows: 'day_first' }
  if (other > 12 && other <= 31 && one <= 12) return { day_first, month_first, shows: 'month_first' }
  return { day_first, month_first }
}

function inYear(year: string, month: string, day: string): ParsedDate {
  const whole = year.length > 2 ? year : String(Number(year) + (Number(year) < 70 ? 2000 : 1900))
  const parsed = checked(`${whole.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return year.length > 2 || parsed.note !== undefined ? parsed : { ...parsed, note: 'two_digit_year' }
}

function checked(day: string): ParsedDate {
  const year = Number(day.slice(0, 4))
  if (year < YEAR_MIN || year > YEAR_MAX || day === '1900-01-01') return { date: 'unknown', note: 'sentinel_date' }
  if (parseDay(day) === undefined) return { date: 'unknown', note: 'impossible_date' }
  return { date: day }
}

const months = [
  'jan',
  'fev|feb',
  'mar',
  'abr|apr',
  'mai|may',
  'jun',
  'jul',
  'ago|aug',
  'set|sep',
  'out|oct',
  'nov',
  'dez|dec',
]
const monthNames = months.map((month) => new RegExp(`^(?:${month})`))
const weekday =
  /(?<![a-z])(?:(?:segunda|terca|quarta|quinta|sexta)(?:[- ]feira)?|sabado|domingo|seg|ter|qua|qui|sex|sab|dom|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)(?![a-z])\.?,?/
/** Hour and minute, with what stands before and behind them. */
const time =
  /(?:^|[\s,t(-])\s*(?:as?\s+)?(\d{1,2})(?::(\d{2})(?::(\d{2}))?|\s?h(?:oras?|r?s)?\s?(\d{2})?(?![a-z]*\d)).*$/
const universal = /(?:\d\s*(?:z|utc|gmt)|[+-]00:?00)(?![+-\d])/

const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/
const dayName =
  /^(\d{1,2})(?:[o\u00ba\u00b0]|st|nd|rd|th)?[\s/.-]*(?:de |of )?([a-z]{3,9})\.?[\s/.,-]*(?:de |of )?(\d{4}|\d{2})$/
const nameDay = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/
const yearName = /^(\d{4})[\s/.-]([a-z]{3,9})[\s/.-](\d{1,2})$/

/** Days as people write them: cut down to their numbers and names first. */
function readWritten(text: string): DateReadings {
  const plain = toPlainText(text)
  const moment = time.exec(plain)
  const day = (moment ? plain.slice(0, moment.index) : plain)
    .replace(weekday, ' ')
    .replace(/[()]|^\s*dia /g, ' ')
    .replace(/\s*([/.-])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,-]+|[\s,-]+$/g, '')
  const written = readNumbers(day) ?? readNames(day)
  if (written === undefined) return unreadable
  const { date } = written.day_first ?? {}
  if (moment === null || date === undefined || date === 'unknown' || !universal.test(plain)) return written
  const [, hour = '', minute = '00', second = '00'] = moment
  return same(checked(atBrasilia(date, [hour, minute, second].map(Number))))
}

function readNumbers(day: string): DateReadings | undefined {
  const [, first = '', , second = '', year = ''] = numbers.exec(day) ?? []
  if (first !== '') return inBothOrders(first, second, year)
  const [, ahead, , month = '', last = ''] = yearFirst.exec(day) ?? []
  return ahead === undefined ? undefined : same(inYear(ahead, month, last))
}

function readNames(text: string): DateReadings | undefined {
  const [, day, name, year] =
    dayName.exec(text) ?? reordered(nameDay.exec(text), [2, 1, 3]) ?? reordered(yearName.exec(text), [3, 2, 1]) ?? []
  const month = monthNames.findIndex((each) => name !== undefined && each.test(name)) + 1
  if (month === 0 || day === undefined || year === undefined) return undefined
  return same(inYear(year, String(month), day))
}

function reordered(match: RegExpExecArray | null, order: readonly number[]): readonly string[] | undefined {
  return match === null ? undefined : ['', ...order.map((at) => match[at] ?? '')]
}

/** The day of an instant where the offset is that of UTC; with another offset the day as it is written is the local one. */
function localDay(match: RegExpExecArray): string {
  const written = `${match[1]}-${match[2]}-${match[3]}`
  if (!/^(?:z|[+-]00:?00)$/i.test(match[7] ?? '')) return written
  return atBrasilia(written, [match[4], match[5], match[6] ?? 0].map(Number))
}

/** The calendar of Brasília as the tz database has it: with summer time until 2019. */
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The day of Brasília at a moment UTC: the sources publish local days, some of them as the instant of local midnight.
 */
function atBrasilia(written: string, [hour = 0, minute = 0, second = 0]: readonly number[]): string {
  const day = parseDay(written)
  // Choice: midnight UTC is a plain date that was serialised as an instant, so its day is kept.
  if (day === undefined || hour + minute + second === 0) return written
  const instantMs = day * dayMs + ((hour * 60 + minute) * 60 + second) * 1000
  const [summer, standard] = [dayOf(instantMs - 2 * hourMs), dayOf(instantMs - 3 * hourMs)]
  if (summer !== standard && Number(written.slice(0, 4)) >= YEAR_MIN) return calendar.format(instantMs)
  return standard < FIRST_DAY ? written : formatDay(standard)
}

/** Day number of 0001-01-01. */
const FIRST_DAY = -719_162
