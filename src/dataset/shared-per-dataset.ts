// Shared per dataset: tables that one thread computes and all threads of the process read.

import assert from 'node:assert/strict'
import type { Dataset } from './dataset.ts'
import { oncePerDataset } from './once-per-dataset.ts'

type Column = Uint8Array | Uint16Array | Int32Array | Float64Array

interface ColumnConstructor<C> {
  new (memory: SharedArrayBuffer): C
  readonly BYTES_PER_ELEMENT: number
}

type SharedPart = Column | number | boolean
type SharedTable<T> = SharedPart | { readonly [K in keyof T]: SharedPart }

const names = new Set<string>()

/**
 * Computes a table that depends on the dataset alone once in a process, for tables that are large or slow to compute. One thread
 * computes it, the others read its arrays in shared memory, and none may write them. A name belongs to one table.
 */
export function sharedPerDataset<T extends SharedTable<T>>(
  name: string,
  work: (data: Dataset) => T,
): (data: Dataset) => T {
  assert(!names.has(name), 'a name belongs to one table: threads would read another')
  names.add(name)
  return oncePerDataset((data) => data.share(name, () => toShared(work(data)) as T))
}

/** A column of zeros in shared memory; a large table that is built in it needs no copy. */
export function sharedColumn<C extends Column>(type: ColumnConstructor<C>, length: number): C {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT))
}

/** The table in shared memory; other arrays are copied. */
function toShared(table: unknown): unknown {
  if (typeof table !== 'object' || table === null) return table
  if (ArrayBuffer.isView(table)) return shareColumn(table as Column)
  return Object.fromEntries(Object.entries(table).map(([name, part]) => [name, toShared(part)]))
}

function shareColumn(column: Column): Column {
  if (column.buffer instanceof SharedArrayBuffer) return column
  const shared = sharedColumn(column.constructor as ColumnConstructor<Column>, column.length)
  shared.set(column)
  return shared
}
