// The shapes of the wire, read once from schemas/. Every definition has a name that is unique over all files;
// references are resolved by that name.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'

/** The part of JSON Schema that schemas/ uses: the overlap of draft-07 and OpenAPI 3.0, and our own `x-` words. */
export interface Schema {
  readonly $ref?: string
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  readonly description?: string
  readonly 'x-pt-description'?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** Portuguese name of the property. */
  readonly 'x-pt'?: string
  /** Portuguese values, in the order of `enum`. */
  readonly 'x-pt-enum'?: readonly string[]
  /** Words that a text can be, besides others: English → Portuguese. */
  readonly 'x-words'?: Readonly<Record<string, string>>
  /** Names of definitions whose words, values or property names a text can be. */
  readonly 'x-words-of'?: readonly string[]
  /** Words around one of them, English → Portuguese: a star stands for it. */
  readonly 'x-affixes'?: Readonly<Record<string, string>>
  /** Name of the definition whose words are the keys of the map. */
  readonly 'x-keys'?: string
  /** Name of the definition whose names an object has that is not validated along it. */
  readonly 'x-shape'?: string
  /** Name of the definition that each is held to by itself, whatever became of the others. */
  readonly 'x-each'?: string
  /** What a value of the `pattern` is: an id of the words in wire/reasons.ts. */
  readonly 'x-pattern'?: string
  readonly pattern?: string
  /** The value is a path of the interface, spelled differently in each language. */
  readonly 'x-path'?: true
  /** The value is a text of the interface, translated where it is one of texts.ts. */
  readonly 'x-text'?: true
  /** Type of the value where it is not null, which JSON Schema and OpenAPI 3.0 spell differently. */
  readonly 'x-nullable'?: string
  /** Null is taken too, and takes the field back to what it is without having been given. */
  readonly 'x-clearable'?: true
  /** Code of the failure when the value is none of `enum`. */
  readonly 'x-error'?: 'INVALID_DATA_SOURCE'
  /** Name of the schema of the listed items, whose fields `sort`, `fields` and `filter` name. */
  readonly 'x-list'?: string
  /** Names of the resource, as its type and in `fields[name]`. */
  readonly 'x-resource'?: readonly string[]
  readonly 'x-resource-pt'?: readonly string[]
  /** Of a body: the definition of what it makes, whose resource it can be sent as. */
  readonly 'x-creates'?: string
  /** The field that is the id of the resource; one of a kind has none. */
  readonly 'x-id'?: string
}

const folder = new URL('../../schemas/', import.meta.url)

/** Every definition by name. */
export const schemas: ReadonlyMap<string, Schema> = readSchemas()

/** The definition with this name; a missing one is a bug in the caller. */
export function getSchema(name: string): Schema {
  const schema = schemas.get(name)
  assert(schema, `the schema ${name} exists`)
  return schema
}

/** The schema behind a reference, or the schema itself. */
export function resolve(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolve(getSchema(referenceName(schema.$ref)))
}

/** The value of a property that a request leaves out; undefined where it has none. */
export function defaultOf(property: Schema): unknown {
  return property.default ?? resolve(property).default
}

/**
 * Name of the definition that a reference points at.
 * @example referenceName('results.json#/definitions/Factor') // 'Factor'
 */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

function readSchemas(): Map<string, Schema> {
  const found = new Map<string, Schema>()
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  for (const file of files.sort()) {
    const { definitions } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      definitions: Record<string, Schema>
    }
    for (const [name, schema] of Object.entries(definitions)) {
      assert(!found.has(name), `the schema name ${name} is unique`)
      found.set(name, schema)
    }
  }
  for (const [name, schema] of [...found]) {
    const made = schema['x-creates']
    if (made !== undefined) found.set(documentName(name), documentOf(name, found.get(made)))
  }
  return found
}

/** Name of the definition of a body as the attributes of a JSON:API document. */
export function documentName(name: string): string {
  return `${name}Document`
}

/** The document that holds the body of a name as the attributes of a resource. */
function documentOf(name: string, made: Schema | undefined): Schema {
  assert(made?.['x-resource'], `${name} makes a resource`)
  const { 'x-resource': english, 'x-resource-pt': portuguese = english } = made
  const type = {
    'x-pt': 'tipo',
    type: 'string',
    enum: english.slice(0, 1),
    'x-pt-enum': portuguese.slice(0, 1),
  } as const
  const attributes = { 'x-pt': 'atributos', $ref: `#/definitions/${name}` }
  const resource = { type: 'object', additionalProperties: false, required: ['type', 'attributes'] } as const
  const data = { ...resource, 'x-pt': 'dados', properties: { type, attributes } }
  return { type: 'object', additionalProperties: false, required: ['data'], properties: { data } }
}
