// The records of a data folder, with the generated sample where there are none.

import type { NormalisedRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'
import { createRecordReader, type RecordReader } from '../records/reader.ts'
import { createRecordWriter, type RecordWriter } from '../records/writer.ts'
import type { Store } from '../store/port.ts'
import { openRecordsStore } from './stores.ts'

export interface OpenRecords {
  readonly store: Store
  readonly reader: RecordReader
  readonly writer: RecordWriter
  /** Generated contracts loaded into an empty store; 0 otherwise. */
  readonly sampleContracts: number
  close(): Promise<void>
}

/** The records store; with `auto`, an empty one gets the generated sample. */
export async function openRecords(dataDir: string, sampleData: 'auto' | 'off'): Promise<OpenRecords> {
  const store = openRecordsStore(dataDir, 'serve')
  const reader = createRecordReader(store)
  const writer = createRecordWriter(store)
  const wanted = sampleData === 'auto' && (await isSampleWanted(store, reader))
  const sampleContracts = wanted ? await loadSample(store, writer) : 0
  return { store, reader, writer, sampleContracts, close: () => store.close() }
}

/** Opens the records store for one piece of work, so that nothing of it stays mapped afterwards. */
export async function withRecordsStore<Result>(dataDir: string, work: (store: Store) => Promise<Result>) {
  const store = openRecordsStore(dataDir, 'write')
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const sampleKey = 'sample/state'
const encoder = new TextEncoder()

/** Where there are no records, or where loading was interrupted: records that are stored already are skipped as duplicates. */
async function isSampleWanted(store: Store, reader: RecordReader): Promise<boolean> {
  const state = await store.get(sampleKey)
  return state ? new TextDecoder().decode(state) === 'loading' : (await reader.version()) === 0
}

async function loadSample(store: Store, writer: RecordWriter): Promise<number> {
  await store.commit([{ key: sampleKey, value: encoder.encode('loading') }])
  // The generator is needed once in the life of a folder.
  const { generateSample } = await import('../sample/generate.ts')
  let contracts = 0
  let chunk: NormalisedRecord[] = []
  for (const record of generateSample()) {
    if (record.record_kind === 'contract') contracts += 1
    if (chunk.push(record) < limits.importChunkRows) continue
    await writer.append(chunk)
    chunk = []
  }
  await writer.append(chunk)
  await store.commit([{ key: sampleKey, value: encoder.encode('loaded') }])
  return contracts
}
