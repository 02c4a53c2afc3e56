// Lookup: one page of a table, chosen by its columns alone; records are decoded for the page and nothing else.
// L1. Pages of one version partition what matches: the order is total, since ties follow the rows.
// L2. An absent value equals nothing and is neither above nor below anything; in an order it comes last either way.
// L3. Ids of persons are compared as they may be shown, so that no question reveals the digits that are withheld.
// L4. A page after a row begins behind it in any later version too, be the row still in force or not.

import { sourceCodes } from '../dataset/dataset.ts'
import { formatDay } from '../domain/days.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { MainTable } from './layout.ts'
import { type ColumnCondition, selectRows } from './lookup-conditions.ts'
import { type Ranking, rankingOf } from './lookup-ranking.ts'
import { Recent } from './recent.ts'
import { bisect } from './row-plan.ts'
import type { OrderKey } from './sort-rows.ts'
import { sortRows } from './sort-rows.ts'
import type { TableReader, TableView } from './table-view.ts'

export interface Lookup {
  readonly table: MainTable
  /** All must hold. */
  readonly where: readonly ColumnCondition[]
  /** Most significant first. */
  readonly order: readonly OrderKey[]
  /** From 1. */
  readonly page: number
  readonly limit: number
  /** Only what a version made after this time (ms) brought or changed; the answer says what was taken away. */
  readonly since?: number
  /** Stored row of the record before the page, which then begins there whatever its number. */
  readonly after?: number
}

/** The records of one source behind an answer, over all pages. */
export interface SourceCount {
  readonly source: DataSource
  readonly records: number
  /** When the record that came in last was retrieved. */
  readonly fetched_at: string
  readonly synthetic: boolean
}

export interface LookupPage {
  readonly version: number
  /** When the version was made, in ms. */
  readonly at: number
  /** Records on all pages. */
  readonly total: number
  readonly records: readonly NormalisedRecord[]
  /** Stored row of the last of them; null: nothing follows. */
  readonly next: number | null
  /** With `since`: records that are no longer there, oldest first, at most limits.removedShownMax of `total`. */
  readonly removed?: GoneRecords
  readonly sources: readonly SourceCount[]
}

export interface GoneRecords {
  readonly records: readonly GoneRecord[]
  readonly total: number
}

export interface GoneRecord {
  readonly record: NormalisedRecord
  /** When, in ms. */
  readonly at: number
}

/** One page, of the newest version. */
export async function lookUp(reader: TableReader, lookup: Lookup): Promise<LookupPage> {
  const view = await reader.open(lookup.table)
  const { since } = lookup
  const { rows, sources } = await matchesOf(view, lookup)
  const start = await startOf(view, lookup, rows)
  const shown = [...rows.subarray(start, start + lookup.limit)]
  const last = start + lookup.limit < rows.length ? shown.at(-1) : undefined
  return {
    version: view.version,
    at: view.at,
    total: rows.length,
    records: await view.documents(shown),
    next: last === undefined ? null : (view.storedRow(last) ?? null),
    ...(since !== undefined && { removed: await removedOf(view, lookup, since) }),
    sources,
  }
}

/** What was taken away since, of that what the question asks for; what has come back is there. */
async function removedOf(view: TableView, { where }: Lookup, since: number): Promise<GoneRecords> {
  const rows = view.removedSince(since)
  const gone = view.ofStored(rows.map(({ stored }) => stored))
  const selected = await selectRows(gone, where)
  const found = rows.flatMap(({ at }, row) => (selected[row] === 1 ? [{ row, at }] : [])).sort((a, b) => a.at - b.at)
  const shown = found.slice(0, limits.removedShownMax)
  const records = await gone.documents(shown.map(({ row }) => row))
  return { total: found.length, records: shown.map(({ at }, index) => ({ at, record: records[index] })) }
}

/** Where a page begins among the rows in their order. */
async function startOf(view: TableView, { after, order, page, limit }: Lookup, rows: Uint32Array): Promise<number> {
  if (after === undefined) return (page - 1) * limit
  // Of rows that are equal in the order, those stored up to it come before it.
  const place = view.rowsUpTo(after)
  const { rankings } = keptFor(view)
  const ranks = await Promise.all(order.map((key) => rankings.get(JSON.stringify(key), () => rankBy(view, key))))
  const marks =
    view.storedRow(place - 1) === after ? ranks.map((rank) => rank[place - 1]) : await marksOf(view, order, after)
  const isBehind = (row: number) => {
    const key = ranks.findIndex((rank, at) => rank[row] !== marks[at])
    return key < 0 ? row >= place : ranks[key][row] > marks[key]
  }
  return bisect(rows.length, (index) => isBehind(rows[index]))
}

/** The ranks of a stored row that is in force no longer. Throws VALIDATION_ERROR where there is none. */
async function marksOf(view: TableView, order: readonly OrderKey[], after: number): Promise<readonly number[]> {
  const alone = view.ofStored([after])
  if (alone.length === 0) throw new AppError('VALIDATION_ERROR', { field: 'cursor', reason: 'bad_cursor' })
  const ranks = await Promise.all(order.map((key) => rankBy(alone, key)))
  return ranks.map((rank) => rank[0])
}

function rankBy(view: TableView, { column, direction }: OrderKey): Promise<Ranking> {
  return rankingOf(view, column, direction)
}

/** All rows that a question matches, in its order. */
interface Matches {
  readonly rows: Uint32Array
  readonly sources: readonly SourceCount[]
}

interface Kept {
  readonly orders: Recent<Uint32Array>
  readonly matches: Recent<Matches>
  readonly rankings: Recent<Ranking>
}

const keptOf = new WeakMap<TableView, Kept>()

function keptFor(view: TableView): Kept {
  const kept = keptOf.get(view) ?? {
    orders: new Recent<Uint32Array>(limits.lookupOrdersKeptMax),
    matches: new Recent<Matches>(limits.lookupMatchesKeptMax),
    rankings: new Recent<Ranking>(limits.lookupOrdersKeptMax),
  }
  keptOf.set(view, kept)
  return kept
}

function matchesOf(view: TableView, { where, order, since }: Lookup): Promise<Matches> {
  const kept = keptFor(view)
  return kept.matches.get(JSON.stringify([where, order, since]), async () => {
    const selected = await selectRows(view, where)
    if (since !== undefined) selected.fill(0, 0, view.firstRowSince(since))
    const sorted = await kept.orders.get(JSON.stringify(order), () => sortRows(view, order))
    return { rows: sorted.filter((row) => selected[row] === 1), sources: await countSources(view, selected) }
  })
}

/** The sources of the selected rows, in the order of the vocabulary. */
async function countSources(view: TableView, selected: Uint8Array): Promise<SourceCount[]> {
  const [source, synthetic] = await Promise.all([view.column('source'), view.column('synthetic')])
  const counts = sourceCodes.map(() => ({ records: 0, last: -1, synthetic: false }))
  for (let row = 0; row < selected.length; row++) {
    const count = selected[row] === 1 ? counts[source[row]] : undefined
    if (count === undefined) continue
    count.records++
    count.last = row
    if (synthetic[row] === 1) count.synthetic = true
  }
  const found = counts.flatMap((count, code) => (count.records === 0 ? [] : [{ ...count, code }]))
  const newest = await view.documents(found.map(({ last }) => last))
  return found.map(({ records, synthetic: generated, code }, index) => ({
    source: sourceCodes[code] ?? 'portal_transparencia',
    records,
    fetched_at: newest[index]?.provenance.retrieved_at ?? formatDay(0),
    synthetic: generated,
  }))
}
