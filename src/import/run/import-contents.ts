// The rows of an input, or of each file of a ZIP, into chunks of the store.

import type { ImportReport } from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'
import type { ImportMemory } from '../../records/import-memory.ts'
import type { WholeRegister } from '../../records/withdraw-unlisted.ts'
import { FileFacts } from '../file-facts.ts'
import { fileDateOf } from '../forms/state-time.ts'
import type { ImportContext, Importer, SourcePage } from '../importer.ts'
import { recogniseImporter } from '../importers.ts'
import type { Encoding } from '../text/decode-text.ts'
import { findOtherContent, isOfWorkbook } from '../text/find-other-content.ts'
import { InputFailure } from '../text/input-failure.ts'
import { isEmptyPage } from '../text/is-empty-page.ts'
import { openArchive } from '../text/open-archive.ts'
import { openBytes } from '../text/open-bytes.ts'
import { whatLinesAre } from '../text/what-lines-are.ts'
import { type AppendSetting, appendUntilSure } from './append-rows.ts'
import type { RefusedRows, RunTally } from './import-tally.ts'

/** The parts and options of one import. */
export interface ImportSetting extends Omit<AppendSetting, 'context' | 'name' | 'noted'> {
  /** The importer that the caller named; where there is none, each content is recognised. */
  readonly chosen: Importer | undefined
  readonly source: DataSource | undefined
  readonly file: string
  readonly sha256: string
  readonly pages?: readonly SourcePage[] | undefined
  readonly retrieved_at: string
  readonly memory: ImportMemory
}

/** One file that was read or skipped: the input itself, or one inside a ZIP (then with its name). */
export interface ReadContent {
  readonly name?: string
  readonly importer?: Importer
  readonly problem?: string
  /** What it is, where that is no table and no JSON. */
  readonly other?: Reason | undefined
  /** It has no row and says so. */
  readonly isEmpty?: boolean
  readonly encoding?: Encoding
  readonly lines_are?: ImportReport['lines_are']
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
 * importer recognises is skipped. A failure of the input ends the import, that of one file inside a ZIP this file; rows before
 * it are kept.
 */
export async function importContents(
  bytes: AsyncIterable<Uint8Array>,
  run: ImportSetting,
): Promise<{ readonly contents: readonly ReadContent[]; readonly failure?: InputFailure }> {
  const contents: ReadContent[] = []
  let refusal: AppError | undefined
  let broken: InputFailure | undefined
  const { files, whole, bytesBefore } = await openArchive(bytes)
  if (bytesBefore > 0) run.tally.noted('*', 'bytes_before_archive')
  if (files === undefined) {
    const { content, failure } = await importContent(whole, undefined, run)
    return { contents: [content], ...(failure === undefined ? {} : { failure }) }
  }
  try {
    let at = 0
    for await (const file of files) {
      if (isOfWorkbook(file.name)) throw new AppError('VALIDATION_ERROR', { field: 'file', reason: 'spreadsheet' })
      const name = safeName(file.name)
      const place = at++
      if (file.problem !== undefined) {
        contents.push({ name, problem: file.problem })
        if (file.problem === 'broken_zip') broken ??= new InputFailure(file.problem)
        continue
      }
      const reopen = (): AsyncIterable<Uint8Array> => fileAgain(run.reopen(), place)
      const { content, failure } = await importContent(file.bytes, name, { ...run, reopen }).catch((error: unknown) => {
        // A mapping need not match every file of an archive.
        if (!(error instanceof AppError && error.code === 'VALIDATION_ERROR')) throw error
        refusal = error
        return { content: { name, problem: String(error.details.reason) }, failure: undefined }
      })
      contents.push(failure === undefined ? content : { ...content, problem: failure.reason })
      broken ??= failure
      // One damaged file leaves those behind it to be read, unless it is the archive that ends there.
      if (failure !== undefined && !damages.has(failure.reason)) break
    }
    if (refusal !== undefined && contents.every(({ importer }) => importer === undefined)) throw refusal
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error
    broken ??= error
  }
  return { contents, ...(broken === undefined ? {} : { failure: broken }) }
}

const damages: ReadonlySet<InputFailure['reason']> = new Set(['broken_zip', 'broken_gzip', 'truncated_gzip'])

/** The file at a place of an archive, counted from 0. */
async function* fileAgain(archive: AsyncIterable<Uint8Array>, place: number): AsyncGenerator<Uint8Array> {
  let at = 0
  const { files = [] } = await openArchive(archive)
  for await (const file of files) if (at++ === place) return yield* file.bytes
}

async function importContent(
  bytes: AsyncIterable<Uint8Array>,
  name: string | undefined,
  run: ImportSetting,
): Promise<{ readonly content: ReadContent; readonly failure?: InputFailure | undefined }> {
  const named = name === undefined ? {} : { name }
  const notes = new Set<string>()
  const noted = (note: string): void => void notes.add(note)
  const opened = await openBytes(bytes, noted)
  const importer = run.chosen ?? recogniseImporter(opened.sample)
  if (importer === undefined) {
    const { failure } = opened
    if (failure !== undefined) return { content: { ...named, problem: failure.reason }, failure }
    const other = findOtherContent(opened.sample)
    return { content: { ...named, other, ...(isEmptyPage(opened.sample) && { isEmpty: true }) } }
  }
  const file = name === undefined ? run.file : `${run.file}!${name}`
  const context: ImportContext = {
    source: run.source ?? importer.source,
    file,
    file_sha256: run.sha256,
    pages: run.pages,
    retrieved_at: run.retrieved_at,
    encoding: opened.encoding,
    sample: opened.sample,
    tally: run.tally,
    facts: new FileFacts(fileDateOf(file) ?? run.retrieved_at, importer.deciding),
    processes: run.memory.processesOf(run.source ?? importer.source),
  }
  const before = countsOf(run.tally)
  const refused = run.tally.refusedSince()
  const failure = await appendUntilSure(importer, opened, { ...run, context, name, noted })
  for (const note of notes) run.tally.noted('*', note)
  const register = failure === undefined ? registerOf(importer, context) : undefined
  if (register !== undefined) {
    const rows = run.tally.rowsRead - before.rows_read
    const { ended, note } = await run.memory.closeRegister({ ...register, rows, ...run.tally.refusedSince(refused) })
    run.tally.withdrew(ended, name)
    if (note !== undefined) run.tally.noted('*', note)
  }
  const after = countsOf(run.tally)
  const counts = {
    rows_read: after.rows_read - before.rows_read,
    accepted: after.accepted - before.accepted,
    rejected: after.rejected - before.rejected,
    duplicates: after.duplicates - before.duplicates,
  }
  return {
    content: { ...named, importer, encoding: opened.encoding, lines_are: whatLinesAre(opened.sample), counts },
    failure,
  }
}

/** The register that a file holds whole, by the name that the Portal gives its downloads. */
function registerOf(
  { id }: Importer,
  { source, file, retrieved_at }: ImportContext,
): Omit<WholeRegister, 'rows' | keyof RefusedRows> | undefined {
  const [, list] = /(?:^|[!/])\d{8}_(CEIS|CNEP|CEPIM)\b[^!/]*$/i.exec(file) ?? []
  const date = fileDateOf(file)
  if (list === undefined || date === undefined || !['cgu_sanctions', 'portal_cepim'].includes(id)) return undefined
  return { source, list: list.toUpperCase() as WholeRegister['list'], date, retrieved_at }
}

function countsOf({ rowsRead, accepted, rejected, duplicates }: RunTally): Counts {
  return { rows_read: rowsRead, accepted, rejected, duplicates }
}

/** Base name without folders (POSIX or Windows) and control characters, with CPFs masked: it stands in every record. */
export function safeName(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? ''
  // Masked before it is cut, which could leave a CPF without its first digits.
  return toGivenText(base.replace(/\p{Cc}|\p{Cs}/gu, '')).slice(-limits.recordIdCharactersMax) || 'upload'
}
