// Periods of the calendar as people name them: days, months, parts of a year, and those that are counted from today.
// P1. A period of the calendar is whole: `last quarter` is the quarter before the current one; `last 30 days` end today.
// P2. A month without a year is the latest that has begun, or of the year that stands nearest in the question.

import { weekdayOf, yearOf } from '../domain/days.ts'
import {
  type CalendarPeriod,
  dayIn,
  fullYear,
  isYearText,
  monthIn,
  months,
  partIn,
  singular,
  spanOfMonths,
  units,
} from './calendar.ts'
import { type Line, plainAt, skip } from './line.ts'
import { readNumber } from './numbers.ts'
import { type Ordinal, ordinalAt, ordinalMarks } from './ordinals.ts'
import {
  lastWords,
  monthRelative,
  readCounted,
  readRelative,
  relativeWhole,
  relativeYear,
  thisWords,
} from './relative-periods.ts'

const ofWords = new Set([
  'de',
  'do',
  'da',
  'of',
  'in',
  'no',
  'em',
  'the',
  'deste',
  '/',
  '-',
  ',',
  "'",
  'o',
  'ano',
  'year',
  'del',
  'calendar',
  'fiscal',
])

const starts = new Set('inicio comeco principio beginning start early'.split(' '))
const middles = new Set('meados meio mid middle'.split(' '))
const ends = new Set('fim final finais end late encerramento'.split(' '))
type Reader = (line: Line, at: number) => CalendarPeriod | undefined

const readers: readonly Reader[] = [
  readDayFigures,
  readMonthFigures,
  readNamedDay,
  readNamedMonth,
  readLettered,
  readWeekOfDay,
  readOrdinalPart,
  readPortion,
  readCounted,
  readRelative,
  readYear,
]

/** The period that begins at a token. */
export function readPeriod(line: Line, at: number): CalendarPeriod | undefined {
  for (const read of readers) {
    const period = read(line, at)
    if (period !== undefined) return period
  }
  return undefined
}

/** `2024-03-15`, `15/03/2024`, `15.03.24`. */
function readDayFigures(line: Line, from: number): CalendarPeriod | undefined {
  // `1º/01/2024`.
  const marked = skip(line, from + 1, { words: ordinalMarks, most: 1 })
  const at = line.tokens[marked]?.glued === true ? marked - 1 : from
  const first = plainAt(line, from)
  const [, mark, second, again, third] = line.tokens.slice(at, at + 5).map(({ plain }) => plain)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(first ?? '')
  if (dotted) return dayOfFigures(dotted.slice(1), at + 1)
  if (mark !== again || !/^[/-]$/.test(mark ?? '') || third === undefined) return undefined
  const figures = [first ?? '', second ?? '', third]
  if (!figures.every((text) => /^\d{1,4}$/.test(text))) return undefined
  if (figures[0]?.length === 4) return dayOfFigures(figures.reverse(), at + 5)
  return /^\d{2}$|^\d{4}$/.test(third) ? dayOfFigures(figures, at + 5) : undefined
}

/** Day, month and year; the order of the United States is understood where no other is possible. */
function dayOfFigures([day = '', month = '', year = '']: readonly string[], to: number): CalendarPeriod {
  const full = fullYear(year)
  const found =
    dayIn(full, Number(month), Number(day)) ??
    (Number(month) > 12 ? dayIn(full, Number(day), Number(month)) : undefined)
  return found === undefined ? { first: 0, last: 0, to, isImpossible: true } : { first: found, last: found, to }
}

/** `03/2024`, `2024-03`, `3/24` after the name of a month alone. */
function readMonthFigures(line: Line, at: number): CalendarPeriod | undefined {
  const [first = '', mark = '', second = '', next] = line.tokens.slice(at, at + 4).map(({ plain }) => plain)
  if (!/^[/-]$/.test(mark) || next === mark) return undefined
  if (/^\d{1,2}$/.test(first) && isYearText(second)) return monthIn(Number(second), Number(first), at + 3)
  if (isYearText(first) && /^\d{2}$/.test(second) && Number(second) <= 12)
    return monthIn(Number(first), Number(second), at + 3)
  return undefined
}

/** `15 de março de 2024`, `1º de janeiro`, `March 15th, 2024`, `15 March`. */
function readNamedDay(line: Line, from: number): CalendarPeriod | undefined {
  const at = plainAt(line, from) === 'dia' || plainAt(line, from) === 'day' ? from + 1 : from
  const day = dayNumber(line, at)
  if (day) {
    const name = skip(line, day.to, { words: new Set(['de', 'of', 'do', '/', '-', 'mes']), most: 3 })
    const month = months.get(plainAt(line, name))
    if (month !== undefined) return namedDay(line, { month, day: day.value, to: name + 1 })
  }
  const month = months.get(plainAt(line, at))
  const after = month === undefined ? undefined : dayNumber(line, plainAt(line, at + 1) === 'the' ? at + 2 : at + 1)
  if (month === undefined || after === undefined || isYearText(plainAt(line, after.to - 1))) return undefined
  return namedDay(line, { month, day: after.value, to: after.to })
}

function dayNumber(line: Line, at: number): { readonly value: number; readonly to: number } | undefined {
  const text = plainAt(line, at)
  if (text === 'primeiro' || text === 'first') return { value: 1, to: at + 1 }
  if (!/^\d{1,2}$/.test(text)) return undefined
  return { value: Number(text), to: skip(line, at + 1, { words: ordinalMarks, most: 1 }) }
}

function namedDay(
  line: Line,
  { month, day, to }: { readonly month: number; readonly day: number; readonly to: number },
): CalendarPeriod | undefined {
  const year = yearAfter(line, to)
  const dayInYear = (y: number) => {
    const found = dayIn(y, month, day)
    return found === undefined ? undefined : { first: found, last: found }
  }
  if (year) return { ...(dayInYear(year.value) ?? { first: 0, last: 0, isImpossible: true as const }), to: year.to }
  // A leap day exists in some year, and 31 February in none.
  if (dayInYear(2024) === undefined) return { first: 0, last: 0, to, isImpossible: true }
  return yearless(line, to, dayInYear)
}

/** `os dez que mais receberam`: a number, and no December. */
function isNumber(line: Line, at: number): boolean {
  return plainAt(line, at) === 'dez' && (counted.has(plainAt(line, at - 1)) || ranking.has(plainAt(line, at + 1)))
}
const counted = new Set(['os', 'as', 'dos', 'das', 'top', 'quais'])
const ranking = new Set(['que', 'maiores', 'menores', 'mais', 'menos', 'primeiros', 'primeiras', 'principais'])

/** `março de 2024`, `mar/24`, `março`. */
function readNamedMonth(line: Line, from: number): CalendarPeriod | undefined {
  const at = ['mes', 'month'].includes(plainAt(line, from))
    ? skip(line, from + 1, { words: new Set(['de', 'of']), most: 1 })
    : from
  const month = months.get(plainAt(line, at))
  if (month === undefined || isNumber(line, at)) return undefined
  const short = /^\d{2}$/.test(plainAt(line, at + 2)) && /^[/'-]$/.test(plainAt(line, at + 1))
  if (short) return monthIn(fullYear(plainAt(line, at + 2)), month, at + 3)
  const year = yearAfter(line, at + 1)
  if (year) return monthIn(year.value, month, year.to)
  const relative = yearOfWords(line, at + 1)
  if (relative) return monthIn(relative.value, month, relative.to)
  const several = readMonthOfYears(line, at + 1, month)
  if (several) return several
  if (isWordToo.has(plainAt(line, at)) && !isBesideMonth(line, at)) return undefined
  return yearless(line, at + 1, (y) => spanOfMonths(y, month, 1))
}

/** `março dos últimos três anos`, `March of each of the last three years`: the latest that have begun. */
function readMonthOfYears(line: Line, from: number, month: number): CalendarPeriod | undefined {
  const at = skip(line, from, { words: eachOf, most: 5 })
  const count = at > from && lastWords.has(plainAt(line, at)) ? readNumber(line, at + 1) : undefined
  if (count === undefined || !['anos', 'years'].includes(plainAt(line, count.to)) || !(count.value <= 50))
    return undefined
  const latest = latestYear(line, (year) => spanOfMonths(year, month, 1))
  const [first, ...further] = Array.from({ length: count.value }, (_, back) => spanOfMonths(latest - back, month, 1))
  return first && { ...first, further, to: count.to + 1 }
}
const eachOf = new Set('de do da dos das of in the each every cada um uma em nos nas'.split(' '))

/** Short names that are words too: they are months beside another one, as in `mar a jun`. */
const isWordToo = new Set(['out', 'set', 'mar', 'may', 'ago', 'jan'])

function isBesideMonth({ tokens }: Line, at: number): boolean {
  if (tokens[at + 1]?.glued === true && months.has(tokens[at + 1]?.plain ?? '')) return true
  if (tokens[at]?.glued === true && months.has(tokens[at - 1]?.plain ?? '')) return true
  if (tokens[at]?.plain === 'jan' || tokens[at]?.plain === 'may') {
    if (tokens[at]?.shape === 'title' && at > 0) return true
    // `in may`, `since may`.
    if (/^(?:in|of|since|until|during|last|from|before|after|em|desde|ate)$/.test(tokens[at - 1]?.plain ?? ''))
      return true
  }
  return [1, -1].some(
    (step) => months.has(tokens[at + 2 * step]?.plain ?? '') && monthJoints.has(tokens[at + step]?.plain ?? ''),
  )
}

const monthJoints = new Set('a e ate ao to and until through , - – / ou or'.split(' '))

/** `1T2024`, `T1/2024`, `Q3 2023`, `2024Q1`, `1S24`, `H1 2024`. */
function readLettered(line: Line, at: number): CalendarPeriod | undefined {
  const lengths: Readonly<Record<string, number>> = { t: 3, tri: 3, trim: 3, q: 3, s: 6, sem: 6, h: 6, b: 2, bim: 2 }
  const [one = '', two = ''] = [plainAt(line, at), plainAt(line, at + 1)]
  const isGlued = line.tokens[at + 1]?.glued === true
  if (!isGlued) return undefined
  if (isYearText(one) && lengths[two] !== undefined)
    return partIn(Number(one), Number(plainAt(line, at + 2)), { length: lengths[two] ?? 3, to: at + 3 })
  const [digit, letter] = /^[1-6]$/.test(one) ? [one, two] : [two, one]
  const length = lengths[letter]
  if (length === undefined || !/^[1-6]$/.test(digit)) return undefined
  const year = yearAfter(line, at + 2)
  if (year) return partIn(year.value, Number(digit), { length, to: year.to })
  const next = line.tokens[skip(line, at + 2, { words: new Set(['/', "'", '-']), most: 1 })]
  if (next && /^\d{2}$/.test(next.plain) && next.glued) {
    return partIn(fullYear(next.plain), Number(digit), { length, to: line.tokens.indexOf(next) + 1 })
  }
  const inYear = (y: number) => partIn(y, Number(digit), { length, to: at + 2 })
  const part = inYear(yearNear(line) ?? yearOf(line.today))
  return part && { ...part, inYear }
}

/** `primeiro trimestre de 2024`, `2º semestre`, `last quarter of 2023`, `segunda quinzena de maio`, `first half of May`. */
function readOrdinalPart(line: Line, at: number): CalendarPeriod | undefined {
  const ordinal = ordinalAt(line, at)
  if (ordinal === undefined) return undefined
  const special =
    readCountedPart(line, ordinal) ??
    readDaysOf(line, ordinal) ??
    readSomeOf(line, at, ordinal) ??
    readWeekOfMonth(line, ordinal) ??
    readBesideOrdinal(line, ordinal)
  if (special) return special
  const unit = isOfMonths(line, ordinal.to) ? ordinal.to + 2 : ordinal.to
  const length = unit > ordinal.to ? readNumber(line, ordinal.to)?.value : units[singular(plainAt(line, unit))]
  if (length === undefined || length === 12) return undefined
  const after = skip(line, unit + 1, { words: ofWords, most: 3 })
  const month =
    after > unit + 1
      ? (readNamedMonth(line, after) ?? readMonthFigures(line, after) ?? monthRelative(line, after))
      : undefined
  if (length === 0.5 || (month && length === 6)) {
    return month && halfOfMonth(month, ordinal.value)
  }
  const year = yearAfter(line, unit + 1) ?? yearOfWords(line, unit + 1)
  if (year) return partIn(year.value, ordinal.value, { length, to: year.to })
  if (ordinal.isLast) return undefined
  const to = unit + 1
  const inYear = (y: number) => partIn(y, ordinal.value, { length, to })
  const part = inYear(yearNear(line) ?? yearOf(line.today))
  return part && { ...part, inYear }
}

/** `fifth two-month period of 2025`. */
function isOfMonths(line: Line, at: number): boolean {
  return plainAt(line, at + 1) === 'month' && plainAt(line, at + 2) === 'period'
}

/** `primeiro` of `primeiro e segundo trimestres de 2023`: its unit and year stand behind the next one. */
function readBesideOrdinal(line: Line, ordinal: Ordinal): CalendarPeriod | undefined {
  if (!['e', 'and', ',', 'ou', 'or', 'a', 'ao', 'to'].includes(plainAt(line, ordinal.to))) return undefined
  const next = readOrdinalPart(line, ordinal.to + 1)
  if (next === undefined || next.last - next.first < 50) return undefined
  const length = Math.round((next.last - next.first) / 30.4)
  const inYear = (year: number) => partIn(year, ordinal.value, { length, to: ordinal.to })
  const part = inYear(yearOf(next.first))
  return part && { ...part, ...(next.inYear && { inYear }) }
}

/** `último dia de 2023`, `last 10 days of December 2023`. */
function readDaysOf(line: Line, ordinal: Ordinal): CalendarPeriod | undefined {
  const count = readNumber(line, ordinal.to)
  const unit = count?.to ?? ordinal.to
  const isOne = ['dia', 'day'].includes(plainAt(line, unit))
  if (!(isOne || (count && ['dias', 'days'].includes(plainAt(line, unit))))) return undefined
  const whole = wholeAfter(line, unit + 1)
  const days = count?.value ?? 1
  if (whole === undefined || whole.to === unit + 1 || days > whole.last - whole.first) return undefined
  const first = ordinal.value < 0 ? whole.last - days + 1 : whole.first + (count ? 0 : ordinal.value - 1)
  return { first, last: first + days - 1, to: whole.to }
}

/**
 * `últimos dias de 2023`, `first months of 2024`. Choice: some days are ten, as those of a month are in portionOf, some weeks a month,
 * and some months a quarter, as the beginning of a year is.
 */
function readSomeOf(line: Line, at: number, ordinal: Ordinal): CalendarPeriod | undefined {
  const unit = plainAt(line, ordinal.to)
  const whole = someUnits.has(unit) ? wholeAfter(line, ordinal.to + 1) : undefined
  if (whole === undefined || whole.to === ordinal.to + 1 || whole.last - whole.first < 27) return undefined
  const isLast = lastWords.has(plainAt(line, at))
  if (/^(?:mes|mon)/.test(unit)) {
    if (whole.last - whole.first < 300) return undefined
    return { ...spanOfMonths(yearOf(whole.first), isLast ? 10 : 1, 3), to: whole.to }
  }
  const days = /^(?:dia|day)/.test(unit) ? 10 : 28
  return isLast
    ? { first: whole.last - days + 1, last: whole.last, to: whole.to }
    : { first: whole.first, last: whole.first + days - 1, to: whole.to }
}
const someUnits = new Set('dias days semanas weeks meses months'.split(' '))

/** `semana de 10 de junho de 2024`: from its Monday on. */
function readWeekOfDay(line: Line, at: number): CalendarPeriod | undefined {
  if (!['semana', 'week'].includes(plainAt(line, at))) return undefined
  const start = skip(line, at + 1, { words: new Set(['de', 'do', 'of', 'the', 'dia']), most: 3 })
  const day = start > at + 1 ? (readDayFigures(line, start) ?? readNamedDay(line, start)) : undefined
  if (day === undefined || day.isImpossible) return undefined
  const first = day.first - ((weekdayOf(day.first) + 6) % 7)
  return { first, last: first + 6, to: day.to }
}

/** `first week of January 2024`: seven days each from the first, or the last seven. */
function readWeekOfMonth(line: Line, ordinal: Ordinal): CalendarPeriod | undefined {
  if (!['semana', 'week'].includes(plainAt(line, ordinal.to)) || ordinal.value > 5) return undefined
  const after = skip(line, ordinal.to + 1, { words: ofWords, most: 3 })
  const month = after > ordinal.to + 1 ? (readNamedMonth(line, after) ?? readMonthFigures(line, after)) : undefined
  if (month === undefined) return undefined
  const first = ordinal.value < 0 ? month.last - 6 : month.first + 7 * (ordinal.value - 1)
  return { first, last: Math.min(first + 6, month.last), to: month.to }
}

/** `primeiros 3 meses de 2024`, `last two months of 2023`. */
function readCountedPart(
  line: Line,
  ordinal: { readonly value: number; readonly to: number },
): CalendarPeriod | undefined {
  const count = readNumber(line, ordinal.to)
  if (count === undefined || !['meses', 'months'].includes(plainAt(line, count.to))) return undefined
  const year = yearAfter(line, count.to + 1) ?? yearOfWords(line, count.to + 1)
  if (year === undefined || count.value < 1 || count.value > 12) return undefined
  const first = ordinal.value < 0 ? 13 - count.value : 1
  return { ...spanOfMonths(year.value, first, count.value), to: year.to }
}

function halfOfMonth(month: CalendarPeriod, half: number): CalendarPeriod | undefined {
  const place = half < 0 ? 2 : half
  const cut = (span: { readonly first: number; readonly last: number }) =>
    place === 1 ? { first: span.first, last: span.first + 14 } : { first: span.first + 15, last: span.last }
  if (place > 2) return undefined
  const { inYear } = month
  return {
    ...cut(month),
    to: month.to,
    ...(inYear && {
      inYear: (year: number) => {
        const span = inYear(year)
        return span && cut(span)
      },
    }),
  }
}

/** `fim de 2023`, `início do ano`, `mid-2023`, `late March 2024`. */
function readPortion(line: Line, at: number): CalendarPeriod | undefined {
  const word = plainAt(line, at)
  const portion = starts.has(word) ? 0 : middles.has(word) ? 1 : ends.has(word) ? 2 : undefined
  if (portion === undefined) return undefined
  const whole = wholeAfter(line, at + 1)
  if (whole === undefined || (portion === 2 && isBareYear(line, whole))) return undefined
  const cut = (span: { readonly first: number; readonly last: number }) => portionOf(span, portion)
  const { inYear } = whole
  return {
    ...cut(whole),
    to: whole.to,
    ...(inYear && {
      inYear: (year: number) => {
        const span = inYear(year)
        return span && cut(span)
      },
    }),
  }
}

/** The period after `fim de` and the like, whose own words may be among those between. */
function wholeAfter(line: Line, from: number): CalendarPeriod | undefined {
  const last = skip(line, from, { words: ofWords, most: 3 })
  for (let at = from; at <= last; at++) {
    const found =
      readYear(line, at) ?? relativeWhole(line, at) ?? readMonthFigures(line, at) ?? readNamedMonth(line, at)
    if (found) return found
  }
  return undefined
}

/** The end of a year that is not named is a habit of spending and no period. */
function isBareYear(line: Line, whole: CalendarPeriod): boolean {
  const before = plainAt(line, whole.to - 2)
  return ['ano', 'year'].includes(plainAt(line, whole.to - 1)) && !thisWords.has(before) && !lastWords.has(before)
}

/** The year that words such as `do ano passado` name. */
function yearOfWords(line: Line, from: number): { readonly value: number; readonly to: number } | undefined {
  const last = skip(line, from, { words: ofWords, most: 3 })
  for (let at = from; at <= last; at++) {
    const found = relativeYear(line, at)
    if (found) return found
  }
  return undefined
}

/**
 * Choice: the beginning of a year is its first quarter, its middle May to August, its end the last quarter; of a month
 * the days up to 10, to 20 and after.
 */
function portionOf({ first, last }: { readonly first: number; readonly last: number }, portion: number) {
  if (last - first > 300) {
    const year = yearOf(first)
    const [month, length] = [
      [1, 3],
      [5, 4],
      [10, 3],
    ][portion] ?? [1, 12]
    return spanOfMonths(year, month ?? 1, length ?? 12)
  }
  const begin = first + portion * 10
  return { first: begin, last: portion === 2 ? last : Math.min(last, begin + 9) }
}

/** `2024`, `ano de 2024`, `exercício 2023`, `fiscal year 2023`, `década de 2010`, `2010s`. */
function readYear(line: Line, from: number): CalendarPeriod | undefined {
  const heads = new Set([
    'ano',
    'anos',
    'exercicio',
    'year',
    'years',
    'fy',
    'fiscal',
    'calendar',
    'financeiro',
    'todo',
    'o',
  ])
  const decade = ['decada', 'decade'].includes(plainAt(line, from))
  const at = skip(line, decade ? from + 1 : skip(line, from, { words: heads, most: 3 }), {
    words: new Set(['de', 'of']),
    most: 1,
  })
  const token = line.tokens[at]
  if (token?.type !== 'number' || !isYearText(token.plain)) return undefined
  const year = Number(token.plain)
  const next = line.tokens[at + 1]
  // `os anos 2010`, and of `anos 2010 e 2011` each.
  const isPlural = plainAt(line, at - 1) === 'anos' && year % 10 === 0 && !listedYears.has(next?.plain ?? '')
  const isDecade = decade || isPlural || (next?.plain === 's' && next.glued && year % 10 === 0)
  if (isDecade) return { ...spanOfMonths(year, 1, 120), to: next?.plain === 's' ? at + 2 : at + 1 }
  if (next?.glued && (next.type === 'word' || next.plain === '%')) return undefined
  return { ...spanOfMonths(year, 1, 12), to: at + 1 }
}

const listedYears = new Set([',', 'e', 'ou', 'a', 'ate', '-', '/', '–'])

/** The year after words such as `de` or `/`. */
function yearAfter(line: Line, from: number): { readonly value: number; readonly to: number } | undefined {
  const at = skip(line, from, { words: ofWords, most: 3 })
  const text = plainAt(line, at)
  if (!isYearText(text) || line.tokens[at]?.type !== 'number') return undefined
  // `janeiro - 2024-05-01` begins another day.
  if (/^[/-]$/.test(plainAt(line, at + 1)) && /^\d{1,2}$/.test(plainAt(line, at + 2)) && line.tokens[at + 2]?.glued)
    return undefined
  return { value: Number(text), to: at + 1 }
}

function yearless(line: Line, to: number, inYear: NonNullable<CalendarPeriod['inYear']>): CalendarPeriod | undefined {
  const span = inYear(yearNear(line) ?? latestYear(line, inYear))
  return span && { ...span, to, inYear }
}

/** The one year that the question names, if it names one. */
function yearNear({ tokens, parts }: Line): number | undefined {
  const years = new Set(
    tokens.filter(({ plain, type }) => type === 'number' && isYearText(plain)).map(({ plain }) => plain),
  )
  if (years.size === 1) return Number([...years][0])
  const last = parts.findLast(({ meaning }) => meaning.kind === 'date_range')?.meaning
  const [span] = last?.kind === 'date_range' ? last.spans : []
  return span?.first === undefined ? undefined : yearOf(span.first)
}

function latestYear({ today }: Line, inYear: NonNullable<CalendarPeriod['inYear']>): number {
  const year = yearOf(today)
  return (inYear(year)?.first ?? 0) > today ? year - 1 : year
}
