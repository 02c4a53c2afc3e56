import type { NormalisedRecord } from '../../domain/records.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import {
  type ImportContext,
  type Importer,
  type Rejection,
  type RowResult,
  readingInBatches,
  type Sample,
} from '../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, readCsvBatches } from '../text/read-csv.ts'
import { type GroupedRow, groupRows, type RowGroup } from './group-rows.ts'
import { RowFields } from './row-fields.ts'
import { createRowKeys } from './row-keys.ts'
import { type AnyBody, type SourceRow, toRecord } from './source-row.ts'

/** One kind of delimited file, told by its header alone. */
export interface CsvFormat<C extends string> {
  readonly id: string
  readonly version: number
  readonly source: DataSource
  /** The titles a column may have, in their normalised form (`columnName`); the first that the header has is read. */
  readonly columns: Readonly<Record<C, readonly string[]>>
  /** Columns without which a header is none of this format. */
  readonly required: readonly NoInfer<C>[]
  /** Titles that only other formats have. */
  readonly foreign?: readonly string[]
}

/** An importer of files with one record a row. Semicolons go with decimal commas, commas with decimal points. */
export function defineCsvImporter<C extends string>(
  format: CsvFormat<C>,
  build: (row: SourceRow<C>) => NormalisedRecord | Rejection,
): Importer {
  function* results(rows: Iterable<Read<C>>): Generator<RowResult> {
    for (const row of rows) yield 'rejection' in row ? row : resultOf(row.line, build(row))
  }
  const importer: Importer = {
    ...identityOf(format),
    ...readingInBatches(async function* (input, context) {
      for await (const rows of readRows(format, importer, input, context)) yield results(rows)
    }),
  }
  return importer
}

/** How the rows of one record come together. */
export interface CsvGrouping<C extends string, Head, Fact> {
  /** What a row adds to its record, or why it cannot. */
  readonly factOf: (row: SourceRow<C>) => { readonly key: string; readonly fact: Fact } | Rejection
  /** What the first row tells about the whole record. */
  readonly headOf: (row: SourceRow<C>) => Head
  readonly build: (group: RowGroup<Head, Fact>) => { readonly original_id: string; readonly body: AnyBody }
}

/** An importer of files in which several rows make one record. A row that repeats another word for word counts once. */
export function defineGroupedCsvImporter<C extends string, Head, Fact>(
  format: CsvFormat<C>,
  grouping: CsvGrouping<C, Head, Fact>,
): Importer {
  const columns = Object.keys(format.columns) as C[]
  async function* groupedRows(
    input: AsyncIterable<Uint8Array>,
    context: ImportContext,
  ): AsyncGenerator<GroupedRow<Head, Fact> | (RowResult & { readonly rejection: Rejection })> {
    for await (const rows of readRows(format, importer, input, context))
      for (const row of rows) {
        if ('rejection' in row) {
          yield row
          continue
        }
        const read = grouping.factOf(row)
        if ('reason' in read) {
          yield { line: row.line, rejection: read }
          continue
        }
        const identity = JSON.stringify(columns.map((column) => (row.cell(column) ?? '').trim()))
        yield { ...read, line: row.line, identity, head: () => grouping.headOf(row), notes: row.fields.notes }
      }
  }
  const importer: Importer = {
    ...identityOf(format),
    read: (input, context) =>
      groupRows(groupedRows(input, context), (group) => {
        const { original_id, body } = grouping.build(group)
        return toRecord(importer, context, { line: group.line, original_id, notes: group.notes }, body)
      }),
  }
  return importer
}

type Read<C extends string> = SourceRow<C> | (CsvRow & { readonly rejection: Rejection })

function identityOf<C extends string>(format: CsvFormat<C>): Omit<Importer, 'read'> {
  return {
    id: format.id,
    version: format.version,
    source: format.source,
    recognise: (sample) => headerOf(format, sample) !== undefined,
  }
}

async function* readRows<C extends string>(
  format: CsvFormat<C>,
  importer: Importer,
  input: AsyncIterable<Uint8Array>,
  context: ImportContext,
): AsyncGenerator<Iterable<Read<C>>> {
  const { dialect, titles } = headerOf(format, context.sample) ?? {
    dialect: { delimiter: ';', quote: '"' } as const,
    titles: new Map<C, string>(),
  }
  const decimal = dialect.delimiter === ';' ? 'comma' : 'point'
  const keyOf = createRowKeys()
  const places = new Map<C, number | undefined>()
  function* sourceRows(rows: Iterable<CsvRow>): Generator<Read<C>> {
    for (const row of rows) {
      if ('rejection' in row) {
        yield row
        continue
      }
      if (places.size === 0) for (const [column, title] of titles) places.set(column, row.header.get(title))
      const { cells } = row
      const cell = (column: C): string | undefined => cells[places.get(column) ?? -1]
      const fields = new RowFields<C>(cell, { decimal, notes: [...row.notes] })
      yield {
        line: row.line,
        fields,
        cell,
        keyOf,
        record: (original_id, body, url) =>
          toRecord(importer, context, { line: row.line, original_id, url, notes: fields.notes }, body),
        missing: (column) => ({ reason: 'missing_field', field: titles.get(column) ?? column }),
      }
    }
  }
  for await (const rows of readCsvBatches(input, dialect, context)) yield sourceRows(rows)
}

/** Dialect and titles of a header that belongs to the format. */
function headerOf<C extends string>(
  { columns, required, foreign = [] }: CsvFormat<C>,
  { firstLine }: Sample,
): { readonly dialect: CsvDialect; readonly titles: ReadonlyMap<C, string> } | undefined {
  for (const delimiter of [';', ','] as const) {
    const dialect: CsvDialect = { delimiter, quote: '"' }
    const names = new Set(columnNames(firstLine, dialect))
    const titles = new Map<C, string>()
    for (const column of Object.keys(columns) as C[]) {
      const title = columns[column].find((name) => names.has(name))
      if (title !== undefined) titles.set(column, title)
    }
    if (required.every((column) => titles.has(column)) && !foreign.some((title) => names.has(title)))
      return { dialect, titles }
  }
  return undefined
}

export function resultOf(line: number, built: NormalisedRecord | Rejection): RowResult {
  return 'reason' in built ? { line, rejection: built } : { line, record: built }
}
