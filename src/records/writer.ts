// Writer: appends records as immutable chunks, one commit and one version a chunk.
// Owns: the dictionaries' codes, the index of natural keys.   Does not own: validation, files, reading back.
// W1. A chunk is in the store whole or not at all; the manifest moves in the same commit.
// W2. What is already known, with the same content, changes nothing; other content replaces it from this version on.
// W3. Codes follow the first appearance of a text in the order of records, so that the split into chunks changes nothing.
// W4. What a file says and takes back further on, it says only once: reading the same file again changes nothing.
// W5. Two writers may append at once, in two processes too: the later one notices and starts its chunk again.

import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DictionaryName, dictionaryNames } from '../domain/dataset.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { dataSources } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Store, Write } from '../store/port.ts'
import { documentWrites, type IndexEntry, indexWrites, segmentWrites, toIndexEntry } from './chunk-writes.ts'
import { getChunk, readManifest } from './chunks.ts'
import { type Coder, type Columns, createColumnBuilder, tableOf } from './columns.ts'
import {
  type Chunk,
  chunkKey,
  decode,
  dictionaryKey,
  dictionaryPrefix,
  encode,
  forEachName,
  type MainTable,
  type Manifest,
  mainTables,
  manifestKey,
  tableNames,
} from './layout.ts'
import { contentHash, naturalKey } from './natural-key.ts'
import { findTakenBack } from './taken-back.ts'

/** `accepted` counts the rows that went in; `updated` says how many of them replaced an older account. */
export interface AppendResult {
  readonly accepted: number
  readonly duplicates: number
  readonly updated: number
  /** Which of the records appended were known already, by their position. */
  readonly duplicate_positions: readonly number[]
}

export interface RecordWriter {
  /** Appends at most limits.importChunkRows records in one commit; CONFLICT when other writers kept getting in between. */
  append(records: readonly NormalisedRecord[]): Promise<AppendResult>
}

/** A writer over a store; its appends run one after the other. */
export function createRecordWriter(store: Store): RecordWriter {
  let state: WriterState | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function append(identified: Promise<readonly Incoming[]>): Promise<AppendResult> {
    const incoming = await identified
    for (let attempt = 0; attempt < limits.appendAttemptsMax; attempt++) {
      const base = state ?? (await readState(store))
      // Until the commit is known, the codes given out below are not: any failure reads the state again.
      state = undefined
      const draft = await draftChunk(store, base, incoming)
      if (draft.writes.length === 0 || (await store.commit(draft.writes, [draft.condition]))) {
        state = draft.state
        return draft.result
      }
    }
    throw new AppError('CONFLICT', { attempts: limits.appendAttemptsMax })
  }

  return {
    append(records) {
      assert(records.length <= limits.importChunkRows, 'a chunk is at most limits.importChunkRows records')
      // Identified at once, so that it overlaps with the commit before it.
      const identified = identify(records)
      const result = last.then(() => append(identified))
      last = result.catch(() => undefined)
      return result
    },
  }
}

interface WriterState {
  readonly manifest: Uint8Array | null
  readonly chunk: Chunk
  readonly codes: ReadonlyMap<DictionaryName, Map<string, number>>
}

interface Incoming {
  readonly record: NormalisedRecord
  readonly key: string
  readonly hash: string
}

interface Draft {
  readonly writes: readonly Write[]
  readonly condition: { readonly key: string; readonly expected: Uint8Array | null }
  readonly state: WriterState
  readonly result: AppendResult
}

async function readState(store: Store): Promise<WriterState> {
  const { version, bytes } = await readManifest(store)
  const codes = new Map<DictionaryName, Map<string, number>>()
  for (const name of dictionaryNames) {
    const known = new Map<string, number>()
    for await (const { value } of store.range({
      prefix: dictionaryPrefix(name),
      to: dictionaryKey(name, version + 1),
    }))
      for (const text of decode(value) as string[]) known.set(text, known.size)
    codes.set(name, known)
  }
  return { manifest: bytes, chunk: await getChunk(store, version), codes }
}

async function identify(records: readonly NormalisedRecord[]): Promise<readonly Incoming[]> {
  const incoming: Incoming[] = []
  for (const record of records) {
    incoming.push({ record, key: naturalKey(record), hash: contentHash(record) })
    if (incoming.length % limits.recordsPerTurnMax === 0) await nextTurn()
  }
  return incoming
}

/** Works out everything that the next chunk writes; no writes when nothing is new. Adds to the codes of `base`. */
async function draftChunk(store: Store, base: WriterState, incoming: readonly Incoming[]): Promise<Draft> {
  const additions = new Map<DictionaryName, string[]>()
  const placed = await placeRows(store, base, incoming, coder(base.codes, additions))
  const condition = { key: manifestKey, expected: base.manifest }
  if (placed.result.accepted === 0) return { writes: [], condition, state: base, result: placed.result }
  const chunk = nextChunk(base, placed)
  const { version } = chunk
  const manifest = encode({ format: 4, version } satisfies Manifest)
  const writes = [
    ...segmentWrites(version, placed.columns),
    ...(await documentWrites(version, placed.documents)),
    ...[...additions].map(([name, texts]) => ({ key: dictionaryKey(name, version), value: encode(texts) })),
    ...indexWrites(placed.index),
    { key: chunkKey(version), value: encode(chunk) },
    { key: manifestKey, value: manifest },
  ]
  return { writes, condition, state: { manifest, chunk, codes: base.codes }, result: placed.result }
}

interface Placed {
  readonly columns: Columns
  readonly documents: Readonly<Record<MainTable, readonly NormalisedRecord[]>>
  readonly superseded: Readonly<Record<MainTable, readonly number[]>>
  readonly index: ReadonlyMap<string, IndexEntry>
  readonly newActs: Readonly<Record<DataSource, number>>
  readonly result: AppendResult
}

/** Gives every record that says something new its row. An account that the same chunk replaces keeps its row too (W3). */
async function placeRows(store: Store, base: WriterState, incoming: readonly Incoming[], code: Coder): Promise<Placed> {
  const found = await store.getMany(incoming.map(({ key }) => key))
  const takenBack = await findTakenBack(store, base.chunk.version, incoming, found)
  const builder = createColumnBuilder(code)
  const documents = forEachName<MainTable, NormalisedRecord[]>(mainTables, () => [])
  const superseded = forEachName<MainTable, number[]>(mainTables, () => [])
  const newActs = forEachName(dataSources, () => 0)
  const index = new Map<string, IndexEntry>()
  const result = { accepted: 0, duplicates: 0, updated: 0, duplicate_positions: [] as number[] }
  for (const [position, { record, key, hash }] of incoming.entries()) {
    if (position % limits.recordsPerTurnMax === 0) await nextTurn()
    const stored = found[position]
    const known = index.get(key) ?? (stored && toIndexEntry(stored))
    if (known?.hash === hash || (takenBack.has(position) && !index.has(key))) {
      result.duplicates++
      result.duplicate_positions.push(position)
      continue
    }
    const table = tableOf(record.record_kind)
    index.set(key, { row: base.chunk.stored[table] + builder.add(record), hash })
    documents[table].push(record)
    result.accepted++
    if (known) {
      result.updated++
      superseded[table].push(known.row)
    } else if (table === 'acts') newActs[record.provenance.source]++
  }
  return { columns: builder.finish(), documents, superseded, index, newActs, result }
}

function nextChunk({ chunk, codes }: WriterState, { columns, superseded, newActs }: Placed): Chunk {
  return {
    version: chunk.version + 1,
    rows: forEachName(tableNames, (table) => columns[table].length),
    superseded,
    stored: forEachName(tableNames, (table) => chunk.stored[table] + columns[table].length),
    live: forEachName(mainTables, (table) => chunk.live[table] + columns[table].length - superseded[table].length),
    live_acts: forEachName(dataSources, (source) => chunk.live_acts[source] + newActs[source]),
    dictionary_sizes: forEachName(dictionaryNames, (name) => codes.get(name)?.size ?? 0),
  }
}

function coder(codes: WriterState['codes'], additions: Map<DictionaryName, string[]>): Coder {
  return (name, text) => {
    const known = codes.get(name) as Map<string, number>
    const code = known.get(text)
    if (code !== undefined) return code
    const added = additions.get(name) ?? []
    added.push(text)
    additions.set(name, added)
    known.set(text, known.size)
    return known.size - 1
  }
}
