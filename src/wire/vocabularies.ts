// Open vocabularies of the wire: words that stand as values or as keys of maps, each with its Portuguese twin, by their schema.

import type { Language } from '../domain/vocabulary.ts'
import { getSchema, resolve, type Schema } from './schemas.ts'

/** Words by the language wanted: English word → Portuguese one, and the reverse. */
interface Words {
  readonly pt: ReadonlyMap<string, string>
  readonly en: ReadonlyMap<string, string>
  /** Words around another word, such as `expected_*`: a star stands for it in both languages. */
  readonly affixes: readonly (readonly [english: string, portuguese: string])[]
}

const known = new WeakMap<Schema, Words | null>()

/**
 * A word in a language by the vocabulary of its schema; a text that is none of its words stays.
 * @example translateWord(getSchema('MetricName'), 'expected_value', 'pt') // 'valor_esperado'
 */
export function translateWord(schema: Schema, text: string, to: Language): string {
  const words = wordsOf(schema)
  if (words === null) return text
  const direct = words[to].get(text)
  if (direct !== undefined) return direct
  for (const [english, portuguese] of words.affixes) {
    const [from, target] = to === 'pt' ? [english, portuguese] : [portuguese, english]
    const core = coreOf(from, text)
    const found = core === undefined ? undefined : words[to].get(core)
    if (found !== undefined) return target.replace('*', found)
  }
  return text
}

/** The words of a schema in a language, for documents; none where it is any text. */
export function wordsIn(schema: Schema, language: Language): readonly string[] {
  const words = wordsOf(schema)
  return words === null ? [] : [...words[language === 'pt' ? 'en' : 'pt'].keys()]
}

/** A key of a map in a language, where the map names the vocabulary of its keys. */
export function translateKey({ 'x-keys': name }: Schema, key: string, to: Language): string {
  return name === undefined ? key : translateWord(getSchema(name), key, to)
}

function wordsOf(schema: Schema): Words | null {
  const cached = known.get(schema)
  if (cached !== undefined) return cached
  const pairs = pairsOf(schema)
  const words = {
    pt: new Map(pairs),
    en: new Map(pairs.map(([en, pt]) => [pt, en])),
    affixes: Object.entries(schema['x-affixes'] ?? {}),
  }
  const found = pairs.length === 0 ? null : words
  known.set(schema, found)
  return found
}

type Pair = readonly [english: string, portuguese: string]

/** Words of its own, then those of other definitions: enumerated values, words or names of properties. */
function pairsOf({ 'x-words': own = {}, 'x-words-of': others = [] }: Schema): readonly Pair[] {
  return [...Object.entries(own), ...others.flatMap((name) => pairsOfDefinition(resolve(getSchema(name))))]
}

function pairsOfDefinition(schema: Schema): readonly Pair[] {
  const { enum: english = [], 'x-pt-enum': portuguese = english, properties = {} } = schema
  return [
    ...pairsOf(schema),
    ...english.map((word, index): Pair => [word, portuguese[index] ?? word]),
    ...Object.entries(properties).map(([name, property]): Pair => [name, property['x-pt'] ?? name]),
  ]
}

/** What stands for the star of a pattern. */
function coreOf(pattern: string, text: string): string | undefined {
  const [before = '', after = ''] = pattern.split('*')
  const isAlike = text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after)
  return isAlike ? text.slice(before.length, text.length - after.length) : undefined
}
