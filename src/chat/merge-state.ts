// Merges the state of a conversation with what a message says.
// M1. A kind of filter that the message names replaces that kind, or joins it where words such as `também` add.
// M2. What the message takes out leaves what was asked for; of a list that names it, it is removed and no more.
// M3. Order, number and groups stay while the intent does.

import { formatDay, parseDay } from '../domain/days.ts'
import type { DateRange } from '../domain/generated/wire-types.ts'
import { findMunicipality } from '../domain/municipalities.ts'
import { toPlainCharacters } from '../question/plain-characters.ts'
import type { Arrangement, Intent, QuestionReading } from '../question/question-reading.ts'
import type { ChatState } from './chat-state.ts'
import type { StateKind } from './message-cues.ts'
import { isSameValue, type ListKind, type StateValue, valuesOf, withValues } from './state-values.ts'

export interface Change {
  readonly intent: Intent
  /** Kinds that the message drops. */
  readonly drops: readonly (StateKind | 'all')[]
  /** Which of what it names joins what was there: a comparison joins parties, places and periods, and what goes on with one its sides. */
  readonly adds: 'all' | 'compared' | 'sides' | 'none'
  readonly isCorrection: boolean
  /** Whether it takes an exception back: `põe a Alfa de volta`. */
  readonly restores: boolean
  /** The kind of which all others are asked for. */
  readonly others?: 'regions' | 'organizations' | 'suppliers' | 'contract_types' | 'modalities'
}

/** The state after a message that builds on the one before. */
export function mergeState(before: ChatState, own: QuestionReading, change: Change): ChatState {
  const kept = change.others === undefined ? dropKinds(before, change.drops) : turned(before, change.others)
  const values = mergeValues(kept, own, change)
  const lists = withValues(kept, values)
  const source = own.data_source ?? kept.data_source
  return {
    intent: change.intent,
    ...lists,
    filters: { ...mergeMoney(mergeDates({ ...lists.filters }, own, change), own) },
    ...(source && { data_source: source }),
    ...mergeArrangement(kept, own, { ...change, values }),
  }
}

const listKinds: ReadonlySet<string> = new Set<ListKind>([
  'regions',
  'organizations',
  'suppliers',
  'goods',
  'modalities',
  'anomaly_types',
])

/** The state without the kinds that a message drops. */
function dropKinds(state: ChatState, drops: Change['drops']): ChatState {
  if (drops.includes('all')) return { intent: state.intent, filters: {}, anomaly_types: [], named: [] }
  const isDropped = (kind: StateKind) => drops.includes(kind)
  const values = valuesOf(state).filter(
    ({ kind, isExcluded }) => !(listKinds.has(kind) && isDropped(kind)) && !(isExcluded && isDropped('exclude')),
  )
  const lists = withValues(state, values)
  const { date_range, min_value, max_value, exclude = {}, ...filters } = lists.filters
  const { date_ranges, ...others } = exclude
  const left = { ...others, ...(date_ranges && !isDropped('dates') && !isDropped('exclude') && { date_ranges }) }
  const { order, limit, group_by, data_source, ...rest } = state
  return {
    ...rest,
    ...lists,
    filters: {
      ...filters,
      ...(date_range && !isDropped('dates') && { date_range }),
      ...(min_value !== undefined && !isDropped('money') && { min_value }),
      ...(max_value !== undefined && !isDropped('money') && { max_value }),
      ...(Object.keys(left).length > 0 && { exclude: left }),
    },
    ...(data_source && !isDropped('data_source') && { data_source }),
    ...(order && !isDropped('order') && { order }),
    ...(limit !== undefined && !isDropped('limit') && { limit }),
    ...(group_by && !isDropped('group_by') && { group_by }),
  }
}

/** The state that asks for all but what it asked for of a kind. */
function turned(state: ChatState, others: NonNullable<Change['others']>): ChatState {
  const values = valuesOf(state).flatMap((each): readonly StateValue[] => {
    if (each.slot !== others) return [each]
    return each.isExcluded ? [] : [{ ...each, isExcluded: true }]
  })
  return { ...state, ...withValues(state, values) }
}

function mergeValues(before: ChatState, own: QuestionReading, change: Change): readonly StateValue[] {
  const said = ofTowns(before, valuesOf(own))
  const wanted = said.filter(({ isExcluded }) => !isExcluded)
  const taken = said.filter(({ isExcluded }) => isExcluded)
  const had = valuesOf(before)
  const back = change.restores
    ? had.filter((each) => each.isExcluded && wanted.some((one) => isSameThing(one, each)))
    : []
  if (back.length > 0 && back.length === wanted.length) return had.filter((each) => !back.includes(each))
  const named = new Set(wanted.map(({ kind }) => kind))
  const kept = had.filter((each) => {
    if (!named.has(each.kind)) return true
    const isJoined =
      change.adds === 'all' ||
      (change.adds === 'compared' && compared.has(each.kind)) ||
      (change.adds === 'sides' && isSide(before, each.kind))
    return isJoined && !(each.isExcluded && wanted.some((one) => isSameValue(one, each)))
  })
  const joined = [...kept, ...wanted.filter((one) => !kept.some((each) => !each.isExcluded && isSameValue(one, each)))]
  return taken.reduce<readonly StateValue[]>(
    (values, one) => without(values, one, { change, had, isNamed: named.has(one.kind) }),
    joined,
  )
}

/** What is set side by side is joined: `and in Pernambuco?` after two years are compared is those years there. */
function isSide({ compare }: ChatState, kind: ListKind): boolean {
  return compared.has(kind) && (compare === undefined || kind === sides[compare])
}
const sides: Readonly<Record<NonNullable<ChatState['compare']>, StateKind>> = {
  states: 'regions',
  organizations: 'organizations',
  suppliers: 'suppliers',
  years: 'dates',
}
const compared: ReadonlySet<ListKind> = new Set(['regions', 'organizations', 'suppliers'])

/** `e Olinda?` after the prefeitura of another city is of that of Olinda. */
function ofTowns(before: ChatState, said: readonly StateValue[]): readonly StateValue[] {
  const had = valuesOf(before)
  const head = had.find(({ slot, party }) => slot === 'organizations' && party !== undefined)?.value
  const isOfTown = head !== undefined && /^(?:prefeitura|camara|secretaria municipal)/.test(head)
  const isFree = !had.some(({ slot }) => slot === 'regions') && said.every(({ slot }) => slot !== 'organizations')
  const [town, second] = said.filter(({ slot }) => slot === 'regions')
  const place = town && findMunicipality(String(town.value))
  if (!isOfTown || !isFree || place === undefined || second !== undefined) return said
  const name = `${head
    .split(' ')
    .slice(0, head.startsWith('camara municipal') ? 2 : 1)
    .join(' ')} de ${toPlainCharacters(place.name)}`
  const party = { kind: 'organizations' as const, text: place.name, name }
  return said.map((each) =>
    each === town
      ? { kind: 'organizations', slot: 'organizations', value: name, isExcluded: each.isExcluded, party }
      : each,
  )
}

function without(
  values: readonly StateValue[],
  one: StateValue,
  { change, had, isNamed }: { readonly change: Change; readonly had: readonly StateValue[]; readonly isNamed: boolean },
): readonly StateValue[] {
  const wasWanted = had.some((each) => !each.isExcluded && isSameThing(each, one))
  // `não SP, RJ` after SP corrects, and takes nothing out.
  if (change.isCorrection && isNamed && wasWanted) return values
  const left = values.filter((each) => each.isExcluded || !isSameThing(each, one))
  const listed = values.filter((each) => !each.isExcluded && each.kind === one.kind)
  // `remove waivers, I want auctions` swaps one for the other.
  // `nothing by inexigibilidade` after direct awards, which are one term for two procedures.
  if (wasWanted && !isNamed && isTerm(one, listed)) return [...left, one]
  if (wasWanted && (isNamed || one.kind !== 'regions' || listed.length < leastOfRegion)) return left
  return left.some((each) => each.isExcluded && isSameValue(each, one)) ? left : [...left, one]
}

function isTerm({ kind }: StateValue, listed: readonly StateValue[]): boolean {
  const values = listed.map(({ value }) => value)
  return (
    kind === 'modalities' && values.length === 2 && ['dispensa', 'inexigibilidade'].every((one) => values.includes(one))
  )
}

/** Choice: a longer list is a macro-region or the like, out of which one is taken. */
const leastOfRegion = 3

/** `Caruaru` and `prefeitura de Caruaru` name one party. */
function isSameThing(one: StateValue, other: StateValue): boolean {
  if (isSameValue(one, other)) return true
  if (one.party === undefined || other.party === undefined || one.slot !== other.slot) return false
  return ` ${one.value} `.includes(` ${other.value} `) || ` ${other.value} `.includes(` ${one.value} `)
}

type Filters = ChatState['filters']

function mergeDates(filters: Filters, own: QuestionReading, change: Change): Filters {
  const { date_range, exclude } = own.filters
  const gaps = exclude?.date_ranges
  if (date_range === undefined && gaps === undefined) return filters
  const { date_range: had, exclude: { date_ranges: hadGaps, ...others } = {}, ...rest } = filters
  const isJoined = change.adds !== 'none' && had !== undefined && date_range !== undefined
  const [range, ranges] = isJoined
    ? joinedRanges(had, date_range)
    : date_range === undefined
      ? [had, [...(hadGaps ?? []), ...(gaps ?? [])]]
      : [date_range, gaps ?? []]
  const isGone = range !== undefined && ranges.some((gap) => gap.start === range.start && gap.end === range.end)
  const left = { ...others, ...(ranges.length > 0 && !isGone && { date_ranges: ranges }) }
  return {
    ...rest,
    ...(range && !isGone && { date_range: range }),
    ...(Object.keys(left).length > 0 && { exclude: left }),
  }
}

/** Two periods as one, with what lies between them as a gap. */
export function joinedRanges(one: DateRange, other: DateRange): readonly [DateRange, readonly DateRange[]] {
  const [first, second] = [one, other].sort((left, right) => (left.start ?? '').localeCompare(right.start ?? ''))
  if (first === undefined || second === undefined) return [one, []]
  const end = first.end === undefined || second.end === undefined ? undefined : [first.end, second.end].sort()[1]
  const range = { ...(first.start && { start: first.start }), ...(end && { end }) }
  const [last, next] = [parseDay(first.end ?? ''), parseDay(second.start ?? '')]
  if (last === undefined || next === undefined || next <= last + 1) return [range, []]
  return [range, [{ start: formatDay(last + 1), end: formatDay(next - 1) }]]
}

/** Each bound by itself; one that no value could meet any more is dropped. */
function mergeMoney(filters: Filters, own: QuestionReading): Filters {
  const { min_value: min, max_value: max } = own.filters
  if (min === undefined && max === undefined) return filters
  const { min_value, max_value, ...rest } = filters
  const [low, high] = [min ?? min_value, max ?? max_value]
  const isCrossed = low !== undefined && high !== undefined && low > high
  return {
    ...rest,
    ...(low !== undefined && !(isCrossed && min === undefined) && { min_value: low }),
    ...(high !== undefined && !(isCrossed && max === undefined) && { max_value: high }),
  }
}

/** Parties of which two are to be compared. */
function comparedParties(values: readonly StateValue[]): 'organizations' | 'suppliers' | undefined {
  return (['organizations', 'suppliers'] as const).find(
    (slot) => values.filter((each) => each.slot === slot && !each.isExcluded).length > 1,
  )
}

function mergeArrangement(
  before: ChatState,
  own: QuestionReading,
  { intent, drops, values }: Change & { readonly values: readonly StateValue[] },
): Arrangement {
  const had: Arrangement = before.intent === intent ? before : {}
  const order = own.order ?? had.order
  const limit = own.limit ?? (drops.includes('limit') ? undefined : had.limit)
  const group_by = own.group_by ?? had.group_by
  const compare = intent === 'compare' ? (comparedParties(values) ?? own.compare ?? had.compare) : undefined
  return {
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(group_by && { group_by }),
    ...(compare && { compare }),
  }
}
