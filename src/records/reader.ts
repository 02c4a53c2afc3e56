// Reader: datasets of a pinned version, straight from the bytes of their columns, and the records behind rows.
// Owns: a few recent datasets, the dictionaries read so far.   Does not own: which version is wanted.
// R1. A version means the same rows for ever: chunks after it are not read, and its replaced rows stay in older versions.
// R2. Columns lie in shared memory.
// R3. The arrays are the same in whatever order the records came and however they were split into chunks (order-by-content.ts).

import assert from 'node:assert/strict'
import { ABSENT_CODE, type Dataset, type DictionaryName, tables } from '../dataset/dataset.ts'
import type { ActRecord } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { getChunk, readChunks, readManifest } from './chunks.ts'
import { alone, type ColumnExchange } from './column-exchange.ts'
import { createDictionaryReader } from './dictionary-reader.ts'
import { joinPayments } from './join-payments.ts'
import type { Chunk, MainTable, parentTables, RecordOf } from './layout.ts'
import { type ContentNumbers, orderByContent } from './order-by-content.ts'
import { readDocuments } from './read-documents.ts'
import { helpToRead, type Plans, readTables } from './read-tables.ts'
import { datasetRow, planInForce, planRows, type RowPlan, readColumn } from './row-plan.ts'

/** Rows in force at a version. */
export interface RecordCounts {
  readonly version: number
  readonly records: Readonly<Record<MainTable, number>>
  readonly acts_by_source: Readonly<Record<DataSource, number>>
}

export interface DatasetRequest {
  readonly version: number
  /** Only acts of this source, with their bids and amendments; payments and registers stay whole. */
  readonly source?: DataSource
}

export interface RecordReader {
  /** The newest version; 0 before anything was written. */
  version(): Promise<number>
  counts(version: number): Promise<RecordCounts>
  dataset(request: DatasetRequest): Promise<Dataset>
  /** By row of a table its row in a view of the same version (table-view.ts), for a dataset of all sources that this reader gave. */
  viewRows(dataset: Dataset, table: MainTable): Int32Array
  /** The records behind rows of a dataset that this reader gave, in the order of the rows. */
  documents<T extends MainTable>(dataset: Dataset, table: T, rows: readonly number[]): Promise<RecordOf[T][]>
  /** The acts behind many rows, in the order in which they are stored, so that few are held at once and each block is read once. */
  eachAct(dataset: Dataset, rows: readonly number[]): AsyncIterable<ReadAct>
}

/** A row of a dataset and the act behind it. */
export interface ReadAct {
  readonly row: number
  readonly record: ActRecord
}

/** A reader over a store; make one per thread and keep it. An exchange lets threads read columns together and share them. */
export function createRecordReader(store: Store, exchange: ColumnExchange = alone): RecordReader {
  const dictionaries = createDictionaryReader(store)
  const recent = new Map<string, Promise<Dataset>>()
  const origins = new WeakMap<Dataset, { readonly plans: Plans; readonly rows: ContentNumbers['rows'] }>()
  // What a helper cannot read is read by its caller, who meets the error.
  exchange.onCall((work) => void helpToRead(store, work).catch(() => {}))

  async function load(key: string, { version, source }: DatasetRequest): Promise<Dataset> {
    const sizes = (await getChunk(store, version)).dictionary_sizes
    await dictionaries.load(version)
    const text = (name: DictionaryName, code: number) => dictionaries.text(name, code) ?? ''
    const { plans, columns, numbers } = await exchange.share(key, async () => {
      const chunks = await readChunks(store, version)
      const plans = await planDataset(store, chunks, source)
      const acts = source === undefined ? plans.acts : planInForce('acts', chunks)
      const planned = await joinPayments(store, await readTables(store, plans, exchange), acts)
      return { plans, ...orderByContent(planned, { sizes, text }) }
    })
    const { rows, stored, codes } = numbers
    const dataset: Dataset = {
      version,
      ...columns,
      text: (name, code) => text(name, stored[name][code] ?? ABSENT_CODE),
      code: (name, text) => codes[name][dictionaries.code(name, text) ?? ABSENT_CODE] ?? ABSENT_CODE,
      size: (name) => sizes[name],
      share: (name, make) => exchange.sharePart({ key: `${key} ${name}`, whole: key }, make),
    }
    origins.set(dataset, { plans, rows })
    return dataset
  }

  function originOf(dataset: Dataset) {
    const origin = origins.get(dataset)
    assert(origin, 'the dataset came from this reader')
    return origin
  }

  return {
    version: async () => (await readManifest(store)).version,
    async counts(version) {
      const chunk = await getChunk(store, version)
      return { version, records: chunk.live, acts_by_source: chunk.live_acts }
    },
    dataset(request) {
      const key = `${request.version} ${request.source ?? ''}`
      const dataset = recent.get(key) ?? load(key, request)
      recent.delete(key)
      recent.set(key, dataset)
      dataset.catch(() => recent.delete(key))
      for (const oldest of recent.keys()) if (recent.size > limits.datasetsCachedMax) recent.delete(oldest)
      return dataset
    },
    viewRows: (dataset, table) => originOf(dataset).rows[table],
    async documents(dataset, table, rows) {
      const origin = originOf(dataset)
      const planned = rows.map((row) => origin.rows[table][row] ?? ABSENT_CODE)
      return readDocuments(store, origin.plans[table], planned) as Promise<RecordOf[typeof table][]>
    },
    async *eachAct(dataset, rows) {
      const { plans, rows: stored } = originOf(dataset)
      const planned = rows.map((row) => ({ row, at: stored.acts[row] ?? ABSENT_CODE })).sort((a, b) => a.at - b.at)
      for (let start = 0; start < planned.length; start += limits.documentsPerTurn) {
        const some = planned.slice(start, start + limits.documentsPerTurn)
        const places = some.map(({ at }) => at)
        const records = (await readDocuments(store, plans.acts, places)) as readonly ActRecord[]
        for (const [index, { row }] of some.entries()) yield { row, record: records[index] }
      }
    },
  }
}

async function planDataset(store: Store, chunks: readonly Chunk[], source?: DataSource): Promise<Plans> {
  let acts = planInForce('acts', chunks)
  if (source !== undefined) acts = await restrictToSource(store, chunks, acts, source)
  const suppliers = planInForce('suppliers', chunks)
  const commitments = planInForce('commitments', chunks)
  return {
    acts,
    bids: await planChildren(store, chunks, 'bids', acts),
    amendments: await planChildren(store, chunks, 'amendments', acts),
    payments: planInForce('payments', chunks),
    commitments,
    commitment_entries: await planChildren(store, chunks, 'commitment_entries', commitments),
    agreements: planInForce('agreements', chunks),
    references: planInForce('references', chunks),
    suppliers,
    partners: await planChildren(store, chunks, 'partners', suppliers),
    sanctions: planInForce('sanctions', chunks),
    organizations: planInForce('organizations', chunks),
  }
}

async function restrictToSource(
  store: Store,
  chunks: readonly Chunk[],
  acts: RowPlan,
  source: DataSource,
): Promise<RowPlan> {
  const wanted = tables.acts.source.values.indexOf(source)
  const sources = await readColumn(store, acts, 'source', new Int32Array(acts.length))
  const parts = new Map(acts.parts.map((part) => [part.version, part]))
  return planRows('acts', chunks, ({ version }) => {
    const part = parts.get(version)
    return (local) => part !== undefined && sources[datasetRow(part, local)] === wanted
  })
}

/** A child row stays when its parent does. */
async function planChildren(
  store: Store,
  chunks: readonly Chunk[],
  table: keyof typeof parentTables,
  parents: RowPlan,
): Promise<RowPlan> {
  if (parents.parts.every(({ kept }) => kept === undefined)) return planRows(table, chunks, () => undefined)
  const all = planRows(table, chunks, () => undefined)
  const parentOf = await readColumn(store, all, 'parent', new Float64Array(all.length))
  const childParts = new Map(all.parts.map((part) => [part.version, part]))
  const parentParts = new Map(parents.parts.map((part) => [part.version, part]))
  return planRows(table, chunks, ({ version }) => {
    const parent = parentParts.get(version)
    const start = childParts.get(version)?.start ?? 0
    if (parent?.kept === undefined) return undefined
    return (local) => datasetRow(parent, parentOf[start + local]) >= 0
  })
}
