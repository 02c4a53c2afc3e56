import { mkdirSync, readFileSync } from 'node:fs'
import type { ImportCommandParts } from '../cli/import.ts'
import type { Config } from '../config.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { saveBatch } from '../records/batches.ts'
import { importFile } from '../records/import/import-file.ts'
import { type CheckedMapping, parseMapping } from '../records/import/import-mapping.ts'
import { openRecords } from './records.ts'

/** Opens the records of the configured folder for a run of `prumo import`, and closes them after it. A server may run meanwhile. */
export async function importFiles(
  config: Config,
  run: (parts: ImportCommandParts) => Promise<number>,
): Promise<number> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const { store, reader, writer, close } = await openRecords(config.dataDir, 'off')
  const parts = {
    writer,
    datasetVersion: reader.version,
    saveBatch: (report: Parameters<typeof saveBatch>[1]) => saveBatch(store, report),
    clock,
    ids,
  }
  try {
    return await run({
      importFile: (path, options) => importFile(path, { ...options, mapping: mappingOf(options.mappingFile) }, parts),
      stdout: process.stdout,
      stderr: process.stderr,
    })
  } finally {
    await close()
  }
}

function mappingOf(path: string | undefined): CheckedMapping | undefined {
  return path === undefined ? undefined : parseMapping(readFileSync(path, 'utf8'))
}
