// A schema of the OpenAPI document without its texts: what it takes, in the keywords that a rule reads.

import assert from 'node:assert/strict'

/** The limits of a schema, by which way they narrow it. */
export const maxima = ['maximum', 'maxLength', 'maxItems'] as const
export const minima = ['minimum', 'minLength', 'minItems'] as const

export interface Shape extends Readonly<Partial<Record<(typeof maxima)[number] | (typeof minima)[number], number>>> {
  /** Name of a schema of the document. */
  readonly $ref?: string
  readonly type?: string
  readonly nullable?: boolean
  readonly enum?: readonly (string | null)[]
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
  readonly uniqueItems?: boolean
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: boolean | Shape
  readonly items?: Shape
  readonly oneOf?: readonly Shape[]
  /** Words that it can be, besides others. */
  readonly 'x-words'?: readonly string[]
}

/** A schema as the document has it. */
export interface DocumentShape extends Omit<Shape, 'properties' | 'additionalProperties' | 'items' | 'oneOf'> {
  readonly properties?: Readonly<Record<string, DocumentShape>>
  readonly additionalProperties?: boolean | DocumentShape
  readonly items?: DocumentShape
  readonly oneOf?: readonly DocumentShape[]
  readonly anyOf?: readonly DocumentShape[]
  readonly allOf?: readonly DocumentShape[]
}

const plain = [
  ...['type', 'nullable', 'enum', 'format', 'pattern', 'default', 'uniqueItems', 'required', 'x-words'],
  ...maxima,
  ...minima,
]
const nested = ['$ref', 'properties', 'additionalProperties', 'items', 'oneOf', 'anyOf', 'allOf']
const texts = ['title', 'description', 'example', 'examples', 'deprecated', 'externalDocs']
const known: ReadonlySet<string> = new Set([...plain, ...nested, ...texts])

/** The shape of a schema. A keyword that no rule reads fails: it needs a rule, or is one of the texts. */
export function shapeOf(schema: DocumentShape): Shape {
  for (const keyword of Object.keys(schema)) assert.ok(known.has(keyword), `a rule reads ${keyword} of schemas`)
  assert.ok(!Array.isArray(schema.type), 'a schema has one type, and null as nullable')
  const { $ref, properties, additionalProperties, items, oneOf, anyOf = oneOf, allOf } = schema
  if ($ref !== undefined) return { $ref: $ref.slice($ref.lastIndexOf('/') + 1) }
  if (allOf !== undefined) {
    const [only, ...others] = allOf
    assert.ok(only !== undefined && others.length === 0, 'allOf puts a description around one reference')
    return shapeOf(only)
  }
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => plain.includes(keyword))),
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, shapeOf(one)])),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean' ? additionalProperties : shapeOf(additionalProperties),
    }),
    ...(items !== undefined && { items: shapeOf(items) }),
    ...(anyOf !== undefined && { oneOf: anyOf.map(shapeOf) }),
  }
}
