// Import thread: parses one uploaded file into chunks, so that the main thread is not blocked. The commit thread commits them.

import { createReadStream } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { toOutcome } from '../src/errors.ts'
import { importStream } from '../src/import/run/import-file.ts'
import { parseMapping } from '../src/import/run/import-mapping.ts'
import { openRecordsStore, workerFile } from '../src/main/stores.ts'
import { systemClock } from '../src/platform/clock.ts'
import { systemIds } from '../src/platform/ids.ts'
import { saveBatch } from '../src/records/batches.ts'
import { createCommitThread } from '../src/records/commit-thread.ts'
import { createImportMemory } from '../src/records/import-memory.ts'
import { createRecordReader } from '../src/records/reader.ts'
import type { ImportJob } from '../src/services/imports.ts'

const { dataDir } = workerData as { readonly dataDir: string }
const store = openRecordsStore(dataDir, 'write')
const reader = createRecordReader(store)
const parts = {
  writer: createCommitThread(workerFile('commit'), dataDir).writer,
  datasetVersion: reader.version,
  saveBatch: (report: Parameters<typeof saveBatch>[1]) => saveBatch(store, report),
  memory: createImportMemory((work) => work(store)),
  clock: systemClock,
  ids: systemIds,
}

/** The report, or the failure as a value. */
export default function importJob({ path, fileName, url, digest, pages, source, format, mapping: text }: ImportJob) {
  const input = { fileName, url, open: () => createReadStream(path), digest, pages }
  return toOutcome(async () => {
    const mapping = text === undefined ? undefined : parseMapping(text)
    return importStream(input, { source, format, mapping }, parts)
  })
}
