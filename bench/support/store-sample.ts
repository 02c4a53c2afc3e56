// The generated sample as records of one source, for benches that investigate it.

import type { NormalisedRecord } from '../../src/domain/records.ts'
import type { DataSource } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { openRecordsStore } from '../../src/main/stores.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'

/** Stores every record of a sample of so many contracts in a data folder. */
export async function storeSample(folder: string, contracts: number, source: DataSource): Promise<void> {
  const store = openRecordsStore(folder, 'write')
  const writer = createRecordWriter(store)
  let chunk: NormalisedRecord[] = []
  for (const record of generateSample({ contracts })) {
    const moved = { ...record, provenance: { ...record.provenance, source } } as NormalisedRecord
    if (chunk.push(moved) < limits.importChunkRows) continue
    await writer.append(chunk)
    chunk = []
  }
  await writer.append(chunk)
  await store.close()
}
