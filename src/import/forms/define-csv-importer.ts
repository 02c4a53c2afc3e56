// Importers of delimited files: a format states its columns, what its header must have, and the record of a row.

import type { FileBeginning, Importer } from '../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, firstLineNames, readCsvBatches } from '../text/read-csv.ts'
import { startsAsJson } from '../text/read-json.ts'
import {
  defineImporter,
  type FileReader,
  type FormatIdentity,
  type RowReader,
  type SpoiltRow,
} from './define-importer.ts'
import { LeftOutColumns } from './left-out.ts'
import { createRowMaker, type ImportRun, type SourceRow } from './source-row.ts'

/** One kind of delimited file, recognised by its header alone. */
export interface CsvFormat<C extends string> extends FormatIdentity<NoInfer<C>> {
  /** The titles that a column may have, in their normalised form (`columnName`); the first that the header has is read. */
  readonly columns: Readonly<Record<C, readonly string[]>>
  /** Columns without which a header is not of this format; of a list, one is enough. */
  readonly required: readonly (NoInfer<C> | readonly NoInfer<C>[])[]
  /** Columns that help to read a row and are not kept: the report lists them as left out. */
  readonly unkept?: readonly NoInfer<C>[]
  /** Titles that only other formats have. */
  readonly foreign?: readonly string[]
  /** How the files are written, in the order of trial; `csvDialects` semicolon and comma by default. */
  readonly dialects?: readonly CsvDialect[]
  /** The decimal sign; by default a comma in files with semicolons and a point in others. */
  readonly decimal?: 'comma' | 'point'
}

/** Dialects by delimiter, with quotes around cells. */
export const csvDialects = {
  semicolon: { delimiter: ';', quote: '"' },
  comma: { delimiter: ',', quote: '"' },
  pipe: { delimiter: '|', quote: '"' },
  tab: { delimiter: '\t', quote: '"' },
} as const satisfies Record<string, CsvDialect>

/** An importer of delimited files, each row read alone or all of a file together. */
export function defineCsvImporter<C extends string>(
  format: CsvFormat<C>,
  reader: RowReader<SourceRow<C>> | FileReader<SourceRow<C>>,
): Importer {
  return defineImporter(
    { ...format, recognise: (sample) => findHeader(format, sample) !== undefined },
    (input, run) => readRows(format, input, run),
    reader,
  )
}

async function* readRows<C extends string>(
  format: CsvFormat<C>,
  input: AsyncIterable<Uint8Array>,
  run: ImportRun,
): AsyncGenerator<Iterable<SourceRow<C> | SpoiltRow>> {
  const { sample } = run.context
  // A caller may name the format of a file that lacks a required column: what is there is read.
  const { dialect, names, titles } =
    findHeader(format, sample) ?? readHeader(format, sample.firstLine, dialectsOf(format)[0])
  const kept = new Set([...titles].filter(([column]) => !format.unkept?.includes(column)).map(([, title]) => title))
  const leftOut = new LeftOutColumns(names, (name) => kept.has(name))
  const columns = Object.keys(format.columns) as C[]
  const toSourceRow = createRowMaker<C>({
    run,
    decimal: format.decimal ?? (dialect.delimiter === ';' ? 'comma' : 'point'),
    columns,
    state: format.state,
    titleOf: (column) => titles.get(column) ?? format.columns[column][0] ?? column,
  })
  const places = new Map<C, number | undefined>()
  function* sourceRows(rows: Iterable<CsvRow>): Generator<SourceRow<C> | SpoiltRow> {
    for (const row of rows) {
      if ('rejection' in row) {
        yield row
        continue
      }
      if (places.size === 0) for (const [column, title] of titles) places.set(column, row.header.get(title))
      const { line, cells, notes } = row
      leftOut.count(cells)
      yield toSourceRow({ line, cell: (column) => cells[places.get(column) ?? -1], notes })
    }
  }
  const isHeader = (line: readonly string[]): boolean => line.join() === names.join()
  try {
    for await (const rows of readCsvBatches(input, { ...dialect, isHeader }, run.context)) yield sourceRows(rows)
  } finally {
    leftOut.report(run.context.tally)
  }
}

/** A header with the titles that the format's columns have in it. */
interface Header<C extends string> {
  readonly dialect: CsvDialect
  readonly names: readonly string[]
  readonly titles: ReadonlyMap<C, string>
}

/** The header of a file that belongs to the format; titles of a report may stand before it. */
function findHeader<C extends string>(format: CsvFormat<C>, sample: FileBeginning): Header<C> | undefined {
  if (startsAsJson(sample)) return undefined
  for (const dialect of dialectsOf(format))
    for (const names of firstLineNames(sample, dialect)) {
      const header = { dialect, names, titles: titlesOf(format, names) }
      if (isComplete(format, header)) return header
    }
  return undefined
}

function dialectsOf(format: CsvFormat<string>): readonly [CsvDialect, ...CsvDialect[]] {
  const [first = csvDialects.semicolon, ...others] = format.dialects ?? [csvDialects.semicolon, csvDialects.comma]
  return [first, ...others]
}

function readHeader<C extends string>(format: CsvFormat<C>, line: string, dialect: CsvDialect): Header<C> {
  const names = columnNames(line, dialect)
  return { dialect, names, titles: titlesOf(format, names) }
}

function titlesOf<C extends string>({ columns }: CsvFormat<C>, names: readonly string[]): ReadonlyMap<C, string> {
  const present = new Set(names)
  const titles = new Map<C, string>()
  for (const column of Object.keys(columns) as C[]) {
    const title = columns[column].find((name) => present.has(name))
    if (title !== undefined) titles.set(column, title)
  }
  return titles
}

function isComplete<C extends string>(
  { required, foreign = [] }: CsvFormat<C>,
  { names, titles }: Pick<Header<C>, 'names' | 'titles'>,
): boolean {
  const has = (need: C | readonly C[]): boolean =>
    typeof need === 'string' ? titles.has(need) : need.some((column) => titles.has(column))
  return required.every(has) && !foreign.some((title) => names.includes(title))
}
