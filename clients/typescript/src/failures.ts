// What calls throw: always a PrumoError, with the id of the request and how often it was sent.

import { fieldNames } from './generated/field-names.ts'
import type { FeedCloseReason } from './generated/messages.ts'
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

  /** It may pass by itself. */
  get mayPass(): boolean {
    return false
  }
}

/** No answer came. */
export class ConnectionError extends PrumoError {
  override readonly name = 'ConnectionError'

  override get mayPass(): boolean {
    return true
  }
}

/** No answer came in time. */
export class TimeoutError extends PrumoError {
  override readonly name = 'TimeoutError'

  override get mayPass(): boolean {
    return true
  }
}

/** The signal of the call was aborted; its reason is the cause. */
export class AbortedError extends PrumoError {
  override readonly name = 'AbortError'
}

/** A feed was closed. It is thrown where another connection is of no use, or has been tried as often as it was to be. */
export class FeedClosedError extends PrumoError {
  override readonly name = 'FeedClosedError'
  /** Of the close frame. */
  readonly code: number
  readonly reason: FeedCloseReason

  constructor(message: string, sent: Sent & { readonly code: number; readonly reason: FeedCloseReason }) {
    super(message, sent)
    this.code = sent.code
    this.reason = sent.reason
  }

  /** False where another connection would be closed in the same way. */
  override get mayPass(): boolean {
    return !['binary', 'tooLarge', 'accessLost'].includes(this.reason)
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

  override get mayPass(): boolean {
    return this.status === 429 || this.status >= 500
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
  return error instanceof PrumoError && error.mayPass
}
