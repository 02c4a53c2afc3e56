import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { ImportReport } from '../../domain/generated/wire-types.ts'
import type { ImportProgress } from '../../domain/import-progress.ts'
import type { NormalisedRecord } from '../../domain/records.ts'
import { type DataSource, dataSources } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { RecordWriter } from '../writer.ts'
import { RunTally } from './import-tally.ts'
import type { ImportContext, Importer } from './importer.ts'
import { findImporter, importers, recogniseImporter } from './importers.ts'
import { InputFailure, type OpenedBytes, openBytes } from './open-bytes.ts'
import { type Digest, spool } from './spool.ts'

/** What an import works with; `datasetVersion` and `saveBatch` come from the store's side. */
export interface ImportParts {
  readonly writer: RecordWriter
  readonly datasetVersion: () => Promise<number>
  readonly saveBatch: (report: ImportReport) => Promise<void>
  readonly clock: Clock
  readonly ids: Ids
}

export interface ImportOptions {
  /** Source of the rows; the format's own by default. */
  readonly source?: DataSource | undefined
  /** Id of an importer; recognised by content by default. */
  readonly format?: string | undefined
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined
}

/** Bytes that can be read more than once, with their hash. */
export interface ImportInput {
  readonly fileName: string
  readonly open: () => AsyncIterable<Uint8Array>
  /** Known when the bytes were hashed on their way in; else a first pass finds it. */
  readonly digest?: Digest
}

/** Imports a file from disk. Errors as `importStream`. */
export function importFile(path: string, options: ImportOptions, parts: ImportParts): Promise<ImportReport> {
  return importStream({ fileName: basename(path), open: () => createReadStream(path) }, options, parts)
}

/** Imports bytes that can be read only once, by way of a temporary file in `directory`. Errors as `importStream`, and PAYLOAD_TOO_LARGE. */
export async function importUpload(
  upload: { readonly fileName: string; readonly bytes: AsyncIterable<Uint8Array>; readonly directory: string },
  options: ImportOptions,
  parts: ImportParts,
): Promise<ImportReport> {
  const spooled = await spool(upload.bytes, upload.directory, parts.ids)
  try {
    return await importStream({ fileName: upload.fileName, open: spooled.open, digest: spooled.digest }, options, parts)
  } finally {
    await spooled.remove()
  }
}

/**
 * Reads all rows of an input into the store, a chunk at a time, and says what became of each. A broken row never stops
 * it; an input that breaks off ends with status `failed` and keeps what was committed. VALIDATION_ERROR for an unknown
 * format or source, or a content that no importer recognises.
 */
export async function importStream(
  input: ImportInput,
  options: ImportOptions,
  parts: ImportParts,
): Promise<ImportReport> {
  const asked = options.format === undefined ? undefined : getImporter(options.format)
  if (options.source !== undefined && !dataSources.includes(options.source))
    throw new AppError('INVALID_DATA_SOURCE', { source: options.source, valid_sources: dataSources })
  const startedMs = parts.clock.now()
  const digest = input.digest ?? (await digestOf(input.open()))
  const progress = new ByteCount(input.open())
  const opened = await openBytes(progress.bytes)
  const importer = asked ?? recogniseImporter(opened.sample) ?? unknownFormat()
  const tally = new RunTally()
  const context: ImportContext = {
    source: options.source ?? importer.source,
    file: safeName(input.fileName),
    file_sha256: digest.sha256,
    retrieved_at: iso(startedMs),
    encoding: opened.encoding,
    sample: opened.sample,
    tally,
  }
  const tell = (): void =>
    options.onProgress?.({
      bytes_read: progress.count,
      bytes_total: digest.bytes,
      rows_read: tally.rowsRead,
      accepted: tally.accepted,
      rejected: tally.rejected,
      duplicates: tally.duplicates,
    })
  const failure = await appendRows({ importer, opened, context, tally, writer: parts.writer, tell })
  const completedMs = parts.clock.now()
  const report: ImportReport = {
    import_id: parts.ids.uuid(),
    status: failure === undefined ? 'completed' : 'failed',
    ...(failure === undefined ? {} : { failure: failure.reason }),
    source: context.source,
    format: importer.id,
    importer_version: importer.version,
    file: context.file,
    sha256: digest.sha256,
    bytes_read: progress.count,
    encoding: opened.encoding,
    ...tally.summary(),
    started_at: context.retrieved_at,
    completed_at: iso(completedMs),
    duration_ms: completedMs - startedMs,
    dataset_version: await parts.datasetVersion(),
  }
  await parts.saveBatch(report)
  return report
}

interface Run {
  readonly importer: Importer
  readonly opened: OpenedBytes
  readonly context: ImportContext
  readonly tally: RunTally
  readonly writer: RecordWriter
  readonly tell: () => void
}

/** Appends chunk by chunk; returns the failure when the input broke off, after what was read before it went in. */
async function appendRows({ importer, opened, context, tally, writer, tell }: Run): Promise<InputFailure | undefined> {
  let chunk: NormalisedRecord[] = []
  const flush = async (): Promise<void> => {
    if (chunk.length > 0) tally.appended(await writer.append(chunk))
    chunk = []
    tell()
  }
  let failure: InputFailure | undefined
  try {
    for await (const row of importer.read(opened.bytes, context)) {
      if (row.record === undefined) tally.reject(row.line, row.rejection)
      else {
        tally.read(row.record.quality)
        chunk.push(row.record)
      }
      if (chunk.length >= limits.importChunkRows) await flush()
    }
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error
    failure = error
  }
  await flush()
  return failure
}

function getImporter(format: string): Importer {
  return findImporter(format) ?? unknownFormat()
}

function unknownFormat(): never {
  throw new AppError('VALIDATION_ERROR', {
    field: 'file',
    reason: 'unknown_format',
    formats: importers.map(({ id }) => id),
  })
}

async function digestOf(bytes: AsyncIterable<Uint8Array>): Promise<Digest> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of bytes) {
    hash.update(chunk)
    size += chunk.length
  }
  return { sha256: hash.digest('hex'), bytes: size }
}

/** Counts the bytes that pass. */
class ByteCount {
  count = 0
  readonly bytes: AsyncIterable<Uint8Array>

  constructor(input: AsyncIterable<Uint8Array>) {
    this.bytes = this.#pass(input)
  }

  async *#pass(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of input) {
      this.count += chunk.length
      yield chunk
    }
  }
}

/** Base name without folders of either kind of system, and without control characters. */
function safeName(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? ''
  return base.replace(/\p{Cc}|\p{Cs}/gu, '').slice(-limits.recordIdCharactersMax) || 'upload'
}

function iso(instantMs: number): string {
  return new Date(instantMs).toISOString()
}
