// What calls throw: always a PrumoError, with the id of the request and how often it was sent.

import { fieldNames } from './generated/field-names.ts'
import { fieldOf, textOf } from './json-fields.ts'
import type { Language, Types } from './operation-row.ts'

/** Which request failed. */
export interface Sent {
  readonly requestId: string
  readonly attempts: number
}

/** Any failure of a call. */
export class PrumoError extends Error {
  override readonly name: string = 'PrumoError'
  readonly requestId: string
  /** How often the request was sent. */
  readonly attempts: number

  constructor(message: string, { requestId, attempts, cause }: Sent & { readonly cause?: unknown }) {
    super(message, { cause })
    this.requestId = requestId
    this.attempts = attempts
  }
}

/** No answer came. */
export class ConnectionError extends PrumoError {
  override readonly name = 'ConnectionError'
}

/** No answer came in time. */
export class TimeoutError extends PrumoError {
  override readonly name = 'TimeoutError'
}

/** The signal of the call was aborted; its reason is the cause. */
export class AbortedError extends PrumoError {
  override readonly name = 'AbortError'
}

/** A WebSocket was closed for good, with the code of its close frame. */
export class FeedClosedError extends PrumoError {
  override readonly name = 'FeedClosedError'
  readonly code: number

  constructor(message: string, sent: Sent & { readonly code: number }) {
    super(message, sent)
    this.code = sent.code
  }
}

/** The code of a failure in either language. */
export type AnyErrorCode = Types['en']['ErrorCode'] | Types['pt']['ErrorCode']

interface Refusal extends Sent {
  readonly status: number
  readonly headers: Headers
  /** The envelope, or whatever a proxy answered in its place. */
  readonly body: unknown
  readonly language: Language
  /** Milliseconds for which the service asks not to be asked. */
  readonly pauseMs: number | undefined
}

/** The service refused. `code`, `details` and the message are in the language of the client. */
export class ApiError extends PrumoError {
  override readonly name = 'ApiError'
  /** Of the answer; 200 where it had begun already, as with lines. */
  readonly status: number
  readonly headers: Headers
  /** Null where the answer has no envelope, as of a proxy. */
  readonly code: AnyErrorCode | null
  /** Facts about the failure; which of them are there depends on the code. */
  readonly details: Types['en']['ErrorDetails'] & Types['pt']['ErrorDetails']
  /** Path of the field that is wrong. */
  readonly field: string | undefined
  /** As it was answered. */
  readonly body: unknown
  /** Milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor({ status, headers, body, language, pauseMs, ...sent }: Refusal) {
    const names = fieldNames[language]
    const error = fieldOf(body, names.error)
    super(textOf(error, names.message) ?? `HTTP ${status}`, sent)
    this.status = status
    this.headers = headers
    this.body = body
    this.code = (textOf(error, names.code) ?? null) as AnyErrorCode | null
    this.details = (fieldOf(error, names.details) ?? {}) as ApiError['details']
    this.field = textOf(this.details, names.field)
    this.retryAfterMs = pauseMs
  }
}

/** Whether a failure is a refusal with one of these codes; of no code any refusal. */
export function isApiError<Code extends AnyErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError & { readonly code: Code } {
  return error instanceof ApiError && (codes.length === 0 || codes.some((code) => code === error.code))
}

/** Whether a failure may pass by itself. */
export function isPassing(error: unknown): error is PrumoError {
  if (error instanceof ApiError) return error.status === 429 || error.status >= 500
  return error instanceof ConnectionError || error instanceof TimeoutError
}
