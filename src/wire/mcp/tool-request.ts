// From a call of a tool to the request of its operation, which is then served like one that came over a connection.

import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { Reason } from '../../reasons.ts'
import { getOperation } from '../operations.ts'
import { inputsOf, type ToolInput, toolPath } from './tool-schemas.ts'
import type { ToolRow } from './tools.ts'

export type ToolArguments = Readonly<Record<string, unknown>>

/** A request of an operation, with names as they were given. */
export interface ToolRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: unknown
  readonly idempotencyKey: string | undefined
}

/**
 * The request that carries a call out. Names and values of the operation are checked by itself. Throws VALIDATION_ERROR for an
 * argument that the tool has not, or that has no place in a path or query.
 */
export function toToolRequest(tool: ToolRow, given: ToolArguments, language: Language): ToolRequest {
  const inputs = inputsOf(tool)
  const values = new Map<ToolInput, unknown>()
  const [query, body] = [new URLSearchParams(), {} as Record<string, unknown>]
  for (const [name, value] of Object.entries(given)) {
    const input = inputs.find(({ nameIn }) => nameIn.en === name || nameIn.pt === name)
    if (input === undefined) throw invalid(name, 'unknown_field')
    values.set(input, value)
    if (input.place === 'query') query.append(name, queryText(name, value))
    if (input.place === 'body') body[name] = value
  }
  const { method, body: schemaName } = getOperation(tool.operation)
  const textOf = (input: ToolInput) => toText(input.nameIn[language], values.get(input))
  const path = inputs.filter(({ place }) => place === 'path').map((input) => encodeURIComponent(textOf(input)))
  const key = inputs.find(({ place }) => place === 'idempotency_key')
  return {
    method,
    path: toolPath(tool, language).replaceAll(/\{\w+\}/g, () => path.shift() ?? ''),
    query: query.toString(),
    body: schemaName === null ? null : body,
    idempotencyKey: key === undefined || !values.has(key) ? undefined : textOf(key),
  }
}

/** The id of the finding that a call asks for. Throws VALIDATION_ERROR without one. */
export function findingIdOf(tool: ToolRow, given: ToolArguments, language: Language): string {
  const input = inputsOf(tool).find(({ place }) => place === 'finding')
  const { en = '', pt = '' } = input?.nameIn ?? {}
  return toText(language === 'pt' ? pt : en, given[en] ?? given[pt])
}

/** A text that stands in a path or a header. */
function toText(name: string, value: unknown): string {
  if (value === undefined) throw invalid(name, 'required')
  if (typeof value !== 'string') throw invalid(name, 'wrong_type', { expected: 'string' })
  if (value === '') throw invalid(name, 'empty')
  return value
}

/** What the query reads again as the same value; an object would be read as a text that nobody wrote. */
function queryText(name: string, value: unknown): string {
  const parts = Array.isArray(value) ? value : [value]
  if (parts.some((part) => typeof part === 'object')) throw invalid(name, 'wrong_type', { expected: 'string' })
  return parts.join(',')
}

function invalid(field: string, reason: Reason, facts: Readonly<Record<string, unknown>> = {}): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason, ...facts })
}
