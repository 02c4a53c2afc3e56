// A folder of normalised files read through the importers into memory, without a server.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Dataset } from '../dataset/dataset.ts'
import { AppError } from '../errors.ts'
import { importFile } from '../import/run/import-file.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { createRecordReader } from '../records/reader.ts'
import { createRecordWriter } from '../records/writer.ts'
import { createMemoryStore } from '../store/memory.ts'

export interface ReadFolder {
  readonly dataset: Dataset
  /** Contract ids of rows of `acts`. */
  contractIds(rows: readonly number[]): Promise<readonly string[]>
  close(): Promise<void>
}

/** Reads the *.jsonl and *.jsonl.gz files of a folder, telling `report` what came of each. Throws VALIDATION_ERROR where there are no records, or a file breaks off. */
export async function readFolder(folder: string, report: (line: string) => void): Promise<ReadFolder> {
  const store = createMemoryStore()
  const reader = createRecordReader(store)
  const parts = {
    writer: createRecordWriter(store),
    datasetVersion: reader.version,
    saveBatch: async () => undefined,
    clock,
    ids,
  }
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.jsonl(\.gz)?$/.test(entry.name))
    .map(({ name }) => name)
  for (const name of files.sort()) {
    const { failure, accepted, rejected, duplicates } = await importFile(
      join(folder, name),
      { format: 'normalised' },
      parts,
    )
    // What is found in half of a folder would be taken for what is in all of it.
    if (failure !== undefined)
      throw new AppError('VALIDATION_ERROR', { field: 'dataset', file: name, reason: failure, accepted })
    report(`${name}: ${accepted} accepted, ${rejected} rejected, ${duplicates} duplicates`)
  }
  const dataset = await reader.dataset({ version: await reader.version() })
  if (dataset.acts.length === 0)
    throw new AppError('VALIDATION_ERROR', { field: 'dataset', reason: 'no contracts in *.jsonl files' })
  return {
    dataset,
    contractIds: async (rows) => (await reader.documents(dataset, 'acts', rows)).map(({ contract_id }) => contract_id),
    close: () => store.close(),
  }
}
