// Arbitrary values (fast-check) that a schema of the wire allows, in English names.
import fc from 'fast-check'
import { shapeOf } from '../../src/wire/rename.ts'
import { getSchema, resolve, type Schema } from '../../src/wire/schemas.ts'
import { wordsIn } from '../../src/wire/vocabularies.ts'

const instant = { min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }

/** Values of a schema. Patterns are known by their examples, since only a few schemas have one. */
export function valueOfSchema(reference: Schema & { readonly pattern?: string }): fc.Arbitrary<unknown> {
  const schema = resolve(reference) as Schema & Readonly<{ pattern?: string } & Record<string, unknown>>
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(valueOfSchema))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const words = wordsIn(schema, 'en')
  if (words.length > 0) return fc.constantFrom(...words)
  switch (schema.type) {
    case 'object':
      return objectOfSchema(schema)
    case 'array':
      return arrayOfSchema(schema)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1_000_000, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    default:
      return textOfSchema(schema)
  }
}

function objectOfSchema(schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, 'x-keys': vocabulary } = schema
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valueOfSchema(property)]),
  )
  const known = fc.record(model, { requiredKeys: [...required], noNullPrototype: true })
  if (additionalProperties === undefined || additionalProperties === false) return known
  const value = additionalProperties === true ? fc.jsonValue() : valueOfSchema(additionalProperties)
  // A free map may hold any name, also ones that are field names elsewhere; a map beside named fields, which may stand in
  // another definition, or of a vocabulary none that is a name or word of the other language.
  const isFree = Object.keys(shapeOf(schema).properties ?? {}).length === 0 && vocabulary === undefined
  const own = fc.string().map((text) => `free ${text}`)
  const words = vocabulary === undefined ? [] : wordsIn(getSchema(vocabulary), 'en')
  const key = isFree ? fc.string() : words.length === 0 ? own : fc.oneof(own, fc.constantFrom(...words))
  const free = fc.dictionary(key, value, { noNullPrototype: true })
  return fc.tuple(known, free).map(([named, rest]) => ({ ...rest, ...named }))
}

function arrayOfSchema(schema: Schema): fc.Arbitrary<unknown> {
  const { minItems = 0, maxItems = 5, uniqueItems = false } = schema as Readonly<Record<string, number | undefined>>
  const items = valueOfSchema(schema.items ?? {})
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, 5) }
  return uniqueItems ? fc.uniqueArray(items, bounds) : fc.array(items, bounds)
}

function textOfSchema(schema: Schema & Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  if (schema['x-path']) return fc.uuid().map((id) => `/api/v1/investigations/stream/${id}`)
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date') return fc.date(instant).map((date) => date.toISOString().slice(0, 10))
  if (schema.format === 'date-time') return fc.date(instant).map((date) => date.toISOString())
  if (schema.format === 'email') return fc.constantFrom('ana@example.org', 'rui.sa+1@example.com')
  if (schema.pattern !== undefined) {
    const examples = [
      'SP',
      'NE',
      '3550308',
      'pncp_notices',
      'file name.json',
      '287082',
      'none',
      'main',
      '/data/x',
      '22:00',
    ].filter((text) => new RegExp(String(schema.pattern)).test(text))
    return fc.constantFrom(...examples)
  }
  const minLength = Number(schema.minLength ?? 0)
  // Well-formed text without NUL, as validation wants it.
  const unit = fc.constantFrom('a', 'é', '7', ' ', '"', '\\', '€', '𝕏', '.', '_', '\n')
  return fc.string({ unit, minLength, maxLength: Math.min(Number(schema.maxLength ?? 20), minLength + 20) })
}
