// A list of firms as somebody sent it (CSV, workbook or JSON) as rows of name, number and city, in its order.

import { maskTyped } from '../../domain/mask-personal-ids.ts'
import { printableText } from '../../domain/printable-text.ts'
import { checkTaxId, maskTaxId, parseTaxId, withoutTextGuard } from '../../domain/tax-id.ts'
import { AppError } from '../../errors.ts'
import type { ImportContext, ImportTally } from '../../import/importer.ts'
import { detectEncoding, wideEncodingOf } from '../../import/text/decode-text.ts'
import { columnName, readCsvBatches } from '../../import/text/read-csv.ts'
import { readWorkbook } from '../../import/text/read-workbook.ts'
import { limits } from '../../limits.ts'
import type { MatchRow } from '../../network/match.ts'
import { listTitles } from '../../question/words/list-titles.ts'
import type { Reason } from '../../reasons.ts'

export interface ReadList {
  /** One that could not be read says nothing. */
  readonly rows: readonly MatchRow[]
  readonly unreadable: number
}

type Field = keyof typeof listTitles
const fields = Object.keys(listTitles) as readonly Field[]

/** Throws VALIDATION_ERROR for what is no list, one without a column that says who is meant, and more than limits.networkMatchRowsMax rows. */
export async function readList(bytes: Uint8Array): Promise<ReadList> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isZip) return { rows: toRows((await readWorkbook(bytes)).filter(isFilled)), unreadable: 0 }
  const wide = wideEncodingOf(bytes)
  const plain = wide === undefined ? bytes : Buffer.from(new TextDecoder(wide).decode(bytes))
  const first = Buffer.from(plain.subarray(0, limits.importSampleBytes)).toString('latin1')
  // After the mark of UTF-8, if any.
  const [, bracket] = /^(?:\u00ef\u00bb\u00bf)?\s*([[{])/.exec(first) ?? []
  if (bracket === '{') throw refused('no_json_list', {})
  return bracket === '[' ? readJson(plain) : readText(plain)
}

function readJson(bytes: Uint8Array): ReadList {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8').decode(bytes))
  } catch (cause) {
    throw refused('invalid_json', {}, cause)
  }
  const items = Array.isArray(value) ? (value as readonly unknown[]) : []
  assertRows(items.length)
  const objects = items.filter(isObject)
  if (items.length > 0 && objects.length === 0) throw refused('no_json_list', {})
  const titles = new Map<string, Field | undefined>()
  for (const item of objects)
    for (const title of Object.keys(item)) if (!titles.has(title)) titles.set(title, fieldOf(title))
  assertTitles([...titles.keys()], [...titles.values()])
  const cellsOf = (item: object) =>
    Object.entries(item).map(([title, cell]) => [titles.get(title), toCell(cell)] as const)
  const rows = items.map((item) => (isObject(item) ? toRow(cellsOf(item)) : {}))
  return { rows, unreadable: items.length - objects.length }
}

function isObject(item: unknown): item is object {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}

function toCell(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const delimiters = [';', ',', '\t', '|'] as const

async function readText(bytes: Uint8Array): Promise<ReadList> {
  const encoding = detectEncoding(bytes.subarray(0, limits.importSampleBytes))
  const line = bytes.indexOf(0x0a)
  const titles = Buffer.from(bytes.subarray(0, line < 0 ? bytes.length : line)).toString('latin1')
  const countOf = (delimiter: string) => titles.split(delimiter).length
  const delimiter = delimiters.reduce((best, each) => (countOf(each) > countOf(best) ? each : best))
  const cells: (readonly string[])[] = []
  let [header, unreadable]: [readonly string[] | undefined, number] = [undefined, 0]
  const input = (async function* () {
    yield bytes
  })()
  const context = { encoding, tally: noTally } as ImportContext
  for await (const batch of readCsvBatches(input, { delimiter, quote: '"' }, context))
    for (const row of batch) {
      if ('rejection' in row) unreadable++
      else header ??= [...row.header.keys()]
      // A line of delimiters alone is a blank one.
      if ('rejection' in row || isFilled(row.cells)) cells.push('rejection' in row ? [] : row.cells)
      assertRows(cells.length)
    }
  // Of a file of titles alone there is no row that shows them.
  return { rows: toRows([header ?? titles.split(delimiter), ...cells]), unreadable }
}

const noTally: Pick<ImportTally, 'beforeTitles' | 'decodedOtherwise'> = { beforeTitles() {}, decodedOtherwise() {} }

function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => /\S/.test(cell))
}

/** The first row has the titles. */
function toRows([titles = [], ...rows]: readonly (readonly string[])[]): readonly MatchRow[] {
  const columns = titles.map(fieldOf)
  assertTitles(titles, columns)
  if (rows.length === 0) throw refused('no_list_rows', {})
  assertRows(rows.length)
  const known = columns.flatMap((field, place) => (field === undefined ? [] : [[field, place] as const]))
  return rows.map((cells) => toRow(known.map(([field, place]) => [field, cells[place] ?? ''])))
}

/** What a column holds; readCsv counts titles that are there twice (`nome#3`). */
function fieldOf(title: string): Field | undefined {
  const name = columnName(title.slice(0, limits.networkMatchTextCharactersMax))
    .replace(/#\d+$/, '')
    .replace(/[_-]+/g, ' ')
  return fields.find((field) => listTitles[field].includes(name))
}

function assertTitles(titles: readonly string[], columns: readonly (Field | undefined)[]): void {
  if (!isFilled(titles)) throw refused('no_list_rows', {})
  if (columns.some((field) => field === 'name' || field === 'cnpj')) return
  const few = titles.slice(0, limits.networkMatchTitlesShownMax)
  throw refused('no_name_column', { columns: few.map((title) => toLine(title, limits.shownIdCharactersMax)) })
}

/** Of several columns of one field, the first that is filled counts. */
function toRow(cells: readonly (readonly [Field | undefined, string])[]): MatchRow {
  const row: { name?: string; cnpj?: string; city?: string } = {}
  for (const [field, cell] of cells) {
    if (field === undefined || row[field] !== undefined) continue
    const text = field === 'cnpj' ? toNumber(cell) : toLine(cell, limits.networkMatchTextCharactersMax)
    if (text !== '') row[field] = text
  }
  return row
}

/** A tax id as it may be kept: nobody is found by the number of a person. */
function toNumber(cell: string): string {
  const text = withoutTextGuard(cell.slice(0, limits.workbookCellCharactersMax).trim())
  const number = /^\d[.,]\d+e\+?\d+$/i.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  const { id = '', person_type } = parseTaxId(Number.isSafeInteger(number) ? String(number) : text)
  if (person_type === 'person') return maskTaxId(id)
  // Fourteen digits that are a valid CNPJ may look like a padded CPF (docs/law.md#tax-ids).
  if (id.length === 14 && checkTaxId(id) === 1) return Number.isSafeInteger(number) ? id : text
  return toLine(text, limits.networkMatchTextCharactersMax)
}

/**
 * A text as it is kept and shown: one line, CPFs masked, no characters that turn a line around. It is cut after that, so that no cut
 * leaves half of a CPF; what is looked at of a longer one ends where half of one may stand.
 */
function toLine(text: string, most: number): string {
  const { workbookCellCharactersMax: read, networkMatchCpfCharactersMax: half } = limits
  const line = maskTyped(text.slice(0, read).replace(/\s+/g, ' ').normalize('NFC'))
  const whole = text.length < read ? line : line.slice(0, Math.max(0, line.length - half))
  return printableText(whole.trimStart().slice(0, most)).trim()
}

function assertRows(count: number): void {
  const limit = limits.networkMatchRowsMax
  if (count > limit) throw refused('too_many_list_rows', { limit })
}

function refused(reason: Reason, details: Readonly<Record<string, unknown>>, cause?: unknown): AppError {
  return new AppError('VALIDATION_ERROR', { field: 'body', reason, ...details }, { cause })
}
