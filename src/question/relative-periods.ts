// Periods that are counted from today: `last quarter`, `ano retrasado`, `últimos 30 dias`, `ontem`.

import { addMonths, monthOf, weekdayOf, yearOf } from '../domain/days.ts'
import { type CalendarPeriod, dayIn, singular, spanOfMonths, units } from './calendar.ts'
import { type Line, plainAt } from './line.ts'
import { readNumber } from './numbers.ts'

export const thisWords = new Set(
  'este neste deste esta nesta desta esse nesse desse essa nessa dessa this current'.split(' '),
)
export const lastWords = new Set('ultimo ultima ultimos ultimas last past previous preceding prior'.split(' '))
const nextWords = new Set('proximo proxima next'.split(' '))
const afterThis = new Set('atual corrente current vigente'.split(' '))
const afterLast = new Set('passado passada anterior'.split(' '))

/** `últimos 30 dias`, `last two years`, `nos 6 últimos meses`, `past year`. */
export function readCounted(line: Line, at: number): CalendarPeriod | undefined {
  const leading = lastWords.has(plainAt(line, at))
  const isDecade = leading && /^(?:decada|decade)$/.test(plainAt(line, at + 1))
  const count = isDecade ? { value: 1, to: at + 1 } : readNumber(line, leading ? at + 1 : at)
  if (count === undefined) return undefined
  const unit = leading ? count.to : count.to + 1
  const trailing = ['atras', 'ago', 'passados', 'anteriores'].includes(plainAt(line, unit))
  if (!leading && !lastWords.has(plainAt(line, count.to))) return undefined
  if (!Number.isInteger(count.value) || count.value < 1 || count.value > 1000) return undefined
  const first = firstOfLast(line.today, count.value, singular(plainAt(line, unit)))
  return first === undefined ? undefined : { first, last: line.today, to: trailing ? unit + 2 : unit + 1 }
}

function firstOfLast(today: number, count: number, unit: string): number | undefined {
  if (['dia', 'day'].includes(unit)) return today - count + 1
  if (['semana', 'week'].includes(unit)) return today - 7 * count + 1
  const length = units[unit] ?? (['decada', 'decade'].includes(unit) ? 120 : undefined)
  return length === undefined || length < 1 ? undefined : addMonths(today, -count * length) + 1
}

/** `este ano`, `mês passado`, `last quarter`, `ano retrasado`, `ontem`, `today`. */
export function readRelative(line: Line, at: number): CalendarPeriod | undefined {
  const { today } = line
  const day = dayWord(line, at)
  if (day)
    return {
      first: today - day.back,
      last: today - day.back,
      to: day.to,
      ...(day.back === 0 && { isNow: true as const }),
    }
  return relativeWhole(line, at)
}

function dayWord(line: Line, at: number): { readonly back: number; readonly to: number } | undefined {
  const back = { hoje: 0, today: 0, ontem: 1, yesterday: 1, anteontem: 2 }[plainAt(line, at)]
  return back === undefined ? undefined : { back, to: at + 1 }
}

/** A whole week, month, part of a year or year, so many before the current one. */
export function relativeWhole(line: Line, at: number): CalendarPeriod | undefined {
  const word = plainAt(line, at)
  if (
    word === 'ytd' ||
    ['year to date', 'acumulado do ano'].includes([0, 1, 2].map((n) => plainAt(line, at + n)).join(' '))
  )
    return { first: dayIn(yearOf(line.today), 1, 1) ?? 0, last: line.today, to: word === 'ytd' ? at + 1 : at + 3 }
  // `the year before last`, `ano retrasado`.
  const unit = singular(word)
  const next = plainAt(line, at + 1)
  if (next === 'before' && plainAt(line, at + 2) === 'last') return wholeBefore(line, unit, { back: 2, to: at + 3 })
  if (next === 'retrasado' || next === 'retrasada') return wholeBefore(line, unit, { back: 2, to: at + 2 })
  if (afterLast.has(next)) return wholeBefore(line, unit, { back: 1, to: at + 2 })
  if (afterThis.has(next)) return wholeBefore(line, unit, { back: 0, to: at + 2 })
  const following = singular(next)
  if (thisWords.has(word)) return wholeBefore(line, following, { back: 0, to: at + 2 })
  // `nos últimos anos` are more than one, and nobody knows how many.
  if (lastWords.has(word) && !pluralUnits.has(next)) return wholeBefore(line, following, { back: 1, to: at + 2 })
  if (nextWords.has(word)) return wholeBefore(line, following, { back: -1, to: at + 2 })
  // The year-end is a habit of spending.
  if (next === 'end') return undefined
  if (['ano', 'year'].includes(word) && ['do', 'of', 'the'].includes(plainAt(line, at - 1)))
    return wholeBefore(line, word, { back: 0, to: at + 1 })
  return undefined
}

const pluralUnits = new Set('dias days semanas weeks meses months trimestres quarters semestres anos years'.split(' '))

function wholeBefore(
  { today }: Line,
  unit: string,
  { back, to }: { readonly back: number; readonly to: number },
): CalendarPeriod | undefined {
  if (unit === 'semana' || unit === 'week') {
    // Weeks begin on Monday.
    const monday = today - ((weekdayOf(today) + 6) % 7) - 7 * back
    return { first: monday, last: monday + 6, to }
  }
  const length = unit === 'half' || unit === 'terco' ? undefined : units[unit]
  if (length === undefined) return undefined
  if (length === 0.5) return fortnightBefore(today, { back, to })
  const month = Math.floor((monthOf(today) - 1) / length) * length + 1
  const current = dayIn(yearOf(today), month, 1) ?? 0
  const first = addMonths(current, -length * back)
  return { first, last: addMonths(first, length) - 1, to }
}

function fortnightBefore(today: number, { back, to }: { readonly back: number; readonly to: number }): CalendarPeriod {
  const half = (monthOf(today) - 1) * 2 + (today - (dayIn(yearOf(today), monthOf(today), 1) ?? 0) > 14 ? 1 : 0) - back
  const year = yearOf(today) + Math.floor(half / 24)
  const month = spanOfMonths(year, Math.floor((((half % 24) + 24) % 24) / 2) + 1, 1)
  return half % 2 === 0
    ? { first: month.first, last: month.first + 14, to }
    : { first: month.first + 15, last: month.last, to }
}

export function monthRelative(line: Line, at: number): CalendarPeriod | undefined {
  const found = relativeWhole(line, at)
  return found && found.last - found.first <= 31 ? found : undefined
}

export function relativeYear(line: Line, at: number): { readonly value: number; readonly to: number } | undefined {
  const found = relativeWhole(line, at)
  return found && found.last - found.first > 300 ? { value: yearOf(found.first), to: found.to } : undefined
}
