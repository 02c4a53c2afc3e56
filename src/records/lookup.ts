// Lookup: one page of a table, chosen by its columns alone; records are decoded for the page and nothing else.
// L1. Pages of one version partition what matches: the order is total, since ties follow the rows.
// L2. An absent value equals nothing and is neither above nor below anything; in an order it comes last either way.
// L3. Ids of persons are compared as they may be shown, so that no question reveals the digits that are withheld.

import { sourceCodes } from '../dataset/dataset.ts'
import { formatDay } from '../domain/days.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { MainTable } from './layout.ts'
import { type ColumnCondition, selectRows } from './lookup-conditions.ts'
import { Recent } from './recent.ts'
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
  /** Records on all pages. */
  readonly total: number
  readonly records: readonly NormalisedRecord[]
  readonly sources: readonly SourceCount[]
}

/** One page, of the newest version. */
export async function lookUp(reader: TableReader, lookup: Lookup): Promise<LookupPage> {
  const view = await reader.open(lookup.table)
  const { rows, sources } = await matchesOf(view, lookup)
  const start = (lookup.page - 1) * lookup.limit
  return {
    version: view.version,
    total: rows.length,
    records: await view.documents([...rows.subarray(start, start + lookup.limit)]),
    sources,
  }
}

/** All rows that a question matches, in its order. */
interface Matches {
  readonly rows: Uint32Array
  readonly sources: readonly SourceCount[]
}

interface Kept {
  readonly orders: Recent<Uint32Array>
  readonly matches: Recent<Matches>
}

const keptOf = new WeakMap<TableView, Kept>()

function matchesOf(view: TableView, { where, order }: Lookup): Promise<Matches> {
  const kept = keptOf.get(view) ?? {
    orders: new Recent<Uint32Array>(limits.lookupOrdersKeptMax),
    matches: new Recent<Matches>(limits.lookupMatchesKeptMax),
  }
  keptOf.set(view, kept)
  return kept.matches.get(JSON.stringify([where, order]), async () => {
    const selected = await selectRows(view, where)
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
