// `no ano anterior`, `compare with the year before`: of the year, or the part of one, that the conversation is about.

import { formatDay, parseDay, yearOf } from '../domain/days.ts'
import type { DateRange } from '../domain/generated/wire-types.ts'
import type { QuestionReading } from '../question/question-reading.ts'
import type { ChatState } from './chat-state.ts'
import { joinedRanges } from './merge-state.ts'
import { plainOf } from './message-cues.ts'

const steps: readonly (readonly [RegExp, -1 | 1])[] = [
  [
    /\b(?:o ano anterior|ano anterior|um ano antes|the previous year|previous year|the year before|a year earlier)\b(?! (?:last|passado))/,
    -1,
  ],
  [
    /\b(?:o ano seguinte|ano seguinte|um ano depois|the following year|following year|the next year|the year after|a year later)\b/,
    1,
  ],
]

/** The year of a period that lies in one. */
function oneYear(range: DateRange | undefined): number | undefined {
  const [start, end] = [range?.start?.slice(0, 4), range?.end?.slice(0, 4)]
  return start !== undefined && start === end ? Number(start) : undefined
}

/** A text with the year that its words mean: `no ano anterior` after 2023 is 2022. */
export function inContext(text: string, { filters: { date_range } }: ChatState): string {
  const year = oneYear(date_range)
  if (year === undefined) return text
  const plain = plainOf(text)
  for (const [pattern, step] of steps) {
    const found = pattern.exec(plain)
    if (found) return `${text.slice(0, found.index)}${year + step}${text.slice(found.index + found[0].length)}`
  }
  return text
}

/** What sets the year beside as the other side: `com o ano anterior`, `2024 and the year before`. */
const asOtherSide =
  /(?:^|[\s,])(?:with|to|against|and|versus|vs\.?|com|ao?|contra|e)\s+(?:(?:that|those|the same|o mesmo|os|as|o|a) (?:of|from|in|do|de|no|em) )?(?:the |o |do )?$/

/** A message without its year beside, where that is the other side of a comparison. */
function withoutOtherSide(text: string): { readonly rest: string; readonly step: -1 | 1 } | undefined {
  const plain = plainOf(text)
  for (const [pattern, step] of steps) {
    const found = pattern.exec(plain)
    const side = found && asOtherSide.exec(plain.slice(0, found.index))
    if (found && side)
      return { rest: `${text.slice(0, side.index)} ${text.slice(found.index + found[0].length)}`, step }
  }
  return undefined
}

/** A comparison by itself with the year beside. */
export interface BesideOwnYear {
  readonly reading: QuestionReading
  /** False: it names no year, and stands for the last two that have records. */
  readonly isNamed: boolean
}

/** `compare SP in 2024 with the previous year`: of the year that the message itself names. */
export function besideOwnYear(
  own: QuestionReading,
  text: string,
  { today, read }: { readonly today: number; readonly read: (text: string) => QuestionReading },
): BesideOwnYear | undefined {
  const other = own.intent === 'compare' ? withoutOtherSide(text) : undefined
  if (other === undefined) return undefined
  const said = read(other.rest)
  const { date_range: named, exclude: { date_ranges: _, ...exclude } = {}, ...filters } = said.filters
  const side = beside(named, other.step, yearOf(today))
  const [date_range, date_ranges] = named === undefined ? [side, []] : joinedRanges(named, side)
  const left = { ...exclude, ...(date_ranges.length > 0 && { date_ranges }) }
  const understood = said.understood.filter(({ kind }) => kind !== 'date_range')
  return {
    reading: {
      ...said,
      ...{ intent: 'compare', asks: 'compare', compare: 'years' },
      filters: { ...filters, date_range, ...(Object.keys(left).length > 0 && { exclude: left }) },
      understood: [...understood, { kind: 'date_range', text: text.trim(), value: date_range }],
    },
    isNamed: named !== undefined,
  }
}

/** A comparison with the year beside: of the same days, beside the years that are compared already, else beside the current year. */
export function comparedBeside(
  read: QuestionReading,
  { before, plain, today }: { readonly before: ChatState; readonly plain: string; readonly today: number },
): QuestionReading {
  const step = steps.find(([pattern]) => pattern.test(plain))?.[1]
  if (read.asks !== 'compare' || step === undefined) return read
  const { exclude: { date_ranges: _, ...exclude } = {}, ...filters } = read.filters
  const date_range = beside(before.filters.date_range, step, yearOf(today))
  return {
    ...read,
    compare: 'years',
    filters: { ...filters, date_range, ...(Object.keys(exclude).length > 0 && { exclude }) },
  }
}

function beside(had: DateRange | undefined, step: -1 | 1, current: number): DateRange {
  const { start, end } = had ?? {}
  if (start === undefined || end === undefined) {
    const years = [current, current + step].sort()
    return { start: `${years[0]}-01-01`, end: `${years[1]}-12-31` }
  }
  if (oneYear(had) !== undefined) return { start: shifted(start, step), end: shifted(end, step) }
  const year = Number((step < 0 ? start : end).slice(0, 4)) + step
  return { start: `${year}-01-01`, end: `${year}-12-31` }
}

/** The same day of another year; 29 February the last of that month. */
function shifted(day: string, step: number): string {
  const year = String(Number(day.slice(0, 4)) + step).padStart(4, '0')
  const same = `${year}${day.slice(4)}`
  return parseDay(same) === undefined ? formatDay((parseDay(`${year}-03-01`) ?? 1) - 1) : same
}

const monthName =
  /\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|july|august|september|october|november|december|trimestre|semestre|bimestre|quarter|half|q[1-4])\b/
const relative =
  /\b(?:19|20)\d\d\b|\b(?:este|esse|passado|passada|last|this|hoje|today|ultim\w+|past|retrasado|corrente|atual|current|desde|since)\b/

/** A month without a year is of the year that the conversation is about. */
export function todayIn(text: string, { filters: { date_range } }: ChatState, today: number): number {
  const plain = plainOf(text)
  const year = oneYear(date_range)
  if (year === undefined || !monthName.test(plain) || relative.test(plain)) return today
  return Math.min(parseDay(`${year}-12-31`) ?? today, year === yearOf(today) ? today : Number.POSITIVE_INFINITY)
}
