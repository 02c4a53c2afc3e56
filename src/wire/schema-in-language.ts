// A schema in one language, for documents: names and values translated; of our own `x-` words the listed words alone.

import type { Language } from '../domain/vocabulary.ts'
import { getSchema, referenceName, type Schema } from './schemas.ts'
import { wordsIn } from './vocabularies.ts'

/**
 * A schema as an OpenAPI 3.0 schema object; references point at `#/components/schemas/`.
 * @example schemaIn({ type: 'string', enum: ['high'], 'x-pt-enum': ['alta'] }, 'pt') // { type: 'string', enum: ['alta'] }
 */
export function schemaIn(schema: Schema, language: Language): unknown {
  const { 'x-clearable': isClearable, ...always } = schema
  if (isClearable) return { anyOf: [schemaIn(always, language), nothing] }
  const { 'x-each': each } = schema
  if (each !== undefined) return referenceIn({ ...schema, $ref: each }, language)
  if (schema.$ref !== undefined) return referenceIn(schema, language)
  const { properties, required, items, oneOf, additionalProperties } = schema
  const plain = Object.entries(schema).filter(([key]) => !key.startsWith('x-'))
  const words = wordsIn(schema, language)
  const portuguese = language === 'pt' ? schema['x-pt-enum'] : undefined
  return {
    ...Object.fromEntries(plain),
    ...describedIn(schema, language),
    ...(words.length > 0 && { 'x-words': words }),
    ...(portuguese !== undefined && { enum: portuguese, ...defaultIn(schema, portuguese) }),
    ...(properties !== undefined && { properties: propertiesIn(properties, language) }),
    ...(required !== undefined && { required: required.map((name) => nameIn(name, properties?.[name], language)) }),
    ...(items !== undefined && { items: schemaIn(items, language) }),
    ...(oneOf !== undefined && { oneOf: oneOf.map((branch) => schemaIn(branch, language)) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: schemaIn(additionalProperties, language) }),
  }
}

/** The value that is used where none is given, as a word of the same list. */
function defaultIn({ enum: words = [], default: usual }: Schema, portuguese: readonly string[]) {
  const word = portuguese[words.indexOf(String(usual))]
  return word === undefined ? {} : { default: word }
}

/** The schemas that a part of a document refers to, and those that these refer to, by name. */
export function schemasFor(part: unknown, language: Language): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  const waiting = [part]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found[name] !== undefined) continue
      found[name] = schemaIn(getSchema(name), language)
      waiting.push(found[name])
    }
  }
  return found
}

/** Null as OpenAPI 3.0 spells it. */
const nothing = { type: 'string', nullable: true, enum: [null] }

/** Nothing may stand beside a reference in OpenAPI 3.0, so that a description goes around it. */
function referenceIn(schema: Schema, language: Language): unknown {
  const reference = { $ref: `#/components/schemas/${referenceName(schema.$ref ?? '')}` }
  return schema.description === undefined ? reference : { ...describedIn(schema, language), allOf: [reference] }
}

/** The description in a language. */
export function describedIn({ description, 'x-pt-description': portuguese }: Schema, language: Language) {
  const text = language === 'pt' ? (portuguese ?? description) : description
  return text === undefined ? {} : { description: text }
}

function propertiesIn(properties: Readonly<Record<string, Schema>>, language: Language): unknown {
  const entries = Object.entries(properties)
  return Object.fromEntries(
    entries.map(([name, property]) => [nameIn(name, property, language), schemaIn(property, language)]),
  )
}

/** The name of a property in a language. */
export function nameIn(name: string, property: Schema | undefined, language: Language): string {
  return language === 'pt' ? (property?.['x-pt'] ?? name) : name
}
