// `prumo import --explain`: what an import of files would read, without a data folder.

import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runExplain } from '../cli/explain.ts'
import { type ImportCommand, parseSource } from '../cli/import.ts'
import type { ImportExplanation } from '../domain/import-explanation.ts'
import { type ExplainOptions, explainStream } from '../import/run/explain-stream.ts'
import { spool } from '../import/run/spool.ts'
import { systemClock } from '../platform/clock.ts'
import { systemIds } from '../platform/ids.ts'
import { createRecordWriter } from '../records/writer.ts'
import { createMemoryStore } from '../store/memory.ts'
import { readChosenFormat } from './chosen-format.ts'

/** `prumo import --explain`: opens no store of a folder and leaves nothing behind but its output. */
export function explainFiles(files: readonly string[], command: ImportCommand): Promise<number> {
  const { importer } = readChosenFormat(command)
  const source = parseSource(command.source)
  return runExplain(files, command, {
    stdout: process.stdout,
    explainFile: (path) =>
      explainPath(path, {
        fileName: basename(path),
        importer,
        source,
        retrieved_at: new Date(systemClock.now()).toISOString(),
        openWriter: () => createRecordWriter(createMemoryStore()),
      }),
  })
}

/** Explains what a path names. A file is read again; a pipe such as /dev/stdin gives its bytes once, so they go to disk meanwhile. */
export async function explainPath(path: string, options: ExplainOptions): Promise<ImportExplanation> {
  const found = await stat(path)
  if (found.isFile() || found.isDirectory()) return explainStream(() => createReadStream(path), options)
  const directory = await mkdtemp(join(tmpdir(), 'prumo-explain-'))
  try {
    const { open } = await spool(createReadStream(path), directory, systemIds)
    return await explainStream(open, options)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
