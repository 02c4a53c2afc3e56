// Rows of delimited files by column name, each error with its line.

import { parse } from 'csv-parse/sync'
import type { RecordQualityNote } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import { excerpt, type FileBeginning, type ImportContext, type Rejection } from '../importer.ts'
import { cleanText } from './clean-text.ts'
import { byteOrderMarkLength, decodeText, isOtherEncoding } from './decode-text.ts'
import { decodeHtmlEntities } from './html-entities.ts'
import { splitFrameBatches } from './split-lines.ts'
import { whyNoRecord } from './why-no-record.ts'

/** How a delimited file is written. */
export interface CsvDialect {
  readonly delimiter: ',' | ';' | '|' | '\t'
  /** `null`: quotes are ordinary characters. */
  readonly quote: '"' | null
  /** True for the column names of the header; lines before it, such as the date of an extract, are skipped. The first line by default. */
  readonly isHeader?: (names: readonly string[]) => boolean
}

/** One row: its cells by column name and by place, or its rejection. */
export type CsvRow =
  | {
      readonly line: number
      readonly cell: (column: string) => string | undefined
      readonly cells: readonly string[]
      readonly header: ReadonlyMap<string, number>
      readonly notes: readonly RecordQualityNote[]
    }
  | { readonly line: number; readonly rejection: Rejection }

interface Decoded {
  readonly line: number
  readonly text: string
  readonly notes: readonly RecordQualityNote[]
}

/**
 * Rows of a delimited file with a header. Columns are found by their normalised name (`columnName`); a row with another
 * number of cells is rejected, never shifted. Rows are framed and decoded one by one. A line whose quotes, if
 * any, enclose whole cells is split directly; the others are parsed in batches, and when a batch does not give one row a
 * frame, its frames are parsed alone, so that each error has its line.
 */
export async function* readCsv(
  input: AsyncIterable<Uint8Array>,
  dialect: CsvDialect,
  context: ImportContext,
): AsyncGenerator<CsvRow> {
  for await (const rows of readCsvBatches(input, dialect, context)) for (const row of rows) yield row
}

/** The rows of `readCsv` in batches as they are parsed: one promise a batch instead of a row. */
export async function* readCsvBatches(
  input: AsyncIterable<Uint8Array>,
  dialect: CsvDialect,
  context: ImportContext,
): AsyncGenerator<Iterable<CsvRow>> {
  const framing =
    dialect.quote === null ? null : { delimiter: dialect.delimiter.charCodeAt(0), quote: dialect.quote.charCodeAt(0) }
  let header: ReadonlyMap<string, number> | undefined
  let headerText = ''
  let batch: Decoded[] = []
  let characters = 0
  for await (const frames of splitFrameBatches(input, framing))
    for (const frame of frames) {
      const decoded = decodeText(withoutMark(frame.bytes), context.encoding)
      if (isOtherEncoding(decoded.repair)) context.tally.decodedOtherwise(frame.line)
      // Concatenated files repeat their headers.
      const problem = frame.problem ?? (header && decoded.text === headerText ? 'repeated_header' : undefined)
      if (problem !== undefined) {
        if (header) yield parseBatch(batch, dialect, header)
        batch = []
        characters = 0
        yield [{ line: frame.line, rejection: { reason: problem, found: excerpt(decoded.text) } }]
        continue
      }
      if (decoded.text.trim() === '') continue
      const notes = decoded.repair === undefined ? [] : [{ field: '*', note: decoded.repair }]
      if (!header) {
        const titles = toHeader(parseRecords(decoded.text, dialect)?.[0] ?? [])
        if (dialect.isHeader?.([...titles.keys()]) ?? true) {
          header = titles
          headerText = decoded.text
          context.tally.beforeTitles(frame.line - 1)
        }
        continue
      }
      batch.push({ line: frame.line, text: decoded.text, notes })
      characters += decoded.text.length
      if (batch.length < limits.csvBatchRows && characters < limits.csvBatchCharacters) continue
      yield parseBatch(batch, dialect, header)
      batch = []
      characters = 0
    }
  if (header) yield parseBatch(batch, dialect, header)
}

/** A line without the byte order mark of a file that was appended to another. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  const length = byteOrderMarkLength(bytes)
  return length === 0 ? bytes : bytes.subarray(length)
}

/** Cells of the first line of a sample, as column names. */
export function columnNames(firstLine: string, dialect: CsvDialect): readonly string[] {
  return [...toHeader(parseRecords(firstLine, dialect)?.[0] ?? []).keys()]
}

const namesOfSamples = new WeakMap<FileBeginning, Map<string, readonly (readonly string[])[]>>()

/**
 * The column names that each of the first lines of a file would give, at most `limits.importLinesBeforeTitlesMax` and the
 * titles themselves. Every format asks for them, so that they are read once a file and dialect.
 */
export function firstLineNames(sample: FileBeginning, dialect: CsvDialect): readonly (readonly string[])[] {
  const known = namesOfSamples.get(sample) ?? new Map<string, readonly (readonly string[])[]>()
  namesOfSamples.set(sample, known)
  const key = `${dialect.delimiter}${dialect.quote ?? ''}`
  const before = known.get(key)
  if (before !== undefined) return before
  const others = sample.text.split(/\r?\n/, limits.importLinesBeforeTitlesMax + 1).filter((line) => line.trim() !== '')
  // The first line is decoded alone, and may be decoded better than the text.
  const names = [sample.firstLine, ...others.slice(1)].map((line) => columnNames(line, dialect))
  known.set(key, names)
  return names
}

/** The normalised name of a column: lower case, without accents, single spaces. */
export function columnName(title: string): string {
  return cleanText(title.replace(/^\ufeff/, ''))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

function toHeader(titles: readonly string[]): ReadonlyMap<string, number> {
  const header = new Map<string, number>()
  titles.forEach((title, at) => {
    const name = columnName(title)
    header.set(header.has(name) ? `${name}#${at}` : name, at)
  })
  return header
}

function* parseBatch(
  batch: readonly Decoded[],
  dialect: CsvDialect,
  header: ReadonlyMap<string, number>,
): Generator<CsvRow> {
  const plain = batch.map(({ text }) => cutPlain(text, dialect))
  const odd = batch.filter((_, at) => plain[at] === undefined)
  const parsed = odd.length === 0 ? [] : parseRecords(odd.map(({ text }) => text).join('\n'), dialect)
  const isWhole = parsed?.length === odd.length
  let next = 0
  for (const [at, decoded] of batch.entries()) {
    const cells = plain[at] ?? (isWhole ? parsed[next++] : undefined)
    if (plain[at] === undefined && decoded.text.includes('\n')) yield* parseLines(decoded, dialect, header)
    else if (cells !== undefined) yield toRow(...withEntities(decoded, cells, { dialect, width: header.size }), header)
    else yield parseAlone(decoded, dialect, header)
  }
}

/** A line with its entities as characters where their semicolons were taken for delimiters, and its cells. */
function withEntities(
  decoded: Decoded,
  cells: readonly string[],
  { dialect, width }: { readonly dialect: CsvDialect; readonly width: number },
): [Decoded, readonly string[]] {
  if (cells.length <= width || dialect.delimiter !== ';' || !decoded.text.includes('&')) return [decoded, cells]
  const text = decodeHtmlEntities(decoded.text)
  const again = cutPlain(text, dialect)
  if (again?.length !== width) return [decoded, cells]
  return [{ ...decoded, text, notes: [...decoded.notes, { field: '*', note: 'html_entities' }] }, again]
}

/** Cells of a line in which every quote opens or closes a whole cell; undefined for a line that needs the parser. */
function cutPlain(text: string, { delimiter, quote }: CsvDialect): readonly string[] | undefined {
  if (text.includes('\n')) return undefined
  if (quote === null || !text.includes(quote)) return text.split(delimiter)
  const cells: string[] = []
  for (let at = 0; ; at++) {
    const isQuoted = text[at] === quote
    const start = isQuoted ? at + 1 : at
    const found = text.indexOf(isQuoted ? quote : delimiter, start)
    if (isQuoted && found < 0) return undefined
    const end = found < 0 ? text.length : found
    const cell = text.slice(start, end)
    if (!isQuoted && cell.includes(quote)) return undefined
    cells.push(cell)
    at = isQuoted ? end + 1 : end
    if (at === text.length) return cells
    if (text[at] !== delimiter) return undefined
  }
}

/** A record of several lines, if it parses strictly; a stray quote would join rows, so that otherwise each line is parsed alone. */
function* parseLines(decoded: Decoded, dialect: CsvDialect, header: ReadonlyMap<string, number>): Generator<CsvRow> {
  const strict = parseRecords(decoded.text, dialect, { relax_quotes: false })
  if (strict?.length === 1) yield toRow(decoded, strict[0] ?? [], header)
  else
    for (const [at, text] of decoded.text.split('\n').entries())
      if (text.trim() !== '') yield parseAlone({ ...decoded, line: decoded.line + at, text }, dialect, header)
}

function parseAlone(decoded: Decoded, dialect: CsvDialect, header: ReadonlyMap<string, number>): CsvRow {
  const alone = parseRecords(decoded.text.replace(/\r$/, ''), dialect)
  if (alone?.length === 1) return toRow(decoded, alone[0] ?? [], header)
  return { line: decoded.line, rejection: { reason: 'invalid_csv', found: excerpt(decoded.text) } }
}

function toRow(decoded: Decoded, cells: readonly string[], header: ReadonlyMap<string, number>): CsvRow {
  const { line, notes } = decoded
  const reason = isRepeatedHeader(cells, header) ? 'repeated_header' : whyNoRecord(cells, header.size)
  if (reason !== undefined) return { line, rejection: { reason, found: excerpt(decoded.text) } }
  if (cells.length !== header.size)
    return { line, rejection: { reason: 'column_count', found: `${cells.length} instead of ${header.size}` } }
  const cell = (column: string): string | undefined => {
    const at = header.get(column)
    return at === undefined ? undefined : cells[at]
  }
  return { line, cell, cells, header, notes }
}

/** Reports repeat their titles at each page, in capitals or with blanks. */
function isRepeatedHeader(cells: readonly string[], header: ReadonlyMap<string, number>): boolean {
  const [first = ''] = header.keys()
  if (cells.length !== header.size || cells[0]?.trim().length !== first.length) return false
  return [...header].every(([name, at]) => name.replace(/#\d+$/, '') === columnName(cells[at]))
}

/** Records of a text; undefined where it cannot be parsed. */
function parseRecords(
  text: string,
  dialect: CsvDialect,
  { relax_quotes } = { relax_quotes: true },
): readonly string[][] | undefined {
  try {
    return parse(text, {
      delimiter: dialect.delimiter,
      quote: dialect.quote,
      record_delimiter: '\n',
      relax_quotes,
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch {
    // The report has the row's number and beginning, which locate the error better than the parser's message.
    return undefined
  }
}
