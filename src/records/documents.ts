// Documents: the records themselves as bytes, a few a block, so that one can be read without decoding the chunk.
// A record's content is its values alone, in the order of their names; what a block has in common (names, reading, file)
// stands once in its head. The same bytes are stored and hashed, so that a record is packed once.

import { hash } from 'node:crypto'
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import { Packr } from 'msgpackr'
import type { NormalisedRecord, Provenance } from '../domain/records.ts'
import { limits } from '../limits.ts'
import { skipPacked } from './skip-packed.ts'

/** The names that the contents of many records have in common, identified by a digest with which each content begins. */
export interface Shape extends Pick<Provenance, 'source' | 'importer' | 'importer_version'> {
  readonly digest: string
  /** Fields besides the provenance, in the order in which they are shown. */
  readonly names: readonly string[]
  /** The same in the order of their values. */
  readonly sorted: readonly string[]
}

/** Where a record stood and when it was retrieved; no part of its content. */
export type SourcePlace = Pick<Provenance, 'file' | 'file_sha256' | 'retrieved_at'>

/** Where a state stood: its line in the file too. */
export type StatePlace = SourcePlace & Pick<Provenance, 'line'>

/** A record's content with the shape that gives its names. */
export interface RecordContent {
  readonly shape: Shape
  readonly bytes: Uint8Array
}

/** A record of a block that is to be written. */
export interface Document extends RecordContent {
  readonly place: SourcePlace
  readonly line: number
}

interface Head {
  readonly shapes: readonly Omit<Shape, 'sorted'>[]
  readonly places: readonly SourcePlace[]
  /** Of each record: the index of its place, then its line. */
  readonly at: readonly number[]
}

const packr = new Packr({ useRecords: false, mapsAsObjects: true })
const fastest = { level: constants.Z_BEST_SPEED }
/** Nearly all blocks are smaller, and come out in one piece. */
const inOnePiece = { chunkSize: 32_768 }

/** Packs the content of a record; equal bytes for equal contents, whatever the order of fields. */
export function packContent(record: NormalisedRecord): RecordContent {
  const shape = shapeOf(record)
  const {
    original_id,
    url = null,
    scope = null,
    year_scope = null,
    state_number = null,
    state_date = null,
  } = record.provenance
  const values: unknown[] = [shape.digest, original_id, url, scope, year_scope, state_number, state_date]
  const fields = record as unknown as Readonly<Record<string, unknown>>
  for (const name of shape.sorted) {
    const value = fields[name]
    values.push(typeof value === 'object' ? ordered(value) : value)
  }
  return { shape, bytes: packr.pack(values) }
}

/** Hash of a content, as Latin-1 text of limits.contentHashBytes characters. */
export function hashContent(content: Uint8Array): string {
  return hash('sha256', content, 'binary').slice(0, limits.contentHashBytes)
}

/**
 * Hash of a record's content. Where in which file it stood and when it was retrieved is not part of it: a source that
 * publishes the same record again has said nothing new.
 */
export function contentHash(record: NormalisedRecord): string {
  return hashContent(packContent(record).bytes)
}

/** One block: its head, then the contents in order, compressed. */
export function encodeBlock(documents: readonly Document[]): Uint8Array {
  const shapes = [...new Set(documents.map(({ shape }) => shape))]
  const places = [...new Set(documents.map(({ place }) => place))]
  const head: Head = {
    shapes: shapes.map(({ sorted: _, ...shape }) => shape),
    places,
    at: documents.flatMap(({ place, line }) => [places.indexOf(place), line]),
  }
  return deflateRawSync(Buffer.concat([packr.pack(head), ...documents.map(({ bytes }) => bytes)]), fastest)
}

/** The wanted records of a block by their place in it; of few of many the others are skipped. */
export function decodeRecords(block: Uint8Array, wanted: ReadonlySet<number>): ReadonlyMap<number, NormalisedRecord> {
  const bytes = inflate(block)
  let start = skipPacked(bytes, 0)
  const head = packr.unpack(bytes.subarray(0, start)) as Head
  const contents = new Map<number, readonly unknown[]>()
  // Choice: to skip a value costs a fraction of making it, and more than making it with those around it.
  if (8 * wanted.size < head.at.length) {
    for (let at = 0; contents.size < wanted.size && start < bytes.length; at++) {
      const end = skipPacked(bytes, start)
      if (wanted.has(at)) contents.set(at, packr.unpack(bytes.subarray(start, end)) as readonly unknown[])
      start = end
    }
  } else if (wanted.size > 0 && start < bytes.length) {
    let at = 0
    packr.unpackMultiple(bytes.subarray(start), (content: readonly unknown[]) => {
      if (wanted.has(at)) contents.set(at, content)
      at += 1
      return contents.size < wanted.size
    })
  }
  return toRecords(head, contents)
}

function toRecords(
  { shapes, places, at }: Head,
  contents: ReadonlyMap<number, readonly unknown[]>,
): ReadonlyMap<number, NormalisedRecord> {
  const found = new Map<number, NormalisedRecord>()
  for (const [index, content] of contents) {
    const shape = shapes.find(({ digest }) => digest === content[0])
    const place = { ...places[at[2 * index]], line: at[2 * index + 1] }
    found.set(index, toRecord(content, shape && arrange(shape), place))
  }
  return found
}

/** Where the wanted records of a block stood; nothing but its head is read. */
export function decodePlaces(block: Uint8Array, wanted: ReadonlySet<number>): ReadonlyMap<number, StatePlace> {
  const found = new Map<number, StatePlace>()
  packr.unpackMultiple(inflate(block), (value: unknown) => {
    const { places, at } = value as Head
    for (const index of wanted) {
      const place = places[at[2 * index]]
      if (place !== undefined) found.set(index, { ...place, line: at[2 * index + 1] })
    }
    return false
  })
  return found
}

/** The record that a content was packed of. */
export function unpackContent({ shape, place, line, bytes }: Document): NormalisedRecord {
  return toRecord(packr.unpack(bytes) as readonly unknown[], arrange(shape), { ...place, line })
}

function inflate(block: Uint8Array): Uint8Array {
  try {
    return inflateRawSync(block, inOnePiece)
  } catch (cause) {
    throw new Error('A block of documents is damaged', { cause })
  }
}

/** Where the value of each name stands among a content's values. */
interface Arrangement extends Omit<Shape, 'sorted'> {
  readonly positions: readonly number[]
}

const arrangements = new Map<string, Arrangement>()

/** The last of a digest is cached, since most blocks have the shapes of others. */
function arrange(shape: Head['shapes'][number]): Arrangement {
  const { digest, names } = shape
  const known = arrangements.get(digest)
  if (known !== undefined && isSameList(known.names, names)) return known
  const places = new Map(names.toSorted().map((name, place) => [name, place]))
  const made = { ...shape, positions: names.map((name) => places.get(name) ?? -1) }
  if (arrangements.size < limits.recordShapesMax || known !== undefined) arrangements.set(digest, made)
  return made
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at])
}

function toRecord(
  [, original_id, url, scope, year_scope, state_number, state_date, ...values]: readonly unknown[],
  shape: Arrangement | undefined,
  { file, file_sha256, retrieved_at, line }: Partial<Provenance>,
): NormalisedRecord {
  const { source, importer, importer_version, names = [], positions = [] } = shape ?? {}
  const record: Record<string, unknown> = {}
  for (let at = 0; at < names.length; at++) record[names[at]] = values[positions[at]]
  const origin: Record<string, unknown> = { source, importer, importer_version, file, file_sha256 }
  Object.assign(origin, { line, original_id, retrieved_at })
  const told = { url, scope, year_scope, state_number, state_date }
  for (const name in told) {
    const value = told[name as keyof typeof told]
    if (value !== null) origin[name] = value
  }
  record.provenance = origin
  return record as unknown as NormalisedRecord
}

const shapes = new Map<string, Shape>()
let latest: Shape = { digest: '', names: [], sorted: [], source: 'tcu', importer: '', importer_version: 0 }

/** Cached, since a file's records have few shapes, and most have that of the record before. */
function shapeOf(record: NormalisedRecord): Shape {
  if (!hasShape(record, latest)) latest = findShape(record)
  return latest
}

function hasShape(record: NormalisedRecord, shape: Shape): boolean {
  const { source, importer, importer_version } = record.provenance
  if (source !== shape.source || importer !== shape.importer || importer_version !== shape.importer_version)
    return false
  let at = 0
  for (const name in record) if (name !== 'provenance' && name !== shape.names[at++]) return false
  return at === shape.names.length
}

function findShape(record: NormalisedRecord): Shape {
  const { source, importer, importer_version } = record.provenance
  const names = Object.keys(record).filter((name) => name !== 'provenance')
  const key = JSON.stringify([source, importer, importer_version, names])
  const known = shapes.get(key)
  if (known !== undefined) return known
  const sorted = names.toSorted()
  const digest = hash('sha256', JSON.stringify([source, importer, importer_version, sorted]), 'base64url').slice(0, 22)
  const shape = { digest, names, sorted, source, importer, importer_version }
  if (shapes.size < limits.recordShapesMax) shapes.set(key, shape)
  return shape
}

/** Nested values with their fields in order: the same value where they are. */
function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isOrdered(value)) return value
  if (Array.isArray(value)) return value.map(ordered)
  const entries = Object.entries(value).map(([name, each]) => [name, ordered(each)] as const)
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)))
}

function isOrdered(value: object): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each !== 'object' || each === null || isOrdered(each))
  const fields = value as Readonly<Record<string, unknown>>
  let before = ''
  for (const name in fields) {
    const each = fields[name]
    if (name < before || (typeof each === 'object' && each !== null && !isOrdered(each))) return false
    before = name
  }
  return true
}
