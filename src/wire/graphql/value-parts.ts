// Where something stands in an answer: from a path of English names to the names of a language.

import assert from 'node:assert/strict'
import type { Language } from '../../domain/vocabulary.ts'
import { nameIn } from '../schema-in-language.ts'
import { getSchema, referenceName, resolve, type Schema } from '../schemas.ts'
import { innerTypeName, typeNameOf } from './type-names.ts'

export interface ValuePart {
  /** In the language. */
  readonly names: readonly string[]
  readonly schema: Schema
  /** What its type is named by. */
  readonly owner: string
  readonly property: string
}

/** The part of a definition at a path; one that is not there is a bug. */
export function partAt(definition: string, path: readonly string[], language: Language): ValuePart {
  let place = { owner: typeNameOf(definition), property: '' }
  let schema = getSchema(definition)
  const names = path.map((property) => {
    const part: Schema | undefined = resolve(schema).properties?.[property]
    assert(part, `${place.owner} has ${property}`)
    const owner = place.property === '' ? place.owner : innerTypeName(place.owner, place.property)
    place =
      part.$ref === undefined ? { owner, property } : { owner: typeNameOf(referenceName(part.$ref)), property: '' }
    schema = part
    return nameIn(property, part, language)
  })
  return { names, schema, ...place }
}

/** The value at a path of names; undefined where it is not there. */
export function graphValueAt(value: unknown, names: readonly string[]): unknown {
  return names.reduce(
    (found: unknown, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  )
}
