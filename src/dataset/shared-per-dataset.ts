import assert from 'node:assert/strict'
import type { Dataset } from './dataset.ts'
import { oncePerDataset } from './once-per-dataset.ts'

type Column = Uint8Array | Uint16Array | Int32Array | Float64Array

interface ColumnType<C> {
  new (memory: SharedArrayBuffer): C
  readonly BYTES_PER_ELEMENT: number
}

type Part = Column | number | boolean
type Table<T> = Part | { readonly [K in keyof T]: Part }

const names = new Set<string>()

/**
 * Works out what depends on the dataset alone and is large, or takes long, once in a process: one thread does, and the others
 * borrow its arrays, which no one may change. What else is wanted of them, such as functions, each thread makes itself. A name
 * is one table's.
 */
export function sharedPerDataset<T extends Table<T>>(name: string, work: (data: Dataset) => T): (data: Dataset) => T {
  assert(!names.has(name), "a name is one table's: threads would borrow another")
  names.add(name)
  return oncePerDataset((data) => data.share(name, () => toShared(work(data)) as T))
}

/** A column of zeros in shared memory, for large tables: they need not be copied there when they are made. */
export function sharedColumn<C extends Column>(type: ColumnType<C>, length: number): C {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT))
}

/** The table in shared memory; arrays that lie elsewhere are copied. */
function toShared(table: unknown): unknown {
  if (typeof table !== 'object' || table === null) return table
  if (ArrayBuffer.isView(table)) return shareColumn(table as Column)
  return Object.fromEntries(Object.entries(table).map(([name, part]) => [name, toShared(part)]))
}

function shareColumn(column: Column): Column {
  if (column.buffer instanceof SharedArrayBuffer) return column
  const shared = sharedColumn(column.constructor as ColumnType<Column>, column.length)
  shared.set(column)
  return shared
}
