// Lookup: one page of a table, chosen by its columns alone; records are decoded for the page and nothing else.
// L1. Pages of one version partition what matches: the order is total, since ties follow the rows.
// L2. An absent value equals nothing and is neither above nor below anything; in an order it comes last either way.
// L3. Ids of persons are compared as they may be shown, so that no question brings out the digits that are withheld.

import { sourceCodes } from '../domain/dataset.ts'
import { formatDay } from '../domain/days.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { MainTable } from './layout.ts'
import { type Condition, selectRows } from './lookup-conditions.ts'
import { type Ranking, rankingOf } from './lookup-ranking.ts'
import type { TableReader, TableView } from './table-view.ts'

export interface Lookup {
  readonly table: MainTable
  /** All must hold. */
  readonly where: readonly Condition[]
  /** Most significant first. */
  readonly order: readonly OrderKey[]
  /** From 1. */
  readonly page: number
  readonly limit: number
}

export interface OrderKey {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** What an answer rests on: records of one source, over all pages. */
export interface SourceCount {
  readonly source: DataSource
  readonly records: number
  /** When the record that came in last was retrieved. */
  readonly fetched_at: string
  readonly synthetic: boolean
}

export interface LookupPage {
  readonly version: number
  /** Records on all pages. */
  readonly total: number
  readonly records: readonly NormalisedRecord[]
  readonly sources: readonly SourceCount[]
}

/** The page that is asked for, of the newest version. */
export async function lookUp(reader: TableReader, lookup: Lookup): Promise<LookupPage> {
  const view = await reader.open(lookup.table)
  const selected = await selectRows(view, lookup.where)
  const order = await orderOf(view, lookup.order)
  const start = (lookup.page - 1) * lookup.limit
  const { total, rows } = cutPage(selected, order, { start, end: start + lookup.limit })
  return {
    version: view.version,
    total,
    records: await view.documents(rows),
    sources: await countSources(view, selected),
  }
}

/** Rows of the page: the selected ones in their order, from `start` to before `end`. */
function cutPage(
  selected: Uint8Array,
  order: Uint32Array | undefined,
  { start, end }: { readonly start: number; readonly end: number },
): { total: number; rows: number[] } {
  const rows: number[] = []
  let total = 0
  for (let index = 0; index < selected.length; index++) {
    const row = order === undefined ? index : (order[index] ?? 0)
    if (selected[row] !== 1) continue
    if (total >= start && total < end) rows.push(row)
    total++
  }
  return { total, rows }
}

const orders = new WeakMap<TableView, Map<string, Promise<Uint32Array>>>()

/** All rows of the table in an order, which is worked out once a version; undefined for the order of the rows. */
async function orderOf(view: TableView, keys: readonly OrderKey[]): Promise<Uint32Array | undefined> {
  if (keys.length === 0) return undefined
  const known = orders.get(view) ?? new Map<string, Promise<Uint32Array>>()
  orders.set(view, known)
  const name = JSON.stringify(keys)
  const order = known.get(name) ?? sortRows(view, keys)
  known.delete(name)
  known.set(name, order)
  order.catch(() => known.delete(name))
  for (const oldest of known.keys()) if (known.size > limits.lookupOrdersKeptMax) known.delete(oldest)
  return order
}

async function sortRows(view: TableView, keys: readonly OrderKey[]): Promise<Uint32Array> {
  const rankings = await Promise.all(keys.map(({ column, direction }) => rankingOf(view, column, direction)))
  const [first, ...others] = rankings as [Ranking, ...Ranking[]]
  const rows = Uint32Array.from({ length: view.length }, (_, row) => row)
  return rows.sort((left, right) => {
    const order = (first[left] ?? 0) - (first[right] ?? 0)
    if (order !== 0) return order
    for (const ranking of others) {
      const next = (ranking[left] ?? 0) - (ranking[right] ?? 0)
      if (next !== 0) return next
    }
    return left - right
  })
}

/** The sources of the selected rows, in the order of the vocabulary. */
async function countSources(view: TableView, selected: Uint8Array): Promise<SourceCount[]> {
  const [source, synthetic] = await Promise.all([view.column('source'), view.column('synthetic')])
  const counts = sourceCodes.map(() => ({ records: 0, last: -1, synthetic: false }))
  for (let row = 0; row < selected.length; row++) {
    const count = selected[row] === 1 ? counts[source[row] ?? -1] : undefined
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
