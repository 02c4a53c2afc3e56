// Read tables: all columns of a planned dataset into shared memory, with the help of threads that have nothing to do.
// T1. Nobody is waited for: a column that a helper began and has not ended is read again, which writes the same bytes.
// T2. Columns that are changed after they were read are not given to helpers, whose late bytes would undo the change.

import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TableName } from '../domain/dataset.ts'
import type { Store } from '../store/port.ts'
import type { Exchange } from './column-exchange.ts'
import type { Columns } from './columns.ts'
import { columnsOf, createColumn, parentTables } from './layout.ts'
import { datasetRow, type Plan, readColumn } from './row-plan.ts'

export type Plans = Readonly<Record<TableName, Plan>>

interface ColumnToRead {
  readonly table: TableName
  readonly name: string
  readonly target: Int32Array | Float64Array
}

/** What helpers are told. Everything large in it is shared memory, but for the rows kept of a plan. */
interface SharedReading {
  readonly plans: Plans
  readonly columns: readonly ColumnToRead[]
  /** A state for each column. */
  readonly states: Int32Array
}

const [FREE, BEGUN, READ] = [0, 1, 2]

/** Reads every column; threads that answer the call read some of them. */
export async function readTables(store: Store, plans: Plans, exchange: Exchange): Promise<Columns> {
  const all = Object.values(plans).flatMap(({ table, length }) =>
    columnsOf(table).map(([name, definition]): ColumnToRead => {
      return { table, name, target: createColumn(definition, length, { shared: true }) }
    }),
  )
  const columns = all.filter((column) => !isRebased(column))
  const states = new Int32Array(new SharedArrayBuffer(columns.length * Int32Array.BYTES_PER_ELEMENT))
  const reading: SharedReading = { plans, columns, states }
  exchange.callForHelp(reading)
  for (const column of all.filter(isRebased)) {
    await readOne(store, plans, column)
    rebase(column.target as Float64Array, plans[column.table], plans)
  }
  await readFree(store, reading)
  for (const [index, column] of columns.entries())
    if (Atomics.load(states, index) !== READ) await readOne(store, plans, column)
  return Object.fromEntries(
    Object.values(plans).map(({ table, length }) => {
      const own = all.filter((column) => column.table === table).map(({ name, target }) => [name, target])
      return [table, { length, ...Object.fromEntries(own) }]
    }),
  ) as unknown as Columns
}

/** Takes part in another thread's reading, one column a turn. */
export async function helpToRead(store: Store, work: unknown): Promise<void> {
  await readFree(store, work as SharedReading, nextTurn)
}

async function readFree(
  store: Store,
  { plans, columns, states }: SharedReading,
  afterEach?: () => Promise<unknown>,
): Promise<void> {
  for (const [index, column] of columns.entries()) {
    if (Atomics.compareExchange(states, index, FREE, BEGUN) !== FREE) continue
    await readOne(store, plans, column)
    Atomics.store(states, index, READ)
    await afterEach?.()
  }
}

async function readOne(store: Store, plans: Plans, { table, name, target }: ColumnToRead): Promise<void> {
  await readColumn(store, plans[table], name, target)
}

function isRebased({ table, name }: ColumnToRead): boolean {
  return name === 'parent' && table in parentTables
}

/** Turns parents from chunk rows into dataset rows. */
function rebase(parents: Float64Array, plan: Plan, plans: Plans): void {
  const parentPlan = plans[parentTables[plan.table as keyof typeof parentTables]]
  const parentParts = new Map(parentPlan.parts.map((part) => [part.version, part]))
  for (const part of plan.parts) {
    const parentPart = parentParts.get(part.version)
    assert(parentPart, 'a child lies in the chunk of its parent')
    const end = part.start + (part.kept?.length ?? part.rows)
    for (let row = part.start; row < end; row++) parents[row] = datasetRow(parentPart, parents[row] ?? -1)
  }
}
