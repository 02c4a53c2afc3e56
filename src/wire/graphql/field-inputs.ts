// The arguments of a field: the parameters of its operation's path, query and body, in the language of the graph.

import assert from 'node:assert/strict'
import type { Language } from '../../domain/vocabulary.ts'
import { getOperation } from '../operations.ts'
import { parameterNames, pathIn } from '../router.ts'
import { nameIn } from '../schema-in-language.ts'
import { getSchema, resolve, type Schema } from '../schemas.ts'
import type { FieldRow } from './field-rows.ts'

/** An argument of a field, and where its value goes. */
export type FieldInput =
  | { readonly place: 'path'; readonly name: string; readonly english: string }
  | {
      readonly place: 'query' | 'body'
      readonly name: string
      readonly english: string
      readonly schema: Schema
      readonly owner: string
      readonly isNeeded: boolean
    }
  | { readonly place: 'first' | 'after' | 'filters' | 'idempotency_key'; readonly name: string }

/** Of a list: how it is paged and what is shown of an item, which the graph says in its own way. */
const listWords: ReadonlySet<string> = new Set(['page', 'limit', 'cursor', 'fields', 'include', 'filter'])
/** What any answer can leave out, which a selection says. */
const sparseWords: ReadonlySet<string> = new Set(['fields', 'include'])

/** Choice: the words of Relay's specification stay as they are in both languages; ours are spelled (docs/choices.md#graph). */
export const pageWords = {
  first: { en: 'first', pt: 'first' },
  after: { en: 'after', pt: 'after' },
  filters: { en: 'filters', pt: 'filtros' },
  idempotency_key: { en: 'idempotency_key', pt: 'chave_idempotencia' },
} as const

const known = new WeakMap<FieldRow, Partial<Record<Language, readonly FieldInput[]>>>()

/** The arguments of a field. */
export function inputsOfField(row: FieldRow, language: Language): readonly FieldInput[] {
  const cached = known.get(row) ?? {}
  const found = cached[language] ?? findInputs(row, language)
  known.set(row, { ...cached, [language]: found })
  return found
}

function findInputs(row: FieldRow, language: Language): readonly FieldInput[] {
  const operation = getOperation(row.operation)
  const english = parameterNames(operation.path)
  const path = parameterNames(pathIn(operation, language)).map((name, at): FieldInput => {
    return { place: 'path', name, english: english[at] ?? name }
  })
  const { query, body } = operation
  const isList = row.shape === 'connection'
  const inputs = [
    ...path,
    ...propertiesAt('query', query, language).filter(
      ({ english: name }) =>
        !(isList ? listWords : sparseWords).has(name) && !Object.hasOwn(row.fixed ?? {}, name) && name !== 'filter',
    ),
    ...propertiesAt('body', body, language),
    ...(isList ? pageInputs(query, language) : []),
    ...(row.shape === 'anomalies' ? [ownInput('first', language)] : []),
    ...(operation.creates == null ? [] : [ownInput('idempotency_key', language)]),
  ]
  const names = new Set(inputs.map(({ name }) => name))
  assert.equal(names.size, inputs.length, `${row.name.en} has each argument once`)
  return inputs
}

function ownInput(place: keyof typeof pageWords, language: Language): FieldInput {
  return { place, name: pageWords[place][language] }
}

function pageInputs(query: string | null, language: Language): readonly FieldInput[] {
  const { properties = {} } = query === null ? {} : getSchema(query)
  const filters = properties.filter === undefined ? [] : [ownInput('filters', language)]
  return [ownInput('first', language), ownInput('after', language), ...filters]
}

function propertiesAt(place: 'query' | 'body', definition: string | null, language: Language) {
  if (definition === null) return []
  const { properties = {}, required = [] } = resolve(getSchema(definition))
  return Object.entries(properties).map(([english, schema]) => {
    const isNeeded = required.includes(english)
    return { place, name: nameIn(english, schema, language), english, schema, owner: definition, isNeeded } as const
  })
}
