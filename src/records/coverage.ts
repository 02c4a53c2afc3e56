// Coverage: the records of each source: how many of each kind, of which days, of which states, how fresh.

import { ABSENT_CODE, isDay, paymentKindCodes, recordKindCodes, sourceCodes } from '../dataset/dataset.ts'
import { unitOfMunicipality } from '../dataset/selection.ts'
import { formatDay } from '../domain/days.ts'
import type { StateCoverage } from '../domain/generated/wire-types.ts'
import type { RecordKind } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { actDays } from './act-days.ts'
import { type MainTable, mainTables } from './layout.ts'
import type { ColumnValues, TableReader, TableView } from './table-view.ts'

export interface RecordCoverage {
  readonly source: DataSource
  readonly records: number
  readonly by_kind: Readonly<Partial<Record<RecordKind, number>>>
  /** Days of the records that have one. */
  readonly first_date?: string
  readonly last_date?: string
  readonly states: readonly StateCoverage[]
  readonly without_state: number
  readonly synthetic_records: number
  /** When the record that came in last was retrieved; absent without records. */
  readonly last_retrieved_at?: string
}

/** Every source of the vocabulary, those without records too, at the newest version. */
export async function coverSources(reader: TableReader): Promise<readonly RecordCoverage[]> {
  const acts = await reader.open('acts')
  return acts.remember('coverage of all tables', () => countSources(reader))
}

async function countSources(reader: TableReader): Promise<readonly RecordCoverage[]> {
  const tallies = sourceCodes.map(() => new Tally())
  for (const table of mainTables) {
    const view = await reader.open(table)
    if (view.length > 0) await countTable(view, tallies)
  }
  return sourceCodes.map((source, code) => ({ source, ...(tallies[code] ?? new Tally()).finish() }))
}

/** Records and the days that they span. */
class Span {
  records = 0
  first = Number.POSITIVE_INFINITY
  last = Number.NEGATIVE_INFINITY

  add(day: number): void {
    this.records++
    if (!isDay(day)) return
    if (day < this.first) this.first = day
    if (day > this.last) this.last = day
  }

  finish() {
    const dates = this.first <= this.last
    return {
      records: this.records,
      ...(dates && { first_date: formatDay(this.first), last_date: formatDay(this.last) }),
    }
  }
}

class Tally {
  readonly all = new Span()
  readonly states = new Map<string, Span>()
  readonly kinds = new Map<RecordKind, number>()
  synthetic = 0
  withoutState = 0
  retrievedAt: string | undefined

  finish(): Omit<RecordCoverage, 'source'> {
    const states = [...this.states].sort(([a], [b]) => (a < b ? -1 : 1))
    return {
      ...this.all.finish(),
      by_kind: Object.fromEntries(this.kinds),
      states: states.map(([state, span]) => ({ state, ...span.finish() })),
      without_state: this.withoutState,
      synthetic_records: this.synthetic,
      ...(this.retrievedAt !== undefined && { last_retrieved_at: this.retrievedAt }),
    }
  }
}

const kindsOf: Readonly<Record<MainTable, readonly RecordKind[]>> = {
  acts: recordKindCodes,
  payments: paymentKindCodes,
  commitments: ['commitment'],
  agreements: ['agreement'],
  suppliers: ['supplier'],
  sanctions: ['sanction'],
  organizations: ['organization'],
  references: ['reference'],
}

async function countTable(view: TableView, tallies: readonly Tally[]): Promise<void> {
  const [source, synthetic] = await Promise.all([view.column('source'), view.column('synthetic')])
  const kind = await columnOrNothing(view, 'record_kind')
  const days = await daysOf(view)
  const stateOf = await stateReader(view)
  const last = tallies.map(() => -1)
  for (let row = 0; row < view.length; row++) {
    const code = source[row]
    const tally = tallies[code]
    if (tally === undefined) continue
    const day = days?.[row] ?? Number.NaN
    const name = kindsOf[view.table][kind?.[row] ?? 0]
    const state = stateOf(row)
    tally.all.add(day)
    if (name !== undefined) tally.kinds.set(name, (tally.kinds.get(name) ?? 0) + 1)
    if (state === undefined) tally.withoutState++
    else spanOf(tally.states, state).add(day)
    if (synthetic[row] === 1) tally.synthetic++
    last[code] = row
  }
  const found = last.flatMap((row, code) => (row < 0 ? [] : [{ row, code }]))
  const newest = await view.documents(found.map(({ row }) => row))
  for (const [index, { code }] of found.entries()) {
    const [tally, at] = [tallies[code], newest[index]?.provenance.retrieved_at]
    if (tally && at !== undefined && (tally.retrievedAt === undefined || at > tally.retrievedAt)) tally.retrievedAt = at
  }
}

function spanOf(states: Map<string, Span>, state: string): Span {
  const span = states.get(state) ?? new Span()
  states.set(state, span)
  return span
}

/** The column of days; undefined where the records of a table have no day of their own. */
async function daysOf(view: TableView): Promise<ColumnValues | undefined> {
  if (view.table === 'acts') return actDays(view)
  return (await columnOrNothing(view, 'day')) ?? columnOrNothing(view, 'start_day')
}

/** The federative unit of a row: its own, else that of its municipality. */
async function stateReader(view: TableView): Promise<(row: number) => string | undefined> {
  const regions = await columnOrNothing(view, 'region')
  const municipalities = await columnOrNothing(view, 'municipality')
  const units = Array.from({ length: view.size('municipality') }, (_, code) =>
    unitOfMunicipality(view.text('municipality', code)),
  )
  const names = Array.from({ length: view.size('region') }, (_, code) => view.text('region', code))
  return (row) => names[regions?.[row] ?? ABSENT_CODE] ?? units[municipalities?.[row] ?? ABSENT_CODE]
}

async function columnOrNothing(view: TableView, name: string): Promise<ColumnValues | undefined> {
  return view.definition(name) && view.column(name)
}
