import type { Dataset } from '../domain/dataset.ts'
import { oncePerDataset } from './once-per-dataset.ts'

type Column = Uint8Array | Uint16Array | Int32Array | Float64Array
type Part = Column | number | boolean
type Table<T> = Part | { readonly [K in keyof T]: Part }

/**
 * Works out what depends on the dataset alone and is large, or takes long, once in a process: one thread does, and the others
 * borrow its arrays, which no one may change. What else is wanted of them, such as functions, each thread makes itself. A name
 * is one table's.
 */
export function sharedPerDataset<T extends Table<T>>(name: string, work: (data: Dataset) => T): (data: Dataset) => T {
  return oncePerDataset((data) => data.share(name, () => toShared(work(data)) as T))
}

/** The table in shared memory; arrays that lie elsewhere are copied. */
function toShared(table: unknown): unknown {
  if (typeof table !== 'object' || table === null) return table
  if (ArrayBuffer.isView(table)) return shareColumn(table as Column)
  return Object.fromEntries(Object.entries(table).map(([name, part]) => [name, toShared(part)]))
}

function shareColumn(column: Column): Column {
  if (column.buffer instanceof SharedArrayBuffer) return column
  const shared = new (column.constructor as new (memory: SharedArrayBuffer) => Column)(
    new SharedArrayBuffer(column.byteLength),
  )
  shared.set(column)
  return shared
}
