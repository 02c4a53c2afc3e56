// Query parameters: from their text, in either language, to typed values in English names.
// Lists share patterns (docs/choices.md#lists): page and limit or page[number] and page[size], sort, fields,
// fields[type], include, filter[field] and filter[field][operator].

import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import type { Reason } from '../reasons.ts'
import { openCursor } from './cursor.ts'
import type { Operation } from './operation.ts'
import { type Spelling, toEnglish, toEnglishText } from './rename.ts'
import { getSchema, resolve, type Schema } from './schemas.ts'
import { namedFieldsOf, querySchemaOf } from './sparse-fields.ts'
import { spellingOf } from './spelling.ts'
import { validate } from './validate.ts'

/** Values by English name, of the type in the query schema; `filter` is field → operator → value. */
export type Query = Readonly<Record<string, unknown>>

/**
 * The query of an operation, with the defaults of its schema. Throws VALIDATION_ERROR {field, reason} for an unknown or
 * repeated parameter and for a value that is not what it must be; INVALID_DATA_SOURCE for an unknown source.
 * @example parseQuery(list, new URLSearchParams('pagina=2&ordenacao=-criado_em'), 'pt') // { page: 2, limit: 20, sort: '-created_at' }
 */
export function parseQuery(operation: Operation, params: URLSearchParams, language: Language): Query {
  const name = querySchemaOf(operation)
  if (name === null) {
    const [given] = params.keys()
    if (given !== undefined) throw invalid(given, 'unknown_field')
    return {}
  }
  const schema: QuerySchema = { ...getSchema(name), item: namedFieldsOf(operation) }
  const spelling = spellingOf(operation, language)
  const { plain, filters } = collect(params, schema, spelling)
  const english = toEnglish(name, plain, spelling) as Record<string, string>
  const { values, refused } = coerceAll(schema, english, spelling)
  validate(name, values, refused)
  const query = withListedFields(schema, values, { filters, spelling })
  return schema['x-list'] === undefined ? query : atCursor(operation, query)
}

/** A cursor says which page begins at it, whatever else says so, and is handed on as the place that it stands for. */
function atCursor(operation: Operation, query: Query): Query {
  const { cursor } = query
  if (typeof cursor !== 'string') return query
  const { page, after } = openCursor(cursor, { operation, query })
  return { ...query, page, cursor: after }
}

/** A schema of a query with that of the items whose fields it names. */
interface QuerySchema extends Schema {
  readonly item: Schema | undefined
}

interface Filter {
  readonly field: string
  readonly operator: string
  readonly value: string
}

/** Words of the patterns by their plain form, whose names the schemas of lists have too. */
const words = {
  en: { page: 'page', limit: 'limit', number: 'number', size: 'size', fields: 'fields', filter: 'filter' },
  pt: { page: 'pagina', limit: 'limite', number: 'numero', size: 'tamanho', fields: 'campos', filter: 'filtro' },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
type Words = (typeof words)[Language]
const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte']

/** Parameters under the name that their plain form has, still in the caller's language; filters apart. */
function collect(params: URLSearchParams, schema: QuerySchema, spelling: Spelling) {
  const plain = new Map<string, string>()
  const filters: Filter[] = []
  for (const [key, value] of params) {
    const [, name = key, first, second] = /^([^[\]]+)(?:\[([^[\]]*)\])?(?:\[([^[\]]*)\])?$/.exec(key) ?? []
    const word = wordsOf(name, spelling)
    if (schema.properties?.filter !== undefined && name === word.filter && first !== undefined) {
      filters.push({ field: first, operator: second ?? 'eq', value })
      continue
    }
    const target = first === undefined ? name : bracketedName({ name, first, second }, schema, word)
    if (target === undefined || target === word.filter) refuse(key, schema, spelling)
    if (plain.has(target)) throw invalid(key, 'repeated_parameter')
    plain.set(target, value)
  }
  return { plain: Object.fromEntries(plain), filters }
}

/** The words in the language of a parameter's name, where the path takes both. */
function wordsOf(name: string, spelling: Spelling): Words {
  if (spelling !== 'either') return words[spelling]
  return findMeaning(name, words.en) === undefined ? words.pt : words.en
}

function findMeaning(name: string, among: Words): keyof Words | undefined {
  return (Object.keys(among) as (keyof Words)[]).find((meaning) => among[meaning] === name)
}

/** A parameter of a pattern in the other language is refused with its right name; one that is known in neither is unknown. */
function refuse(key: string, { item }: QuerySchema, spelling: Spelling): never {
  if (spelling === 'either' || item === undefined) throw invalid(key, 'unknown_field')
  const spell = (name: string) => {
    const meaning = findMeaning(name, words[spelling === 'en' ? 'pt' : 'en'])
    return meaning === undefined ? (spellings(item, name)[spelling] ?? name) : words[spelling][meaning]
  }
  const right = key.replace(/\w+/g, spell)
  if (right === key) throw invalid(key, 'unknown_field')
  throw wrongWord(right, { given: key, name: right, spelling })
}

function wrongWord(field: string, { given, name, spelling }: WrongWord): AppError {
  const reason = spelling === 'pt' ? 'english_word' : 'portuguese_word'
  return invalid(field, reason, { given, expected_name: name })
}

interface WrongWord {
  readonly given: string
  /** The right name. */
  readonly name: string
  readonly spelling: Spelling
}

/** `page[size]` means `limit`, `page[number]` means `page`, `fields[investigation]` means `fields`; others are unknown. */
function bracketedName(
  { name, first, second }: { name: string; first: string; second: string | undefined },
  { item }: QuerySchema,
  word: Words,
): string | undefined {
  if (item === undefined || second !== undefined) return undefined
  if (name === word.page && first === word.number) return word.page
  if (name === word.page && first === word.size) return word.limit
  if (name !== word.fields) return undefined
  const { 'x-resource': english = [], 'x-resource-pt': portuguese = english } = item
  const resources = word === words.pt ? portuguese : english
  if (!resources.includes(first)) throw invalid('fields', 'unknown_resource')
  return word.fields
}

function coerceAll(
  schema: Schema,
  texts: Readonly<Record<string, string>>,
  spelling: Spelling,
): { readonly values: Record<string, unknown>; readonly refused: readonly AppError[] } {
  const refused: AppError[] = []
  const entries = Object.entries(texts).map(([name, text]) => {
    const property = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined
    const value = property === undefined ? text : coerce(resolve(property), text, { path: name, spelling })
    if (value instanceof AppError) refused.push(value)
    return [name, value instanceof AppError ? text : value]
  })
  return { values: Object.fromEntries(entries), refused }
}

/** The text as the schema's type, items of a list in English; the refusal where it cannot be a number. */
function coerce(schema: Schema, text: string, at: { readonly path: string; readonly spelling: Spelling }): unknown {
  const { type, items = {} } = schema
  if (type === 'array') return text === '' ? [] : text.split(',').map((item) => toEnglishText(resolve(items), item, at))
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (type !== 'integer' && type !== 'number') return text
  if (!/^-?\d{1,16}(\.\d{1,16})?$/.test(text)) return invalid(at.path, 'bad_number')
  return Number(text)
}

/** Names of the listed items' fields inside `sort`, `fields` and `filter`, in English and known to the items. */
function withListedFields(
  { item }: QuerySchema,
  values: Readonly<Record<string, unknown>>,
  { filters, spelling }: { readonly filters: readonly Filter[]; readonly spelling: Spelling },
): Query {
  if (item === undefined) return values
  const { sort, fields, include } = values as { sort?: string; fields?: string[]; include?: string[] }
  // No listed item has related resources yet.
  if (include !== undefined && include.length > 0) throw invalid('include', 'unknown_resource')
  const found: Record<string, unknown> = { ...values }
  const fieldIn = (name: string, field: string) => fieldName(item, name, { spelling, field })
  const sortField = (name: string) => assertOneValue(item, fieldIn(name, 'sort'), 'sort')
  if (sort !== undefined)
    found.sort = sort
      .split(',')
      .map((part) => part.replace(/^(-?)(.*)$/, (_, minus: string, name: string) => minus + sortField(name)))
      .join(',')
  if (fields !== undefined) found.fields = fields.map((name) => fieldIn(name, 'fields'))
  if (filters.length > 0) found.filter = toFilter(item, filters, spelling)
  return found
}

/** The name of a field of an item that has an order. */
function assertOneValue(item: Schema, name: string, field: string): string {
  const { type, properties } = resolve(item.properties?.[name] ?? {})
  if (type === 'array' || type === 'object' || properties) throw invalid(field, 'several_values')
  return name
}

/** English name of a field of an item; throws with the right name where the path takes another, and for an unknown one. */
function fieldName(item: Schema, name: string, { spelling, field }: { spelling: Spelling; field: string }): string {
  const { en, pt } = spellings(item, name)
  if (en === undefined) return unknownField(field === 'filter' ? `filter.${name}` : field)
  const right = spelling === 'pt' ? pt : en
  if (spelling === 'either' || name === right) return en
  throw wrongWord(field === 'filter' ? `filter.${en}` : field, { given: name, name: right ?? name, spelling })
}

/** Both names of a field of an item, by either of them; an English name counts first. */
function spellings(item: Schema, name: string): Readonly<Partial<Record<Language, string>>> {
  const { properties = {} } = item
  const entries = Object.entries(properties)
  const en = Object.hasOwn(properties, name) ? name : entries.find(([, property]) => property['x-pt'] === name)?.[0]
  return en === undefined ? {} : { en, pt: properties[en]?.['x-pt'] ?? en }
}

function toFilter(item: Schema, filters: readonly Filter[], spelling: Spelling) {
  const found: Record<string, Record<string, unknown>> = {}
  for (const { field: given, operator, value } of filters) {
    const field = fieldName(item, given, { spelling, field: 'filter' })
    assertOneValue(item, field, `filter.${field}`)
    if (!operators.includes(operator)) throw invalid(`filter.${field}`, 'bad_operator')
    const conditions = found[field] ?? {}
    if (Object.hasOwn(conditions, operator)) throw invalid(`filter.${field}`, 'repeated_parameter')
    found[field] = { ...conditions, [operator]: filterValue(item, field, { value, spelling }) }
  }
  return found
}

function filterValue(item: Schema, field: string, { value, spelling }: { value: string; spelling: Spelling }): unknown {
  const schema = resolve(item.properties?.[field] ?? {})
  const path = `filter.${field}`
  const english = toEnglishText(schema, value, { spelling, path })
  if (schema.enum !== undefined) {
    if (!schema.enum.includes(english)) throw invalid(path, 'not_allowed', { allowed: schema.enum })
    return english
  }
  if (schema.format?.startsWith('date') && !isTime(value)) throw invalid(path, 'bad_date')
  const found = coerce(schema, english, { path, spelling })
  if (found instanceof AppError) throw found
  return found
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
