// The body of a creating request inside a JSON:API document, `{data: {type, attributes}}`, which each of them takes too.

import { AppError } from '../errors.ts'
import type { Operation } from './operation.ts'
import { documentName, getSchema, resolve } from './schemas.ts'

/** Name of the schema that a body is held to: that of the operation, or of the document around it. */
export function bodySchemaOf({ body, creates }: Pick<Operation, 'body' | 'creates'>, json: unknown): string | null {
  if (body === null || !creates || typeof json !== 'object' || json === null) return body
  return 'data' in json || 'dados' in json ? documentName(body) : body
}

/** The body itself, of a valid value of a schema. */
export function attributesOf(value: unknown, schemaName: string, { body }: Pick<Operation, 'body'>): unknown {
  if (schemaName === body) return value
  return (value as { readonly data: { readonly attributes: unknown } }).data.attributes
}

/** A failure that names a field of the body, as the document around it has that field. */
export function inDocument(error: AppError, schemaName: string | null, { body }: Pick<Operation, 'body'>): AppError {
  const { code, details } = error
  const { field, fields } = details
  if (body === null || schemaName === null || schemaName === body || typeof field !== 'string') return error
  const { properties = {} } = resolve(getSchema(body))
  const isOfBody = (name: string) => Object.hasOwn(properties, name.split('.')[0] ?? '')
  if (fields !== undefined || !isOfBody(field)) return error
  return new AppError(code, { ...details, field: `data.attributes.${field}` }, { cause: error })
}
