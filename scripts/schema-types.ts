// Types from schemas: one a definition, and the map of those that are wanted.
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { defaultOf, referenceName, type Schema } from '../src/wire/schemas.ts'

export interface TypesWanted {
  readonly definitions: ReadonlyMap<string, Schema>
  /** Those of the map; what they refer to has a type too. */
  readonly names: readonly string[]
  /** Whether what has a default is always there, as after validation, or can be left out, as in a request. */
  readonly defaults: 'filled' | 'optional'
  /** First line of the text. */
  readonly banner: string
}

/** The text of a module of types, formatted; the map is `WireTypes`. */
export async function typesOf(wanted: TypesWanted): Promise<string> {
  return toReadonly(await compileTypes(wanted, { format: true }))
}

/** Whether a text has these types, however it is formatted: formatting takes most of the time. */
export async function hasTypes(text: string, wanted: TypesWanted): Promise<boolean> {
  return withoutForm(text) === withoutForm(await compileTypes(wanted, { format: false }))
}

function withoutForm(text: string): string {
  return text.replace(/\breadonly /g, '').replace(/[\s;()|'"]/g, '')
}

async function compileTypes(
  { definitions, names, defaults, banner }: TypesWanted,
  { format }: { readonly format: boolean },
): Promise<string> {
  const typed = [...definitions].map(([name, schema]) => [name, toTyped(schema, defaults)])
  const root = {
    title: 'WireTypes',
    description: 'The type of each schema, by its name.',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    required: names,
    additionalProperties: false,
    definitions: Object.fromEntries(typed),
  }
  return compile(root as JSONSchema, 'WireTypes', {
    additionalProperties: false,
    bannerComment: banner,
    format,
    style: { semi: false, singleQuote: true, printWidth: 120 },
    ignoreMinAndMaxItems: false,
    maxItems: 2,
  })
}

/**
 * The same schema with references inside one document and none of our own words. Validation fills in defaults, so that
 * what has one is always there; what has no type may be anything, unless it names one beside null.
 */
function toTyped({ 'x-clearable': isClearable, ...schema }: Schema, defaults: TypesWanted['defaults']): object {
  const typed = (part: Schema) => toTyped(part, defaults)
  if (isClearable) return { anyOf: [typed(schema), { type: 'null' }] }
  const { $ref, properties, items, oneOf, additionalProperties, 'x-nullable': nullable, ...rest } = schema
  if ($ref !== undefined) return { $ref: `#/definitions/${referenceName($ref)}` }
  const filled = Object.entries(properties ?? {}).flatMap(([name, property]) =>
    defaults === 'optional' || defaultOf(property) === undefined ? [] : [name],
  )
  const known = Object.entries(rest).filter(([key]) => !key.startsWith('x-'))
  const isAnything = schema.type === undefined && oneOf === undefined
  return {
    ...Object.fromEntries(known),
    ...(isAnything && { tsType: nullable === undefined ? 'unknown' : `${nullable} | null` }),
    ...(properties && { properties: mapValues(properties, typed), required: [...(rest.required ?? []), ...filled] }),
    ...(items && { items: typed(items) }),
    ...(oneOf && { oneOf: oneOf.map(typed) }),
    ...(typeof additionalProperties === 'object'
      ? { additionalProperties: typed(additionalProperties) }
      : additionalProperties !== undefined && { additionalProperties }),
  }
}

/** The same record with other values. */
export function mapValues<Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

/** The same types with `readonly` before every member, list and tuple. */
function toReadonly(text: string): string {
  const lists = [...text.matchAll(/\[\]/g)].map(({ index }) => startOfType(text, index))
  const others = [...text.matchAll(/(?<=^ +)(?:\w+\??|\[k: string\]): |(?<=: )\[/gm)].map(({ index }) => index)
  const places = [...lists, ...others].sort((left, right) => left - right)
  return [0, ...places].map((at, index) => text.slice(at, places[index])).join('readonly ')
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
