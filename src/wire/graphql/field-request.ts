// From a field and its arguments to the request of its operation, which is served like one that came over a connection.

import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { getOperation } from '../operations.ts'
import { parameterNames, pathIn } from '../router.ts'
import { nameIn } from '../schema-in-language.ts'
import { getSchema, resolve } from '../schemas.ts'
import { type PageRequest, toPageRequest } from './connections.ts'
import { type FieldInput, inputsOfField, pageWords } from './field-inputs.ts'
import type { FieldRow } from './field-rows.ts'
import { filterNames } from './graph-schema.ts'

export type GraphArguments = Readonly<Record<string, unknown>>

/** A request of an operation, in the names of a language. */
export interface FieldRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  /** Null without one. */
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  /** Of a list. */
  readonly page: PageRequest | undefined
}

/** The request that gives a field its value. Throws VALIDATION_ERROR for a cursor that is none, and a number of items out of bounds. */
export function toFieldRequest(row: FieldRow, given: GraphArguments, language: Language): FieldRequest {
  const { method, body } = getOperation(row.operation)
  const inputs = inputsOfField(row, language)
  const first = row.shape === 'connection' || row.shape === 'anomalies' ? itemsWished(given, language) : 0
  const after = given[pageWords.after[language]] as string | null | undefined
  const page = row.shape === 'connection' ? toPageRequest({ first, after }) : undefined
  const query = new URLSearchParams()
  for (const input of inputs) addToQuery(query, input, { value: given[input.name], language })
  addFixed(query, row, language)
  if (page !== undefined) addPage(query, page, language)
  const members = inputs.filter(({ place, name }) => place === 'body' && given[name] !== undefined)
  const key = given[pageWords.idempotency_key[language]]
  return {
    method,
    path: pathOf(row, given, language),
    query: query.toString(),
    body: body === null ? null : Object.fromEntries(members.map(({ name }) => [name, given[name]])),
    idempotencyKey: typeof key === 'string' ? key : undefined,
    page,
  }
}

/** How many items of a list are wished for: what a document costs is reckoned by it. */
function itemsWished(given: GraphArguments, language: Language): number {
  const field = pageWords.first[language]
  const first = Number(given[field] ?? limits.graphPageItemsDefault)
  if (first < 1) throw new AppError('VALIDATION_ERROR', { field, reason: 'below_minimum', limit: 1 })
  if (first <= limits.graphPageItemsMax) return first
  throw new AppError('VALIDATION_ERROR', { field, reason: 'above_maximum', limit: limits.graphPageItemsMax })
}

function pathOf(row: FieldRow, given: GraphArguments, language: Language): string {
  const path = pathIn(getOperation(row.operation), language)
  const values = parameterNames(path).map((name) => encodeURIComponent(String(given[name])))
  return path.replaceAll(/\{\w+\}/g, () => values.shift() ?? '')
}

function addToQuery(
  query: URLSearchParams,
  input: FieldInput,
  { value, language }: { readonly value: unknown; readonly language: Language },
): void {
  if (value == null) return
  if (input.place === 'query') query.append(input.name, textOf(value))
  if (input.place !== 'filters') return
  const names = filterNames(language)
  for (const condition of value as readonly GraphArguments[]) {
    const key = `${language === 'pt' ? 'filtro' : 'filter'}[${condition[names.field]}][${condition[names.operator]}]`
    query.append(key, textOf(condition[names.value]))
  }
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value)
}

function addFixed(query: URLSearchParams, { fixed = {}, operation }: FieldRow, language: Language): void {
  const { query: definition } = getOperation(operation)
  for (const [name, word] of Object.entries(fixed)) {
    const property = definition === null ? undefined : getSchema(definition).properties?.[name]
    const { enum: english = [], 'x-pt-enum': portuguese = english } = resolve(property ?? {})
    const value = language === 'pt' ? portuguese[english.indexOf(word)] : word
    query.append(nameIn(name, property, language), value ?? word)
  }
}

const listWords = { en: { page: 'page', limit: 'limit' }, pt: { page: 'pagina', limit: 'limite' } } as const

function addPage(query: URLSearchParams, { page, limit, cursor }: PageRequest, language: Language): void {
  const words = listWords[language]
  if (page > 1) query.append(words.page, String(page))
  query.append(words.limit, String(limit))
  if (cursor !== null) query.append('cursor', cursor)
}
