// Tables of what schemas describe: a column for each field that holds one value, in the names of a language.

import type { FieldColumn } from '../domain/field-column.ts'
import type { Language } from '../domain/vocabulary.ts'
import { shapeOf } from './rename.ts'
import { getSchema, resolve, type Schema } from './schemas.ts'

/**
 * Columns of the fields of a schema, in its order; those of an object within stand in its place.
 * @example fieldColumnsOf('RecordProvenance', 'pt').map(({ name }) => name) // ['fonte', 'importador', …]
 */
export function fieldColumnsOf(schemaName: string, language: Language): readonly FieldColumn[] {
  return fieldsOf(getSchema(schemaName), language, { path: [], english: [] })
}

interface Place {
  readonly path: readonly string[]
  readonly english: readonly string[]
}

function fieldsOf(schema: Schema, language: Language, { path, english }: Place): readonly FieldColumn[] {
  return Object.entries(resolve(schema).properties ?? {}).flatMap(([name, property]) => {
    const place = {
      path: [...path, language === 'pt' ? (property['x-pt'] ?? name) : name],
      english: [...english, name],
    }
    const shape = shapeOf(resolve(property))
    if (shape.properties !== undefined && shape.oneOf === undefined) return fieldsOf(shape, language, place)
    const type = property.$ref?.endsWith('/RecordDay') ? 'date' : typeOf(resolve(property))
    return [{ name: place.path.join('.'), path: place.path, field: place.english.join('.'), type }]
  })
}

function typeOf({ type, format }: Schema): FieldColumn['type'] {
  if (type === 'integer' || type === 'number') return type
  if (type === 'string') return format === 'date' ? 'date' : 'text'
  return type === 'boolean' ? 'text' : 'json'
}
