// Dates in questions, Portuguese and English: whole ranges first, then halves, months, years and days.

import { addMonths, dayOf, formatDay, monthOf, yearOf } from '../domain/days.ts'
import type { Found, QueryRule } from './query-rule.ts'

const months = [
  'jan(?:eiro|uary)?',
  'fev(?:ereiro)?|feb(?:ruary)?',
  'mar(?:co|ch)?',
  'abr(?:il)?|apr(?:il)?',
  'maio?|may',
  'jun(?:ho|e)?',
  'jul(?:ho|y)?',
  'ago(?:sto)?|aug(?:ust)?',
  'set(?:embro)?|sep(?:t(?:ember)?)?',
  'out(?:ubro)?|oct(?:ober)?',
  'nov(?:ember|embro)?',
  'dez(?:embro)?|dec(?:ember)?',
]
const month = `(${months.join('|')})`
const year = '((?:19|20)\\d{2})'
const isoDay = '(\\d{4}-\\d{2}-\\d{2})'
const brazilianDay = '(\\d{1,2}/\\d{1,2}/\\d{4})'
const to = '(?:a|ao?s?|ate|e|to|and|until|through|-)'
/** Negative ordinals count from the end of the year. */
const ordinals: Readonly<Record<string, number>> = {
  primeiro: 1,
  first: 1,
  segundo: 2,
  second: 2,
  terceiro: 3,
  third: 3,
  quarto: 4,
  fourth: 4,
  ultimo: -1,
  last: -1,
}
const ordinal = `(\\d|${Object.keys(ordinals).join('|')})`
const counts: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  one: 1,
  dois: 2,
  duas: 2,
  two: 2,
  tres: 3,
  three: 3,
  quatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  doze: 12,
  twelve: 12,
}
const count = `(\\d{1,3}|${Object.keys(counts).join('|')})`
const lead = '(?:\\b(?:de|do|da|em|no|na|desde|entre|in|on|from|during|between|durante|ao longo de|the|of)\\s+){0,3}'

/** Rules from the most to the least specific. */
export const dateRules: readonly QueryRule[] = [
  rule(`${lead}${isoDay}\\s*${to}\\s*${isoDay}`, ([, start, end]) => range(start, end)),
  rule(`${lead}${brazilianDay}\\s*${to}\\s*${brazilianDay}`, ([, start, end]) => range(isoOf(start), isoOf(end))),
  rule(`\\b(?:desde|since|a partir de|from|depois de|after)\\s+${brazilianDay}`, ([, start]) =>
    range(isoOf(start), undefined),
  ),
  rule(`\\b(?:ate|until|antes de|before)\\s+${brazilianDay}`, ([, end]) => range(undefined, isoOf(end))),
  rule(`${lead}${brazilianDay}`, ([, day]) => range(isoOf(day), isoOf(day))),
  rule(`${lead}\\b${month}\\s*${to}\\s*${month}(?:\\s+(?:de|of|in)\\s+|[/\\s]\\s*)${year}\\b`, ([, from, until, y]) =>
    monthsOfYear(y, monthNumber(from), monthNumber(until)),
  ),
  rule(
    `${lead}\\b(?:${ordinal}[o\\u00ba]?\\s*(?:trimestre|quarter)|[qt]([1-4]))(?:\\s+(?:de|do|of|in)\\s+|[/\\s]\\s*)${year}\\b`,
    ([, word, digit, y]) => part(y, ordinalNumber(word ?? digit), 3),
  ),
  rule(
    `${lead}\\b${ordinal}[o\\u00ba]?\\s*(?:semestre|half)(?:\\s+(?:de|do|of|in)\\s+|[/\\s]\\s*)${year}\\b`,
    ([, word, y]) => part(y, ordinalNumber(word), 6),
  ),
  rule(`${lead}\\b${ordinal}[o\\u00ba]?\\s*(?:mes|month)\\s+(?:de|do|of|in)\\s+${year}\\b`, ([, word, y]) =>
    part(y, ordinalNumber(word), 1),
  ),
  rule(`${lead}\\b${month}(?:\\s+(?:de|of|in)\\s+|[/\\s]\\s*)${year}\\b`, ([, name, y]) =>
    monthsOfYear(y, monthNumber(name), monthNumber(name)),
  ),
  rule(`${lead}\\b(0?[1-9]|1[0-2])/${year}\\b`, ([, number, y]) => monthsOfYear(y, Number(number), Number(number))),
  rule(`(?:\\b(?:desde|since|a partir de|from|depois de|after)\\s+)${isoDay}`, ([, start]) => range(start, undefined)),
  rule(`(?:\\b(?:ate|until|antes de|before)\\s+)${isoDay}`, ([, end]) => range(undefined, end)),
  rule(`${lead}\\b(?:em|on)?\\s*${isoDay}`, ([, day]) => range(day, day)),
  rule(`\\b(?:de|entre|from|between)\\s+${year}\\s+${to}\\s+${year}\\b`, ([, first, last]) =>
    range(`${first}-01-01`, `${last}-12-31`),
  ),
  rule(`\\b${year}\\s*(?:-|a|ate|to)\\s*${year}\\b`, ([, first, last]) => range(`${first}-01-01`, `${last}-12-31`)),
  rule(`\\b(?:desde|since|a partir de)\\s+${year}\\b`, ([, y]) => range(`${y}-01-01`, undefined)),
  rule(`\\b(?:depois de|apos|after)\\s+${year}\\b`, ([, y]) => range(`${Number(y) + 1}-01-01`, undefined)),
  rule(`\\b(?:antes de|before)\\s+${year}\\b`, ([, y]) => range(undefined, `${Number(y) - 1}-12-31`)),
  rule(`\\b(?:ate|until)\\s+${year}\\b`, ([, y]) => range(undefined, `${y}-12-31`)),
  rule(
    `${lead}\\b(?:ultimos|ultimas|last|past)\\s+${count}\\s+(dias?|days?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?)\\b`,
    ([, n, unit], today) => back(today, countNumber(n), unit ?? ''),
  ),
  rule(`${lead}\\b(?:ultimo|last|previous)\\s+(?:trimestre|quarter)\\b|\\btrimestre passado\\b`, (_, today) =>
    previousPart(today, 3),
  ),
  rule(`${lead}\\b(?:ultimo|last|previous)\\s+(?:semestre|half[- ]year|half)\\b|\\bsemestre passado\\b`, (_, today) =>
    previousPart(today, 6),
  ),
  rule(`${lead}\\b(?:(?:ultimo|last|previous)\\s+(?:mes|month)|mes passado)\\b`, (_, today) => previousPart(today, 1)),
  rule(`${lead}\\b(?:(?:ultimo|last|previous)\\s+(?:ano|year)|ano passado)\\b`, (_, today) => previousPart(today, 12)),
  rule(`${lead}\\b(?:este|neste|deste|this)\\s+(?:ano|year)\\b`, (_, today) =>
    range(`${yearOf(today)}-01-01`, `${yearOf(today)}-12-31`),
  ),
  rule(`${lead}\\b(?:este|neste|deste|this)\\s+(?:mes|month)\\b`, (_, today) =>
    monthsOfYear(String(yearOf(today)), monthOf(today), monthOf(today)),
  ),
  rule(`${lead}\\b${year}\\b(?![.,]?\\d)`, ([, y]) => range(`${y}-01-01`, `${y}-12-31`)),
]

type ReadDates = (match: readonly (string | undefined)[], today: number) => readonly Found[]

function rule(pattern: string, read: ReadDates): QueryRule {
  return { pattern: new RegExp(pattern, 'gd'), read: (match, { today }) => read(match, today) }
}

function range(start: string | undefined, end: string | undefined): readonly Found[] {
  const real = [start, end].every((day) => day === undefined || !Number.isNaN(Date.parse(day)))
  if (!real || (start !== undefined && end !== undefined && end < start)) return []
  return [{ kind: 'date_range', value: { ...(start !== undefined && { start }), ...(end !== undefined && { end }) } }]
}

function isoOf(day: string | undefined): string | undefined {
  const [d = '', m = '', y] = (day ?? '').split('/')
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
}

function monthNumber(name: string | undefined): number {
  return months.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(name ?? '')) + 1
}

function ordinalNumber(word: string | undefined): number {
  return ordinals[word ?? ''] ?? Number(word)
}

function countNumber(word: string | undefined): number {
  return counts[word ?? ''] ?? Number(word)
}

function firstDay(year: number, monthNumber: number): number {
  return dayOf(Date.UTC(year, monthNumber - 1, 1))
}

function days(start: number, end: number): readonly Found[] {
  return range(formatDay(start), formatDay(end))
}

function monthsOfYear(year: string | undefined, from: number, until: number): readonly Found[] {
  return days(firstDay(Number(year), from), firstDay(Number(year), until + 1) - 1)
}

/** The n-th period of `length` months of a year; a negative n counts from its end. */
function part(year: string | undefined, n: number, length: number): readonly Found[] {
  const parts = 12 / length
  const place = n < 0 ? parts + 1 + n : n
  if (place < 1 || place > parts) return []
  return monthsOfYear(year, (place - 1) * length + 1, place * length)
}

/** The period of `length` calendar months before the current one. */
function previousPart(today: number, length: number): readonly Found[] {
  const start = firstDay(yearOf(today), Math.floor((monthOf(today) - 1) / length) * length + 1)
  return days(addMonths(start, -length), start - 1)
}

function back(today: number, n: number, unit: string): readonly Found[] {
  if (/^d/.test(unit)) return days(today - n, today)
  if (/^(semana|week)/.test(unit)) return days(today - 7 * n, today)
  return days(addMonths(today, -n * (/^(ano|year)/.test(unit) ? 12 : 1)), today)
}
