// What all definers share: an importer made of its format's identity, the rows of a file and a reader of rows.

import type { NormalisedRecord } from '../../domain/records.ts'
import { type ImportContext, type Importer, type Rejection, type RowResult, readingInBatches } from '../importer.ts'
import type { ImportRun } from './source-row.ts'
import type { StateColumns } from './state-time.ts'

/** The identity of a format; its version is 1 until what it makes of a row changes. */
export type FormatIdentity<C extends string = string> = Pick<Importer, 'id' | 'source'> &
  Partial<Pick<Importer, 'version' | 'deciding'>> & {
    /** The columns or paths with the time when the source said what a row says. */
    readonly state?: StateColumns<C>
  }

/** A row that cannot be split into columns. */
export interface SpoiltRow {
  readonly line: number
  readonly rejection: Rejection
}

/** The record of one row, or the reason why it is none. */
export type RowReader<Row> = (row: Row, context: ImportContext) => NormalisedRecord | Rejection

/** The results of all rows of a file, for formats in which a row is not one record. Unreadable rows are passed on. */
export interface FileReader<Row> {
  readonly readFile: (rows: AsyncIterable<Row | SpoiltRow>, run: ImportRun) => AsyncIterable<RowResult>
}

type AnyRow = {
  readonly line: number
  readonly rejection?: undefined
  readonly texts?: () => readonly string[]
  readonly value?: unknown
}

/** An importer whose files give `rowsOf`, each row read alone or all of them together. */
export function defineImporter<Row extends AnyRow>(
  format: FormatIdentity & Pick<Importer, 'recognise'>,
  rowsOf: (input: AsyncIterable<Uint8Array>, run: ImportRun) => AsyncIterable<Iterable<Row | SpoiltRow>>,
  reader: RowReader<Row> | FileReader<Row>,
): Importer {
  const { id, version = 1, source, deciding, recognise } = format
  const importer: Importer = {
    id,
    version,
    source,
    deciding,
    recognise,
    ...(typeof reader === 'function'
      ? readingInBatches(async function* (input, context) {
          for await (const rows of rowsOf(input, { importer, context })) yield readEach(rows, reader, context)
        })
      : {
          read(input, context) {
            const run = { importer, context }
            return reader.readFile(oneByOne(rowsOf(input, run)), run)
          },
        }),
  }
  return importer
}

function* readEach<Row extends AnyRow>(
  rows: Iterable<Row | SpoiltRow>,
  read: RowReader<Row>,
  context: ImportContext,
): Generator<RowResult> {
  for (const row of rows) {
    const result = row.rejection ?? read(row, context)
    if (!('reason' in result)) yield { line: row.line, record: result }
    else if (row.rejection !== undefined) yield { line: row.line, rejection: result }
    else yield { line: row.line, rejection: result, text: () => textOf(row) }
  }
}

/** A row as it stands: its cells, or its JSON. */
function textOf({ value, texts }: AnyRow): string {
  return value === undefined ? (texts?.().join(' | ') ?? '') : JSON.stringify(value)
}

async function* oneByOne<T>(batches: AsyncIterable<Iterable<T>>): AsyncGenerator<T> {
  for await (const batch of batches) yield* batch
}
