import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { runExplain } from '../cli/explain.ts'
import { type ImportCommand, parseSource } from '../cli/import.ts'
import { explainStream } from '../import/run/explain-stream.ts'
import { systemClock } from '../platform/clock.ts'
import { createRecordWriter } from '../records/writer.ts'
import { createMemoryStore } from '../store/memory.ts'
import { readChosenFormat } from './chosen-format.ts'

/** `prumo import --explain`: opens no store and writes nothing but to standard output. */
export function explainFiles(files: readonly string[], command: ImportCommand): Promise<number> {
  const { importer } = readChosenFormat(command)
  const source = parseSource(command.source)
  return runExplain(files, command, {
    stdout: process.stdout,
    explainFile: (path) =>
      explainStream(() => createReadStream(path), {
        fileName: basename(path),
        importer,
        source,
        retrieved_at: new Date(systemClock.now()).toISOString(),
        openWriter: () => createRecordWriter(createMemoryStore()),
      }),
  })
}
