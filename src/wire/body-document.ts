// The body of a creating request inside a JSON:API document, `{data: {type, attributes}}`, which each of them takes too.

import { AppError } from '../errors.ts'
import type { Operation } from './operation.ts'
import { documentName, getSchema, resolve } from './schemas.ts'

/** Name of the schema that a body is held to: that of the operation, or of the document around it. */
export function bodySchemaOf({ body, creates }: Pick<Operation, 'body' | 'creates'>, json: unknown): string | null {
  if (body === null || !creates || typeof json !== 'object' || json === null) return body
  return 'data' in json || 'dados' in json ? documentName(body) : body
}

/**
 * A document on a Portuguese path under our Portuguese names, where its members have those of the standard.
 * @example toPortugueseMembers({ data: { type: 'equipe', attributes: {} } }) // { dados: { tipo: 'equipe', atributos: {} } }
 */
export function toPortugueseMembers(document: unknown): unknown {
  const whole = renameMembers(document, { data: 'dados' })
  if (!isMembers(whole) || !('dados' in whole)) return whole
  return { ...whole, dados: renameMembers(whole.dados, { type: 'tipo', attributes: 'atributos' }) }
}

/** What is given under both names stays, to be refused. */
function renameMembers(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isMembers(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const portuguese = Object.hasOwn(names, name) ? names[name] : undefined
    return [portuguese === undefined || Object.hasOwn(value, portuguese) ? name : portuguese, member]
  })
  return Object.fromEntries(entries)
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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
