// Writes src/domain/generated/wire-types.ts from schemas/: one type a definition, English names, and the map of them all.
// `npm run generate` writes; the test of src/wire compares.
import { writeFileSync } from 'node:fs'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { defaultOf, referenceName, type Schema, schemas } from '../src/wire/schemas.ts'

const target = new URL('../src/domain/generated/wire-types.ts', import.meta.url)

/** The text of the generated file. */
export async function generateTypes(): Promise<string> {
  const names = [...schemas.keys()]
  const root = {
    title: 'WireTypes',
    description: 'The type of each schema, by its name.',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    required: names,
    additionalProperties: false,
    definitions: Object.fromEntries([...schemas].map(([name, schema]) => [name, toTyped(schema)])),
  }
  const text = await compile(root as JSONSchema, 'WireTypes', {
    additionalProperties: false,
    bannerComment: '// Generated from schemas/ by `npm run generate`; do not edit.',
    format: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
    ignoreMinAndMaxItems: false,
    maxItems: 2,
  })
  return toReadonly(text)
}

/**
 * The same schema with references inside one document and none of our own words. Validation fills in defaults, so that
 * what has one is always there; what has no type may be anything, unless it names one beside null.
 */
function toTyped({ 'x-clearable': isClearable, ...schema }: Schema): object {
  if (isClearable) return { anyOf: [toTyped(schema), { type: 'null' }] }
  const { $ref, properties, items, oneOf, additionalProperties, 'x-nullable': nullable, ...rest } = schema
  if ($ref !== undefined) return { $ref: `#/definitions/${referenceName($ref)}` }
  const filled = Object.entries(properties ?? {}).flatMap(([name, property]) =>
    defaultOf(property) === undefined ? [] : [name],
  )
  const known = Object.entries(rest).filter(([key]) => !key.startsWith('x-'))
  const isAnything = schema.type === undefined && oneOf === undefined
  return {
    ...Object.fromEntries(known),
    ...(isAnything && { tsType: nullable === undefined ? 'unknown' : `${nullable} | null` }),
    ...(properties && { properties: mapValues(properties, toTyped), required: [...(rest.required ?? []), ...filled] }),
    ...(items && { items: toTyped(items) }),
    ...(oneOf && { oneOf: oneOf.map(toTyped) }),
    ...(typeof additionalProperties === 'object'
      ? { additionalProperties: toTyped(additionalProperties) }
      : additionalProperties !== undefined && { additionalProperties }),
  }
}

function mapValues<Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

/** The same types with `readonly` before every member, list and tuple. */
function toReadonly(text: string): string {
  const lists = [...text.matchAll(/\[\]/g)].map(({ index }) => startOfType(text, index))
  const others = [...text.matchAll(/(?<=^ +)(?:\w+\??|\[k: string\]): |(?<=: )\[/gm)].map(({ index }) => index)
  return [...lists, ...others]
    .sort((left, right) => right - left)
    .reduce((written, at) => `${written.slice(0, at)}readonly ${written.slice(at)}`, text)
}

/** Where the type begins that ends at `end`: a name, or whatever stands in brackets. */
function startOfType(text: string, end: number): number {
  let [at, depth] = [end, 0]
  do {
    at--
    if (/[})]/.test(text.charAt(at))) depth++
    if (/[{(]/.test(text.charAt(at))) depth--
  } while (depth > 0 || /\w/.test(text.charAt(at - 1)))
  return at
}

// No await: the tests import this file, and load what they import without one.
if (process.argv[1] === new URL(import.meta.url).pathname)
  void generateTypes().then((types) => writeFileSync(target, types))
