// Query parameters: from their text, in either language, to typed values in English names.
// Lists share patterns (docs/choices.md#lists): page and limit or page[number] and page[size], sort, fields,
// fields[type], include, filter[field] and filter[field][operator].

import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import type { Reason } from '../reasons.ts'
import type { Operation } from './operation.ts'
import { toEnglish } from './rename.ts'
import { getSchema, resolve, type Schema } from './schemas.ts'
import { validate } from './validate.ts'

/** Values by English name, of the type in the query schema; `filter` is field → operator → value. */
export type Query = Readonly<Record<string, unknown>>

/**
 * The query of an operation, with the defaults of its schema. Throws VALIDATION_ERROR {field, reason} for an unknown or
 * repeated parameter and for a value that is not what it must be; INVALID_DATA_SOURCE for an unknown source.
 * @example parseQuery(list, new URLSearchParams('pagina=2&ordenacao=-criado_em'), 'pt') // { page: 2, limit: 20, sort: '-created_at' }
 */
export function parseQuery(operation: Operation, params: URLSearchParams, language: Language): Query {
  if (operation.query === null) {
    const [name] = params.keys()
    if (name !== undefined) throw invalid(name, 'unknown_field')
    return {}
  }
  const schema = getSchema(operation.query)
  const { plain, filters } = collect(params, schema, language)
  const english = (language === 'pt' ? toEnglish(operation.query, plain) : plain) as Record<string, string>
  const values = coerceAll(schema, english)
  validate(operation.query, values)
  return withListedFields(schema, values, filters, language)
}

interface Filter {
  readonly field: string
  readonly operator: string
  readonly value: string
}

const words = {
  en: { page: 'page', limit: 'limit', number: 'number', size: 'size', fields: 'fields', filter: 'filter' },
  pt: { page: 'pagina', limit: 'limite', number: 'numero', size: 'tamanho', fields: 'campos', filter: 'filtro' },
} as const
const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte']

/** Parameters under the name that their plain form has, still in the caller's language; filters apart. */
function collect(params: URLSearchParams, schema: Schema, language: Language) {
  const plain = new Map<string, string>()
  const filters: Filter[] = []
  const word = words[language]
  for (const [key, value] of params) {
    const [, name = key, first, second] = /^([^[\]]+)(?:\[([^[\]]*)\])?(?:\[([^[\]]*)\])?$/.exec(key) ?? []
    if (schema.properties?.filter !== undefined && name === word.filter && first !== undefined) {
      filters.push({ field: first, operator: second ?? 'eq', value })
      continue
    }
    const target = first === undefined ? name : bracketedName({ name, first, second }, schema, language)
    if (target === undefined || target === word.filter) throw invalid(key, 'unknown_field')
    if (plain.has(target)) throw invalid(key, 'repeated_parameter')
    plain.set(target, value)
  }
  return { plain: Object.fromEntries(plain), filters }
}

/** `page[size]` means `limit`, `page[number]` means `page`, `fields[investigation]` means `fields`; others are unknown. */
function bracketedName(
  { name, first, second }: { name: string; first: string; second: string | undefined },
  schema: Schema,
  language: Language,
): string | undefined {
  const word = words[language]
  if (schema['x-list'] === undefined || second !== undefined) return undefined
  if (name === word.page && first === word.number) return word.page
  if (name === word.page && first === word.size) return word.limit
  if (name !== word.fields) return undefined
  const item = getSchema(schema['x-list'])
  const resources = (language === 'pt' ? item['x-resource-pt'] : item['x-resource']) ?? []
  if (!resources.includes(first)) throw invalid('fields', 'unknown_resource')
  return word.fields
}

function coerceAll(schema: Schema, texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const entries = Object.entries(texts).map(([name, text]) => {
    const property = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined
    return [name, property === undefined ? text : coerce(resolve(property), text, name)]
  })
  return Object.fromEntries(entries)
}

/** The text as the schema's type; throws when it cannot be a number. */
function coerce(schema: Schema, text: string, field: string): unknown {
  if (schema.type === 'array') return text === '' ? [] : text.split(',')
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (schema.type !== 'integer' && schema.type !== 'number') return text
  if (!/^-?\d{1,16}(\.\d{1,16})?$/.test(text)) throw invalid(field, 'bad_number')
  return Number(text)
}

/** Names of the listed items' fields inside `sort`, `fields` and `filter`, in English and known to the items. */
function withListedFields(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  filters: readonly Filter[],
  language: Language,
): Query {
  if (schema['x-list'] === undefined) return values
  const item = getSchema(schema['x-list'])
  const { sort, fields, include } = values as { sort?: string; fields?: string[]; include?: string[] }
  // No listed item has related resources yet.
  if (include !== undefined && include.length > 0) throw invalid('include', 'unknown_resource')
  const found: Record<string, unknown> = { ...values }
  if (sort !== undefined)
    found.sort = sort
      .split(',')
      .map((part) => sortField(item, part, language))
      .join(',')
  if (fields !== undefined)
    found.fields = fields.map((name) => fieldName(item, name, language) ?? unknownField('fields'))
  if (filters.length > 0) found.filter = toFilter(item, filters, language)
  return found
}

function sortField(item: Schema, part: string, language: Language): string {
  const minus = part.startsWith('-') ? '-' : ''
  return minus + (fieldName(item, part.slice(minus.length), language) ?? unknownField('sort'))
}

/** English name of a field of an item that was named in `language`. */
function fieldName(item: Schema, name: string, language: Language): string | undefined {
  const entries = Object.entries(item.properties ?? {})
  return entries.find(
    ([english, property]) => name === (language === 'pt' ? (property['x-pt'] ?? english) : english),
  )?.[0]
}

function toFilter(item: Schema, filters: readonly Filter[], language: Language) {
  const found: Record<string, Record<string, unknown>> = {}
  for (const { field: given, operator, value } of filters) {
    const field = fieldName(item, given, language) ?? refuseFilter(item, given)
    if (!operators.includes(operator)) throw invalid(`filter.${field}`, 'bad_operator')
    const conditions = found[field] ?? {}
    if (Object.hasOwn(conditions, operator)) throw invalid(`filter.${field}`, 'repeated_parameter')
    found[field] = { ...conditions, [operator]: filterValue(item, field, { value, language }) }
  }
  return found
}

/** A field that the items have was given by its English name in a Portuguese request. */
function refuseFilter(item: Schema, given: string): never {
  const isEnglishName = Object.hasOwn(item.properties ?? {}, given)
  throw invalid(`filter.${given}`, isEnglishName ? 'english_name' : 'unknown_field')
}

function filterValue(item: Schema, field: string, { value, language }: { value: string; language: Language }): unknown {
  const schema = resolve(item.properties?.[field] ?? {})
  const path = `filter.${field}`
  if (schema.enum !== undefined) {
    const given = language === 'pt' ? (schema['x-pt-enum'] ?? schema.enum) : schema.enum
    const index = given.indexOf(value)
    if (index === -1) throw invalid(path, 'not_allowed', { allowed: schema.enum })
    return schema.enum[index]
  }
  if (schema.format?.startsWith('date') && !isTime(value)) throw invalid(path, 'bad_date')
  return coerce(schema, value, path)
}

/** A day or a time of ISO 8601; a day alone means its first moment. */
function isTime(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}

function unknownField(field: string): never {
  throw invalid(field, 'unknown_field')
}

function invalid(field: string, reason: Reason, facts: Record<string, unknown> = {}): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason, ...facts })
}
