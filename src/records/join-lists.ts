// Join lists: states of a record that is made of rows, such as the bids on an item, join what their rows say.
// J1. A member of an older day gives way to what a newer day says of the same thing, such as another bid of the bidder; files
//     without a day, and those of one day, are parts of one table.
// J2. What follows from all rows, such as the winner, follows from all of the members and not from the newest state.

import { joinedList, least, memberText } from '../domain/joined-list.ts'
import { netValue } from '../domain/net-value.ts'
import type { NormalisedRecord, RecordCommitmentEntry } from '../domain/records.ts'
import { limits } from '../limits.ts'

type Row = Readonly<Record<string, unknown>>

/** How the rows of a format make a record. */
interface JoinedFormat {
  /** The field that lists them. */
  readonly list: string
  /** Fields that follow from all of them. */
  readonly derived: readonly string[]
  /** What a member is of; members of one thing stand together, or replace those of an older day. */
  readonly thingOf: (member: unknown) => string
  readonly derive: (list: readonly unknown[], winners: readonly Row[]) => Row
}

const supplierFields = ['supplier_id', 'supplier', 'supplier_person_type', 'value']

const bids: JoinedFormat = {
  list: 'bids',
  derived: [...supplierFields, 'status'],
  thingOf: (bid) => String(rowOf(bid).supplier_id),
  derive: (_, winners) => {
    if (winners.length === 0) return {}
    const [winner] = winners
    const isOne = winners.every(({ supplier_id }) => supplier_id !== undefined && supplier_id === winner?.supplier_id)
    return {
      ...Object.fromEntries(supplierFields.map((field) => [field, isOne ? leastOf(winners, field) : undefined])),
      status: 'awarded',
    }
  },
}

const joinedFormats: Readonly<Record<string, JoinedFormat>> = {
  bid_rows: bids,
  portal_tender_participants: bids,
  tsuchiura_auctions: bids,
  tcepb_partners: { list: 'partners', derived: [], thingOf: String, derive: () => ({}) },
  portal_commitment_history: {
    list: 'history',
    derived: ['value', 'date'],
    thingOf: memberText,
    derive: (list) => {
      const history = list.filter(isEntry)
      const days = history.flatMap(({ date = 'unknown' }) => (date === 'unknown' ? [] : [date]))
      return { value: netValue(history), date: days.sort()[0] }
    },
  },
}

/** The formats whose records are made of rows. */
export const joinedFormatIds: ReadonlySet<string> = new Set(Object.keys(joinedFormats))

/** What a state says, by what it is of. */
type Members = ReadonlyMap<string, readonly string[]>

/** The fields of a record that follow from the rows of several states, newest first; none where they are of one state. */
export function joinLists(newestFirst: readonly NormalisedRecord[]): Row {
  const { format, states } = contributorsOf(newestFirst)
  if (format === undefined || states.length < 2) return {}
  const members = states.map((state) => ({ state, members: membersOf(state, format) }))
  const counts = ({ state, members: own }: (typeof members)[number], thing: string): boolean =>
    own.has(thing) && !members.some((other) => other.members.has(thing) && isOfLaterDay(other.state, state))
  const list = joinedList(
    members.flatMap((each) => listOf(each.state, format).filter((member) => counts(each, format.thingOf(member)))),
  ).slice(0, limits.recordListItemsMax)
  const winners = members.filter((each) => counts(each, WINNER)).map(({ state }) => rowOf(state))
  return { [format.list]: list, ...format.derive(list, winners) }
}

/** Whether what a state says in a joined field counts no more beside newer states, whatever else comes; undefined for other fields. */
export function isListShadowed(
  older: NormalisedRecord,
  field: string,
  newer: readonly NormalisedRecord[],
): boolean | undefined {
  const format = joinedFormats[older.provenance.importer]
  if (format === undefined || (field !== format.list && !format.derived.includes(field))) return undefined
  const own = newer.filter(({ provenance }) => provenance.importer === older.provenance.importer)
  if (own.length < newer.length && newer.some((state) => !own.includes(state) && format.list in state)) return true
  return [...membersOf(older, format)].every(([thing, texts]) =>
    own.some((state) => {
      if (isOfLaterDay(state, older)) return membersOf(state, format).has(thing)
      const isOneTable = state.provenance.state_date === undefined || dayOf(state) === dayOf(older)
      return isOneTable && texts.every((text) => membersOf(state, format).get(thing)?.includes(text))
    }),
  )
}

/** The states whose rows count: those of the newest format that lists, up to a state of another that does. */
function contributorsOf(newestFirst: readonly NormalisedRecord[]): {
  readonly format: JoinedFormat | undefined
  readonly states: readonly NormalisedRecord[]
} {
  const first = newestFirst.find(({ provenance }) => joinedFormats[provenance.importer] !== undefined)
  const importer = first?.provenance.importer ?? ''
  const format = joinedFormats[importer]
  if (format === undefined) return { format, states: [] }
  const end = newestFirst.findIndex((state) => state.provenance.importer !== importer && format.list in state)
  const counted = end < 0 ? newestFirst : newestFirst.slice(0, end)
  return { format, states: counted.filter(({ provenance }) => provenance.importer === importer) }
}

/** The award of a state is a member as its bids are. */
const WINNER = ' winner'

function membersOf(state: NormalisedRecord, format: JoinedFormat): Members {
  const members = new Map<string, string[]>()
  const add = (thing: string, text: string): void => void members.set(thing, [...(members.get(thing) ?? []), text])
  for (const member of listOf(state, format)) add(format.thingOf(member), memberText(member))
  const row = rowOf(state)
  if (row.status === 'awarded') add(WINNER, memberText(format.derived.map((field) => row[field])))
  return members
}

function listOf(state: NormalisedRecord, { list }: JoinedFormat): readonly unknown[] {
  const members = rowOf(state)[list]
  return Array.isArray(members) ? members : []
}

function isOfLaterDay(a: NormalisedRecord, b: NormalisedRecord): boolean {
  const [dayA, dayB] = [dayOf(a), dayOf(b)]
  return dayA !== undefined && dayB !== undefined && dayA > dayB
}

function dayOf({ provenance }: NormalisedRecord): string | undefined {
  return provenance.state_date
}

function leastOf(rows: readonly Row[], field: string): string | number | undefined {
  return least(rows.map((row) => row[field]).filter((value) => typeof value === 'string' || typeof value === 'number'))
}

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isEntry(member: unknown): member is RecordCommitmentEntry {
  return 'operation' in rowOf(member)
}
