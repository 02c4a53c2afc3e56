// JSON Schemas of tools, from the same definitions as the OpenAPI document: what a tool takes and what it gives.

import type { Language } from '../../domain/vocabulary.ts'
import type { Operation } from '../operation.ts'
import { getOperation } from '../operations.ts'
import { parameterNames, pathIn } from '../router.ts'
import { nameIn, schemaIn, schemasFor } from '../schema-in-language.ts'
import { getSchema, type Schema } from '../schemas.ts'
import { pageFields } from './findings-page.ts'
import type { ToolRow } from './tools.ts'

/** Where an argument goes: a part of the request of the operation, or what the tool itself reads. */
export interface ToolInput {
  readonly place: 'path' | 'query' | 'body' | 'idempotency_key' | 'finding' | 'page'
  /** English name. */
  readonly name: string
  readonly nameIn: Readonly<Record<Language, string>>
  readonly schema: Schema
  readonly isRequired: boolean
}

/** A JSON Schema object (2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>

const keySchema: Schema = {
  type: 'string',
  description: 'A text of your own: for 24 hours the same call with it gets the first answer, and makes nothing anew.',
  'x-pt-description':
    'Um texto seu: por 24 horas, a mesma chamada com ele recebe a primeira resposta e não cria nada de novo.',
}

const findingSchema: Schema = {
  type: 'string',
  description: 'Id of the finding, as investigation_findings has it.',
  'x-pt-description': 'Id do achado, como está em achados_investigacao.',
}

// As arguments they have one name each, unlike in a query.
const paging: Readonly<Record<string, Pick<Schema, 'description' | 'x-pt-description'>>> = {
  page: { description: 'Page, from 1 on.', 'x-pt-description': 'Página, a partir de 1.' },
  limit: { description: 'How many items at most.', 'x-pt-description': 'No máximo quantos itens.' },
}

/** Portuguese names of arguments that stand in paths of both languages. */
const sharedNames: Readonly<Record<string, string>> = { record_id: 'id_registro' }

/** Every argument of a tool. */
export function inputsOf({ operation: id, omits = [], result }: ToolRow): readonly ToolInput[] {
  const operation = getOperation(id)
  const portuguese = parameterNames(operation.pathPt)
  const path = parameterNames(operation.path).map((name, at) => ({
    ...{ place: 'path', name, schema: { type: 'string' }, isRequired: true },
    nameIn: { en: name, pt: sharedNames[portuguese[at] ?? name] ?? portuguese[at] ?? name },
  }))
  const own = [
    ...(result === 'finding' ? [ownInput('finding', ['finding_id', 'id_achado'], findingSchema)] : []),
    ...(result === 'findings' ? [pageInput('cursor'), pageInput('limit')] : []),
    ...(operation.creates ? [ownInput('idempotency_key', ['idempotency_key', 'chave_idempotencia'], keySchema)] : []),
  ]
  const fields = (['query', 'body'] as const).flatMap((place) => fieldsOf(operation, place))
  return [...path, ...fields.filter(({ name }) => !omits.includes(name)), ...own] as readonly ToolInput[]
}

function ownInput(place: ToolInput['place'], [en, pt]: readonly [string, string], schema: Schema): ToolInput {
  return { place, name: en, nameIn: { en, pt }, schema, isRequired: place === 'finding' }
}

function pageInput(name: 'cursor' | 'limit'): ToolInput {
  return { place: 'page', name, ...pageFields[name], isRequired: false }
}

function fieldsOf(operation: Operation, place: 'query' | 'body'): readonly ToolInput[] {
  const schemaName = operation[place]
  if (schemaName === null) return []
  const { properties = {}, required = [] } = getSchema(schemaName)
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ place, name, schema: { ...schema, ...(place === 'query' && paging[name]) } },
    nameIn: { en: name, pt: nameIn(name, schema, 'pt') },
    isRequired: required.includes(name),
  }))
}

/** What a tool takes, in the names of a language. */
export function inputSchemaOf(tool: ToolRow, language: Language): JsonSchema {
  const inputs = inputsOf(tool)
  const properties = Object.fromEntries(
    inputs.map(({ nameIn, schema }) => [nameIn[language], schemaIn(schema, language)]),
  )
  const required = inputs.flatMap(({ isRequired, nameIn }) => (isRequired ? [nameIn[language]] : []))
  return withDefinitions({ type: 'object', properties, required, additionalProperties: false }, language)
}

/** What a tool gives, in the names of a language: its structure alone, since an assistant may be given all of every list. */
export function outputSchemaOf({ operation: id, result }: ToolRow, language: Language): JsonSchema {
  const { reply } = getOperation(id)
  const name = result === 'finding' ? 'AnomalyResult' : reply
  const schema = schemaIn(getSchema(name ?? ''), language) as JsonSchema
  const whole = result === 'findings' ? withCursor(schema, language) : schema
  return withoutTexts(withDefinitions(whole, language)) as JsonSchema
}

function withCursor(schema: JsonSchema, language: Language): JsonSchema {
  const { nameIn: names, schema: cursor } = pageFields.next_cursor
  return { ...schema, properties: { ...Object(schema.properties), [names[language]]: schemaIn(cursor, language) } }
}

function withoutTexts(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, child) => (isText(name, child) ? undefined : child))
}

/** A property can be called so too, and is an object. */
function isText(name: string, value: unknown): boolean {
  return name === 'description' && typeof value === 'string'
}

/** The path of a tool's operation in a language. */
export function toolPath({ operation }: ToolRow, language: Language): string {
  return pathIn(getOperation(operation), language)
}

function withDefinitions(schema: JsonSchema, language: Language): JsonSchema {
  const definitions = Object.entries(schemasFor(schema, language))
  const all = definitions.length === 0 ? {} : { $defs: Object.fromEntries(definitions) }
  return toJsonSchema({ ...schema, ...all }) as JsonSchema
}

/** OpenAPI 3.0 has words of its own for null and for references. Alternatives may overlap where more fields than ours are allowed. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...schema } = value as JsonSchema
  const entries = Object.entries(schema).flatMap(([key, child]): readonly (readonly [string, unknown])[] => {
    if (key.startsWith('x-')) return []
    if (key === '$ref') return [[key, String(child).replace('#/components/schemas/', '#/$defs/')]]
    if (key === 'oneOf') return [['anyOf', toJsonSchema(child)]]
    if (key === 'type' && nullable === true) return [[key, [child, 'null']]]
    return [[key, toJsonSchema(child)]]
  })
  return Object.fromEntries(entries)
}
