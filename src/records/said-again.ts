// Said again: a row without a time that says what is known already, from another file, says it as of that file's arrival.
// Owns: where the only state of a record was last read, beside its index entry.   Does not own: states that differ (merge-states.ts).
// S1. The record keeps its row and its version; only the day from which it counts beside later states is another.
// S2. Places are stored once a file, and an entry has the digest of its own: an index of many records stays small.

import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import type { NormalisedRecord, Provenance } from '../domain/records.ts'
import { limits } from '../limits.ts'
import type { Store, Write } from '../store/port.ts'
import { type IndexEntry, placeAt } from './chunk-writes.ts'
import type { SourcePlace, StatePlace } from './documents.ts'
import { readStoredPlaces } from './find-record.ts'
import { decode, encode, filePlaceKey, mainTables } from './layout.ts'
import { compareArrivals } from './merge-states.ts'
import type { PreparedChunk } from './prepare-chunk.ts'

/** A row without a time, and what it says again: the index entry of its key, or an earlier position of its chunk. */
export interface Repetition {
  readonly position: number
  readonly of: IndexEntry | number
}

/** The latest places, by key, of states that are said again at a later one than is known. */
export async function findLaterPlaces(
  store: Store,
  version: number,
  { chunk, repetitions }: { readonly chunk: PreparedChunk; readonly repetitions: readonly Repetition[] },
): Promise<Map<string, StatePlace>> {
  const known = await readKnownPlaces(store, version, { chunk, repetitions })
  const later = new Map<string, StatePlace>()
  for (const [at, { position }] of repetitions.entries()) {
    const key = chunk.keys[position]
    const place = placeAt(chunk.contents, position)
    const latest = later.get(key) ?? known[at]
    if (latest === undefined || compareArrivals(latest, place) < 0) later.set(key, place)
  }
  return later
}

async function readKnownPlaces(
  store: Store,
  version: number,
  { chunk, repetitions }: { readonly chunk: PreparedChunk; readonly repetitions: readonly Repetition[] },
): Promise<readonly (StatePlace | undefined)[]> {
  const known = await readSeen(
    store,
    repetitions.map(({ of }) => (typeof of === 'number' ? undefined : of.seen)),
  )
  const unread: { readonly at: number; readonly row: number; readonly table: (typeof mainTables)[number] }[] = []
  for (const [at, { position, of }] of repetitions.entries())
    if (typeof of === 'number') known[at] = placeAt(chunk.contents, of)
    else if (of.seen === undefined) unread.push({ at, row: of.row, table: mainTables[chunk.tables[position]] })
  const places = await readStoredPlaces(store, version, unread)
  for (const [index, { at }] of unread.entries()) known[at] = places[index]
  return known
}

/** The places behind entries that have one. */
export async function readSeen(store: Store, seen: readonly IndexEntry['seen'][]): Promise<(StatePlace | undefined)[]> {
  const digests = [...new Set(seen.flatMap((each) => (each === undefined ? [] : [each.place])))]
  const values = await store.getMany(digests.map(filePlaceKey))
  const places = new Map(
    digests.map((digest, at) => {
      assert(values[at] !== undefined, 'a place is stored with the first entry that has it')
      return [digest, decode(values[at]) as SourcePlace]
    }),
  )
  return seen.map((each) => {
    const place = each && places.get(each.place)
    return place && { ...place, line: each.line }
  })
}

/** A record as it stood where it was last read. */
export function toSeen<T extends NormalisedRecord>(record: T, place: StatePlace | undefined): T {
  return place === undefined ? record : { ...record, provenance: { ...record.provenance, ...place } }
}

/** What an entry has of a place. */
export function seenAt(place: StatePlace): NonNullable<IndexEntry['seen']> {
  return { place: digestOf(place), line: place.line }
}

export function placeWrites(places: Iterable<StatePlace>): Write[] {
  const values = new Map<string, SourcePlace>()
  for (const { file, file_sha256, retrieved_at } of places) {
    const place = { file, file_sha256, retrieved_at }
    values.set(digestOf(place), place)
  }
  return [...values].map(([digest, place]) => ({ key: filePlaceKey(digest), value: encode(place) }))
}

/** Where a state stood. */
export function placeOfState({ file, file_sha256, line, retrieved_at }: Provenance): StatePlace {
  return { file, file_sha256, line, retrieved_at }
}

function digestOf({ file, file_sha256, retrieved_at }: SourcePlace): string {
  const text = JSON.stringify([file, file_sha256, retrieved_at])
  return hash('sha256', text, 'hex').slice(0, limits.placeDigestBytes * 2)
}
