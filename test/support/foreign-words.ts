// Names and words of the other language in an answer.

import type { Language } from '../../src/domain/vocabulary.ts'
import { chatEvents, events } from '../../src/wire/events.ts'
import { type Schema, schemas } from '../../src/wire/schemas.ts'
import { wordsIn } from '../../src/wire/vocabularies.ts'

interface Words {
  readonly names: ReadonlySet<string>
  readonly values: ReadonlySet<string>
}

const words: Readonly<Record<Language, Words>> = { en: wordsOf('en'), pt: wordsOf('pt') }

/** Texts of people and of sources, and ids, which may be any word. */
const freeFields: ReadonlySet<string> = new Set(
  'name nome query consulta text texto unit unidade found encontrado given informado file arquivo id original_id id_original operation operacao'.split(
    ' ',
  ),
)

/**
 * Every field name and every value in an answer that is ours in the other language and no word of this one.
 * @example foreignWords({ dados: [{ status: 'failed' }] }, 'pt') // ['dados.0.status: failed']
 */
export function foreignWords(answer: unknown, language: Language): readonly string[] {
  const [own, other] = language === 'pt' ? [words.pt, words.en] : [words.en, words.pt]
  const found: string[] = []
  const visit = (value: unknown, path: readonly string[]): void => {
    const field = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
    if (typeof value === 'string' && !freeFields.has(field) && other.values.has(value) && !own.values.has(value))
      found.push(`${path.join('.')}: ${value}`)
    if (typeof value !== 'object' || value === null) return
    for (const [name, child] of Object.entries(value)) {
      const here = [...path, name]
      if (other.names.has(name) && !own.names.has(name)) found.push(here.join('.'))
      visit(child, here)
    }
  }
  visit(answer, [])
  return found
}

function wordsOf(language: Language): Words {
  const ofStreams = [...events, ...chatEvents]
  const names = new Set<string>(ofStreams.map(({ name, namePt }) => (language === 'pt' ? namePt : name)))
  const values = new Set<string>()
  const visit = (schema: Schema): void => {
    const { enum: english = [], 'x-pt-enum': portuguese = english, properties = {}, items, oneOf = [] } = schema
    for (const word of language === 'pt' ? portuguese : english) values.add(word)
    for (const word of schema['x-words'] === undefined ? [] : wordsIn(schema, language)) {
      values.add(word)
      names.add(word)
    }
    for (const [name, property] of Object.entries(properties)) {
      names.add(language === 'pt' ? (property['x-pt'] ?? name) : name)
      visit(property)
    }
    const free = schema.additionalProperties
    for (const part of [...(items ? [items] : []), ...oneOf, ...(typeof free === 'object' ? [free] : [])]) visit(part)
  }
  for (const schema of schemas.values()) visit(schema)
  return { names, values }
}
