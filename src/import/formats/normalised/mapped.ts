// Importers made from a user's mapping. Their columns come at run time and fill any kind of record, so that no definer fits.

import { escapePattern } from '../../../domain/escape-pattern.ts'
import type { NoteCode } from '../../../domain/import-notes.ts'
import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { normaliseLegalBasis } from '../../../domain/normalise-legal-basis.ts'
import { isNullWord } from '../../../domain/null-words.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import type { DecimalSign } from '../../../domain/parse-money.ts'
import { countingBodyOf } from '../../../domain/record-scope.ts'
import type { NormalisedRecord } from '../../../domain/records.ts'
import { parseTaxId, withoutTextGuard } from '../../../domain/tax-id.ts'
import { AppError } from '../../../errors.ts'
import { limits } from '../../../limits.ts'
import type { FileFacts } from '../../file-facts.ts'
import { noteOnAmounts } from '../../forms/contradicting-amounts.ts'
import { LeftOutColumns } from '../../forms/left-out.ts'
import { RowFields, withoutUndefined } from '../../forms/row-fields.ts'
import { createRowKeys, type RowKey } from '../../forms/row-keys.ts'
import { fileDateOf, readStateTime } from '../../forms/state-time.ts'
import { type FileBeginning, type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import type { CheckedMapping, MappedField } from '../../run/import-mapping.ts'
import { findOtherContent } from '../../text/find-other-content.ts'
import { type CsvDialect, type CsvRow, columnName, columnNames, firstLineNames, readCsv } from '../../text/read-csv.ts'
import { requiredFields, stateFields } from './normalised-fields.ts'

type Row = Extract<CsvRow, { cell: unknown }>
type KeyOf = (parts: readonly string[]) => RowKey

/**
 * An importer of a delimited file by a mapping, so that any table can be imported without code. Before the first row it
 * throws VALIDATION_ERROR with the mapping's field when a column is not in the header.
 */
export function createMappedImporter(mapping: CheckedMapping): Importer {
  const importer: Importer = {
    id: `mapped_${mapping.name}`,
    version: 1,
    source: mapping.source,
    // A reference has a whole year.
    deciding: mapping.record_kind === 'reference' ? ['amount'] : [],
    recognise: (sample) => findTitles(mapping, sample) !== undefined,
    async *read(input, context) {
      const { dialect, names } = findTitles(mapping, context.sample) ?? refuse(mapping, context.sample)
      const used = new Set(mapping.fields.flatMap(({ columns }) => columns.map(columnName)))
      const leftOut = new LeftOutColumns(names, (name) => used.has(name))
      const own = { ...context, encoding: mapping.encoding ?? context.encoding }
      const decimal = mapping.decimal ?? (dialect.delimiter === ';' ? 'comma' : 'point')
      const signs = new Map(mapping.fields.map((mapped) => [mapped.field, mapped.decimal ?? mapping.decimal]))
      const keyOf = createRowKeys()
      const isHeader = (line: readonly string[]): boolean => line.join() === names.join()
      let isCountedByName = false
      for await (const row of readCsv(input, { ...dialect, isHeader }, own)) {
        if ('rejection' in row) yield row
        else {
          leftOut.count(row.cells)
          const result = toResult(row, { mapping, importer, context: own, decimal, signs, keyOf })
          isCountedByName ||= isScopedByName(result)
          yield result
        }
      }
      leftOut.report(context.tally)
      if (isCountedByName) context.tally.noted('*', 'counted_by_name' satisfies NoteCode)
    },
  }
  return importer
}

interface Titles {
  readonly dialect: CsvDialect
  readonly names: readonly string[]
}

/** The line of titles, which holds all columns of the mapping; lines of a report's title may stand before it. */
function findTitles(mapping: CheckedMapping, sample: FileBeginning): Titles | undefined {
  for (const dialect of dialectsOf(mapping, sample))
    for (const names of firstLineNames(sample, dialect))
      if (missingColumn(mapping, names) === undefined) return { dialect, names }
  return undefined
}

function refuse(mapping: CheckedMapping, sample: FileBeginning): never {
  const other = findOtherContent(sample)
  if (other !== undefined) throw new AppError('VALIDATION_ERROR', { field: 'file', reason: other })
  const [dialect] = dialectsOf(mapping, sample)
  const names = columnNames(sample.firstLine, dialect)
  const missing = missingColumn(mapping, names)
  const found =
    missing && findDamaged(missing.column, names, columnNames(sample.firstLine.replace(oddLetter, '?'), dialect))
  if (missing === undefined || found === undefined) throw new AppError('VALIDATION_ERROR', { ...missing })
  throw new AppError('VALIDATION_ERROR', { ...missing, reason: 'damaged_title', found })
}

const oddLetter = /[^\x20-\x7e]/g

/** The title that is a column's but for letters beyond ASCII, which a wrong encoding changes or loses, in the file or in the mapping. */
function findDamaged(column: string, names: readonly string[], plain: readonly string[]): string | undefined {
  const wanted = columnName(column)
  const own = toPattern(columnName(column.replace(oddLetter, '?')))
  return names.find((name, at) => toPattern(plain[at] ?? name).test(wanted) || own.test(name))
}

/** What a title may be where each run of `?` stands for one letter. */
function toPattern(title: string): RegExp {
  const parts = title.split(/\?+/).map(escapePattern)
  return new RegExp(`^${parts.join('.')}$`)
}

/** The delimiter that the mapping names, else all of them, that which parts the first line into most columns first. */
function dialectsOf(mapping: CheckedMapping, { firstLine }: FileBeginning): readonly [CsvDialect, ...CsvDialect[]] {
  const dialects = ([',', ';', '|', '\t'] as const).map((delimiter): CsvDialect => ({ delimiter, quote: '"' }))
  const named = dialects.filter(({ delimiter }) => delimiter === mapping.delimiter)
  const width = (dialect: CsvDialect): number => columnNames(firstLine, dialect).length
  const [widest = { delimiter: ',', quote: '"' }, ...others] =
    named.length > 0 ? named : dialects.sort((one, other) => width(other) - width(one))
  return [widest, ...others]
}

function missingColumn(
  mapping: CheckedMapping,
  names: readonly string[],
): (Readonly<Record<string, unknown>> & { readonly column: string }) | undefined {
  for (const { field, columns } of mapping.fields)
    for (const column of columns)
      if (!names.includes(columnName(column)))
        return {
          field: `mapping.columns.${field}`,
          reason: 'column_not_found',
          column,
          columns: names.slice(0, limits.importCountedNamesMax),
        }
  return undefined
}

interface Reading {
  readonly mapping: CheckedMapping
  readonly importer: Importer
  readonly context: ImportContext
  readonly decimal: DecimalSign
  /** The signs that the mapping states, by field. */
  readonly signs: ReadonlyMap<string, DecimalSign | undefined>
  readonly keyOf: KeyOf
}

function toResult(row: Row, { mapping, importer, context, decimal, signs, keyOf }: Reading): RowResult {
  const { line } = row
  const { facts } = context
  const byField = new Map(mapping.fields.map((mapped) => [mapped.field, mapped]))
  const read = (field: string): string | undefined => {
    const mapped = byField.get(field)
    return mapped === undefined ? undefined : textOf(mapped, row, facts)
  }
  const fields = new RowFields(read, { decimal, facts, statedSign: (field) => signs.get(field), notes: [...row.notes] })
  const time = readStateTime(read, { number: 'state_number', dates: ['state_date'] }, fileDateOf(context.file))
  const values: Record<string, unknown> = {}
  const figures: Record<string, number> = {}
  for (const mapped of mapping.fields) {
    if (mapped.field in stateFields) continue
    const value = fieldValue(mapped, fields)
    if (value === undefined) continue
    if (mapped.field.startsWith('figures.')) figures[mapped.field.slice('figures.'.length)] = value as number
    else values[mapped.field] = value
  }
  const missing = requiredFields[mapping.record_kind].find((field) => values[field] === undefined)
  if (missing !== undefined) return { line, rejection: { reason: 'missing_field', field: missing } }
  if (mapping.record_kind === 'reference') {
    if (!Number.isInteger(values.year)) return { line, rejection: { reason: 'invalid_value', field: 'year' } }
    values.figures = figures
  }
  if (mapping.record_kind === 'sanction')
    values.sanction_id ??= keyOf(mapping.fields.map((mapped) => textOf(mapped, row, facts) ?? '')).id
  const doubt = noteOnAmounts(values)
  const notes = doubt === undefined ? fields.notes : [...fields.notes, doubt]
  const id = values[requiredFields[mapping.record_kind][0] ?? '']
  const scope = countingBodyOf(values)
  // The fields were checked against the kind's own table, so what they hold has the record's shape.
  const record = withoutUndefined({
    record_kind: mapping.record_kind,
    ...values,
    ...implied(mapping, values),
    provenance: provenanceOf(importer, context, {
      line,
      original_id: String(values.sanction_id ?? id),
      scope,
      ...time,
    }),
    quality: notes.length === 0 ? undefined : notes,
  }) as unknown as NormalisedRecord
  return { line, record }
}

function isScopedByName({ record }: RowResult): boolean {
  return record?.provenance.scope !== undefined && !('organization_id' in record)
}

/** The text of a field: a constant, a cell, or cells joined; undefined where one of them is empty. */
function textOf({ constant, columns, values }: MappedField, row: Row, facts: FileFacts): string | undefined {
  const cells = columns.map((column) => (row.cell(columnName(column)) ?? '').trim())
  const isPartial = cells.length > 1 && cells.some((cell) => isNullWord(cell, { kind: 'code' }))
  const whole =
    cells.length > 1 ? cells.map((cell, at) => facts.codeOf(columns[at] ?? '', withoutTextGuard(cell))) : cells
  const text = constant ?? (isPartial ? undefined : whole.join('-'))
  return text === undefined ? undefined : (values.get(text) ?? text)
}

function fieldValue({ field, type }: MappedField, fields: RowFields): unknown {
  switch (type) {
    case 'id':
      return fields.code(field, field)
    case 'tax_id':
      return fields.taxId(field, field).id
    case 'number':
      return fields.number(field, field)
    case 'date':
      return fields.date(field, field)
    case 'region':
      return fields.region(field, field)
    case 'modality':
      return optional(fields.text(field, field), parseModality)
    case 'legal_basis':
      return legalBasis(field, fields)
    case 'terms':
      return optional(fields.text(field, field), (text) => [text.slice(0, limits.recordTermCharactersMax)])
    case 'code':
      return fields.code(field, field)?.slice(0, limits.recordTermCharactersMax)
    case 'term':
      return fields.text(field, field)?.slice(0, limits.recordTermCharactersMax)
    case 'text':
      return fields.text(field, field)
    default:
      return member(field, type, fields)
  }
}

function optional<T>(text: string | undefined, parse: (text: string) => T): T | undefined {
  return text === undefined ? undefined : parse(text)
}

function legalBasis(field: string, fields: RowFields): string | undefined {
  const text = fields.text(field, field)
  const basis = text === undefined ? undefined : normaliseLegalBasis(text)
  if (text !== undefined && basis === undefined) fields.note(field, 'not_recognised', text)
  return basis
}

function member(field: string, type: MappedField['type'], fields: RowFields): string | undefined {
  const text = fields.text(field, field)
  if (text === undefined || !Array.isArray(type)) return undefined
  const found = type.find((each) => String(each).toLowerCase() === text.toLowerCase()) as string | undefined
  if (found === undefined) fields.note(field, 'not_one_of_its_values', text)
  return found
}

/** What follows from an act's own fields and has no column. */
function implied(mapping: CheckedMapping, values: Readonly<Record<string, unknown>>): object {
  if (!['contract', 'tender', 'award', 'contract_item'].includes(mapping.record_kind)) return {}
  const person = typeof values.supplier_id === 'string' ? parseTaxId(values.supplier_id).person_type : undefined
  const type = inferContractType({
    kind: values.kind as 'goods' | 'service' | 'works' | undefined,
    text: (values.category ?? values.description) as string | undefined,
  })
  return { supplier_person_type: values.supplier_person_type ?? person, contract_type: values.contract_type ?? type }
}
