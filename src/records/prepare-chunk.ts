// Prepare chunk: turns records into what a commit needs of them, bytes and numbers only, before anything of the store is
// read. It is most of the work of an import, and its result is transferred to the committing thread without a copy.
// P1. A record is packed as soon as it is added; nothing else of it is kept.
// P2. Codes are the places of texts in `texts`, by first appearance; the commit gives them the store's.

import assert from 'node:assert/strict'
import { type DictionaryName, dictionaryNames } from '../dataset/dataset.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import { dataSources } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { type ColumnBuilder, type Columns, createColumnBuilder } from './columns.ts'
import { hashContent, packContent, type Shape, type SourcePlace } from './documents.ts'
import { forEachName, mainTables, tableNames, tableOf } from './layout.ts'
import { hasTime } from './merge-states.ts'
import { naturalKey } from './natural-key.ts'

/** Records ready for a commit; arrays have one entry a record unless they say otherwise. */
export interface PreparedChunk {
  readonly keys: readonly string[]
  /** limits.contentHashBytes a record. */
  readonly hashes: Uint8Array
  /** Index in `mainTables`. */
  readonly tables: Uint8Array
  /** 1 for a state without a time. */
  readonly untimed: Uint8Array
  /** Index in `dataSources`. */
  readonly sources: Uint8Array
  /** Rows of every record in order, none left out. */
  readonly columns: Columns
  readonly texts: Readonly<Record<DictionaryName, readonly string[]>>
  readonly contents: PackedContents
}

export interface PackedContents {
  /** All contents one after the other; each ends where `ends` says. */
  readonly bytes: Uint8Array
  readonly ends: Int32Array
  readonly lines: Float64Array
  readonly shapeOf: Uint16Array
  readonly placeOf: Uint16Array
  readonly shapes: readonly Shape[]
  readonly places: readonly SourcePlace[]
}

export interface ChunkBuilder {
  readonly length: number
  /** At most limits.importChunkRows records. */
  add(record: NormalisedRecord): void
  /** The chunk; the builder is of no use then. */
  finish(): PreparedChunk
}

/** What grows as a chunk is filled. */
interface Workings {
  readonly codes: Readonly<Record<DictionaryName, Map<string, number>>>
  readonly columns: ColumnBuilder
  readonly contents: ContentList
}

// Chunk builders hand on what they grew: memory outside of the heap is collected late, so that garbage of each chunk would add up.
// An import fills one while the one before waits for its commit.
const idle: Workings[] = []

function createWorkings(): Workings {
  const codes = forEachName(dictionaryNames, () => new Map<string, number>())
  const columns = createColumnBuilder((name, text) => placeIn(codes[name], text))
  return { codes, columns, contents: new ContentList() }
}

export function createChunkBuilder(): ChunkBuilder {
  const keys: string[] = []
  const hashes: string[] = []
  const tables: number[] = []
  const sources: number[] = []
  const untimed: number[] = []
  const workings = idle.pop() ?? createWorkings()
  const { codes, columns, contents } = workings
  return {
    get length() {
      return keys.length
    },
    add(record) {
      keys.push(naturalKey(record))
      hashes.push(contents.add(record))
      tables.push(mainTables.indexOf(tableOf(record.record_kind)))
      sources.push(dataSources.indexOf(record.provenance.source))
      untimed.push(Number(!hasTime(record.provenance)))
      columns.add(record)
    },
    finish() {
      assert(keys.length <= limits.importChunkRows, 'a chunk is at most limits.importChunkRows records')
      const chunk = {
        keys,
        hashes: new Uint8Array(Buffer.from(hashes.join(''), 'latin1')),
        tables: Uint8Array.from(tables),
        untimed: Uint8Array.from(untimed),
        sources: Uint8Array.from(sources),
        columns: columns.finish(),
        texts: forEachName(dictionaryNames, (name) => [...codes[name].keys()]),
        contents: contents.finish(),
      }
      for (const name of dictionaryNames) codes[name].clear()
      if (idle.length < limits.chunkBuildersIdleMax) idle.push(workings)
      return chunk
    },
  }
}

/** The memory of a chunk that can move to another thread instead of being copied. */
export function buffersOf({ hashes, tables, untimed, sources, columns, contents }: PreparedChunk): ArrayBuffer[] {
  const arrays = [
    hashes,
    tables,
    untimed,
    sources,
    ...Object.values(contents).filter((value) => ArrayBuffer.isView(value)),
    ...tableNames.flatMap((table) => Object.values(columns[table]).filter((value) => ArrayBuffer.isView(value))),
  ]
  return arrays.map(({ buffer }) => buffer as ArrayBuffer)
}

/** Contents packed into one growing buffer. */
class ContentList {
  #bytes = new Uint8Array(64 * 1024)
  #size = 0
  readonly #ends: number[] = []
  readonly #lines: number[] = []
  readonly #shapeOf: number[] = []
  readonly #placeOf: number[] = []
  readonly #shapes = new Map<Shape, number>()
  #places: SourcePlace[] = []

  /** Returns the hash of the record's content. */
  add(record: NormalisedRecord): string {
    const { shape, bytes } = packContent(record)
    this.#append(bytes)
    this.#ends.push(this.#size)
    this.#lines.push(record.provenance.line)
    this.#shapeOf.push(placeIn(this.#shapes, shape))
    this.#placeOf.push(this.#findPlace(record.provenance))
    return hashContent(bytes)
  }

  /** A copy of what there is; the list is empty then. */
  finish(): PackedContents {
    const contents = {
      bytes: this.#bytes.slice(0, this.#size),
      ends: Int32Array.from(this.#ends),
      lines: Float64Array.from(this.#lines),
      shapeOf: Uint16Array.from(this.#shapeOf),
      placeOf: Uint16Array.from(this.#placeOf),
      shapes: [...this.#shapes.keys()],
      places: this.#places,
    }
    this.#size = 0
    for (const list of [this.#ends, this.#lines, this.#shapeOf, this.#placeOf]) list.length = 0
    this.#shapes.clear()
    this.#places = []
    return contents
  }

  #append(bytes: Uint8Array): void {
    const size = this.#size + bytes.length
    if (size > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(size, this.#bytes.length * 2))
      grown.set(this.#bytes.subarray(0, this.#size))
      this.#bytes = grown
    }
    this.#bytes.set(bytes, this.#size)
    this.#size = size
  }

  /** Adjacent records mostly have one place, so that only the last one is compared. */
  #findPlace({ file, file_sha256, retrieved_at }: SourcePlace): number {
    const last = this.#places.at(-1)
    if (last?.file !== file || last.file_sha256 !== file_sha256 || last.retrieved_at !== retrieved_at)
      this.#places.push({ file, file_sha256, retrieved_at })
    return this.#places.length - 1
  }
}

function placeIn<T>(places: Map<T, number>, value: T): number {
  const known = places.get(value)
  if (known !== undefined) return known
  places.set(value, places.size)
  return places.size - 1
}
