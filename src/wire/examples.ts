// Examples of what goes over the wire, made along the schemas from the table of values of their fields, in either language.

import type { Language } from '../domain/vocabulary.ts'
import { exampleKeys, exampleValues, shownFields } from './example-values/all.ts'
import type { ExampleValue } from './example-values/example-value.ts'
import { toPortuguese } from './rename.ts'
import { getSchema, referenceName, resolve, type Schema, schemas } from './schemas.ts'
import { wordsIn } from './vocabularies.ts'

/** Where a value stands: the definitions around it, the innermost last, and the field. */
interface Place {
  readonly language: Language
  readonly within: readonly string[]
  readonly field: string
}

/** Stands for a value that the table lacks; `test/wire/examples.test.ts` finds none. */
export const missingExample = '…'

/**
 * A value that the schema of this name allows, in the names of a language.
 * @example exampleIn('LoginRequest', 'pt') // { email: 'ana@example.org', senha: '…' }
 */
export function exampleIn(schemaName: string, language: Language): unknown {
  const value = exampleInWords(schemaName, language)
  return language === 'pt' ? toPortuguese(schemaName, value) : value
}

/** The same under English names, with prose in a language. */
export function exampleInWords(schemaName: string, language: Language): unknown {
  return exampleAt(getSchema(schemaName), { language, within: [schemaName], field: '' })
}

/** The example of a field that stands by itself, such as a parameter; undefined where the table has none. */
export function exampleOfField(field: string, schema: Schema, { language, within }: Omit<Place, 'field'>): unknown {
  return rowOf(resolve(schema), { language, within, field })
}

/** The example of a field of a definition, in the words of English. */
export function exampleAtField(field: string, schema: Schema, place: Omit<Place, 'field'>): unknown {
  return exampleAt(schema, { ...place, field })
}

function exampleAt(reference: Schema, place: Place): unknown {
  if (reference.$ref !== undefined) {
    const name = referenceName(reference.$ref)
    return exampleAt(getSchema(name), { ...place, within: [...place.within, name] })
  }
  const { 'x-nullable': nullable, enum: words, oneOf, default: usual } = reference
  const row = rowOf(reference, place)
  if (row !== undefined) return row
  if (words !== undefined) return words[0]
  if (oneOf !== undefined) return exampleAt(oneOf[0] ?? {}, place)
  if (nullable !== undefined) return exampleAt(nullableSchema(nullable), place)
  const [word] = wordsIn(reference, 'en')
  if (word !== undefined) return word
  if (usual !== undefined && reference.type !== 'array') return usual
  return valueOfType(reference, place)
}

function nullableSchema(name: string): Schema {
  return schemas.has(name) ? { $ref: `#/definitions/${name}` } : { type: 'string' }
}

function valueOfType(schema: Schema, place: Place): unknown {
  switch (schema.type) {
    case 'array':
      return arrayOf(schema, place)
    case 'boolean':
      return true
    case 'integer':
      return within(schema, 3)
    case 'number':
      return within(schema, 12.5)
    case 'string':
      return textOf(schema)
    default:
      return objectOf(schema, place)
  }
}

function arrayOf({ items = {}, minItems = 1 }: Schema, place: Place): readonly unknown[] {
  const isRepeated = items.$ref !== undefined && place.within.includes(referenceName(items.$ref))
  return isRepeated ? [] : Array.from({ length: Math.max(1, minItems) }, () => exampleAt(items, place))
}

function within({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema, value: number): number {
  return Math.min(Math.max(value, minimum), maximum)
}

const formats: Readonly<Record<string, string>> = {
  uuid: '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60',
  date: '2026-03-02',
  'date-time': '2026-03-02T12:30:00.000Z',
  email: 'ana@example.org',
  uri: 'https://example.org/prumo',
}

function textOf({ format = '' }: Schema): string {
  return formats[format] ?? missingExample
}

function objectOf({ 'x-shape': shape, 'x-each': each, ...schema }: Schema, place: Place): unknown {
  // Renamed by itself, as it is read.
  if (each !== undefined) return exampleIn(each, place.language)
  if (shape !== undefined)
    return place.within.includes(shape) ? {} : exampleAt({ $ref: `#/definitions/${shape}` }, place)
  const { properties = {}, required = [], additionalProperties, 'x-keys': vocabulary } = schema
  const shown = shownFields[place.within.at(-1) ?? '']
  const entries = Object.entries(properties).flatMap(([field, property]) => {
    const isShown = shown === undefined || shown.includes(field)
    const isRepeated = property.$ref !== undefined && place.within.includes(referenceName(property.$ref))
    if (!required.includes(field) && (!isShown || isRepeated)) return []
    return [[field, exampleAt(property, { ...place, field })]]
  })
  if (typeof additionalProperties !== 'object' || entries.length > 0) return Object.fromEntries(entries)
  const words = vocabulary === undefined ? [] : wordsIn(getSchema(vocabulary), 'en')
  const key = exampleKeys[place.field] ?? words[0] ?? missingExample
  return { [key]: exampleAt(additionalProperties, place) }
}

/** What the table says of a field, in the definition around it or in any, where it is of the type that the schema wants. */
function rowOf(schema: Schema, { within, field, language }: Place): ExampleValue | undefined {
  const row = exampleValues[`${within.at(-1)}.${field}`] ?? exampleValues[field]
  const value = typeof row === 'object' && 'en' in row ? row[language] : row
  return value !== undefined && isOfType(schema, value) ? value : undefined
}

function isOfType(schema: Schema, value: ExampleValue): boolean {
  const { type, format, pattern = '', enum: allowed, items = {}, minimum, maximum, 'x-nullable': nullable } = schema
  const words = allowed ?? wordsIn(schema, 'en')
  if (words.length > 0) return words.includes(String(value))
  if (type === undefined && nullable === undefined && schema.oneOf === undefined) return true
  if (typeof value === 'boolean') return type === 'boolean'
  if (typeof value === 'object') return type === 'array' && value.every((item) => isOfType(resolve(items), item))
  if (typeof value === 'number') {
    const isNumber = type === 'number' || nullable === 'number' || (Number.isInteger(value) && type === 'integer')
    return isNumber && value >= (minimum ?? value) && value <= (maximum ?? value)
  }
  if (!new RegExp(pattern).test(value)) return false
  return (type === 'string' || nullable === 'string') && (format === undefined || isOfFormat(format, value))
}

function isOfFormat(format: string, value: string): boolean {
  const example = formats[format]
  return example !== undefined && example.replace(/\w/g, 'x') === value.replace(/\w/g, 'x')
}
