// What there is to say of an error in a language: its rows of the tables, and an example that is rendered as real ones are.

import type { Language } from '../domain/vocabulary.ts'
import { AppError, type ErrorCode, errorCodes, errorRow, wireCode } from '../errors.ts'
import { errorEnvelope } from './envelope.ts'
import { type ErrorExample, errorExamples, proseInPortuguese } from './error-examples.ts'
import { errorGuides } from './error-guides.ts'
import type { Operation } from './operation.ts'
import { errorCodesOf } from './operation-errors.ts'
import { getOperation, operations } from './operations.ts'
import { toPortuguese } from './rename.ts'
import { pathIn } from './router.ts'
import { describedIn, nameIn } from './schema-in-language.ts'
import { getSchema } from './schemas.ts'

export interface ErrorDescription {
  /** As callers of the language see it. */
  readonly code: string
  /** As callers of the other one do. */
  readonly twin: string
  /** One for each status that the code comes with. */
  readonly forms: readonly ErrorForm[]
}

export interface ErrorForm {
  readonly status: number
  readonly recoverable: boolean
  readonly message: string
  readonly cause: string
  readonly remedy: string
  readonly example: RenderedExample
  /** Of the details of the example that have a description. */
  readonly details: readonly { readonly name: string; readonly description: string }[]
  readonly operations: readonly { readonly method: string; readonly path: string; readonly summary: string }[]
}

export interface RenderedExample {
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: unknown
  }
  readonly error: AppError
  /** The body of the answer. */
  readonly answer: unknown
}

/** Of the examples alone. */
export const exampleContext = { requestId: '3e0f8a52-6c1b-4d7e-9f24-8b5a7c9d0e13', nowMs: Date.UTC(2026, 2, 2, 12, 30) }

/** Every code of a language, in the order of the table; one that two rows share once. */
export function describeErrors(language: Language): readonly ErrorDescription[] {
  return [...new Set(errorCodes.map(wireCode))].map((code) => describe(code, language))
}

/** Which code a text is, in either language; null where it is none. */
export function findErrorCode(text: string): { readonly code: ErrorCode; readonly language: Language } | null {
  const english = errorCodes.find((code) => wireCode(code) === text)
  if (english !== undefined) return { code: english, language: 'en' }
  const portuguese = errorCodes.find((code) => errorRow(code).codigo === text)
  return portuguese === undefined ? null : { code: portuguese, language: 'pt' }
}

/** What there is to say of the error of a code. */
export function describe(code: ErrorCode, language: Language): ErrorDescription {
  const spelled = { en: wireCode(code), pt: errorRow(code).codigo }
  const rows = errorCodes.filter((other) => wireCode(other) === wireCode(code))
  return {
    code: spelled[language],
    twin: spelled[language === 'en' ? 'pt' : 'en'],
    forms: rows.map((row) => toForm(row, language)),
  }
}

function toForm(code: ErrorCode, language: Language): ErrorForm {
  const { status, recoverable, message } = errorRow(code)
  const { cause, remedy } = errorGuides[code]
  const example = renderExample(code, language)
  const rows: readonly Operation[] = operations
  return {
    status,
    recoverable,
    message: message[language],
    cause: cause[language],
    remedy: remedy[language],
    example,
    details: detailsOf(errorExamples[code], language),
    operations: rows
      .filter((operation) => errorCodesOf(operation).includes(code))
      .map((row) => ({ method: row.method, path: pathIn(row, language), summary: row.summary[language] })),
  }
}

/** A request that gets the error, and its answer, made as every answer is. */
export function renderExample(code: ErrorCode, language: Language): RenderedExample {
  const example = errorExamples[code]
  const operation = getOperation(example.operation)
  const error = new AppError(code, example.details)
  const { body } = errorEnvelope(error, language, { ...exampleContext, operation })
  return { request: requestOf(example, operation, language), error, answer: body }
}

function requestOf(
  { method, params = {}, headers = {}, body }: ErrorExample,
  operation: Operation,
  language: Language,
) {
  const isSigned = operation.permission !== 'public' && headers.Authorization === undefined
  const values = Object.values(params)
  return {
    method: method ?? operation.method,
    path: pathIn(operation, language).replace(/\{\w+\}/g, () => values.shift() ?? ''),
    headers: {
      ...(isSigned && { Authorization: 'Bearer …' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: language === 'pt' ? bodyInPortuguese(body, operation) : body }),
  }
}

function bodyInPortuguese(body: object, { body: schema }: Operation): unknown {
  const said = Object.entries(body).map(([name, value]) => [name, proseInPortuguese.get(value) ?? value])
  return toPortuguese(schema ?? '', Object.fromEntries(said))
}

function detailsOf({ details }: ErrorExample, language: Language) {
  const { properties = {} } = getSchema('ErrorDetails')
  return Object.keys(details).flatMap((key) => {
    const property = properties[key] ?? {}
    const { description } = describedIn(property, language)
    return description === undefined ? [] : [{ name: nameIn(key, property, language), description }]
  })
}
