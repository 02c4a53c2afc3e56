// Read tables: all columns of a planned dataset into shared memory, with the help of idle threads.
// T1. No thread is waited for: a chunk that a helper has not finished is read again, which writes the same bytes.
// T2. A cell holds zero or its final value, so that late writes of a helper change nothing.

import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TableName } from '../dataset/dataset.ts'
import type { Store } from '../store/port.ts'
import type { ColumnExchange } from './column-exchange.ts'
import type { Columns } from './columns.ts'
import { columnsOf, createColumn, forEachName, parentTables, segmentsKey, tableNames } from './layout.ts'
import { type ColumnToRead, datasetRow, type RowPart, type RowPlan, readPart } from './row-plan.ts'

export type Plans = Readonly<Record<TableName, RowPlan>>

/** The message to helpers. Everything large in it is shared memory, but for the rows kept of a plan. */
interface SharedReading {
  readonly plans: Plans
  readonly columns: readonly ColumnToRead[]
  /** A state for each version's chunk, from version 1 on. */
  readonly states: Int32Array
}

const [FREE, BEGUN, READ] = [0, 1, 2]
const parentTableOf: Readonly<Partial<Record<TableName, TableName>>> = parentTables

/** Reads every column; threads that answer the call read some of the chunks. */
export async function readTables(store: Store, plans: Plans, exchange: ColumnExchange): Promise<Columns> {
  const columns = Object.values(plans).flatMap(({ table, length }) =>
    columnsOf(table).map(([name, definition]): ColumnToRead => {
      return { table, name, target: createColumn(definition, length, { shared: true }) }
    }),
  )
  const newest = Math.max(0, ...Object.values(plans).map(({ parts }) => parts.at(-1)?.version ?? 0))
  const states = new Int32Array(new SharedArrayBuffer(newest * Int32Array.BYTES_PER_ELEMENT))
  const reading: SharedReading = { plans, columns, states }
  exchange.callForHelp(reading)
  await readFree(store, reading)
  const read = chunkReader(store, reading)
  for (let at = 0; at < newest; at++) if (Atomics.load(states, at) !== READ) await read(at + 1)
  return Object.fromEntries(
    Object.values(plans).map(({ table, length }) => {
      const own = columns.filter((column) => column.table === table).map(({ name, target }) => [name, target])
      return [table, { length, ...Object.fromEntries(own) }]
    }),
  ) as unknown as Columns
}

/** Takes part in another thread's reading, one chunk a turn. */
export async function helpToRead(store: Store, work: unknown): Promise<void> {
  await readFree(store, work as SharedReading, nextTurn)
}

async function readFree(store: Store, reading: SharedReading, afterEach?: () => Promise<unknown>): Promise<void> {
  const { states } = reading
  const read = chunkReader(store, reading)
  for (let at = 0; at < states.length; at++) {
    if (Atomics.compareExchange(states, at, FREE, BEGUN) !== FREE) continue
    await read(at + 1)
    Atomics.store(states, at, READ)
    await afterEach?.()
  }
}

/** Reads the chunk of a version, once for all of its columns. */
function chunkReader(store: Store, { plans, columns }: SharedReading): (version: number) => Promise<void> {
  const partsOf = forEachName(tableNames, (table) => new Map(plans[table].parts.map((part) => [part.version, part])))
  return (version) =>
    store.visitMany([segmentsKey(version)], (segments) => {
      for (const column of columns) {
        const part = partsOf[column.table].get(version)
        if (part === undefined || part.kept?.length === 0) continue
        const parentTable = column.name === 'parent' ? parentTableOf[column.table] : undefined
        if (parentTable === undefined) readPart(segments, column, part)
        else readParents(segments, column, { part, parents: partsOf[parentTable].get(version) })
      }
    })
}

/** Turns parents from chunk rows into dataset rows. */
function readParents(
  segments: Uint8Array | undefined,
  column: ColumnToRead,
  { part, parents }: { readonly part: RowPart; readonly parents: RowPart | undefined },
): void {
  assert(parents, 'a child lies in the chunk of its parent')
  const inChunk = new Float64Array(part.kept?.length ?? part.rows)
  readPart(segments, { ...column, target: inChunk }, { ...part, start: 0 })
  for (let row = 0; row < inChunk.length; row++) column.target[part.start + row] = datasetRow(parents, inChunk[row])
}
