// The rows of an input, or of each file of a ZIP, into chunks of the store.

import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { RecordWriter } from '../../records/writer.ts'
import type { ImportContext, Importer, RowResult, SourcePage } from '../importer.ts'
import { recogniseImporter } from '../importers.ts'
import type { Encoding } from '../text/decode-text.ts'
import { InputFailure, type OpenedBytes, openBytes, peek } from '../text/open-bytes.ts'
import { isZip, unzip } from '../text/unzip.ts'
import type { RunTally } from './import-tally.ts'

/** The parts and options of one import. */
export interface ImportSetting {
  /** The importer that the caller named; where there is none, each content is recognised. */
  readonly chosen: Importer | undefined
  readonly source: DataSource | undefined
  readonly file: string
  readonly sha256: string
  readonly pages?: readonly SourcePage[] | undefined
  readonly retrieved_at: string
  readonly tally: RunTally
  readonly writer: RecordWriter
  readonly reportProgress: () => void
}

/** One file that was read or skipped: the input itself, or one inside a ZIP (then with its name). */
export interface ReadContent {
  readonly name?: string
  readonly importer?: Importer
  readonly problem?: string
  readonly encoding?: Encoding
  readonly counts?: Counts
}

interface Counts {
  readonly rows_read: number
  readonly accepted: number
  readonly rejected: number
  readonly duplicates: number
}

/**
 * Reads an input, or the files of a ZIP one after the other, each by the importer that recognises it. A file that no
 * importer recognises is skipped. A failure of the input ends the import; rows before it are kept.
 */
export async function importContents(
  bytes: AsyncIterable<Uint8Array>,
  run: ImportSetting,
): Promise<{ readonly contents: readonly ReadContent[]; readonly failure?: InputFailure }> {
  const contents: ReadContent[] = []
  let refusal: AppError | undefined
  const { head, whole } = await peek(bytes, 4)
  if (!isZip(head)) {
    const { content, failure } = await importContent(whole, undefined, run)
    return { contents: [content], ...(failure === undefined ? {} : { failure }) }
  }
  try {
    for await (const file of unzip(whole)) {
      const name = safeName(file.name)
      if (file.problem !== undefined) {
        contents.push({ name, problem: file.problem })
        continue
      }
      const { content, failure } = await importContent(file.bytes, name, run).catch((error: unknown) => {
        // A mapping need not match every file of an archive.
        if (!(error instanceof AppError && error.code === 'VALIDATION_ERROR')) throw error
        refusal = error
        return { content: { name, problem: String(error.details.reason) }, failure: undefined }
      })
      contents.push(content)
      if (failure !== undefined) return { contents, failure }
    }
    if (refusal !== undefined && contents.every(({ importer }) => importer === undefined)) throw refusal
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error
    return { contents, failure: error }
  }
  return { contents }
}

async function importContent(
  bytes: AsyncIterable<Uint8Array>,
  name: string | undefined,
  run: ImportSetting,
): Promise<{ readonly content: ReadContent; readonly failure?: InputFailure | undefined }> {
  const named = name === undefined ? {} : { name }
  const opened = await openBytes(bytes)
  const importer = run.chosen ?? recogniseImporter(opened.sample)
  if (importer === undefined) {
    const { failure } = opened
    return { content: { ...named, ...(failure === undefined ? {} : { problem: failure.reason }) }, failure }
  }
  const context: ImportContext = {
    source: run.source ?? importer.source,
    file: name === undefined ? run.file : `${run.file}!${name}`,
    file_sha256: run.sha256,
    pages: run.pages,
    retrieved_at: run.retrieved_at,
    encoding: opened.encoding,
    sample: opened.sample,
    tally: run.tally,
  }
  const before = countsOf(run.tally)
  const failure = await appendRows(importer, opened, { ...run, context, name })
  const after = countsOf(run.tally)
  const counts = {
    rows_read: after.rows_read - before.rows_read,
    accepted: after.accepted - before.accepted,
    rejected: after.rejected - before.rejected,
    duplicates: after.duplicates - before.duplicates,
  }
  return { content: { ...named, importer, encoding: opened.encoding, counts }, failure }
}

/**
 * Appends chunks, bounded in rows and in bytes read; returns the failure where the input broke off, after the rows
 * before it were committed. At most one chunk is committed while the next is read, so that memory is bounded.
 */
async function appendRows(
  importer: Importer,
  opened: OpenedBytes,
  {
    tally,
    writer,
    reportProgress,
    context,
    name,
  }: ImportSetting & { readonly context: ImportContext; readonly name: string | undefined },
): Promise<InputFailure | undefined> {
  let chunk = writer.open()
  let rows: number[] = []
  let flushedBytes = 0
  let committed: Promise<void> = Promise.resolve()
  const flush = async (): Promise<void> => {
    const [full, fullRows] = [chunk, rows]
    chunk = writer.open()
    rows = []
    flushedBytes = opened.bytesPassed()
    await committed
    committed = (async () => {
      if (full.length > 0) tally.appended(await full.commit(), fullRows)
      reportProgress()
    })()
    // The next await of it throws its failure.
    committed.catch(() => undefined)
  }
  let failure: InputFailure | undefined
  try {
    for await (const batch of importer.readBatches?.(opened.bytes, context) ??
      oneByOne(importer.read(opened.bytes, context)))
      for (const row of batch) {
        if (row.record !== undefined) {
          tally.read(row.record.quality, row.rows ?? 1)
          chunk.add(row.record)
          rows.push(row.rows ?? 1)
        } else if (row.rejection !== undefined) tally.reject(row.line, row.rejection, name)
        else tally.repeat()
        if (chunk.length >= limits.importChunkRows || opened.bytesPassed() - flushedBytes >= limits.importChunkBytes)
          await flush()
      }
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error
    failure = error
  }
  await flush()
  await committed
  return failure
}

async function* oneByOne(rows: AsyncIterable<RowResult>): AsyncGenerator<Iterable<RowResult>> {
  for await (const row of rows) yield [row]
}

function countsOf({ rowsRead, accepted, rejected, duplicates }: RunTally): Counts {
  return { rows_read: rowsRead, accepted, rejected, duplicates }
}

/** Base name without folders (POSIX or Windows) and control characters, with CPFs masked: it stands in every record. */
export function safeName(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? ''
  return maskPersonalIds(base.replace(/\p{Cc}|\p{Cs}/gu, '').slice(-limits.recordIdCharactersMax)) || 'upload'
}
