// Answers as JSON:API documents (jsonapi.org, 1.1), made of the plain answer, whose schema says what is a resource.

import assert from 'node:assert/strict'
import type { Language } from '../domain/vocabulary.ts'
import { jsonApiType, mediaTypesOf } from './media-types.ts'
import type { Operation } from './operation.ts'
import { nameIn } from './schema-in-language.ts'
import { getSchema, resolve, type Schema } from './schemas.ts'

export interface JsonApiRequest {
  readonly language: Language
  /** The path and the query as they were sent. */
  readonly path: string
  readonly query: string
  /** Attributes to keep (English names); all when absent or empty. */
  readonly fields?: readonly string[] | undefined
}

type Members = Readonly<Record<string, unknown>>

/** What of a plain answer are resources: itself, the items of a property, or the resource that it holds as `data`. */
type Shape =
  | { readonly type: 'resource'; readonly reply: Schema }
  | { readonly type: 'list'; readonly reply: Schema; readonly property: string; readonly item: Schema }
  | { readonly type: 'document'; readonly reply: Schema; readonly data: Schema }

/** Whether the answers of an operation can be JSON:API documents. */
export function hasJsonApi(operation: Pick<Operation, 'reply' | 'media' | 'permission'>): boolean {
  return shapeOf(operation) !== null
}

/** The types that a success of an operation can have. */
export function typesOf(
  operation: Pick<Operation, 'reply' | 'media' | 'types' | 'permission' | 'files'>,
): readonly string[] {
  const { files = [] } = operation
  return [...mediaTypesOf(operation), ...files, ...(hasJsonApi(operation) ? [jsonApiType] : [])]
}

/**
 * A plain answer in the names of its language as a document. Choice: members of JSON:API keep their names in Portuguese too, since
 * its clients look for them; types, attributes and values are those of the language.
 */
export function toJsonApi(value: unknown, operation: Operation, request: JsonApiRequest): unknown {
  const shape = shapeOf(operation)
  assert(shape !== null, `${operation.id} answers resources`)
  const { path, query } = request
  const links = { self: query === '' ? path : `${path}?${query}` }
  const jsonapi = { version: '1.1' }
  const whole = asMembers(value)
  if (shape.type === 'resource') return { jsonapi, data: toResource(shape.reply, whole, request), links }
  const { language } = request
  // Without a query of its own a list lets choose among its own members, which are no attributes.
  const named = operation.query === null ? { ...request, fields: [] } : request
  const held = inEnglish(shape.reply, whole, language)
  const { data, meta } =
    shape.type === 'list'
      ? {
          data: asList(held[shape.property]).map((item) => toResource(shape.item, item, named)),
          meta: shape.property,
        }
      : { data: toHeldResource(shape.data, asMembers(held.data), request), meta: 'data' }
  return {
    jsonapi,
    data,
    links: { ...links, ...inEnglish(getSchema('ListLinks'), asMembers(held.links), language) },
    ...metaOf(whole, shape.reply, { language, besides: meta }),
  }
}

const shapes = new Map<string, Shape | null>()

function shapeOf({ reply, media, permission }: Pick<Operation, 'reply' | 'media' | 'permission'>): Shape | null {
  // Choice: public answers have forms of their own standards, or are probes.
  if (reply === null || permission === 'public' || (media !== 'json' && media !== 'upload')) return null
  const known = shapes.get(reply)
  const found = known === undefined ? findShape(resolve(getSchema(reply))) : known
  shapes.set(reply, found)
  return found
}

function findShape(reply: Schema): Shape | null {
  if (reply['x-resource'] !== undefined) return { type: 'resource', reply }
  const { properties = {} } = reply
  for (const [property, listed] of Object.entries(properties)) {
    const item = resolve(resolve(listed).items ?? {})
    if (item['x-resource'] !== undefined) return { type: 'list', reply, property, item }
  }
  const data = properties.data === undefined ? {} : resolve(properties.data)
  return data.properties?.attributes === undefined ? null : { type: 'document', reply, data }
}

/** A plain item as a resource; one of a kind has its type as its id. */
function toResource(schema: Schema, item: Members, request: JsonApiRequest) {
  const { 'x-resource': english = [], 'x-resource-pt': portuguese = english, 'x-id': id, properties = {} } = schema
  const { language } = request
  const [type = ''] = language === 'pt' ? portuguese : english
  const idName = id === undefined ? undefined : nameIn(id, properties[id], language)
  const attributes = Object.entries(item).filter(([name]) => name !== idName)
  return {
    type,
    id: idName === undefined ? type : String(item[idName]),
    attributes: keepNamed(schema, Object.fromEntries(attributes), request),
  }
}

/** The attributes that the request names. */
function keepNamed({ properties = {} }: Schema, attributes: Members, { language, fields = [] }: JsonApiRequest) {
  if (fields.length === 0) return attributes
  const kept = fields.map((name) => nameIn(name, properties[name], language))
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => kept.includes(name)))
}

/** A resource that stands in the plain answer under the names of its language. */
function toHeldResource(schema: Schema, data: Members, request: JsonApiRequest): Members {
  const { language } = request
  const { relationships, attributes, ...resource } = inEnglish(schema, data, language)
  const shown = keepNamed(resolve(schema.properties?.attributes ?? {}), asMembers(attributes), request)
  if (relationships === undefined) return { ...resource, attributes: shown }
  const reference = resolve(getSchema('Relationship').properties?.data ?? {}).items ?? {}
  const named = Object.entries(asMembers(relationships)).map(([name, relationship]) => {
    const { data: related } = inEnglish(getSchema('Relationship'), asMembers(relationship), language)
    return [name, { data: asList(related).map((each) => inEnglish(reference, each, language)) }]
  })
  return { ...resource, attributes: shown, relationships: Object.fromEntries(named) }
}

/** The meta of the plain answer, with what else it says beside what is listed. */
function metaOf(
  whole: Members,
  { properties = {} }: Schema,
  { language, besides }: { readonly language: Language; readonly besides: string },
) {
  const [held, links, meta] = [besides, 'links', 'meta'].map((name) => nameIn(name, properties[name], language))
  const rest = Object.entries(whole).filter(([name]) => ![held, links, meta].includes(name))
  const all = { ...asMembers(whole[meta ?? '']), ...Object.fromEntries(rest) }
  return Object.keys(all).length === 0 ? {} : { meta: all }
}

/** The members that a schema names, under their English names; what they hold keeps its own. */
function inEnglish({ properties = {} }: Schema, value: Members, language: Language): Members {
  const entries = Object.entries(properties).map(([name, property]) => [name, value[nameIn(name, property, language)]])
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined))
}

function asMembers(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function asList(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.map(asMembers) : []
}
