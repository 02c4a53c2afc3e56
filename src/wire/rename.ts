// Renames values along their schema: property names, enumerated values, paths of the interface and its fixed texts.
// R1. toEnglish(name, toPortuguese(name, value)) equals value for every valid value.
// R2. Only what a schema names is renamed: free maps, texts and unknown fields stay as they are.
// R3. Towards English it is strict: a field or value in its English spelling, where Portuguese has another, is refused.

import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { translatePath } from './router.ts'
import { getSchema, resolve, type Schema } from './schemas.ts'
import { texts } from './texts.ts'

/**
 * A value in Portuguese names as the same value in English names. Unknown fields stay, for validation to refuse.
 * Throws VALIDATION_ERROR with the field (English path) where an English spelling stands in a Portuguese document.
 * @example toEnglish('LoginRequest', { email: 'a@b.br', senha: 'x' }) // { email: 'a@b.br', password: 'x' }
 */
export function toEnglish(schemaName: string, value: unknown): unknown {
  return rename(getSchema(schemaName), value, { to: 'en', path: [] })
}

/**
 * A value in English names as the same value in Portuguese names.
 * @example toPortuguese('Factor', { factor: 'a', impact: 1, description: 'b' }) // { fator: 'a', impacto: 1, descricao: 'b' }
 */
export function toPortuguese(schemaName: string, value: unknown): unknown {
  return rename(getSchema(schemaName), value, { to: 'pt', path: [] })
}

interface RenamePosition {
  readonly to: Language
  readonly path: readonly string[]
}

function rename(reference: Schema, value: unknown, place: RenamePosition): unknown {
  const schema = resolve(reference)
  if (schema.oneOf !== undefined) return rename(chooseBranch(schema.oneOf, value), value, place)
  if (typeof value === 'string') return renameText(schema, value, place)
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return renameObject(schema, value, place)
  const { items } = schema
  if (items === undefined) return value
  return value.map((item, index) => rename(items, item, { to: place.to, path: [...place.path, String(index)] }))
}

function renameObject(schema: Schema, value: object, { to, path }: RenamePosition): unknown {
  const names = propertyNames(schema)
  const free = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
  const entries = Object.entries(value).map(([key, child]) => {
    const name = to === 'en' ? names.english.get(key) : names.properties.has(key) ? key : undefined
    if (name === undefined) {
      const childPath = [...path, key]
      if (to === 'en' && names.properties.has(key)) throw wrongSpelling(childPath, 'english_name')
      return [key, free === undefined ? child : rename(free, child, { to, path: childPath })]
    }
    const property = names.properties.get(name) ?? {}
    const renamed = rename(property, child, { to, path: [...path, name] })
    return [to === 'en' ? name : (property['x-pt'] ?? name), renamed]
  })
  return Object.fromEntries(entries)
}

function renameText(schema: Schema, value: string, { to, path }: RenamePosition): string {
  const portuguese = schema['x-pt-enum']
  if (schema['x-path']) return translatePath(value, to)
  if (schema['x-text']) return texts[to].get(value) ?? value
  if (portuguese === undefined || schema.enum === undefined) return value
  const [from, target] = to === 'en' ? [portuguese, schema.enum] : [schema.enum, portuguese]
  const index = from.indexOf(value)
  if (index === -1 && to === 'en' && target.includes(value)) throw wrongSpelling(path, 'english_value')
  return target[index] ?? value
}

interface PropertyNames {
  /** Schema by English name. */
  readonly properties: ReadonlyMap<string, Schema>
  /** English name by Portuguese name. */
  readonly english: ReadonlyMap<string, string>
}

const known = new WeakMap<Schema, PropertyNames>()

function propertyNames(schema: Schema): PropertyNames {
  const cached = known.get(schema)
  if (cached !== undefined) return cached
  const properties = new Map(Object.entries(schema.properties ?? {}))
  const english = new Map([...properties].map(([name, property]) => [property['x-pt'] ?? name, name]))
  const names = { properties, english }
  known.set(schema, names)
  return names
}

/**
 * The alternative with the most of a value's top-level fields, in either language; among equals one whose enumerated
 * values include the value's own, such as its kind; else the first.
 */
export function chooseBranch(branches: readonly Schema[], value: unknown): Schema {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const score = (branch: Schema) => {
    const { properties, english } = propertyNames(resolve(branch))
    const known = keys.filter((key) => properties.has(key) || english.has(key)).length
    return known + (admits(properties, value) ? 0.5 : 0)
  }
  return branches.reduce((best, branch) => (score(branch) > score(best) ? branch : best))
}

function admits(properties: ReadonlyMap<string, Schema>, value: unknown): boolean {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return fields.every(([name, field]) => {
    const property = properties.get(name)
    const { enum: listed, 'x-pt-enum': listedPt } = property === undefined ? {} : resolve(property)
    return listed === undefined || listed.includes(field) || listedPt?.includes(field as string) === true
  })
}

function wrongSpelling(path: readonly string[], reason: 'english_name' | 'english_value'): AppError {
  return new AppError('VALIDATION_ERROR', { field: path.join('.'), reason })
}
