// `prumo refresh`: records of a public source into a data folder.

import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RefreshCommand, runRefresh } from '../cli/refresh.ts'
import type { Config } from '../config.ts'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import { type Outcome, toOutcome } from '../errors.ts'
import { importStream } from '../import/run/import-file.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { saveBatch } from '../records/batches.ts'
import { createImportMemory } from '../records/import-memory.ts'
import type { ImportJob } from '../services/imports.ts'
import { refreshSource } from '../services/refresh.ts'
import { openCommandTrail } from './command-trail.ts'
import { openConnectors } from './connectors.ts'
import { makeDataFolder } from './data-folder.ts'
import { type OpenRecords, openRecords } from './records.ts'

/** Runs `prumo refresh` over the records of the configured folder. A server may run meanwhile. */
export async function refreshRecords(config: Config, command: RefreshCommand): Promise<number> {
  makeDataFolder(config.dataDir)
  const records = await openRecords(config.dataDir, 'off')
  const { connectors, close } = openConnectors(config, records.store)
  const trail = await openCommandTrail(config)
  // Not the uploads of the data folder, which a server that starts meanwhile empties.
  const directory = await mkdtemp(join(tmpdir(), 'prumo-refresh-'))
  const imports = {
    directory,
    ids,
    async run(job: ImportJob) {
      const outcome = await runJob(records, job)
      await trail.imported(outcome, job.fileName)
      return outcome
    },
  }
  try {
    return await runRefresh(command, {
      refresh: (request) => refreshSource({ connectors, imports }, request),
      stdout: process.stdout,
    })
  } finally {
    await rm(directory, { recursive: true, force: true })
    await close()
    await trail.close()
    await records.close()
  }
}

function runJob({ store, reader, writer }: OpenRecords, job: ImportJob): Promise<Outcome<ImportReport>> {
  const { path, fileName, url, digest, pages, source, format } = job
  const parts = {
    writer,
    datasetVersion: reader.version,
    saveBatch: (report: Parameters<typeof saveBatch>[1]) => saveBatch(store, report),
    memory: createImportMemory((work) => work(store)),
    clock,
    ids,
  }
  const input = { fileName, url, open: () => createReadStream(path), digest, pages }
  return toOutcome(() => importStream(input, { source, format }, parts))
}
