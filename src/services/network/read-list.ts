// A list of firms as somebody sent it (CSV, workbook or JSON) as rows of name, number and city, in its order.

import { maskPersonalIds, toGivenText } from '../../domain/mask-personal-ids.ts'
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
  if (isZip) return toList((await readWorkbook(bytes)).filter((cells) => cells.some((cell) => cell.trim() !== '')))
  const wide = wideEncodingOf(bytes)
  const plain = wide === undefined ? bytes : Buffer.from(new TextDecoder(wide).decode(bytes))
  const first = Buffer.from(plain.subarray(0, limits.importSampleBytes)).toString('latin1').trimStart()
  return first.startsWith('[') || first.startsWith('\u00ef\u00bb\u00bf[') ? readJson(plain) : readText(plain)
}

function readJson(bytes: Uint8Array): ReadList {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8').decode(bytes))
  } catch (cause) {
    throw refused('invalid_json', {}, cause)
  }
  const items = Array.isArray(value) ? (value as readonly unknown[]) : []
  const titles = new Set<string>()
  const isObject = (item: unknown): item is object => typeof item === 'object' && item !== null && !Array.isArray(item)
  for (const item of items.slice(0, limits.networkMatchRowsMax))
    if (isObject(item)) for (const name of Object.keys(item)) titles.add(name)
  const columns = [...titles]
  const list = toList([
    columns,
    ...items.map((item) => (isObject(item) ? columns.map((name) => cellOf(item, name)) : [])),
  ])
  return { ...list, unreadable: items.filter((item) => !isObject(item)).length }
}

function cellOf(item: object, name: string): string {
  const value: unknown = Reflect.get(item, name)
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
      cells.push('rejection' in row ? [] : row.cells)
      assertRows(cells.length)
    }
  // Of a file of titles alone there is no row that shows them.
  return { ...toList([header ?? titles.split(delimiter), ...cells]), unreadable }
}

const noTally: Pick<ImportTally, 'beforeTitles' | 'decodedOtherwise'> = { beforeTitles() {}, decodedOtherwise() {} }

/** The first row has the titles. */
function toList([titles = [], ...rows]: readonly (readonly string[])[]): ReadList {
  const names = titles.map((title) => columnName(title).replace(/[_-]+/g, ' '))
  const places = fields.map((field) => [field, names.findIndex((name) => listTitles[field].includes(name))] as const)
  const found = places.filter(([, place]) => place >= 0)
  if (!found.some(([field]) => field !== 'city')) throw refused('no_name_column', { columns: shown(titles) })
  if (rows.length === 0) throw refused('no_list_rows', {})
  assertRows(rows.length)
  return { rows: rows.map((cells) => toRow(cells, found)), unreadable: 0 }
}

function toRow(cells: readonly string[], found: readonly (readonly [Field, number])[]): MatchRow {
  const row: { name?: string; cnpj?: string; city?: string } = {}
  for (const [field, place] of found) {
    const text = (cells[place] ?? '').trim().slice(0, limits.networkMatchTextCharactersMax)
    // Numbers of persons are kept as they may be shown: nobody is found by them.
    if (text !== '') row[field] = field === 'cnpj' ? maskPersonalIds(text) : toGivenText(text)
  }
  return row
}

function assertRows(count: number): void {
  const limit = limits.networkMatchRowsMax
  if (count > limit) throw refused('too_many_list_rows', { limit })
}

function shown(titles: readonly string[]): readonly string[] {
  const few = titles.slice(0, limits.networkMatchTitlesShownMax)
  return few.map((title) => maskPersonalIds(title).slice(0, limits.shownIdCharactersMax))
}

function refused(reason: Reason, details: Readonly<Record<string, unknown>>, cause?: unknown): AppError {
  return new AppError('VALIDATION_ERROR', { field: 'body', reason, ...details }, { cause })
}
