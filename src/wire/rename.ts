// Renames values along their schema: property names, enumerated values, words, paths of the interface and its fixed texts.
// R1. toEnglish(name, toPortuguese(name, value)) equals value for every valid value in English, as R3 takes it: one with the
//     Portuguese name of a field, or word of a vocabulary, in a free place would come back as the English one.
// R2. Only what a schema names is renamed: texts and unknown fields stay as they are.
// R3. Towards English it is as strict as its path: one of one language refuses a name or value of the other and says the right one,
//     one that both languages share takes either, and one field only once.

import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import type { Reason } from '../reasons.ts'
import { translatePath } from './router.ts'
import { getSchema, resolve, type Schema, schemas } from './schemas.ts'
import { texts } from './texts.ts'
import { translateKey, translateWord } from './vocabularies.ts'

/** The language whose names a request may have. */
export type Spelling = Language | 'either'

/**
 * A value in the names of its spelling as the same value in English names. Unknown fields stay, for validation to refuse.
 * Throws VALIDATION_ERROR with the field (English path) where a spelling stands that is not taken, or both of one field.
 * @example toEnglish('LoginRequest', { email: 'a@b.br', senha: 'x' }) // { email: 'a@b.br', password: 'x' }
 */
export function toEnglish(schemaName: string, value: unknown, spelling: Spelling = 'pt'): unknown {
  return rename(getSchema(schemaName), value, { to: 'en', spelling, path: [] })
}

/**
 * A value in English names as the same value in Portuguese names.
 * @example toPortuguese('Factor', { factor: 'a', impact: 1, description: 'b' }) // { fator: 'a', impacto: 1, descricao: 'b' }
 */
export function toPortuguese(schemaName: string, value: unknown): unknown {
  return rename(getSchema(schemaName), value, { to: 'pt', spelling: 'en', path: [] })
}

/** A text of a schema in English, such as the value of a filter; `path` names it in a refusal. */
export function toEnglishText(
  schema: Schema,
  text: string,
  at: { readonly spelling: Spelling; readonly path: string },
): string {
  return renameText(schema, text, { to: 'en', spelling: at.spelling, path: [at.path] })
}

interface RenamePosition {
  readonly to: Language
  readonly spelling: Spelling
  /** English path. */
  readonly path: readonly string[]
}

function rename(reference: Schema, value: unknown, place: RenamePosition): unknown {
  const schema = shapeOf(resolve(reference))
  if (schema.oneOf !== undefined) return rename(chooseBranch(schema.oneOf, value), value, place)
  if (typeof value === 'string') return renameText(schema, value, place)
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return renameObject(schema, value, place)
  const { items } = schema
  if (items === undefined) return value
  return value.map((item, index) => rename(items, item, { ...place, path: [...place.path, String(index)] }))
}

/** The definition whose names a value has: its own, or one that it names. */
export function shapeOf(schema: Schema): Schema {
  const { 'x-shape': shape, 'x-nullable': nullable } = schema
  if (shape !== undefined) return resolve(getSchema(shape))
  const definition = nullable === undefined ? undefined : schemas.get(nullable)
  return definition === undefined ? schema : resolve(definition)
}

function renameObject(schema: Schema, value: object, place: RenamePosition): unknown {
  const names = propertyNames(schema)
  const free = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
  const given = new Set<string>()
  const entries = Object.entries(value).map(([key, child]) => {
    const name = place.to === 'en' ? englishName(names, key, place) : names.properties.has(key) ? key : undefined
    if (name === undefined) {
      const word = translateKey(schema, key, place.to)
      return [word, free === undefined ? child : rename(free, child, { ...place, path: [...place.path, key] })]
    }
    const path = [...place.path, name]
    if (given.has(name)) throw invalid(path, 'named_twice')
    given.add(name)
    const property = names.properties.get(name) ?? {}
    return [place.to === 'en' ? name : (property['x-pt'] ?? name), rename(property, child, { ...place, path })]
  })
  return Object.fromEntries(entries)
}

/** English name of a field; undefined where the schema has none of this name. */
function englishName(names: PropertyNames, key: string, { spelling, path }: RenamePosition): string | undefined {
  const isEnglish = names.properties.has(key)
  const fromPortuguese = names.english.get(key)
  if (spelling === 'either') return isEnglish ? key : fromPortuguese
  if (spelling === 'en') {
    if (isEnglish || fromPortuguese === undefined) return isEnglish ? key : undefined
    throw invalid([...path, fromPortuguese], 'portuguese_name', { given: key })
  }
  if (fromPortuguese === undefined && isEnglish) throw invalid([...path, key], 'english_name', { given: key })
  return fromPortuguese
}

function renameText(schema: Schema, value: string, place: RenamePosition): string {
  if (schema['x-path']) return translatePath(value, place.to)
  if (schema['x-text']) return texts[place.to].get(value) ?? value
  const { enum: english, 'x-pt-enum': portuguese } = schema
  if (portuguese === undefined || english === undefined) return renameWord(schema, value, place)
  if (place.to === 'pt') return portuguese[english.indexOf(value)] ?? value
  return englishValue({ english, portuguese }, value, place)
}

function renameWord(schema: Schema, value: string, { to, spelling }: RenamePosition): string {
  return to === 'en' && spelling === 'en' ? value : translateWord(schema, value, to)
}

/** English value of an enumerated one; what is none of the values stays, for validation to refuse. */
function englishValue(
  { english, portuguese }: { readonly english: readonly string[]; readonly portuguese: readonly string[] },
  value: string,
  { spelling, path }: RenamePosition,
): string {
  const [isEnglish, index] = [english.includes(value), portuguese.indexOf(value)]
  const found = english[index] ?? value
  const facts = { given: value, allowed: [isEnglish ? value : found] }
  if (spelling === 'pt' && index === -1 && isEnglish) throw invalid(path, 'english_value', facts)
  if (spelling === 'en' && index !== -1 && !isEnglish) throw invalid(path, 'portuguese_value', facts)
  return isEnglish && spelling !== 'pt' ? value : found
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
    const names = propertyNames(resolve(branch))
    const { properties, english } = names
    const known = keys.filter((key) => properties.has(key) || english.has(key)).length
    return known + (admits(names, value) ? 0.5 : 0)
  }
  return branches.reduce((best, branch) => (score(branch) > score(best) ? branch : best))
}

function admits({ properties, english }: PropertyNames, value: unknown): boolean {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return fields.every(([name, field]) => {
    const property = properties.get(name) ?? properties.get(english.get(name) ?? '')
    const { enum: listed, 'x-pt-enum': listedPt } = property === undefined ? {} : resolve(property)
    return listed === undefined || listed.includes(field) || listedPt?.includes(field as string) === true
  })
}

function invalid(path: readonly string[], reason: Reason, facts: Record<string, unknown> = {}): AppError {
  return new AppError('VALIDATION_ERROR', { field: path.join('.'), reason, ...facts })
}
