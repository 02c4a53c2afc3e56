import type { NormalisedRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'
import { createRecordReader, type RecordReader } from '../records/reader.ts'
import { generateSample } from '../records/sample/generate.ts'
import { createRecordWriter, type RecordWriter } from '../records/writer.ts'
import { openLmdbStore } from '../store/lmdb.ts'
import type { Store } from '../store/port.ts'
import { storePaths } from './stores.ts'

export interface OpenRecords {
  readonly store: Store
  readonly reader: RecordReader
  readonly writer: RecordWriter
  /** Generated contracts loaded now, because there was nothing; 0 otherwise. */
  readonly sampleContracts: number
  close(): Promise<void>
}

/** The records store; with `auto`, an empty one gets the generated sample. */
export async function openRecords(dataDir: string, sampleData: 'auto' | 'off'): Promise<OpenRecords> {
  const store = openLmdbStore(storePaths(dataDir).recordsDir)
  const reader = createRecordReader(store)
  const writer = createRecordWriter(store)
  const isEmpty = (await reader.version()) === 0
  const sampleContracts = sampleData === 'auto' && isEmpty ? await loadSample(writer) : 0
  return { store, reader, writer, sampleContracts, close: () => store.close() }
}

async function loadSample(writer: RecordWriter): Promise<number> {
  let contracts = 0
  let chunk: NormalisedRecord[] = []
  for (const record of generateSample()) {
    if (record.record_kind === 'contract') contracts += 1
    if (chunk.push(record) < limits.importChunkRows) continue
    await writer.append(chunk)
    chunk = []
  }
  await writer.append(chunk)
  return contracts
}
