import type { NormalisedRecord, Provenance } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import type { Encoding } from './text/decode-text.ts'

/** The beginning of a file, for telling its format: content, never the name. */
export interface Sample {
  /** The first bytes, decoded; the last line may be cut. */
  readonly text: string
  /** The first line that is not blank. */
  readonly firstLine: string
}

export interface Rejection {
  /** Machine word, e.g. `column_count`, `missing_field`, `invalid_json`. */
  readonly reason: string
  readonly field?: string
  /** What stood there, shortened. */
  readonly found?: string
}

/**
 * One row of the source: a record, the reason why it is none, or a row that repeats another one of its file word for
 * word. `line` counts from 1 (text lines, or elements of JSON). Where several rows make one record, `line` is that of the
 * first and `rows` their number, so that no row is lost from the report.
 */
export type RowResult =
  | {
      readonly line: number
      readonly record: NormalisedRecord
      readonly rows?: number
      readonly rejection?: undefined
    }
  | { readonly line: number; readonly rejection: Rejection; readonly record?: undefined }
  | { readonly line: number; readonly repeated: true; readonly record?: undefined; readonly rejection?: undefined }

/** One page of a source among those that are read as one file. */
export interface SourcePage {
  /** Ordinal of its first record in the whole. */
  readonly first: number
  readonly url: string
  readonly sha256: string
}

/** What an importer is told, and where it reports what it repaired without a row of its own. */
export interface ImportContext {
  readonly source: DataSource
  /** Base name or URL; never a folder. */
  readonly file: string
  readonly file_sha256: string
  /** Where the file is several pages in a row; provenance tells the page and the place on it. */
  readonly pages?: readonly SourcePage[] | undefined
  readonly retrieved_at: string
  readonly encoding: Encoding
  /** The beginning of the file, for what a format leaves open, such as its delimiter. */
  readonly sample: Sample
  readonly tally: ImportTally
}

/** Counts about the whole file that end in the batch report. */
export interface ImportTally {
  /** A column or field that no record has room for. */
  ignored(field: string): void
  /** A line that was not in the file's encoding. */
  decodedOtherwise(line: number): void
}

/** One format. Stateless: everything about a run is in the context. */
export interface Importer {
  readonly id: string
  readonly version: number
  /** The source of its rows when the caller names none. */
  readonly source: DataSource
  recognise(sample: Sample): boolean
  /** Reads decompressed bytes row by row; memory does not grow with the file. Throws only when the input itself fails. */
  read(input: AsyncIterable<Uint8Array>, context: ImportContext): AsyncIterable<RowResult>
  /** The rows of `read` as many at a time as come together, for formats of files so long that each wait counts. */
  readBatches?(input: AsyncIterable<Uint8Array>, context: ImportContext): AsyncIterable<Iterable<RowResult>>
}

/** Both ways of reading for a format that reads in batches. */
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
  row: { readonly line: number; readonly original_id: string; readonly url?: string | undefined },
): Provenance {
  const provenance = {
    source: context.source,
    importer: importer.id,
    importer_version: importer.version,
    ...placeOf(context, row.line),
    original_id: row.original_id,
    retrieved_at: context.retrieved_at,
  }
  return row.url === undefined ? provenance : { ...provenance, url: row.url }
}

/** Where a row stands: its file, or the page among those that are read as one. */
export function placeOf(
  context: Omit<RowOrigin, 'source' | 'retrieved_at'>,
  line: number,
): Pick<Provenance, 'file' | 'file_sha256' | 'line'> {
  const page = context.pages?.findLast(({ first }) => first <= line)
  if (page === undefined) return { file: context.file, file_sha256: context.file_sha256, line }
  return { file: page.url, file_sha256: page.sha256, line: line - page.first + 1 }
}

/** The beginning of a text, short enough to stand in a report. */
export function excerpt(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
