// Generated records of one source, for suites that investigate them: stored once and cached, or held in memory.

import { constants, cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Dataset } from '../../src/dataset/dataset.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import type { DataSource } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { openRecordsStore } from '../../src/main/stores.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { cachedFolder } from './repository.ts'
import type { Given } from './suite.ts'

export const sampleSource: DataSource = 'compras_gov'

/** A folder with the records of so many contracts, made once; not to be written to. */
export function sampleFolder(contracts: number): Promise<string> {
  const sources = ['src/sample', 'src/records', 'src/store', 'src/domain']
  return cachedFolder(`sample-${contracts}`, sources, (folder) => storeSample(folder, contracts))
}

/** A data folder of its own with these records. */
export async function sampleCopy(given: Given, contracts: number): Promise<string> {
  const folder = join(given.folder(), 'data')
  cpSync(await sampleFolder(contracts), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return folder
}

/** The columns of these records. */
export async function sampleDataset(folder: string): Promise<Dataset> {
  const store = openRecordsStore(folder, 'read')
  const reader = createRecordReader(store)
  const dataset = await reader.dataset({ version: await reader.version(), source: sampleSource })
  await store.close()
  return dataset
}

/** Stores every record of a sample of so many contracts in a data folder. */
export async function storeSample(folder: string, contracts: number): Promise<void> {
  const store = openRecordsStore(folder, 'write')
  const writer = createRecordWriter(store)
  let chunk: NormalisedRecord[] = []
  for (const record of generateSample({ contracts })) {
    const moved = { ...record, provenance: { ...record.provenance, source: sampleSource } } as NormalisedRecord
    if (chunk.push(moved) < limits.importChunkRows) continue
    await writer.append(chunk)
    chunk = []
  }
  await writer.append(chunk)
  await store.close()
}
