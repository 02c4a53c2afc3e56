// The port between formats and imports: what an importer receives, what it returns for each row, and where a row came from.

import type { RejectionReason } from '../domain/import-reasons.ts'
import { maskPersonalIds } from '../domain/mask-personal-ids.ts'
import type { NormalisedRecord, Provenance } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { ProcessMemory } from '../records/processes.ts'
import type { DoubtfulValue, FileFacts } from './file-facts.ts'
import type { Encoding } from './text/decode-text.ts'

/** The beginning of a file, by which its format is recognised; its name never counts. */
export interface FileBeginning {
  /** The first bytes, decoded; the last line may be cut. */
  readonly text: string
  /** The first line that is not blank. */
  readonly firstLine: string
}

/** Why a row is no record. */
export interface Rejection {
  readonly reason: RejectionReason
  readonly field?: string
  /** The text that was found, shortened. */
  readonly found?: string
  /** The id of the record that the row names, though it is none. */
  readonly id?: string | undefined
}

/**
 * The result of one row: its record, its rejection, or the mark that it repeats another row of its file word for word. `line`
 * counts from 1 (lines of text, elements of JSON). Where several rows make one record, `line` is that of the first and
 * `rows` is their number, so that no row is lost from the report.
 */
export type RowResult =
  | {
      readonly line: number
      readonly record: NormalisedRecord
      readonly rows?: number
      readonly rejection?: undefined
    }
  | {
      readonly line: number
      readonly rejection: Rejection
      readonly rows?: number
      /** The row as it stands, where it could be split. */
      readonly text?: () => string
      readonly record?: undefined
    }
  | { readonly line: number; readonly repeated: true; readonly record?: undefined; readonly rejection?: undefined }

/** One of the pages that are read as one file. */
export interface SourcePage {
  /** Ordinal of its first record in the whole. */
  readonly first: number
  readonly url: string
  readonly sha256: string
}

/** The file that an importer reads, and where it reports what concerns the whole file. */
export interface ImportContext {
  readonly source: DataSource
  /** Base name or URL; never a folder. */
  readonly file: string
  readonly file_sha256: string
  /** The pages of which the file consists, if it does; provenance names the page and the place on it. */
  readonly pages?: readonly SourcePage[] | undefined
  readonly retrieved_at: string
  readonly encoding: Encoding
  /** The beginning of the file, from which a format reads what varies, such as its delimiter. */
  readonly sample: FileBeginning
  readonly tally: ImportTally
  /** What the file's columns show, by which doubtful values are read. */
  readonly facts: FileFacts
  /** The releases of earlier files that those of this one build on. */
  readonly processes: ProcessMemory
}

/** Counts over the whole file, for the import's report. */
export interface ImportTally {
  /** A column or field that the format does not read, and how many of its values say something. */
  ignored(field: string, count: number): void
  /** A repair or doubt about the file itself, under the field `*`. */
  noted(field: string, note: string): void
  /** Lines that stand before the titles of the columns. */
  beforeTitles(lines: number): void
  /** Rows of the file have no ids but their contents, so that nothing distinguishes equal rows of two files. */
  keyedByContents(): void
  /** A line that was decoded by another encoding than the file's. */
  decodedOtherwise(line: number): void
}

/** One format. It has no state: everything about a run is in the context. */
export interface Importer {
  readonly id: string
  readonly version: number
  /** The source of its rows, where the caller names none. */
  readonly source: DataSource
  /** Doubtful values on which ids of rows rest, or whether a row is a record. */
  readonly deciding?: readonly DoubtfulValue[] | undefined
  recognise(sample: FileBeginning): boolean
  /** Reads decompressed bytes row by row; memory does not grow with the file. Throws only when the input itself fails. */
  read(input: AsyncIterable<Uint8Array>, context: ImportContext): AsyncIterable<RowResult>
  /** The rows of `read` in batches: one promise a batch instead of a row. */
  readBatches?(input: AsyncIterable<Uint8Array>, context: ImportContext): AsyncIterable<Iterable<RowResult>>
}

/** Both ways of reading of a format that reads in batches. */
export function readingInBatches(
  readBatches: NonNullable<Importer['readBatches']>,
): Required<Pick<Importer, 'read' | 'readBatches'>> {
  return {
    readBatches,
    async *read(input, context) {
      for await (const rows of readBatches(input, context)) yield* rows
    },
  }
}

/** Where the rows of a run come from. */
export type RowOrigin = Pick<ImportContext, 'source' | 'file' | 'file_sha256' | 'pages' | 'retrieved_at'>

/** Provenance of one row. */
export function provenanceOf(
  importer: Pick<Importer, 'id' | 'version'>,
  context: RowOrigin,
  row: Pick<Provenance, 'line' | 'original_id' | 'state_number' | 'state_date'> & {
    readonly url?: string | undefined
    readonly scope?: string | undefined
    readonly year_scope?: string | undefined
  },
): Provenance {
  const { url, scope, year_scope, state_number, state_date } = row
  const { file, file_sha256, line } = placeInFile(context, row.line)
  const provenance = {
    source: context.source,
    importer: importer.id,
    importer_version: importer.version,
    file,
    file_sha256,
    line,
    original_id: row.original_id,
    retrieved_at: context.retrieved_at,
  }
  // Most rows tell none of these.
  if ((url ?? scope ?? year_scope ?? state_number ?? state_date) === undefined) return provenance
  const told = Object.entries({ url, scope, year_scope, state_number, state_date }).filter(
    ([, value]) => value !== undefined,
  )
  return { ...provenance, ...Object.fromEntries(told) }
}

/** Where a row stands: its file, or the page among those that are read as one. */
export function placeInFile(
  context: Omit<RowOrigin, 'source' | 'retrieved_at'>,
  line: number,
): Pick<Provenance, 'file' | 'file_sha256' | 'line'> {
  const page = context.pages?.findLast(({ first }) => first <= line)
  if (page === undefined) return { file: context.file, file_sha256: context.file_sha256, line }
  return { file: page.url, file_sha256: page.sha256, line: line - page.first + 1 }
}

/**
 * The beginning of a text, short enough to stand in a report. CPFs are masked before it is cut, since half of one is none that would
 * be found; and it is a text of its own, since a part of a row would keep the whole row in memory.
 */
export function excerpt(text: string): string {
  const { noteFoundCharactersMax: most } = limits
  const masked = maskPersonalIds(text.slice(0, 4 * most))
  const cut = masked.length > most ? `${masked.slice(0, most - 1)}…` : masked
  return Buffer.from(cut).toString()
}
