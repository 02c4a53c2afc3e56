// The check of a user's mapping of columns to fields, before any row is read.

import type { ImportMapping, MappedColumn } from '../../domain/generated/wire-types.ts'
import type { RecordKind } from '../../domain/records.ts'
import { dataSources } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'
import {
  type FieldType,
  normalisedFields,
  requiredFields,
  stateFields,
} from '../formats/normalised/normalised-fields.ts'
import { isObject } from '../text/read-json.ts'

/** The columns or the constant that give one field. */
export interface MappedField {
  readonly field: string
  readonly type: FieldType
  /** Titles whose values are joined; empty for a constant. */
  readonly columns: readonly string[]
  readonly constant: string | undefined
  readonly decimal: 'comma' | 'point' | undefined
  readonly values: ReadonlyMap<string, string>
}

/** A mapping that was checked against the fields of its record kind. */
export interface CheckedMapping extends Omit<ImportMapping, 'columns' | 'record_kind'> {
  readonly record_kind: RecordKind
  readonly fields: readonly MappedField[]
}

const delimiters: readonly unknown[] = [',', ';', '|', '\t']
const encodings: readonly unknown[] = ['utf-8', 'windows-1252']
const decimals: readonly unknown[] = ['comma', 'point']
const mappingKeys: readonly string[] = ['name', 'record_kind', 'source', 'delimiter', 'encoding', 'decimal', 'columns']
const columnKeys: readonly string[] = ['column', 'columns', 'constant', 'decimal', 'values']

/** The mapping that a JSON text holds; VALIDATION_ERROR with the mapping's own field, such as `mapping.columns.value.decimal`. */
export function parseMapping(text: string): CheckedMapping {
  if (text.length > limits.importMappingCharactersMax)
    fail('', 'too_long', { limit: limits.importMappingCharactersMax })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    fail('', 'invalid_json')
  }
  if (!isObject(value)) fail('', 'must_be_an_object')
  for (const key of Object.keys(value)) if (!mappingKeys.includes(key)) fail(key, 'unknown_field')
  const { name, record_kind: kind, source, delimiter, encoding, decimal, columns } = value
  if (typeof name !== 'string' || !/^[a-z0-9_]{1,40}$/.test(name)) fail('name', 'invalid_value')
  if (typeof kind !== 'string' || !Object.hasOwn(normalisedFields, kind)) fail('record_kind', 'invalid_value')
  if (!dataSources.some((known) => known === source)) fail('source', 'invalid_value')
  checkOneOf(delimiter, delimiters, 'delimiter')
  checkOneOf(encoding, encodings, 'encoding')
  checkOneOf(decimal, decimals, 'decimal')
  if (!isObject(columns)) fail('columns', 'must_be_an_object')
  const fields = Object.entries(columns).map(([field, column]) => toField(kind as RecordKind, field, column))
  const missing = requiredFields[kind as RecordKind].find((field) => !fields.some((each) => each.field === field))
  if (missing !== undefined) fail(`columns.${missing}`, 'required')
  // Every member was checked above.
  return { ...(value as unknown as ImportMapping), record_kind: kind as RecordKind, fields }
}

function toField(kind: RecordKind, field: string, column: unknown): MappedField {
  const path = `columns.${field}`
  const type = typeOf(kind, field)
  if (type === undefined) fail(path, 'unknown_field')
  if (typeof column === 'string' && column.trim() !== '')
    return { field, type, columns: [column], constant: undefined, decimal: undefined, values: new Map() }
  if (!isObject(column)) fail(path, 'must_be_a_title_or_an_object')
  for (const key of Object.keys(column)) if (!columnKeys.includes(key)) fail(`${path}.${key}`, 'unknown_field')
  const { column: title, columns, constant, decimal, values } = column as Exclude<MappedColumn, string>
  const origins = [title, columns, constant].filter((origin) => origin !== undefined)
  if (origins.length !== 1) fail(path, 'needs_one_of_column_columns_constant')
  if (title !== undefined && !isTitle(title)) fail(`${path}.column`, 'invalid_value')
  if (constant !== undefined && !isTitle(constant)) fail(`${path}.constant`, 'invalid_value')
  if (
    columns !== undefined &&
    !(
      Array.isArray(columns) &&
      columns.length > 0 &&
      columns.length <= limits.importMappingColumnsMax &&
      columns.every(isTitle)
    )
  )
    fail(`${path}.columns`, 'invalid_value')
  checkOneOf(decimal, decimals, `${path}.decimal`)
  if (values !== undefined && !(isObject(values) && Object.values(values).every((each) => typeof each === 'string')))
    fail(`${path}.values`, 'invalid_value')
  return {
    field,
    type,
    columns: title === undefined ? ((columns as readonly string[] | undefined) ?? []) : [title],
    constant,
    decimal,
    values: new Map(Object.entries(values ?? {})),
  }
}

/** The type of a field; each figure is a field of its own. Lists have no column. */
function typeOf(kind: RecordKind, field: string): FieldType | undefined {
  if (kind === 'reference' && /^figures\.[a-z0-9_]{1,40}$/.test(field)) return 'number'
  const types: Readonly<Record<string, FieldType>> = { ...normalisedFields[kind], ...stateFields }
  const type = Object.hasOwn(types, field) ? types[field] : undefined
  return type === 'figures' || (typeof type === 'object' && 'items' in type) ? undefined : type
}

function isTitle(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= limits.recordIdCharactersMax
}

function checkOneOf(value: unknown, allowed: readonly unknown[], field: string): void {
  if (value !== undefined && !allowed.includes(value)) fail(field, 'invalid_value')
}

function fail(field: string, reason: Reason, facts: { readonly limit?: number } = {}): never {
  throw new AppError('VALIDATION_ERROR', { field: field === '' ? 'mapping' : `mapping.${field}`, reason, ...facts })
}
