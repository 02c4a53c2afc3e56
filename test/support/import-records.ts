// Stores records in a data folder without a server.

import type { NormalisedRecord } from '../../src/domain/records.ts'
import { limits } from '../../src/limits.ts'
import { openRecordsStore } from '../../src/main/stores.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { giveSigningKeys } from './signing-keys.ts'

export async function importRecords(dataDir: string, records: readonly NormalisedRecord[]): Promise<void> {
  const store = openRecordsStore(dataDir, 'write')
  const writer = createRecordWriter(store)
  for (let at = 0; at < records.length; at += limits.importChunkRows)
    await writer.append(records.slice(at, at + limits.importChunkRows))
  await store.close()
}

/** A new data folder with a tenth of the generated sample, which a start would load whole: enough for runs that are waited for. */
export async function makeSampleFolder(dataDir: string): Promise<void> {
  await importRecords(dataDir, [...generateSample({ contracts: 2000 })])
  await giveSigningKeys(dataDir)
}
