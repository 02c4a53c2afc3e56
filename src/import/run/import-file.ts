// One import from bytes to its report: digest, contents, counts, batch.

import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { ImportReport } from '../../domain/generated/wire-types.ts'
import type { ImportProgress } from '../../domain/import-progress.ts'
import { fileProblemTexts } from '../../domain/import-reasons.ts'
import { type DataSource, dataSources } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import { reasons } from '../../reasons.ts'
import type { ImportMemory } from '../../records/import-memory.ts'
import type { RecordWriter } from '../../records/writer.ts'
import { createMappedImporter } from '../formats/normalised/mapped.ts'
import type { Importer, SourcePage } from '../importer.ts'
import { formatIds, getImporter } from '../importers.ts'
import { InputFailure } from '../text/input-failure.ts'
import { unreadable } from '../text/open-bytes.ts'
import { type ImportSetting, importContents, type ReadContent, safeName } from './import-contents.ts'
import type { CheckedMapping } from './import-mapping.ts'
import { RunTally } from './import-tally.ts'
import { type Digest, spool } from './spool.ts'
import { unchangedFile } from './unchanged-file.ts'

/** The ports of an import. */
export interface ImportParts {
  readonly writer: RecordWriter
  readonly datasetVersion: () => Promise<number>
  readonly saveBatch: (report: ImportReport) => Promise<void>
  readonly memory: ImportMemory
  readonly clock: Clock
  readonly ids: Ids
}

export interface ImportOptions {
  /** Source of the rows; the format's own by default. */
  readonly source?: DataSource | undefined
  /** Id of an importer; by default the content decides. */
  readonly format?: string | undefined
  /** The columns of a table that no importer recognises; it replaces a format. */
  readonly mapping?: CheckedMapping | undefined
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined
}

/** Bytes that can be read more than once. */
export interface ImportInput {
  readonly fileName: string
  /** The address that they were fetched from, in place of the name. */
  readonly url?: string | undefined
  readonly open: () => AsyncIterable<Uint8Array>
  /** The pages of which the bytes consist, if they do. */
  readonly pages?: readonly SourcePage[] | undefined
  /** The digest, if the bytes were hashed on arrival; otherwise a first pass computes it. */
  readonly digest?: Digest
}

/** Imports a file from disk, which fails where that changes meanwhile. Errors as `importStream`. */
export function importFile(path: string, options: ImportOptions, parts: ImportParts): Promise<ImportReport> {
  return importStream({ fileName: basename(path), open: unchangedFile(path) }, options, parts)
}

/** Imports bytes that can be read only once, by way of a temporary file in `directory`. Errors as `importStream`, and PAYLOAD_TOO_LARGE. */
export async function importBytes(
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
 * Reads all rows of an input into the store and returns the report. A broken row never stops it; an input that breaks
 * off ends with status `failed` and keeps what was committed. VALIDATION_ERROR for an unknown format, a content that no
 * importer recognises, or one that broke off before that; INVALID_DATA_SOURCE for an unknown source.
 */
export async function importStream(
  input: ImportInput,
  options: ImportOptions,
  parts: ImportParts,
): Promise<ImportReport> {
  const chosen = chosenImporter(options)
  if (options.source !== undefined && !dataSources.includes(options.source))
    throw new AppError('INVALID_DATA_SOURCE', { source: options.source, valid_sources: dataSources })
  const startedMs = parts.clock.now()
  const digest = input.digest ?? (await digestOf(input.open()))
  const progress = new ByteCount()
  const open = (): AsyncIterable<Uint8Array> => progress.pass(input.open())
  const tally = new RunTally()
  const run: ImportSetting = {
    chosen,
    source: options.source,
    file: input.url ?? safeName(input.fileName),
    sha256: digest.sha256,
    pages: input.pages,
    retrieved_at: await parts.memory.arrivalOf(digest.sha256, iso(startedMs)),
    tally,
    reopen: open,
    writer: parts.writer,
    memory: parts.memory,
    reportProgress: () =>
      options.onProgress?.({
        bytes_read: progress.count,
        bytes_total: digest.bytes,
        rows_read: tally.rowsRead,
        accepted: tally.accepted,
        rejected: tally.rejected,
        duplicates: tally.duplicates,
      }),
  }
  const { contents, failure } = await importContents(open(), run)
  const [first] = contents.filter(({ importer }) => importer !== undefined)
  const isEmpty = failure === undefined && contents.some((content) => content.isEmpty)
  if (first?.importer === undefined && !isEmpty) throw unreadable(failure, formatIds, contents[0]?.other)
  const completedMs = parts.clock.now()
  const report: ImportReport = {
    import_id: parts.ids.uuid(),
    status: failure === undefined ? 'completed' : 'failed',
    ...(failure === undefined ? {} : { failure: failure.reason }),
    ...sourceOf(options.source ?? first?.importer?.source),
    ...formatOf(contents, first?.importer),
    file: run.file,
    sha256: digest.sha256,
    bytes_read: progress.count,
    ...(first?.encoding === undefined ? {} : { encoding: first.encoding }),
    ...(first?.lines_are === undefined ? {} : { lines_are: first.lines_are }),
    ...tally.summary(),
    ...filesOf(contents),
    started_at: iso(startedMs),
    completed_at: iso(completedMs),
    duration_ms: completedMs - startedMs,
    dataset_version: await parts.datasetVersion(),
  }
  await parts.saveBatch(report)
  return report
}

/** An empty page does not say whose it is. */
function sourceOf(source: DataSource | undefined): Pick<ImportReport, 'source'> {
  return source === undefined ? {} : { source }
}

/** The one format of all files, else `zip`; `empty_page` where there are no rows of any format. */
function formatOf(contents: readonly ReadContent[], first: Importer | undefined) {
  if (first === undefined) return { format: 'empty_page' }
  const mixed = contents.some(({ importer }) => importer !== undefined && importer !== first)
  return mixed ? { format: 'zip' } : { format: first.id, importer_version: first.version }
}

function filesOf(contents: readonly ReadContent[]): Pick<ImportReport, 'files'> {
  const files = contents.flatMap(
    ({ name, importer, problem, other, isEmpty, counts }): NonNullable<ImportReport['files']> => {
      if (name === undefined) return []
      if (isEmpty) return [{ file: name, format: 'empty_page' }]
      if (importer === undefined) return [{ file: name, ...problemOf(problem ?? other ?? 'unknown_format') }]
      return [{ file: name, format: importer.id, ...counts, ...(problem === undefined ? {} : problemOf(problem)) }]
    },
  )
  return files.length === 0 ? {} : { files }
}

/** Why a file was passed over or broke off, with its sentence. */
function problemOf(problem: string): { readonly problem: string; readonly message?: string } {
  const texts: Readonly<Record<string, { readonly en: string }>> = { ...reasons, ...fileProblemTexts }
  return { problem, ...(Object.hasOwn(texts, problem) ? { message: texts[problem].en } : {}) }
}

function chosenImporter({ mapping, format }: ImportOptions): Importer | undefined {
  if (mapping !== undefined) return createMappedImporter(mapping)
  return format === undefined ? undefined : getImporter(format)
}

async function digestOf(bytes: AsyncIterable<Uint8Array>): Promise<Digest> {
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
    }
  } catch (error) {
    throw error instanceof InputFailure ? unreadable(error, formatIds) : error
  }
  return { sha256: hash.digest('hex'), bytes: size }
}

/** Counts the bytes that pass, of the reading that came farthest. */
class ByteCount {
  count = 0

  async *pass(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let own = 0
    for await (const chunk of input) {
      own += chunk.length
      this.count = Math.max(this.count, own)
      yield chunk
    }
  }
}

function iso(instantMs: number): string {
  return new Date(instantMs).toISOString()
}
