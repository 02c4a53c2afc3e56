// The error envelope: the only place that words a failure for a caller.

import { maskTyped } from '../domain/mask-personal-ids.ts'
import { type QueryNoteFacts, wordNotes } from '../domain/query-notes.ts'
import type { Language } from '../domain/vocabulary.ts'
import { AppError, errorRow, type Failure, wireCode } from '../errors.ts'
import { type OperationInput, toPortuguesePath } from './field-path.ts'
import { isReason, reasonText } from './reasons.ts'
import { toPortuguese } from './rename.ts'
import { getSchema } from './schemas.ts'

export interface RenderedError {
  /** HTTP status. */
  readonly status: number
  /** The envelope, ready to be serialised. */
  readonly body: unknown
}

/** What every form of a failure has, in English names; details are worded. */
export interface FailureFacts {
  readonly status: number
  readonly code: ReturnType<typeof wireCode>
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
  readonly request_id: string
  readonly timestamp: string
}

/** The request that failed. */
export interface FailureContext {
  /** A UUID. */
  readonly requestId: string
  /** Milliseconds since 1970. */
  readonly nowMs: number
  /** The operation, whose fields the details name; absent where none is known. */
  readonly operation?: OperationInput | null
}

/**
 * A failure as the caller sees it: the table's row for an AppError, INTERNAL_ERROR without any detail for everything else.
 * @example errorEnvelope(new AppError('UNAUTHORIZED'), 'pt', { requestId, nowMs: 0 }) // { status: 401, body: { erro: { codigo: 'NAO_AUTORIZADO', … } } }
 */
export function errorEnvelope(error: unknown, language: Language, context: FailureContext): RenderedError {
  const { status, ...facts } = failureFacts(error, language, context)
  const envelope = { error: facts }
  return { status, body: language === 'pt' ? toPortuguese('ErrorEnvelope', envelope) : envelope }
}

/** The facts of a failure, from which each of its forms is made. */
export function failureFacts(
  error: unknown,
  language: Language,
  { requestId, nowMs, operation }: FailureContext,
): FailureFacts {
  const { code, details } = error instanceof AppError ? error : new AppError('INTERNAL_ERROR')
  const { status, message } = errorRow(code)
  return {
    status,
    code: wireCode(code),
    message: message.en,
    details: wordDetails(details, language, operation),
    request_id: requestId,
    timestamp: new Date(nowMs).toISOString(),
  }
}

const saidUnder = {
  en: { error: 'error', message: 'message', details: 'details', explanation: 'explanation' },
  pt: { error: 'erro', message: 'mensagem', details: 'detalhes', explanation: 'explicacao' },
} as const satisfies Readonly<Record<Language, object>>

/**
 * What an envelope of that language says to a reader; undefined where a body is none.
 * @example envelopeSentence({ erro: { mensagem: 'Sem acesso.', detalhes: {} } }, 'pt') // 'Sem acesso.'
 */
export function envelopeSentence(body: unknown, language: Language): string | undefined {
  const names = saidUnder[language]
  const error = memberOf(body, names.error)
  const said = [memberOf(error, names.message), memberOf(memberOf(error, names.details), names.explanation)]
  const sentences = said.filter((part) => typeof part === 'string')
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/**
 * A failure inside an answer (status, event, report of a command), in the language; its names are English still.
 * @example wordFailure({ code: 'INSUFFICIENT_DATA', details: { suggestion: 'widen_filters' } }, 'pt')
 * // { code: 'INSUFFICIENT_DATA', message: 'Não há registros suficientes.', details: { suggestion: 'Amplie o período, …' } }
 */
export function wordFailure<Known extends Failure>({ code, details, ...rest }: Known, language: Language) {
  const message = errorRow(code).message[language]
  return { code: wireCode(code), message, ...rest, details: wordDetails(details, language) }
}

/** The reason explained beside its code, the suggestion worded, the path of a field and the values it allows spelled; other details as they are. */
function wordDetails(
  details: Readonly<Record<string, unknown>>,
  language: Language,
  operation?: OperationInput | null,
): Record<string, unknown> {
  const { field, fields, reason, suggestion, allowed, query_notes } = details
  // What a request held may come back: the name of a field, a path, an id.
  const shown = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'string' ? maskTyped(value) : value,
  ])
  const worded: Record<string, unknown> = Object.fromEntries(shown)
  if (language === 'pt' && typeof field === 'string') {
    const { path, schema } = toPortuguesePath(field, operation)
    worded.field = maskTyped(path)
    if (Array.isArray(allowed))
      worded.allowed = allowed.map((value) => portugueseValue(value, schema?.enum, schema?.['x-pt-enum']))
  }
  if (isReason(reason)) worded.explanation = reasonText(reason, worded, language)
  if (isReason(suggestion)) worded.suggestion = reasonText(suggestion, spelled(worded, language), language)
  if (isFailures(fields)) worded.fields = fields.map((failing) => wordField(failing, language, operation))
  if (isNotes(query_notes)) worded.query_notes = wordNotes(query_notes, language)
  return worded
}

/** One of several fields that failed. */
function wordField(
  failing: Readonly<Record<string, unknown>>,
  language: Language,
  operation?: OperationInput | null,
): Readonly<Record<string, unknown>> {
  const { field, reason, explanation } = wordDetails(failing, language, operation)
  return { field, reason, ...(explanation !== undefined && { explanation }) }
}

function isFailures(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value)
}

/** The facts with the names of filters as the language spells them, and names from the question and the records in quotes. */
function spelled(facts: Readonly<Record<string, unknown>>, language: Language): Readonly<Record<string, unknown>> {
  const { enum: english, 'x-pt-enum': portuguese } = getSchema('QueryFilterName')
  const { unknown, nearest, filter } = facts
  return {
    ...facts,
    ...(language === 'pt' && { filter: portugueseValue(filter, english, portuguese) }),
    unknown: quoted(unknown),
    nearest: quoted(nearest),
  }
}

function quoted(texts: unknown): unknown {
  return Array.isArray(texts) ? texts.map((text) => `“${text}”`) : texts
}

function isNotes(value: unknown): value is readonly QueryNoteFacts[] {
  return Array.isArray(value)
}

function portugueseValue(value: unknown, english: readonly string[] = [], portuguese: readonly string[] = []): unknown {
  return typeof value === 'string' ? (portuguese[english.indexOf(value)] ?? value) : value
}
