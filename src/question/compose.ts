// Puts the parts of a question together: filters, what is taken out, and notes where parts contradict each other.
// C1. What is taken out never stands among what is asked for.
// C2. Periods that share days are narrowed to them; periods that share none are both kept, and a note says so.

import { formatDay } from '../domain/days.ts'
import type { DateRange } from '../domain/generated/wire-types.ts'
import type { AnomalyType } from '../domain/vocabulary.ts'
import type { DaySpan, Line, LinePart } from './line.ts'
import type { NamedParty, QuestionFilters, ReadingNote, UnderstoodPart } from './question-reading.ts'

export interface Composition {
  readonly filters: QuestionFilters
  readonly anomaly_types: readonly AnomalyType[]
  readonly understood: readonly UnderstoodPart[]
  readonly notes: readonly ReadingNote[]
  readonly named: readonly NamedParty[]
}

/** Filters that are lists of codes. */
const listKinds = ['regions', 'contract_types', 'modalities', 'object', 'organizations', 'suppliers'] as const
type ListKind = (typeof listKinds)[number]
type Lists = Partial<Record<ListKind | 'anomaly_types', readonly string[]>>

/** Filters of the parts, of which some are taken out. */
export function compose(line: Line, parts: readonly LinePart[], excluded: ReadonlySet<LinePart>): Composition {
  const kept = parts.filter((part) => !excluded.has(part))
  const left = parts.filter((part) => excluded.has(part))
  const out = listsOf(left)
  const all = listsOf(kept)
  const wanted = without(all, out)
  const dates = datesOf(line, kept, left)
  const money = moneyOf(kept, left)
  const exclude = { ...lists(out), ...(dates.excluded.length > 0 && { date_ranges: dates.excluded }) }
  const { anomaly_types, ...filters } = lists(wanted)
  return {
    filters: {
      ...filters,
      ...dates.range,
      ...money.bounds,
      ...(Object.keys(exclude).length > 0 && { exclude }),
    } as QuestionFilters,
    anomaly_types: (anomaly_types ?? []) as readonly AnomalyType[],
    understood: parts.flatMap((part) => understoodOf(line, part, excluded.has(part))),
    notes: [
      ...parts.flatMap((part) => notesOf(line, part, excluded.has(part))),
      ...clashes(line, { kept, left }),
      ...(dates.isContradiction ? [noteOf(line, kept.filter(isDate), 'contradiction')] : []),
      ...(money.isContradiction ? [noteOf(line, kept.filter(isMoney), 'contradiction')] : []),
    ],
    named: parts.flatMap((part) => namesOf(line, part, excluded.has(part))),
  }
}

function listsOf(parts: readonly LinePart[]): Lists {
  const found: Partial<Record<string, string[]>> = {}
  for (const { meaning } of parts) {
    if (!('codes' in meaning)) continue
    found[meaning.kind] = [...(found[meaning.kind] ?? []), ...meaning.codes]
  }
  return found
}

/** Sorted lists without doubles; an empty list is no filter. */
function lists(given: Lists): Lists {
  return Object.fromEntries(
    Object.entries(given).flatMap(([kind, codes]) => (codes.length > 0 ? [[kind, [...new Set(codes)].sort()]] : [])),
  )
}

function without(wanted: Lists, out: Lists): Lists {
  return Object.fromEntries(
    Object.entries(wanted).map(([kind, codes]) => {
      const taken: readonly string[] = out[kind as ListKind] ?? []
      return [kind, codes.filter((code) => !taken.includes(code))]
    }),
  )
}

/** What is asked for and taken out by name; a state out of its macro-region is no contradiction. */
function clashes(
  line: Line,
  { kept, left }: { readonly kept: readonly LinePart[]; readonly left: readonly LinePart[] },
): readonly ReadingNote[] {
  return left.flatMap((part) => {
    const { meaning } = part
    if (!('codes' in meaning)) return []
    const codes: readonly string[] = meaning.codes
    const clash = kept.some(({ meaning: other }) => {
      if (other.kind !== meaning.kind || !('codes' in other)) return false
      const isPartOfMacro =
        other.kind === 'regions' && other.macro === true && !other.codes.every((code) => codes.includes(code))
      return !isPartOfMacro && other.codes.some((code: string) => codes.includes(code))
    })
    return clash ? [noteOf(line, [part], 'contradiction')] : []
  })
}

interface Dates {
  readonly range: { readonly date_range?: DateRange }
  readonly excluded: readonly DateRange[]
  readonly isContradiction: boolean
}

function datesOf(line: Line, kept: readonly LinePart[], left: readonly LinePart[]): Dates {
  const lists = kept.flatMap(({ meaning, from, to }) =>
    meaning.kind === 'date_range' && meaning.spans.length > 0 ? [{ list: meaning.spans, from, to }] : [],
  )
  const out = left.flatMap(({ meaning }) => (meaning.kind === 'date_range' ? meaning.spans : []))
  let spans: readonly DaySpan[] | undefined
  let isContradiction = false
  for (const [index, { list, from }] of lists.entries()) {
    const shared: readonly DaySpan[] = spans === undefined ? list : intersect(spans, list)
    if (shared.length === 0 && !isListed(line, lists[index - 1]?.to ?? 0, from)) isContradiction = true
    spans = shared.length === 0 ? [...(spans ?? []), ...list] : shared
  }
  const sorted = [...(spans ?? [])].sort(byStart)
  const excluded = merged([...gapsOf(sorted), ...out]).map(toBounds)
  if (sorted.length === 0) return { range: {}, excluded, isContradiction }
  const bounds = toBounds(hullOf(sorted))
  return { range: Object.keys(bounds).length > 0 ? { date_range: bounds } : {}, excluded, isContradiction }
}

/** `compare 2023 com 2024`, `de 2020 a 2022 e em 2024`: periods joined by such words are a list. */
function isListed({ tokens }: Line, from: number, to: number): boolean {
  const words = tokens.slice(from, to).map(({ plain }) => plain)
  return words.length < 3 && words.every((word) => periodJoints.has(word))
}
const periodJoints = new Set('e and ou or com with vs versus x contra against , & em in'.split(' '))

function intersect(left: readonly DaySpan[], right: readonly DaySpan[]): readonly DaySpan[] {
  return left.flatMap((a) =>
    right.flatMap((b) => {
      const first = Math.max(a.first ?? Number.NEGATIVE_INFINITY, b.first ?? Number.NEGATIVE_INFINITY)
      const last = Math.min(a.last ?? Number.POSITIVE_INFINITY, b.last ?? Number.POSITIVE_INFINITY)
      if (first > last) return []
      return [{ ...(Number.isFinite(first) && { first }), ...(Number.isFinite(last) && { last }) }]
    }),
  )
}

function hullOf(spans: readonly DaySpan[]): DaySpan {
  const firsts = spans.map(({ first }) => first ?? Number.NEGATIVE_INFINITY)
  const lasts = spans.map(({ last }) => last ?? Number.POSITIVE_INFINITY)
  const [first, last] = [Math.min(...firsts), Math.max(...lasts)]
  return { ...(Number.isFinite(first) && { first }), ...(Number.isFinite(last) && { last }) }
}

function gapsOf(sorted: readonly DaySpan[]): readonly DaySpan[] {
  const gaps: DaySpan[] = []
  let end = sorted[0]?.last ?? Number.POSITIVE_INFINITY
  for (const { first, last } of sorted.slice(1)) {
    if (first !== undefined && first > end + 1) gaps.push({ first: end + 1, last: first - 1 })
    end = Math.max(end, last ?? Number.POSITIVE_INFINITY)
  }
  return gaps
}

/** Spans in order, those that touch as one. */
function merged(spans: readonly DaySpan[]): readonly DaySpan[] {
  const found: DaySpan[] = []
  for (const span of [...spans].sort(byStart)) {
    const last = found.at(-1)
    const touches =
      last !== undefined && (last.last === undefined || (span.first ?? Number.NEGATIVE_INFINITY) <= last.last + 1)
    if (touches) found[found.length - 1] = hullOf([last, span])
    else found.push(span)
  }
  return found
}

function byStart(left: DaySpan, right: DaySpan): number {
  return (left.first ?? Number.NEGATIVE_INFINITY) - (right.first ?? Number.NEGATIVE_INFINITY)
}

function toBounds({ first, last }: DaySpan): DateRange {
  return {
    ...(first !== undefined && { start: formatDay(first) }),
    ...(last !== undefined && { end: formatDay(last) }),
  }
}

interface Money {
  readonly bounds: { readonly min_value?: number; readonly max_value?: number }
  readonly isContradiction: boolean
}

/** The widest of several bounds that are asked for, within those that what is taken out leaves. */
function moneyOf(kept: readonly LinePart[], left: readonly LinePart[]): Money {
  const wanted = amountsOf(kept)
  const rest = amountsOf(left).map(opposite)
  const [mins, maxs] = [boundsOf(wanted, 'min'), boundsOf(wanted, 'max')]
  const lows = [...(mins.length > 0 ? [Math.min(...mins)] : []), ...boundsOf(rest, 'min')]
  const highs = [...(maxs.length > 0 ? [Math.max(...maxs)] : []), ...boundsOf(rest, 'max')]
  const [min, max] = [Math.max(...lows), Math.min(...highs)]
  return {
    bounds: { ...(lows.length > 0 && { min_value: min }), ...(highs.length > 0 && { max_value: max }) },
    isContradiction: min > max || new Set(mins).size > 1 || new Set(maxs).size > 1,
  }
}

type Amounts = { readonly min?: number; readonly max?: number }

function amountsOf(parts: readonly LinePart[]): readonly Amounts[] {
  return parts.flatMap(({ meaning }) => (meaning.kind === 'money' ? [meaning] : []))
}

function boundsOf(amounts: readonly Amounts[], end: keyof Amounts): readonly number[] {
  return amounts.flatMap((amount) => amount[end] ?? [])
}

function opposite({ min, max }: Amounts): Amounts {
  if (min !== undefined && max !== undefined) return {}
  return { ...(max !== undefined && { min: max }), ...(min !== undefined && { max: min }) }
}

function understoodOf(line: Line, part: LinePart, isExcluded: boolean): readonly UnderstoodPart[] {
  const { meaning } = part
  const base = { text: textOf(line, part), ...(isExcluded && { excluded: true as const }) }
  switch (meaning.kind) {
    case 'date_range':
      return meaning.spans.length === 0 ? [] : [{ kind: 'date_range', ...base, value: toBounds(hullOf(meaning.spans)) }]
    case 'money': {
      const { min, max } = isExcluded ? opposite(meaning) : meaning
      const { text } = base
      return [
        ...(min === undefined ? [] : [{ kind: 'min_value', text, value: min }]),
        ...(max === undefined ? [] : [{ kind: 'max_value', text, value: max }]),
      ]
    }
    case 'data_source':
      return [{ kind: 'data_source', ...base, value: meaning.source }]
    default:
      return 'codes' in meaning ? [{ kind: meaning.kind, ...base, value: [...meaning.codes] }] : []
  }
}

function notesOf(line: Line, part: LinePart, isExcluded: boolean): readonly ReadingNote[] {
  const text = textOf(line, part)
  const { meaning } = part
  // A bound that is taken out is the opposite bound; an amount that is taken out is no filter.
  const isLost = isExcluded && meaning.kind === 'money' && meaning.min !== undefined && meaning.max !== undefined
  return [
    ...(meaning.kind === 'note' ? [{ kind: meaning.note, text }] : []),
    ...(isLost ? [{ kind: 'not_a_filter' as const, text }] : []),
    ...(part.notes ?? []).map((note) => ({ text, ...note })),
  ]
}

function namesOf(line: Line, part: LinePart, isExcluded: boolean): readonly NamedParty[] {
  const { meaning } = part
  if (meaning.kind !== 'named') return []
  const text = textOf(line, part)
  return meaning.names.map((name) => ({
    kind: meaning.party,
    text,
    name,
    ...(isExcluded && { excluded: true as const }),
  }))
}

function noteOf(line: Line, parts: readonly LinePart[], kind: ReadingNote['kind']): ReadingNote {
  return { kind, text: parts.map((part) => textOf(line, part)).join(' \u2026 ') }
}

function isDate({ meaning }: LinePart): boolean {
  return meaning.kind === 'date_range'
}

function isMoney({ meaning }: LinePart): boolean {
  return meaning.kind === 'money'
}

/** The words of a part as written. */
function textOf({ text, tokens }: Line, { from, to }: LinePart): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end)
}
