// What a message points to, as the thing that it means: of the last answer, or what the conversation is about.
// P1. What is pointed to becomes a filter by id, or the record, group or finding to be spoken of.
// P2. What points to nothing, or to one of several, is never read as all of them.

import { formatDay, parseDay } from '../domain/days.ts'
import type { Grouping } from '../question/question-reading.ts'
import type { ChatState, LostReference, MessageReading, Reference } from './chat-state.ts'
import type { FocusItem, FocusParty } from './focus-item.ts'

/** What was spoken of before. */
export interface Spoken {
  readonly state?: ChatState
  readonly focus: readonly FocusItem[]
  /** What the last message pointed to. */
  readonly pointed?: FocusItem | undefined
}

export interface PointedReading {
  readonly reading: MessageReading
  readonly pointed?: FocusItem
  readonly lost?: LostReference
}

/** The reading with what its reference means. */
export function pointAt(reading: MessageReading, spoken: Spoken, text: string): PointedReading {
  const { reference, state } = reading
  if (reference === undefined) return { reading }
  // A run, and a report of it, are narrowed by nothing.
  if (reference.kind === 'investigation') return { reading: state.intent === 'report' ? ofItself(reading) : reading }
  if (reference.isBoth) return pointAtBoth(reading, spoken, reference)
  const found = findItem(reference, spoken)
  if (typeof found !== 'object') {
    const named = carried(reference, state, spoken)
    if (named.length > 0)
      return { reading: { ...reading, ...carriedIn(reading, reference), state: { ...state, named } } }
    return { reading: ofItself(reading), lost: { ...reference, candidates: found ?? 0 } }
  }
  if (reference.isRecord && found.kind === 'anomaly' && found.name !== undefined)
    return { reading: { ...reading, subject: { kind: 'record', id: found.name } } }
  const pointed = { ...reading, state: narrowed(state, found, text) }
  return { reading: found.kind === 'anomaly' ? ofItself(pointed) : pointed, pointed: found }
}

/** A reading that no filter is of. */
function ofItself(reading: MessageReading): MessageReading {
  const state = { intent: reading.state.intent, filters: {}, anomaly_types: [], named: [] }
  return { ...reading, state, inherited: [], dropped: [] }
}

/** A party that is carried on is no filter that was dropped. */
function carriedIn({ inherited, dropped = [] }: MessageReading, { kind }: Reference) {
  if (kind !== 'supplier' && kind !== 'organization') return {}
  const slot = slots[kind]
  return { inherited: [...new Set([...inherited, slot])], dropped: dropped.filter((name) => name !== slot) }
}

/** Two things of one kind, compared among what was asked of. */
function pointAtBoth(reading: MessageReading, { focus, state }: Spoken, reference: Reference): PointedReading {
  const [first, second, third] = focus
  const compare = first && comparedAs(first)
  if (first === undefined || second === undefined || third !== undefined || compare !== comparedAs(second))
    return { reading: ofItself(reading), lost: { ...reference, candidates: focus.length } }
  if (compare === undefined) return { reading: ofItself(reading), lost: { ...reference, candidates: 2 } }
  const slot = compare === 'states' ? 'regions' : compare
  const { group_by: _, order: __, limit: ___, share: ____, ...plain } = state ?? reading.state
  const filters = { ...plain.filters, [slot]: [first.id, second.id].sort() }
  return { reading: { ...reading, state: { ...plain, intent: 'compare', compare, filters } } }
}

function comparedAs({ kind, by }: FocusItem): 'suppliers' | 'organizations' | 'states' | undefined {
  if (kind === 'supplier') return 'suppliers'
  if (kind === 'organization') return 'organizations'
  return kind === 'group' && by === 'state' ? 'states' : undefined
}

/** The item, or of how many it could be one; undefined where there is none. */
function findItem(reference: Reference, spoken: Spoken): FocusItem | number | undefined {
  const { kind, ordinal } = reference
  const { focus, pointed } = spoken
  const suitable = kind === 'finding' ? focus.filter((item) => item.kind === 'anomaly') : focus
  const isParty = kind === 'supplier' || kind === 'organization'
  if (ordinal !== undefined) {
    const item = ordinal < 0 ? suitable.at(ordinal) : suitable[ordinal - 1]
    return item && isParty ? partyOf(item, kind) : item
  }
  if (isParty) return findParty(kind, spoken)
  if (pointed && (kind !== 'finding' || pointed.kind === 'anomaly')) return pointed
  return oneOf(suitable)
}

type PartyKind = 'supplier' | 'organization'

const slots = { supplier: 'suppliers', organization: 'organizations' } as const

function findParty(kind: PartyKind, { state, focus, pointed }: Spoken): FocusItem | number | undefined {
  const own = pointed && partyOf(pointed, kind)
  if (own) return own
  const ids = state?.filters[slots[kind]] ?? []
  const [id] = ids
  if (id !== undefined && ids.length === 1 && namedOf(state, kind).length === 0) return { kind, id }
  const parties = focus.flatMap((item) => partyOf(item, kind) ?? [])
  return oneOf([...new Map(parties.map((party) => [party.id, party])).values()])
}

function oneOf(items: readonly FocusItem[]): FocusItem | number | undefined {
  const [first] = items
  return items.length > 1 ? items.length : first
}

/** The names of a state with those parties that the conversation is about, none where it is about none. */
function carried({ kind, ordinal }: Reference, state: ChatState, spoken: Spoken): ChatState['named'] {
  if (ordinal !== undefined || (kind !== 'supplier' && kind !== 'organization')) return []
  if (namedOf(state, kind).length > 0) return state.named
  const before = namedOf(spoken.state, kind)
  return before.length === 0 ? [] : [...state.named, ...before]
}

function namedOf(state: ChatState | undefined, kind: PartyKind) {
  return (state?.named ?? []).filter((party) => party.kind === slots[kind] && party.excluded !== true)
}

function partyOf(item: FocusItem, kind: PartyKind): FocusItem | undefined {
  if (item.kind === kind) return item
  const party: FocusParty | undefined = item[kind]
  return party && { kind, ...party }
}

/** The state of what is pointed to alone. */
function narrowed(state: ChatState, item: FocusItem, text: string): ChatState {
  if (item.kind === 'anomaly') return { ...state, intent: 'explain' }
  if (item.kind === 'record') return asking(state, state.intent === 'compare' ? 'explain' : state.intent)
  const by = item.kind === 'group' ? item.by : item.kind
  const filters = { ...state.filters, ...filterOf(item) }
  const kind = item.kind === 'group' ? undefined : slots[item.kind]
  const named = state.named.filter((party) => party.kind !== kind || party.excluded === true)
  const { group_by, order, limit, ...plain } = state
  const isLeft = group_by !== undefined && group_by !== by
  const arranged = isLeft ? { group_by, ...(order && { order }), ...(limit !== undefined && { limit }) } : {}
  const intent = !isLeft && asksForContracts.test(text) && tallied.has(state.intent) ? 'lookup' : state.intent
  return { ...plain, ...arranged, filters, named, intent }
}

function asking(state: ChatState, intent: ChatState['intent']): ChatState {
  return { ...state, intent }
}

const tallied: ReadonlySet<string> = new Set(['count', 'sum'])
/** `os contratos do segundo` asks for records where figures were asked for before. */
const asksForContracts = /^(?!.*\b(?:quant|how m))(?:.*\b)?(?:contratos|contracts)\b/i

function filterOf({ kind, id, by }: FocusItem): ChatState['filters'] {
  if (kind === 'supplier' || kind === 'organization') return filterOfGroup(kind, id)
  return by === undefined ? {} : filterOfGroup(by, id)
}

/** The filter that makes a group. */
export function filterOfGroup(by: Grouping, key: string): ChatState['filters'] {
  switch (by) {
    case 'supplier':
      return { suppliers: [key] }
    case 'organization':
      return { organizations: [key] }
    case 'year':
      return { date_range: { start: `${key}-01-01`, end: `${key}-12-31` } }
    case 'month':
      return { date_range: { start: `${key}-01`, end: lastDayOf(key) } }
    case 'state':
    case 'municipality':
      return { regions: [key] }
    case 'modality':
      return { modalities: [key] } as ChatState['filters']
    case 'contract_type':
      return { contract_types: [key] } as ChatState['filters']
  }
}

function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  const next = number === 12 ? `${Number(year) + 1}-01-01` : `${year}-${String(Number(number) + 1).padStart(2, '0')}-01`
  return formatDay((parseDay(next) ?? 0) - 1)
}
