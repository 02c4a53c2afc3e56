// Check of records: whether all that versions name is there and can be read.

import { dictionaryNames } from '../dataset/dataset.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { findValue } from '../platform/damage.ts'
import type { Store } from '../store/port.ts'
import { findSegment } from './chunk-segments.ts'
import { toIndexEntry } from './chunk-writes.ts'
import { getChunk, readManifest } from './chunks.ts'
import { listLength } from './dictionary-reader.ts'
import { decodeRecords } from './documents.ts'
import {
  type Chunk,
  codeKey,
  columnsOf,
  createColumn,
  dictionaryPrefix,
  documentsKey,
  type MainTable,
  mainTables,
  segmentsKey,
  tableNames,
} from './layout.ts'
import { naturalKeyPrefix } from './natural-key.ts'
import { decodeSegment } from './segment.ts'

/** Something that is not as the newest version needs it. */
export interface RecordsProblem {
  readonly kind: 'unreadable' | 'index_changed' | 'dictionary_changed'
  /** A code of the texts of prumo doctor, and its facts. */
  readonly text: 'columns_unreadable' | 'documents_unreadable' | 'stray_keys' | 'key_count' | 'dictionary_count'
  readonly facts: Readonly<Record<string, string | number>>
}

/** Every problem of the records up to the newest version, which other processes may add to. */
export async function* checkRecords(store: Store): AsyncGenerator<RecordsProblem, void> {
  const { version } = await readManifest(store)
  for (let at = 1; at <= version; at++) yield* checkChunk(store, at)
  const newest = await getChunk(store, version).catch(() => undefined)
  if (newest === undefined) return
  for (const table of mainTables) yield* checkIndex(store, table, newest)
  yield* checkDictionaries(store, newest)
}

async function* checkChunk(store: Store, version: number): AsyncGenerator<RecordsProblem, void> {
  const parts: readonly (readonly [RecordsProblem['text'], (chunk: Chunk) => Promise<void>])[] = [
    ['columns_unreadable', (chunk) => readColumns(store, chunk)],
    ['documents_unreadable', (chunk) => readAllDocuments(store, chunk)],
  ]
  for (const [text, read] of parts) {
    try {
      await read(await getChunk(store, version))
    } catch (cause) {
      const file = cause instanceof AppError ? ` (${cause.details.file ?? cause.details.entry})` : ''
      yield { kind: 'unreadable', text, facts: { version, file } }
    }
  }
}

async function readColumns(store: Store, { version, rows }: Chunk): Promise<void> {
  const segments = await store.get(segmentsKey(version))
  if (segments === undefined) throw new Error('the columns of a chunk are there')
  for (const table of tableNames)
    for (const [column, definition] of rows[table] === 0 ? [] : columnsOf(table)) {
      const target = createColumn(definition, rows[table])
      decodeSegment(findSegment(segments, table, column), target, { rows: rows[table], kept: undefined, start: 0 })
    }
}

async function readAllDocuments(store: Store, { version, rows }: Chunk): Promise<void> {
  for (const table of mainTables)
    for (let start = 0; start < rows[table]; start += limits.documentBlockRows) {
      const block = await store.get(documentsKey(table, version, start / limits.documentBlockRows))
      const last = Math.min(limits.documentBlockRows, rows[table] - start) - 1
      if (block === undefined || !decodeRecords(block, new Set([last])).has(last))
        throw new Error('the documents of a chunk are there')
    }
}

/** Each record in force has one natural key. */
async function* checkIndex(store: Store, table: MainTable, newest: Chunk): AsyncGenerator<RecordsProblem, void> {
  let [keys, strays] = [0, 0]
  for await (const entry of store.range({ prefix: naturalKeyPrefix(table) })) {
    keys++
    const value = findValue(entry)
    if (value && toIndexEntry(value).row >= newest.stored[table]) strays++
  }
  // An import may have committed since: it only adds keys.
  if (strays > 0 && (await isNewest(store, newest)))
    yield { kind: 'index_changed', text: 'stray_keys', facts: { count: strays, table } }
  if (keys !== newest.live[table] && (await isNewest(store, newest)))
    yield { kind: 'index_changed', text: 'key_count', facts: { table, records: newest.live[table], keys } }
}

async function* checkDictionaries(store: Store, newest: Chunk): AsyncGenerator<RecordsProblem, void> {
  for (const name of dictionaryNames) {
    let [texts, codes] = [0, 0]
    for await (const { value } of store.range({ prefix: dictionaryPrefix(name) })) texts += listLength(value)
    for await (const _ of store.range({ prefix: codeKey(name, '') })) codes++
    const stated = newest.dictionary_sizes[name]
    if ((texts !== stated || codes !== stated) && (await isNewest(store, newest)))
      yield {
        kind: 'dictionary_changed',
        text: 'dictionary_count',
        facts: { name, texts, codes, stated },
      }
  }
}

async function isNewest(store: Store, { version }: Chunk): Promise<boolean> {
  return (await readManifest(store)).version === version
}
