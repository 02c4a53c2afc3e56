// Commit chunk: appends prepared records as an immutable chunk, one commit and one version a chunk.
// Owns: the dictionaries' codes, the index of natural keys.   Does not own: preparing chunks, reading back.
// W1. A chunk is in the store whole or not at all; the manifest moves in the same commit, also where only states change.
// W2. A record that is stored with the same content changes nothing; a newer state of it counts from this version on, beside
//     what it does not say (merge-states.ts), and the same without a time from a later file counts as of that file (said-again.ts).
// W3. Codes follow the first appearance of a text in the order of records, so that the split into chunks changes nothing.
// W4. A state of which nothing is left to say is not stored, so that reading the same file again changes nothing.
// W5. Two writers may append at once, in two processes too: the later one detects it and starts its chunk again.
// W6. Between chunks only the totals of the last one stay in memory, however many keys and texts there are.

import { dictionaryNames } from '../dataset/dataset.ts'
import { dataSources } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Store, Write } from '../store/port.ts'
import { packSegments } from './chunk-segments.ts'
import { documentWrites, type IndexEntry, indexWrites, toIndexEntry } from './chunk-writes.ts'
import { getChunk, readManifest, timeAfter } from './chunks.ts'
import { type CodedTexts, codeTexts } from './code-texts.ts'
import { keepMainRows } from './keep-main-rows.ts'
import {
  type Chunk,
  chunkKey,
  encode,
  forEachName,
  type MainTable,
  type Manifest,
  mainTables,
  manifestKey,
  recordsFormat,
  segmentsKey,
  tableNames,
} from './layout.ts'
import type { PreparedChunk } from './prepare-chunk.ts'
import { placeWrites, seenAt } from './said-again.ts'
import { hashesOf, type SettledChunk, type StateFate, settleStates } from './settle-states.ts'

/** `accepted` counts the rows that went in; `updated` says how many of them changed what was known of a record. */
export interface AppendResult {
  readonly accepted: number
  readonly duplicates: number
  readonly updated: number
  /** Which of the records appended were known already, by their position. */
  readonly duplicate_positions: readonly number[]
  /** Those of which another state was known, by what became of them. */
  readonly states: Readonly<Record<'replaced' | 'merged' | 'confirmed' | 'kept', readonly number[]>>
}

/** Commits a chunk; CONFLICT when other writers kept getting in between. */
export type CommitChunk = (chunk: PreparedChunk) => Promise<AppendResult>

/** Commits into a store; the calls must come one after the other. */
export function createCommit(store: Store): CommitChunk {
  let state: WriterState | undefined

  return async (chunk) => {
    for (let attempt = 0; attempt < limits.appendAttemptsMax; attempt++) {
      const base = state ?? (await readState(store))
      state = undefined
      const draft = await draftChunk(store, base, chunk)
      if (draft.writes.length === 0 || (await store.commit(draft.writes, [draft.condition]))) {
        state = draft.state
        return draft.result
      }
    }
    throw new AppError('CONFLICT', { attempts: limits.appendAttemptsMax })
  }
}

interface WriterState {
  readonly manifest: Uint8Array | null
  readonly restatements: number
  readonly chunk: Chunk
}

interface Draft {
  readonly writes: readonly Write[]
  readonly condition: { readonly key: string; readonly expected: Uint8Array | null }
  readonly state: WriterState
  readonly result: AppendResult
}

async function readState(store: Store): Promise<WriterState> {
  const { version, restatements, bytes } = await readManifest(store)
  return { manifest: bytes, restatements, chunk: await getChunk(store, version) }
}

/** Everything that the next chunk writes; no writes when nothing is new. */
async function draftChunk(store: Store, base: WriterState, given: PreparedChunk): Promise<Draft> {
  const found = (await store.getMany(given.keys)).map((entry) => entry && toIndexEntry(entry))
  const settled = await settleStates(store, base.chunk.version, { chunk: given, found })
  const result = toResult(settled.fates)
  const condition = { key: manifestKey, expected: base.manifest }
  if (result.accepted === 0) return { ...restate(base, settled), condition, result }
  const prepared = settled.chunk
  const placed = placeRows(base.chunk, settled)
  const isWhole = mainTables.every((table) => placed.kept[table].length === prepared.columns[table].length)
  const kept = isWhole ? prepared.columns : keepMainRows(prepared.columns, placed.keptRows)
  const coded = await codeTexts(store, base.chunk.dictionary_sizes, { columns: kept, texts: prepared.texts })
  const chunk = nextChunk(base.chunk, placed, coded)
  const { version } = chunk
  const { restatements } = base
  const manifest = encodeManifest(version, restatements)
  const writes = [
    // Columns and dictionaries are read together, so that they are written side by side.
    { key: segmentsKey(version), value: packSegments(coded.columns) },
    ...coded.writes(version),
    ...documentWrites(version, placed.kept, prepared.contents),
    ...placeWrites(settled.seen.values()),
    ...indexWrites(settled.restated),
    ...indexWrites(placed.index),
    { key: chunkKey(version), value: encode(chunk) },
    { key: manifestKey, value: manifest },
  ]
  return { writes, condition, state: { manifest, restatements, chunk }, result }
}

/** No version, but another manifest, so that a writer that read before starts again (W5); nothing where no state is new. */
function restate(base: WriterState, { restated, seen }: SettledChunk): Pick<Draft, 'writes' | 'state'> {
  if (restated.size === 0) return { writes: [], state: base }
  const restatements = base.restatements + 1
  const manifest = encodeManifest(base.chunk.version, restatements)
  const writes = [...placeWrites(seen.values()), ...indexWrites(restated), { key: manifestKey, value: manifest }]
  return { writes, state: { ...base, manifest, restatements } }
}

function encodeManifest(version: number, restatements: number): Uint8Array {
  const manifest: Manifest = { format: recordsFormat, version, ...(restatements > 0 && { restatements }) }
  return encode(manifest)
}

function toResult(fates: readonly StateFate[]): AppendResult {
  const known: number[] = []
  const states = { replaced: [] as number[], merged: [] as number[], confirmed: [] as number[], kept: [] as number[] }
  for (const [position, fate] of fates.entries()) {
    if (fate === 'duplicate' || fate === 'kept') known.push(position)
    if (fate !== 'new' && fate !== 'duplicate') states[fate].push(position)
  }
  return {
    accepted: fates.length - known.length,
    duplicates: known.length,
    updated: states.replaced.length + states.merged.length,
    duplicate_positions: known,
    states,
  }
}

interface Placed {
  /** Positions of the records that go in, by table. */
  readonly kept: Readonly<Record<MainTable, readonly number[]>>
  /** The same as rows of the prepared columns. */
  readonly keptRows: Readonly<Record<MainTable, readonly number[]>>
  readonly superseded: Readonly<Record<MainTable, readonly number[]>>
  readonly index: ReadonlyMap<string, IndexEntry>
  readonly newActs: readonly number[]
}

/** Gives every record that goes in its row. One that the same chunk changes again keeps its row too (W3). */
function placeRows({ stored }: Chunk, { chunk, found, goesIn, states, seen }: SettledChunk): Placed {
  const hashAt = hashesOf(chunk)
  const kept = forEachName<MainTable, number[]>(mainTables, () => [])
  const keptRows = forEachName<MainTable, number[]>(mainTables, () => [])
  const superseded = forEachName<MainTable, number[]>(mainTables, () => [])
  const rows = forEachName(mainTables, () => 0)
  const newActs = dataSources.map(() => 0)
  const index = new Map<string, IndexEntry>()
  for (const [position, key] of chunk.keys.entries()) {
    const table = mainTables[chunk.tables[position]]
    const row = rows[table]++
    if (!goesIn(position)) continue
    const known = index.get(key) ?? found[position]
    const several = states.get(key)
    const place = seen.get(key)
    const entry = { row: stored[table] + kept[table].length, hash: hashAt(position) }
    index.set(key, {
      ...entry,
      ...(several !== undefined && { states: several }),
      ...(place !== undefined && { seen: seenAt(place) }),
    })
    kept[table].push(position)
    keptRows[table].push(row)
    if (known) superseded[table].push(known.row)
    else if (table === 'acts') newActs[chunk.sources[position]] = (newActs[chunk.sources[position]] ?? 0) + 1
  }
  return { kept, keptRows, superseded, index, newActs }
}

function nextChunk(chunk: Chunk, { superseded, newActs }: Placed, { columns, sizes }: CodedTexts): Chunk {
  return {
    version: chunk.version + 1,
    at: timeAfter(chunk),
    rows: forEachName(tableNames, (table) => columns[table].length),
    superseded,
    stored: forEachName(tableNames, (table) => chunk.stored[table] + columns[table].length),
    live: forEachName(mainTables, (table) => chunk.live[table] + columns[table].length - superseded[table].length),
    live_acts: forEachName(
      dataSources,
      (source) => chunk.live_acts[source] + (newActs[dataSources.indexOf(source)] ?? 0),
    ),
    dictionary_sizes: forEachName(dictionaryNames, (name) => sizes[name]),
  }
}
