import { createReadStream, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { runExplain } from '../cli/explain.ts'
import type { ImportCommand } from '../cli/import.ts'
import { AppError } from '../errors.ts'
import { systemClock } from '../platform/clock.ts'
import { explainStream } from '../records/import/explain-stream.ts'
import { parseMapping } from '../records/import/import-mapping.ts'
import { findImporter } from '../records/import/importers.ts'
import { createMappedImporter } from '../records/import/mapped.ts'

/** `prumo import --explain`: opens no store and writes nothing but to standard output. */
export function explainFiles(files: readonly string[], command: ImportCommand): Promise<number> {
  const importer =
    command.mapping === undefined
      ? command.format === undefined
        ? undefined
        : (findImporter(command.format) ?? unknownFormat(command.format))
      : createMappedImporter(parseMapping(readFileSync(command.mapping, 'utf8')))
  return runExplain(files, command, {
    stdout: process.stdout,
    explainFile: (path) =>
      explainStream(createReadStream(path), {
        fileName: basename(path),
        importer,
        retrieved_at: new Date(systemClock.now()).toISOString(),
      }),
  })
}

function unknownFormat(format: string): never {
  throw new AppError('VALIDATION_ERROR', { field: 'format', reason: 'unknown_format', format })
}
