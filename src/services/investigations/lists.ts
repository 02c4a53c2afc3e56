// Lists of investigations: in which an investigation stands, and what a caller finds in them.
// Owns: the entries.   Does not own: records, which alone decide who may read.
// L1. An entry is written in the commit that writes its record, and holds what that record says of access.
// L2. A reader is given nothing that isReadable refuses it.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { InvestigationRecord } from '../../agents/investigation.ts'
import { listKey, listPrefix, recordKey } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import type { ListInvestigationsQuery } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { findValue, unlessDamaged } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Range, Store, Write } from '../../store/port.ts'
import { type Access, isReadable } from './access.ts'

type Scope = ListInvestigationsQuery['scope']
type Listed = Pick<InvestigationRecord, 'investigation_id' | 'created_at'> & Access

export interface ListEntry {
  readonly id: string
  readonly created_at: string
}

/** Place of an entry in its lists: the end of its keys. */
export function listPlaceOf({ created_at, id }: ListEntry): string {
  return `${created_at}/${id}`
}

type Wanted = Pick<ListInvestigationsQuery, 'scope' | 'date_from' | 'date_to' | 'sort'> & {
  /** Place of an entry; those before it, in the order of creation that is asked for, are not wanted. */
  readonly cursor?: string | undefined
}

const all = 'all'
const open = 'public'
const ofOwner = (userId: string) => `owner/${userId}`
const ofTeam = (teamId: string) => `team/${teamId}`

/** The lists in which a scope looks. */
const listsOf: Readonly<Record<Scope, (caller: Caller) => readonly string[]>> = {
  own: ({ user_id }) => [ofOwner(user_id)],
  team: ({ team_ids }) => team_ids.map(ofTeam),
  public: () => [open],
  // An admin may read every investigation without a team.
  all: (caller) =>
    caller.role === 'admin' ? [all] : (['own', 'team', 'public'] as const).flatMap((scope) => listsOf[scope](caller)),
}

/** The writes that move an investigation from the lists of one record to those of the next; null: there is none. */
export function listingWrites(before: Listed | null, after: Listed | null): readonly Write[] {
  const [left, entered] = [before, after].map((record) => (record === null ? [] : keysOf(record)))
  const value = new TextEncoder().encode(JSON.stringify(after === null ? null : toAccess(after)))
  return [
    ...left.filter((key) => !entered.includes(key)).map((key) => ({ key, value: null })),
    ...entered.map((key) => ({ key, value })),
  ]
}

function keysOf({ investigation_id, created_at, user_id, team_id, visibility }: Listed): readonly string[] {
  const lists = [
    all,
    ofOwner(user_id),
    ...(team_id === null ? [] : [ofTeam(team_id)]),
    ...(visibility === 'public' ? [open] : []),
  ]
  return lists.map((list) => listKey(list, created_at, investigation_id))
}

/** Whether investigations belong to a team. */
export async function hasTeamInvestigations(store: Store, teamId: string): Promise<boolean> {
  for await (const _ of store.range({ prefix: listPrefix(ofTeam(teamId)), limit: 1 })) return true
  return false
}

function toAccess({ user_id, team_id, visibility }: Access): Access {
  return { user_id, team_id, visibility }
}

/** What was found in lists. */
export interface ListedEntries {
  readonly entries: readonly ListEntry[]
  /** There are more. */
  readonly isCut: boolean
}

/**
 * The first limits.investigationsListedMax that the caller may read of a scope and a period, newest first, or oldest first where they are
 * sorted so, among the first limits.investigationEntriesReadMax entries.
 */
export async function readLists(store: Store, query: Wanted, caller: Caller): Promise<ListedEntries> {
  const found = new Map<string, ListEntry>()
  const lists = listsOf[query.scope](caller)
  let [read, isCut] = [0, false]
  for (const list of lists) {
    const prefix = listPrefix(list)
    let readable = 0
    const range = { ...rangeOf(prefix, query), limit: limits.investigationEntriesReadMax - read }
    for await (const entry of store.range(range)) {
      if (++read % limits.readsPerTurnMax === 0) await nextTurn()
      const [created_at = '', id = ''] = entry.key.slice(prefix.length).split('/')
      // Of a damaged entry the key is left, and says whose record decides.
      const access = findValue(entry) ?? (await unlessDamaged(() => store.get(recordKey(id))))
      if (access === undefined || !isReadable(parseStored<Access>(access), caller)) continue
      if (++readable > limits.investigationsListedMax) {
        isCut = true
        break
      }
      found.set(id, { id, created_at })
    }
    if (read < limits.investigationEntriesReadMax) continue
    isCut = true
    break
  }
  const entries = [...found.values()]
  if (lists.length > 1) entries.sort(query.sort === 'created_at' ? oldestFirst : newestFirst)
  const first = entries.slice(0, limits.investigationsListedMax)
  return { entries: first, isCut: isCut || first.length < entries.length }
}

function rangeOf(prefix: string, { date_from = '', date_to, sort, cursor }: Wanted): Range {
  const isOldestFirst = sort === 'created_at'
  // Anybody can seal a cursor, so that it may only narrow the interval. The oldest go on just behind its own key.
  const froms = [date_from, ...(cursor !== undefined && isOldestFirst ? [`${cursor}~`] : [])]
  const tos = [
    ...(date_to === undefined ? [] : [`${date_to}~`]),
    ...(cursor !== undefined && !isOldestFirst ? [cursor] : []),
  ]
  const [from = ''] = froms.sort().reverse()
  const [to] = tos.sort()
  return { prefix, from: prefix + from, ...(to !== undefined && { to: prefix + to }), reverse: !isOldestFirst }
}

function oldestFirst(left: ListEntry, right: ListEntry): number {
  return newestFirst(right, left)
}

function newestFirst(left: ListEntry, right: ListEntry): number {
  const [a, b] = [left, right].map(listPlaceOf)
  return a < b ? 1 : -1
}
