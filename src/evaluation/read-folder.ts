// Import of a folder of normalised files into a store of its own, without a server.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Dataset } from '../dataset/dataset.ts'
import { AppError } from '../errors.ts'
import { importFile } from '../import/run/import-file.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import { createImportMemory } from '../records/import-memory.ts'
import { createRecordReader } from '../records/reader.ts'
import { createRecordWriter } from '../records/writer.ts'
import type { Store } from '../store/port.ts'

export interface FolderRecords {
  readonly dataset: Dataset
  /** Contract ids of rows of `acts`. */
  contractIds(rows: readonly number[]): Promise<readonly string[]>
  close(): Promise<void>
}

/** What was read of one file. */
export interface ReadFile {
  readonly file: string
  readonly accepted: number
  readonly rejected: number
  readonly duplicates: number
}

/** Reads the *.jsonl and *.jsonl.gz files of a folder and reports each. Throws VALIDATION_ERROR where there are no records, or a file breaks off. */
export type ReadFolder = (folder: string, report: (read: ReadFile) => void) => Promise<FolderRecords>

export interface FolderReaderContext {
  /** Opens an empty store, which is closed with the records. */
  readonly openStore: () => Store
  readonly clock: Clock
  readonly ids: Ids
}

/** Reads folders, each into a store of its own. */
export function createFolderReader({ openStore, clock, ids }: FolderReaderContext): ReadFolder {
  return async (folder, report) => {
    const store = openStore()
    const reader = createRecordReader(store)
    const writer = createRecordWriter(store)
    const memory = createImportMemory((work) => work(store))
    const parts = { writer, datasetVersion: reader.version, saveBatch: async () => undefined, memory, clock, ids }
    for (const name of recordFiles(folder)) {
      const path = join(folder, name)
      const { failure, accepted, rejected, duplicates } = await importFile(path, { format: 'normalised' }, parts)
      // Results over part of a folder would pass for results over all of it.
      if (failure !== undefined)
        throw new AppError('VALIDATION_ERROR', { field: 'dataset', file: name, reason: failure, accepted })
      report({ file: name, accepted, rejected, duplicates })
    }
    const dataset = await reader.dataset({ version: await reader.version() })
    if (dataset.acts.length === 0) throw new AppError('VALIDATION_ERROR', { field: 'dataset', reason: 'no_contracts' })
    return {
      dataset,
      contractIds: async (rows) =>
        (await reader.documents(dataset, 'acts', rows)).map(({ contract_id }) => contract_id),
      close: () => store.close(),
    }
  }
}

function recordFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) throw new AppError('VALIDATION_ERROR', { field: 'dataset', reason: 'no_folder', folder })
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.jsonl(\.gz)?$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
}
