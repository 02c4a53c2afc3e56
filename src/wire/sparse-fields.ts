// Sparse fields: what a read of one resource, or of a list, lets its asker choose.

import type { WireTypes } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { isTagged, type Operation } from './operation.ts'
import { getSchema, resolve, type Schema } from './schemas.ts'

/** The schema of the query of an operation: what reads one resource takes `fields` alone. */
export function querySchemaOf(operation: Operation): keyof WireTypes | null {
  return operation.query ?? (oneOf(operation) === undefined ? null : 'OneQuery')
}

/** The schema whose fields a query names: that of the items of a list, or of the one resource that is read. */
export function namedFieldsOf(operation: Operation): Schema | undefined {
  const { query } = operation
  if (query === null) return oneOf(operation)
  const listed = getSchema(query)['x-list']
  return listed === undefined ? undefined : getSchema(listed)
}

/** Of a document of JSON:API its attributes, under the names of its resource. */
function oneOf(operation: Operation): Schema | undefined {
  const { query, reply } = operation
  if (query !== null || reply === null || !isTagged(operation)) return undefined
  const whole = getSchema(reply)
  const attributes = resolve(whole.properties?.data ?? {}).properties?.attributes
  return attributes === undefined ? whole : { ...whole, ...resolve(attributes) }
}

/**
 * An answer of one resource with the chosen fields alone; the id and the type of a document stay.
 * @example keepChosen({ id: '7', nome: 'a' }, { operation: getOperation('get_watch'), fields: ['name'], language: 'pt' }) // { nome: 'a' }
 */
export function keepChosen(answer: unknown, { operation, fields, language }: Chosen): unknown {
  const { properties = {} } = oneOf(operation) ?? {}
  const names = new Set(fields.map((field) => (language === 'pt' ? (properties[field]?.['x-pt'] ?? field) : field)))
  const [data, attributes] = language === 'pt' ? ['dados', 'atributos'] : ['data', 'attributes']
  const found = memberOf(memberOf(answer, data), attributes)
  if (found === undefined) return pick(answer, names)
  return { ...Object(answer), [data]: { ...Object(memberOf(answer, data)), [attributes]: pick(found, names) } }
}

export interface Chosen {
  readonly operation: Operation
  /** English names. */
  readonly fields: readonly string[]
  readonly language: Language
}

function pick(value: unknown, names: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(Object(value)).filter(([name]) => names.has(name)))
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
