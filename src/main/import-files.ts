// `prumo import`: files into the records of a data folder.

import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type ImportCommand, runImport } from '../cli/import.ts'
import type { Config } from '../config.ts'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import { getValue, toOutcome } from '../errors.ts'
import { type ImportOptions, type ImportParts, importBytes, importFile } from '../import/run/import-file.ts'
import { limits } from '../limits.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { limitHeapGrowth } from '../platform/limit-heap-growth.ts'
import { saveBatch } from '../records/batches.ts'
import { createCommitThread } from '../records/commit-thread.ts'
import { createImportMemory } from '../records/import-memory.ts'
import { createRecordReader } from '../records/reader.ts'
import { readChosenFormat } from './chosen-format.ts'
import { type CommandTrail, openCommandTrail } from './command-trail.ts'
import { makeDataFolder } from './data-folder.ts'
import { withRecordsStore } from './records.ts'
import { workerFile } from './stores.ts'

/** `prumo import`: reads files into the records of the configured folder. A server may run meanwhile. */
export async function importFiles(config: Config, files: readonly string[], command: ImportCommand): Promise<number> {
  limitHeapGrowth(limits.importHeapGrowthPercent)
  const { mapping } = readChosenFormat(command)
  makeDataFolder(config.dataDir)
  const thread = createCommitThread(workerFile('commit'), config.dataDir)
  const trail = await openCommandTrail(config)
  const parts: ImportParts = {
    writer: thread.writer,
    datasetVersion: () => withRecordsStore(config.dataDir, (store) => createRecordReader(store).version()),
    saveBatch: (report) => withRecordsStore(config.dataDir, (store) => saveBatch(store, report)),
    memory: createImportMemory((work) => withRecordsStore(config.dataDir, work)),
    clock,
    ids,
  }
  try {
    return await runImport(files, command, {
      importFile: (path, options) => {
        const chosen = { ...options, format: command.format, mapping }
        return recorded(trail, basename(path), () => importPath(path, chosen, parts))
      },
      stdout: process.stdout,
      stderr: process.stderr,
    })
  } finally {
    await thread.stop()
    await trail.close()
  }
}

async function recorded(trail: CommandTrail, name: string, run: () => Promise<ImportReport>): Promise<ImportReport> {
  // A file that could not be opened was no import: its failure is thrown past the trail.
  const outcome = await toOutcome(run)
  await trail.imported(outcome, name)
  return getValue(outcome)
}

/** A file is read twice, for its hash first; a pipe such as /dev/stdin gives its bytes once, so they go to disk. */
async function importPath(path: string, options: ImportOptions, parts: ImportParts): Promise<ImportReport> {
  const found = await stat(path)
  if (found.isFile() || found.isDirectory()) return importFile(path, options, parts)
  const directory = await mkdtemp(join(tmpdir(), 'prumo-import-'))
  try {
    return await importBytes({ fileName: basename(path), bytes: createReadStream(path), directory }, options, parts)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
