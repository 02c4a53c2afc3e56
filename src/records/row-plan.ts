// Row plan: which stored rows of each chunk a dataset keeps, and where they land.

import assert from 'node:assert/strict'
import type { TableName } from '../dataset/dataset.ts'
import type { Store } from '../store/port.ts'
import { findSegment } from './chunk-segments.ts'
import { type Chunk, type MainTable, segmentsKey } from './layout.ts'
import { decodeSegment } from './segment.ts'

/** One chunk's part of a table. `local` rows count from the chunk's first row, `start` from the dataset's first. */
export interface RowPart {
  readonly version: number
  /** Stored row of the chunk's first row. */
  readonly first: number
  /** Rows the chunk stores. */
  readonly rows: number
  /** Dataset row of the first kept row. */
  readonly start: number
  /** Kept local rows, ascending; undefined when all are. */
  readonly kept: Int32Array | undefined
}

export interface RowPlan {
  readonly table: TableName
  readonly parts: readonly RowPart[]
  readonly length: number
}

/** Keeps the rows of a table that `keeps` accepts (undefined: all), chunk by chunk. */
export function planRows(
  table: TableName,
  chunks: readonly Chunk[],
  filterOf: (chunk: Chunk) => ((local: number) => boolean) | undefined,
): RowPlan {
  const parts: RowPart[] = []
  let length = 0
  for (const chunk of chunks) {
    const rows = chunk.rows[table]
    if (rows === 0) continue
    const keeps = filterOf(chunk)
    const kept = keeps && keptRows(rows, keeps)
    const { version } = chunk
    const first = chunk.stored[table] - rows
    parts.push({ version, first, rows, start: length, kept: kept?.length === rows ? undefined : kept })
    length += kept?.length ?? rows
  }
  return { table, parts, length }
}

/** Keeps the rows of a main table that no later content replaced. */
export function planInForce(table: MainTable, chunks: readonly Chunk[]): RowPlan {
  const replaced = new Set(chunks.flatMap(({ superseded }) => superseded[table]))
  return planRows(table, chunks, (chunk) => {
    const first = chunk.stored[table] - chunk.rows[table]
    return replaced.size === 0 ? undefined : (local) => !replaced.has(first + local)
  })
}

/** Keeps these stored rows of a main table, ascending, be they in force or not. */
export function planStored(table: MainTable, chunks: readonly Chunk[], stored: readonly number[]): RowPlan {
  const wanted = new Set(stored)
  return planRows(table, chunks, (chunk) => {
    const first = chunk.stored[table] - chunk.rows[table]
    return (local) => wanted.has(first + local)
  })
}

/** The stored row behind a dataset row; undefined where there is none. */
export function storedRow(plan: RowPlan, row: number): number | undefined {
  const place = locate(plan, row)
  return place && place.part.first + place.local
}

/** How many rows of a dataset are stored up to this row, itself included. */
export function rowsUpTo({ parts, length }: RowPlan, stored: number): number {
  const at = bisect(parts.length, (i) => parts[i].first > stored)
  const part = parts[at - 1]
  if (part === undefined) return 0
  const { first, start, kept } = part
  const local = stored - first
  const next = parts[at]?.start ?? length
  return kept === undefined ? Math.min(start + local + 1, next) : start + bisect(kept.length, (i) => kept[i] > local)
}

/** Dataset row of a local row of a part; -1 when it was dropped. */
export function datasetRow(part: RowPart, local: number): number {
  if (part.kept === undefined) return part.start + local
  const index = bisect(part.kept.length, (i) => (part.kept?.[i] ?? 0) >= local)
  return part.kept[index] === local ? part.start + index : -1
}

/** The part and local row behind a dataset row. */
export function locate(plan: RowPlan, row: number): { readonly part: RowPart; readonly local: number } | undefined {
  const part = plan.parts[bisect(plan.parts.length, (i) => plan.parts[i].start > row) - 1]
  if (part === undefined || row < 0 || row >= plan.length) return undefined
  return { part, local: part.kept?.[row - part.start] ?? row - part.start }
}

/** A column and where it is read to, zero so far. */
export interface ColumnToRead {
  readonly table: TableName
  readonly name: string
  readonly target: Int32Array | Float64Array
}

/** The kept rows of one column, those of the chunks one after the other. */
export async function readColumn<A extends Int32Array | Float64Array>(
  store: Store,
  { table, parts }: RowPlan,
  name: string,
  target: A,
): Promise<A> {
  const read = parts.filter(({ kept }) => kept?.length !== 0)
  const keys = read.map(({ version }) => segmentsKey(version))
  await store.visitMany(keys, (segments, index) => readPart(segments, { table, name, target }, read[index]))
  return target
}

/** Reads what is kept of a column in one chunk, whose segments these are. */
export function readPart(segments: Uint8Array | undefined, { table, name, target }: ColumnToRead, part: RowPart): void {
  try {
    assert(segments, 'a chunk has its columns')
    decodeSegment(findSegment(segments, table, name), target, part)
  } catch (cause) {
    throw new Error(`Column ${table}.${name} of version ${part.version} is damaged`, { cause })
  }
}

function keptRows(rows: number, keeps: (local: number) => boolean): Int32Array {
  const kept = new Int32Array(rows)
  let length = 0
  for (let local = 0; local < rows; local++) if (keeps(local)) kept[length++] = local
  return kept.slice(0, length)
}

/** First index of 0 … length for which `holds` is true; all later ones must hold too. */
export function bisect(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
