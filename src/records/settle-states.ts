// Settle states: what becomes of each record of a chunk beside the states of it that are stored or stand before it in the chunk.

import type { NormalisedRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { documentAt, type IndexEntry, placeAt } from './chunk-writes.ts'
import { contentHash, type StatePlace, unpackContent } from './documents.ts'
import { readStoredRows } from './find-record.ts'
import { type MainTable, mainTables } from './layout.ts'
import { insertState, isSamePlace, mergeStates } from './merge-states.ts'
import { createChunkBuilder, type PreparedChunk } from './prepare-chunk.ts'
import { findLaterPlaces, placeOfState, type Repetition, readSeen, seenAt, toSeen } from './said-again.ts'

/**
 * What became of a record: it is the first of its key; it says what is known, or only what a newer state says otherwise; it
 * says the same at a later time; it stands in place of what was known; or it is known together with what was.
 */
export type StateFate = 'new' | 'duplicate' | 'kept' | 'confirmed' | 'replaced' | 'merged'

export interface SettledChunk {
  /** One for each record of the chunk that came. */
  readonly fates: readonly StateFate[]
  /** A chunk of which the records that `goesIn` names are to be stored, with the index entry of each key that was found. */
  readonly chunk: PreparedChunk
  readonly found: readonly (IndexEntry | undefined)[]
  readonly goesIn: (position: number) => boolean
  /** The states that a record was merged of, by its key. */
  readonly states: ReadonlyMap<string, readonly NormalisedRecord[]>
  /** Entries of records that stay as they are, of whose states there are others now. */
  readonly restated: ReadonlyMap<string, IndexEntry>
  /** Where the only states of some keys were last read, by key. */
  readonly seen: ReadonlyMap<string, StatePlace>
}

/** Settles a chunk; `found` has the index entries of its keys. No record is read where none has other content than is known. */
export async function settleStates(
  store: Store,
  version: number,
  { chunk, found }: { readonly chunk: PreparedChunk; readonly found: readonly (IndexEntry | undefined)[] },
): Promise<SettledChunk> {
  const { fates, contested, repetitions } = compareHashes(chunk, found)
  const seen = await findLaterPlaces(store, version, { chunk, repetitions })
  if (contested.size === 0)
    return {
      fates,
      chunk,
      found,
      goesIn: (position) => fates[position] === 'new',
      states: new Map(),
      restated: seenAgain(seen, repetitions, chunk),
      seen,
    }
  const known = await readKnown(store, version, { chunk, found, contested })
  const builder = createChunkBuilder()
  const own: number[] = []
  for (const [position, key] of chunk.keys.entries()) {
    const before = known.get(key)
    if (before === undefined && fates[position] !== 'new') continue
    const state = recordAt(chunk, position)
    const { fate, record } = before === undefined ? { fate: 'new' as const, record: state } : settleOne(before, state)
    fates[position] = fate
    if (record === undefined) continue
    builder.add(record)
    if (before !== undefined) before.stored = record.provenance
    own.push(position)
  }
  const states = new Map([...known].flatMap(([key, { states: each }]) => (each.length > 1 ? [[key, each]] : [])))
  const places = new Map([...seen, ...seenOf(known)])
  return {
    fates,
    chunk: builder.finish(),
    found: own.map((position) => found[position]),
    goesIn: () => true,
    states,
    restated: new Map([...seenAgain(seen, repetitions, chunk), ...restatedOf(known, { states, seen: places })]),
    seen: places,
  }
}

/** The entries of keys that only came again, at a later place. */
function seenAgain(
  seen: ReadonlyMap<string, StatePlace>,
  repetitions: readonly Repetition[],
  { keys }: PreparedChunk,
): Map<string, IndexEntry> {
  return new Map(
    repetitions.flatMap(({ position, of }) => {
      const place = seen.get(keys[position])
      return place === undefined || typeof of === 'number' ? [] : [[keys[position], { ...of, seen: seenAt(place) }]]
    }),
  )
}

/** Where single states were last read, where that is not the place of their rows. */
function seenOf(known: ReadonlyMap<string, Known>): Map<string, StatePlace> {
  return new Map(
    [...known].flatMap(([key, { states, stored }]) => {
      const [only] = states
      if (states.length > 1 || (stored !== undefined && isSamePlace(only.provenance, stored))) return []
      return [[key, placeOfState(only.provenance)]]
    }),
  )
}

function restatedOf(
  known: ReadonlyMap<string, Known>,
  { states, seen }: Pick<SettledChunk, 'states' | 'seen'>,
): ReadonlyMap<string, IndexEntry> {
  return new Map(
    [...known].flatMap(([key, { entry, hash, states: now, before }]) => {
      if (entry === undefined || entry.hash !== hash || now === before) return []
      const several = states.get(key)
      const place = seen.get(key)
      const { row } = entry
      const more = {
        ...(several !== undefined && { states: several }),
        ...(place !== undefined && { seen: seenAt(place) }),
      }
      return [[key, { row, hash, ...more }] as const]
    }),
  )
}

/** Which records are new or known by their hash alone, and the keys under which another content is known. */
function compareHashes(
  chunk: PreparedChunk,
  found: readonly (IndexEntry | undefined)[],
): {
  readonly fates: StateFate[]
  readonly contested: ReadonlySet<string>
  /** Of the other keys. */
  readonly repetitions: readonly Repetition[]
} {
  const first = new Map<string, number>()
  const contested = new Set<string>()
  const repetitions: Repetition[] = []
  const hashAt = hashesOf(chunk)
  const fates = chunk.keys.map((key, position): StateFate => {
    const entry = found[position]
    const of = first.get(key) ?? entry
    if (of === undefined) {
      first.set(key, position)
      return 'new'
    }
    const isKnown = hashAt(position) === (typeof of === 'number' ? hashAt(of) : of.hash)
    if (!isKnown || (chunk.untimed[position] === 1 && isElsewhere(entry?.states, placeAt(chunk.contents, position))))
      contested.add(key)
    else if (chunk.untimed[position] === 1 && entry?.states === undefined) repetitions.push({ position, of })
    return 'duplicate'
  })
  return { fates, contested, repetitions: repetitions.filter(({ position }) => !contested.has(chunk.keys[position])) }
}

/** Whether none of several states stood there. */
function isElsewhere(states: IndexEntry['states'], place: StatePlace): boolean {
  return states !== undefined && !states.some(({ provenance }) => isSamePlace(provenance, place))
}

/** The hashes of a chunk's contents by position. */
export function hashesOf({ hashes }: PreparedChunk): (position: number) => string {
  const all = Buffer.from(hashes.buffer, hashes.byteOffset, hashes.byteLength).toString('latin1')
  return (position) => all.slice(position * limits.contentHashBytes, (position + 1) * limits.contentHashBytes)
}

/** What is known under a key: the states, oldest first, and the hash of the record that they make. */
interface Known {
  /** As it is stored, with its states. */
  readonly entry: IndexEntry | undefined
  /** Where its row stood, where that is known. */
  stored: StatePlace | undefined
  before: readonly NormalisedRecord[]
  states: readonly NormalisedRecord[]
  hash: string | undefined
}

async function readKnown(
  store: Store,
  version: number,
  {
    chunk,
    found,
    contested,
  }: {
    readonly chunk: PreparedChunk
    readonly found: readonly (IndexEntry | undefined)[]
    readonly contested: ReadonlySet<string>
  },
): Promise<Map<string, Known>> {
  const known = new Map<string, Known>()
  const alone: {
    readonly key: string
    readonly table: MainTable
    readonly row: number
    readonly seen: IndexEntry['seen']
  }[] = []
  for (const [position, key] of chunk.keys.entries()) {
    if (!contested.has(key) || known.has(key)) continue
    const entry = found[position]
    const states = entry?.states ?? []
    known.set(key, { entry, stored: undefined, before: states, states, hash: entry?.hash })
    if (entry !== undefined && entry.states === undefined)
      alone.push({ key, table: mainTables[chunk.tables[position]], row: entry.row, seen: entry.seen })
  }
  const records = await readStoredRows(store, version, alone)
  const seen = await readSeen(
    store,
    alone.map((each) => each.seen),
  )
  for (const [at, { key }] of alone.entries()) {
    const record = records[at]
    const own = known.get(key)
    if (record === undefined || own === undefined) continue
    own.stored = record.provenance
    own.before = own.states = [toSeen(record, seen[at])]
  }
  return known
}

function recordAt({ contents }: PreparedChunk, position: number): NormalisedRecord {
  return unpackContent(documentAt(contents, position))
}

/** Adds a state to what is known; the record that comes of it where it changed. */
function settleOne(
  known: Known,
  state: NormalisedRecord,
): { readonly fate: StateFate; readonly record?: NormalisedRecord } {
  const { hash: before } = known
  const own = contentHash(state)
  const last = known.states.length === 0 ? undefined : mergeStates(known.states)
  known.states = insertState(known.states, state)
  const record = mergeStates(known.states)
  known.hash = contentHash(record)
  if (known.hash === before) return { fate: own === before ? 'duplicate' : 'kept' }
  if (before === undefined) return { fate: 'new', record }
  if (last !== undefined && timelessHash(last) === timelessHash(record)) return { fate: 'confirmed', record }
  return { fate: known.hash === own ? 'replaced' : 'merged', record }
}

/** The hash of what a record says, whatever state of it says so. */
function timelessHash(record: NormalisedRecord): string {
  const { state_number: _number, state_date: _date, ...provenance } = record.provenance
  return contentHash({ ...record, provenance })
}
