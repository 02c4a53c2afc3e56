// The preview of an import: the format that was recognised and the first rows, with persons masked.

import type { ExplainedRow, ImportExplanation } from '../../domain/import-explanation.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import type { NormalisedRecord } from '../../domain/records.ts'
import { maskTaxId, type PersonType } from '../../domain/tax-id.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { forgetful } from '../../records/processes.ts'
import type { RecordWriter } from '../../records/writer.ts'
import { FileFacts } from '../file-facts.ts'
import { fileDateOf } from '../forms/state-time.ts'
import type { FileBeginning, Importer, ImportTally, Rejection, RowResult } from '../importer.ts'
import { formatIds, recogniseImporter } from '../importers.ts'
import { findOtherContent, isOfWorkbook } from '../text/find-other-content.ts'
import { InputFailure } from '../text/input-failure.ts'
import { openArchive } from '../text/open-archive.ts'
import { type OpenedBytes, openBytes, unreadable } from '../text/open-bytes.ts'
import { type CsvDialect, columnNames } from '../text/read-csv.ts'
import { whatLinesAre } from '../text/what-lines-are.ts'
import { ExampleRows } from './example-rows.ts'
import { safeName } from './import-contents.ts'

export interface ExplainOptions {
  readonly fileName: string
  /** The importer to read with; recognised by content by default. */
  readonly importer?: Importer | undefined
  /** Source of the rows; the format's own by default. */
  readonly source?: DataSource | undefined
  readonly retrieved_at: string
  /** Opens a writer over a store that may be thrown away, which shows what becomes of records that come again. */
  readonly openWriter?: () => RecordWriter
}

/**
 * The recognised format of an input, its first rows, and examples of what would become of at most
 * limits.importExplainedRowsRead rows, read as an import of these reads them: again where their columns turn out to mean
 * something else. Nothing is written. Throws when the input fails before it can be recognised.
 */
export async function explainStream(
  open: () => AsyncIterable<Uint8Array>,
  options: ExplainOptions,
): Promise<ImportExplanation> {
  const known = new KnownFacts()
  const read = () => explainOnce(open(), { ...options, known })
  const explained = await read()
  const { facts } = known
  if (facts === undefined || !facts.isStale) return explained
  facts.gather()
  await read()
  facts.settle()
  return read()
}

/** What the columns of the one content that is explained show, in all its readings. */
class KnownFacts {
  facts: FileFacts | undefined

  of(fileDate: string): FileFacts {
    this.facts ??= new FileFacts(fileDate)
    return this.facts
  }
}

type Explaining = ExplainOptions & { readonly known: KnownFacts }

async function explainOnce(input: AsyncIterable<Uint8Array>, options: Explaining): Promise<ImportExplanation> {
  const { files, whole } = await openArchive(input)
  if (files === undefined) return explainContent(await openBytes(whole), undefined, options)
  let first: ImportExplanation | undefined
  try {
    for await (const file of files) {
      if (file.problem !== undefined) continue
      if (isOfWorkbook(file.name)) throw unreadable(undefined, formatIds, 'spreadsheet')
      const explained = await explainContent(await openBytes(file.bytes), safeName(file.name), options)
      if (explained.format !== undefined) return explained
      first ??= explained
    }
  } catch (error) {
    throw error instanceof InputFailure ? unreadable(error, formatIds) : error
  }
  return (
    first ?? {
      file: options.fileName,
      encoding: 'utf-8',
      content: 'unknown',
      ...nothingRead,
      formats: formatIds,
    }
  )
}

async function explainContent(
  opened: OpenedBytes,
  inside: string | undefined,
  options: Explaining,
): Promise<ImportExplanation> {
  const { sample, encoding } = opened
  const importer = options.importer ?? recogniseImporter(sample)
  const common = {
    file: options.fileName,
    ...(inside === undefined ? {} : { inside }),
    encoding,
    lines_are: whatLinesAre(sample),
    ...shapeOf(sample),
  }
  if (opened.failure !== undefined && importer === undefined) throw unreadable(opened.failure, formatIds)
  const other = importer === undefined ? findOtherContent(sample) : undefined
  if (other !== undefined && inside === undefined) throw unreadable(undefined, formatIds, other)
  if (importer === undefined) return { ...common, ...nothingRead, formats: formatIds }
  const ignored = new Map<string, number>()
  const tally: ImportTally = {
    ignored: (field, count) => {
      const name = ignored.has(field) || ignored.size < limits.importCountedNamesMax ? field : '(other)'
      ignored.set(name, (ignored.get(name) ?? 0) + count)
    },
    decodedOtherwise: () => undefined,
    keyedByContents: () => undefined,
    beforeTitles: () => undefined,
    noted: () => undefined,
  }
  const { id, version } = importer
  const source = options.source ?? importer.source
  const file = inside === undefined ? options.fileName : `${options.fileName}!${inside}`
  const { retrieved_at, known } = options
  const facts = known.of(fileDateOf(file) ?? retrieved_at)
  const context = { source, file, file_sha256: '', retrieved_at, encoding, sample, tally, facts, processes: forgetful }
  const rows: ExplainedRow[] = []
  const examples = new ExampleRows(options.openWriter?.())
  let rows_read = 0
  let failure: InputFailure | undefined
  try {
    for await (const row of importer.read(opened.bytes, context)) {
      if (rows.length < limits.importExplainedRows) rows.push(toExplained(row))
      await examples.add(row)
      rows_read += 'rows' in row ? (row.rows ?? 1) : 1
      if (rows_read >= limits.importExplainedRowsRead) break
    }
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error
    failure = error
  }
  const failed = failure === undefined ? {} : { failure: failure.reason }
  const groups = await examples.finish()
  return {
    ...common,
    ...{ format: id, importer_version: version, source, ...failed, rows, groups, rows_read },
    ignored: [...ignored].map(([field, count]) => ({ field, count })),
  }
}

const nothingRead = { rows: [], groups: [], rows_read: 0, ignored: [] } as const

function toExplained({ line, record, rejection }: RowResult): ExplainedRow {
  if (record !== undefined) return { line, record: masked(record) }
  return rejection === undefined ? { line, repeated: true } : { line, rejection: maskTexts(rejection) as Rejection }
}

/** The shape of the beginning, whatever the format. */
function shapeOf({ text, firstLine }: FileBeginning): Pick<ImportExplanation, 'content' | 'delimiter' | 'header'> {
  if (/^\s*[[{]/.test(text)) return { content: 'json' }
  const dialects = ([',', ';', '|', '\t'] as const).map((delimiter): CsvDialect => ({ delimiter, quote: '"' }))
  const headers = dialects.map((dialect) => columnNames(firstLine, dialect))
  const widest = headers.reduce((best, names, at) => (names.length > (headers[best]?.length ?? 0) ? at : best), 0)
  const [dialect, header] = [dialects[widest], headers[widest]]
  if (dialect === undefined || header === undefined || header.length < 2) return { content: 'unknown' }
  return { content: 'table', delimiter: dialect.delimiter, header: header.slice(0, limits.recordListItemsMax) }
}

/**
 * The record without the name of a natural person and without a CPF in any text (LGPD). Choice: eleven digits count as a
 * CPF when their check digits hold, and always in the fields of persons.
 */
function masked(record: NormalisedRecord): NormalisedRecord {
  const shown = maskTexts(record) as Record<string, unknown>
  const person = shown.supplier_person_type as PersonType | undefined
  for (const [id, ...names] of personFields) {
    const number = shown[id]
    if (typeof number !== 'string') continue
    shown[id] = maskTaxId(number, person)
    if (person === 'person' || String(shown[id]).includes('*'))
      for (const name of names) if (shown[name] !== undefined) shown[name] = '***'
  }
  if (Array.isArray(shown.partners)) shown.partners = shown.partners.map(() => '***')
  return shown as unknown as NormalisedRecord
}

const personFields = [
  ['supplier_id', 'supplier', 'name'],
  ['beneficiary_id', 'beneficiary'],
] as const

function maskTexts(value: unknown): unknown {
  if (typeof value === 'string') return maskPersonalIds(value)
  if (Array.isArray(value)) return value.map(maskTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskTexts(each)]))
}
