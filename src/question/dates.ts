// Dates in questions: periods with their bounds, ranges and lists.
// D1. A bound opens an end: `since March` has no end, `before March` no start.
// D2. A list of periods keeps each of them: the gaps between them are no part of it.
// D3. Where the other end of a range cannot be read, the range stays open there.

import { formatDay, parseDay, yearOf } from '../domain/days.ts'
import { type CalendarPeriod, months } from './calendar.ts'
import { type DaySpan, type Line, type LinePart, type LineRule, plainAt, skip } from './line.ts'
import { isDenyingNo } from './negation.ts'
import { readPeriod } from './periods.ts'
import { PhraseTable } from './phrases.ts'
import { afterCues } from './words/exception-words.ts'

type Bound = 'from' | 'until' | 'before' | 'after' | 'range' | 'in'

const bounds = new PhraseTable<Bound>([
  [
    'from',
    'desde | a partir de/do/da/dos/das | a partir | a contar de/do/da | since | starting in/from/on/at? | beginning in/from/on/at? | as of | as from | from and after | nao/not/no antes/before/earlier de/do/da/than? | no earlier than | not/no sooner than | posterior/posteriores ou iguais a | partindo de',
  ],
  [
    'until',
    'ate o/a? | until | till | til | up to | up until | through | no later than | not later than | nao/not depois/after/apos de/do/da? | not after | by | nao posterior/posteriores a/ao | o mais tardar',
  ],
  [
    'before',
    'pre - | antes de/do/da/dos/deste/desta/desse/dessa | anterior/anteriores a/ao/aos | previo/previos a/ao | before | prior to | earlier than | precedendo | ahead of',
  ],
  [
    'after',
    'pos - | post - | apos o/a? | depois de/do/da/dos/deste/desta/desse/dessa | posterior/posteriores a/ao/aos | after | later than | following | subsequent to | passado o/a?',
  ],
  ['range', 'entre | between | from | de | do | da'],
  [
    'in',
    'em | no | na | nos | nas | in | on | during | durante | ao longo de/do/da | no decorrer de/do/da | no curso de/do | throughout | within | for | para | of | over | no periodo de | no ano de | no dia | na data de | dated | from the year',
  ],
])

const articles = new Set(
  'o a os as do da dos das de em no na nos nas the of on in dia dias mes meses months month ano anos year years periodo period entre between both'.split(
    ' ',
  ),
)
const dayMarks = new Set(['o', 'º', 'ª', '°', 'st', 'nd', 'rd', 'th'])
const rangeJoints = new Set('a ate ao aos to until till through thru - – — e and'.split(' '))
const listJoints = new Set(', e ou and or & / nem nor quanto como'.split(' '))
const now = new PhraseTable<true>([
  [
    true,
    'hoje | agora | o? presente | o? momento | o? dia de hoje | o? dia atual | os? dias atuais/hoje | os? dias de hoje | today | now | date | the? present day? | this day | atualmente | currently',
  ],
])
const onwards = new PhraseTable<'open_end' | 'open_start'>([
  [
    'open_end',
    '+ | em diante | para/pra ca/frente/diante | adiante | onwards | onward | on | forward | and later/after/beyond | or later | e/ou depois/posteriores | ou mais recente/recentes | e seguintes | to date | ate hoje/agora | para frente | afterwards | or after',
  ],
  ['open_start', 'ou antes | e antes | or earlier | and earlier/before | or before | para tras | e anteriores'],
])

/** A period with its bounds. */
export const readDates: LineRule = (line, at) => {
  const bound = bounds.find(line.tokens, at)
  if (bound?.to === at + 1 && isDenyingNo(line, at)) return undefined
  if (isDividing(line, at)) return undefined
  if (bound === undefined || plainAt(line, at) === 'for' || plainAt(line, at) === 'para')
    return readRange(line, { from: at, at, bound: 'in' })
  // `do primeiro trimestre` and `nos últimos 30 dias` begin a period, and so does `em` alone.
  // `antes deste ano`: the last word of the bound is the first of the period.
  const isShared = /^dess?t?[ea]$/.test(plainAt(line, bound.to - 1))
  return readRange(line, { from: at, at: isShared ? bound.to - 1 : bound.to, bound: bound.value })
}

/** `by month in 2024` divides, `by year 2024` bounds. */
function isDividing(line: Line, at: number): boolean {
  const isPeriod = /^(?:month|year)$/.test(plainAt(line, at + 1))
  return plainAt(line, at) === 'by' && isPeriod && !/^\d{4}$/.test(plainAt(line, at + 2))
}

/** A denied period with one end, as the period with the other: what is not before 2023 is since then. */
export function withOtherEnd(part: LinePart): readonly [LinePart, LinePart][] {
  const { meaning } = part
  const [span, further] = meaning.kind === 'date_range' ? meaning.spans : []
  if (span === undefined || further !== undefined || (span.first === undefined) === (span.last === undefined)) return []
  const other = span.first === undefined ? { first: (span.last ?? 0) + 1 } : { last: span.first - 1 }
  return [[part, { ...part, meaning: { kind: 'date_range', spans: [other] } }]]
}

interface Opening {
  readonly from: number
  readonly at: number
  readonly bound: Bound
}

function readRange(line: Line, { from, at, bound }: Opening): LinePart | undefined {
  const start = skip(line, at, { words: articles, most: 4 })
  const first = readPeriodFrom(line, at, start) ?? readDayOfRange(line, start)
  if (first === undefined) return undefined
  if (bound === 'until' || bound === 'before') return bounded(line, { from, first, bound })
  const second = readSecond(line, first, bound)
  if (second !== undefined) return joined(from, first, second)
  if (bound === 'from' || bound === 'after') return bounded(line, { from, first, bound })
  const tail = onwards.find(line.tokens, skip(line, first.to, { words: new Set([',']), most: 1 }))
  // `on` opens the end of `from 2023 on` alone.
  const isTail =
    tail !== undefined &&
    (plainAt(line, tail.to - 1) !== 'on' ||
      (bound === 'range' && plainAt(line, at - 1) === 'from') ||
      /^[.,;?!]?$/.test(plainAt(line, tail.to)))
  if (isTail && !first.isImpossible) {
    const span: DaySpan = tail.value === 'open_end' ? { first: first.first } : { last: first.last }
    return dates(from, tail.to, [span])
  }
  const list = readList(line, from, first)
  return plainAt(line, at - 1) === 'from' ? withReading(list) : list
}

/** `contracts from 2023` may say of 2023 or since: the period that was read is said. */
function withReading(part: LinePart): LinePart {
  const spans = part.meaning.kind === 'date_range' ? part.meaning.spans : []
  const read = spans.flatMap(({ first, last }) =>
    first === undefined || last === undefined ? [] : [`${formatDay(first)} \u2026 ${formatDay(last)}`],
  )
  return read.length === 0
    ? part
    : { ...part, notes: [...(part.notes ?? []), { kind: 'corrected', value: read.join(', ') }] }
}

/** `5` of `between 5 and 20 June 2023`: a day of the month that the other end names. */
function readDayOfRange(line: Line, at: number): CalendarPeriod | undefined {
  const text = plainAt(line, at)
  const to = skip(line, at + 1, { words: dayMarks, most: 1 })
  if (!/^\d{1,2}$/.test(text) || !rangeJoints.has(plainAt(line, to))) return undefined
  const end = readPeriodFrom(line, to + 1, skip(line, to + 1, { words: articles, most: 3 }))
  if (end === undefined || end.isImpossible || end.first !== end.last) return undefined
  const sameMonth = (day: number) => parseDay(`${formatDay(day).slice(0, 8)}${text.padStart(2, '0')}`)
  const day = sameMonth(end.first)
  if (day === undefined || day > end.first) return undefined
  return { first: day, last: day, to }
}

/** With or without the articles before it, for `the year before last` and `ano de 2024` begin with one. */
function readPeriodFrom(line: Line, at: number, start: number): CalendarPeriod | undefined {
  for (let from = at; from <= start; from++) {
    const found = readPeriod(line, from)
    if (found) return found
  }
  return undefined
}

interface OpenEnd {
  readonly openTo: number
}

/** The other end of a range; with `until now` it is open. */
function readSecond(line: Line, first: CalendarPeriod, bound: Bound): CalendarPeriod | OpenEnd | undefined {
  const joint = plainAt(line, first.to)
  const isDotted = joint === '.' && plainAt(line, first.to + 1) === '.'
  // `Jan-Mar 2025` is two words without their hyphen.
  const isGlued = line.tokens[first.to]?.glued === true && months.has(joint)
  if (!(rangeJoints.has(joint) || isDotted || isGlued)) return undefined
  const isAnd = joint === 'e' || joint === 'and'
  const opening = plainAt(line, first.to + 1)
  const doubled = (isAnd && ['ate', 'until', 'till'].includes(opening)) || (joint === 'up' && opening === 'to')
  if (isAnd && !doubled && bound !== 'range') return undefined
  const after = isGlued ? first.to : doubled || isDotted ? first.to + 2 : first.to + 1
  const present = now.find(line.tokens, after)
  if (present && !isAnd) return { openTo: present.to }
  const start = skip(line, after, { words: articles, most: 4 })
  const found = readPeriodFrom(line, after, start)
  if (found === undefined) return undefined
  // `em 2022 e 2024` lists, `entre 2022 e 2024` spans; `de 2022 e 2023` lists again.
  if (isAnd && !doubled && !isBetween(line, first)) return undefined
  return found
}

function isBetween(line: Line, first: CalendarPeriod): boolean {
  for (let back = first.to - 1; back >= Math.max(0, first.to - 12); back--)
    if (['entre', 'between'].includes(plainAt(line, back))) return true
  return false
}

function joined(from: number, first: CalendarPeriod, second: CalendarPeriod | OpenEnd): LinePart {
  if ('openTo' in second) return dates(from, second.openTo, [{ first: first.first }])
  if (first.isImpossible || second.isImpossible) {
    const span = {
      ...(!first.isImpossible && { first: first.first }),
      ...(!second.isImpossible && { last: second.last }),
    }
    return {
      ...dates(from, second.to, first.isImpossible && second.isImpossible ? [] : [span]),
      notes: [{ kind: 'impossible_day' }],
    }
  }
  const [begin, end] = withOneYear(first, second)
  const spans =
    begin.first <= end.last ? [{ first: begin.first, last: end.last }] : [{ first: end.first, last: begin.last }]
  return {
    ...dates(from, second.to, spans),
    ...(begin.first > end.last && { notes: [{ kind: 'contradiction' as const }] }),
  }
}

/** `de janeiro a março de 2024`: the month without a year is of the year of the other; `de novembro a fevereiro` crosses it. */
function withOneYear(
  first: CalendarPeriod,
  second: CalendarPeriod,
): readonly [Pick<CalendarPeriod, 'first' | 'last'>, Pick<CalendarPeriod, 'first' | 'last'>] {
  const year = (day: number) => new Date(day * 86_400_000).getUTCFullYear()
  if (first.inYear && !second.inYear) {
    const same = first.inYear(year(second.last)) ?? first
    return [same.first <= second.last ? same : (first.inYear(year(second.last) - 1) ?? first), second]
  }
  if (second.inYear) {
    const same = second.inYear(year(first.first)) ?? second
    return [first, same.last >= first.first ? same : (second.inYear(year(first.first) + 1) ?? second)]
  }
  return [first, second]
}

function bounded(
  line: Line,
  { from, first, bound }: { readonly from: number; readonly first: CalendarPeriod; readonly bound: Bound },
): LinePart {
  if (first.isImpossible) return { ...dates(from, first.to, []), notes: [{ kind: 'impossible_day' }] }
  // Until today is no end: the records go on.
  if (first.isNow && bound === 'until') return { from, to: first.to, meaning: { kind: 'filler' } }
  const spans: Readonly<Record<Bound, DaySpan>> = {
    from: { first: first.first },
    until: { last: first.last },
    before: { last: first.first - 1 },
    after: { first: first.last + 1 },
    range: first,
    in: first,
  }
  const span = spans[bound]
  const end = bound === 'from' || bound === 'after' ? readEnd(line, first.to) : undefined
  return dates(from, end?.to ?? first.to, [{ ...span, ...end?.span }])
}

/** The end of `since March 2023 and before June 2024`. */
function readEnd(line: Line, at: number): { readonly span: DaySpan; readonly to: number } | undefined {
  const start = skip(line, at, { words: new Set(['e', 'and', ',', 'mas', 'but']), most: 2 })
  const bound = bounds.find(line.tokens, start)
  if (bound === undefined || !(bound.value === 'until' || bound.value === 'before')) return undefined
  if (now.find(line.tokens, bound.to)) return { span: {}, to: now.find(line.tokens, bound.to)?.to ?? bound.to }
  const period = readPeriodFrom(line, bound.to, skip(line, bound.to, { words: articles, most: 4 }))
  if (period === undefined || period.isImpossible) return undefined
  return { span: { last: bound.value === 'until' ? period.last : period.first - 1 }, to: period.to }
}

/** `em 2022 e 2024`, `janeiro, fevereiro e março de 2024`. */
function readList(line: Line, from: number, first: CalendarPeriod): LinePart {
  const periods = [first]
  let to = first.to
  for (;;) {
    const joint = skip(line, to, { words: listJoints, most: 2 })
    if (joint === to || isSpanned(line, to, joint)) break
    const next = readPeriodFrom(line, joint, skip(line, joint, { words: articles, most: 3 }))
    if (next === undefined || isTakenOut(line, next.to)) break
    // `2023, até março de 2024` goes on with a bound of its own, which the articles do not skip.
    periods.push(sameInYear(line, { last: periods.at(-1), next, at: joint }))
    to = next.to
  }
  const year = periods.findLast(({ inYear, isImpossible }) => !inYear && !isImpossible)
  const dated = periods.map((period) => {
    if (!period.inYear || !year) return period
    return { ...period, ...period.inYear(new Date(year.first * 86_400_000).getUTCFullYear()) }
  })
  const real = dated.filter(({ isImpossible }) => !isImpossible)
  const part = dates(
    from,
    to,
    real.flatMap(({ first, last, further = [] }) => [{ first, last }, ...further]),
  )
  return real.length < periods.length ? { ...part, notes: [{ kind: 'impossible_day' }] } : part
}

/** `sem contar os de 2020, entre 2018 e 2023`: what spans is no member of a list. */
function isSpanned(line: Line, from: number, joint: number): boolean {
  return line.tokens.slice(from, joint + 1).some(({ plain }) => plain === 'entre' || plain === 'between')
}

/** `2022, December's aside`. */
function isTakenOut(line: Line, at: number): boolean {
  return afterCues.find(line.tokens, plainAt(line, at) === 's' ? at + 1 : at) !== undefined
}

/** `março de 2022 e 2023`: a bare year behind a part of one is that part of it. */
function sameInYear(
  line: Line,
  { last, next, at }: { readonly last: CalendarPeriod | undefined; readonly next: CalendarPeriod; readonly at: number },
): CalendarPeriod {
  const isBareYear = line.tokens[at]?.type === 'number' && next.to === at + 1
  const span = isBareYear ? last?.ofYear?.(yearOf(next.first)) : undefined
  return last && span ? { ...next, ...span, ...(last.ofYear && { ofYear: last.ofYear }) } : next
}

function dates(from: number, to: number, spans: readonly DaySpan[]): LinePart {
  const clean = spans.map(({ first, last }) => ({
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
  }))
  return { from, to, meaning: { kind: 'date_range', spans: clean } }
}
