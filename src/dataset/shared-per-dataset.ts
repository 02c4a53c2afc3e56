// Shared per dataset: tables that one thread computes and all threads of the process read.

import assert from 'node:assert/strict'
import { deserialize, serialize } from 'node:v8'
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

/** What is worked out of a dataset and what is given, and whether that has been done before. */
interface Kept<Given, T> {
  (data: Dataset, given: Given): T
  /** A hint: what is kept may be gone when it is wanted, and is worked out again then. */
  isKept(data: Dataset): boolean
}

/**
 * The same for a value of any shape that is small beside its dataset: it is kept packed, and each caller has a copy of its own. What is given
 * follows from the dataset too, such as what was folded of it, or has a key.
 */
export function keptPerDataset<Given, T>(
  name: string,
  work: (data: Dataset, given: Given) => T,
  keyOf: (given: Given) => string = () => '',
): Kept<Given, T> {
  const marks = sharedPerDataset(name, () => new Uint8Array(1))
  const read = (data: Dataset, given: Given): T => {
    const make = () => {
      const packed = shareColumn(new Uint8Array(serialize(work(data, given)))) as Uint8Array
      marks(data)[0] = 1
      return packed
    }
    // What lies in shared memory is not read in place.
    return deserialize(Uint8Array.from(data.share(`${name} of ${keyOf(given)}`, make))) as T
  }
  return Object.assign(read, { isKept: (data: Dataset) => marks(data)[0] === 1 })
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
