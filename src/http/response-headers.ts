// Headers of answers: those of every answer, of streams and of failures.
import { type AppError, type ErrorCode, errorRow } from '../errors.ts'
import { limits } from '../limits.ts'

/** The version of the interface. */
export const apiVersion = '1'

// The headers the interface promises on every answer.
const always: Readonly<Record<string, string>> = {
  'X-API-Version': apiVersion,
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'X-XSS-Protection': '1; mode=block',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Content-Security-Policy': "default-src 'self'",
}
/** What answers differ by: how they are packed, the language, and who reads them. */
export const vary = 'Accept, Accept-Encoding, Accept-Language, Authorization, X-API-Key'
const alwaysLines = headerLines(always)

/** Headers as they go over the wire: each a line, begun by the line break that ends the one before. */
function headerLines(headers: Readonly<Record<string, string>>): string {
  let lines = ''
  for (const name in headers) lines += `\r\n${name}: ${headers[name]}`
  return lines
}

/** Lines of an answer's headers: its id, those of every answer, then its own, which win. */
export function responseLines(requestId: string, own: Readonly<Record<string, string>>): string {
  return requestIdLine(requestId) + commonLines(own)
}

/** The line of the request id. */
export function requestIdLine(requestId: string): string {
  return `\r\nX-Request-ID: ${requestId}`
}

/** All lines but the id's, so that answers with the same headers can share them. */
export function commonLines(own: Readonly<Record<string, string>>): string {
  for (const name in own) if (name in always) return headerLines({ ...always, ...own })
  return alwaysLines + headerLines(own)
}

/** Headers of an event stream; the last one keeps a proxy from holding events back. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache',
  Connection: 'keep-alive',
  'X-Accel-Buffering': 'no',
} as const

// What passes by itself, so that it is worth saying when to ask again.
const retriedStatuses = new Set([409, 429, 503])

/** Headers that go with a failure (RFC 9110, RFC 6750). */
export function errorHeaders(error: AppError): Record<string, string> {
  const { status, recoverable } = errorRow(error.code)
  const { allowed, retry_after: retryAfterSeconds } = error.details
  const challenge = challengeTo(error)
  const headers: Record<string, string> = {}
  if (challenge !== undefined) headers['WWW-Authenticate'] = challenge
  if (status === 405 && Array.isArray(allowed)) headers.Allow = allowed.join(', ')
  if (typeof retryAfterSeconds === 'number') headers['Retry-After'] = String(Math.ceil(retryAfterSeconds))
  else if (recoverable && retriedStatuses.has(status)) headers['Retry-After'] = String(limits.retryAfterSeconds)
  return headers
}

/** Error of the challenge by the code of the failure; a challenge to a request without a token carries none (RFC 6750, 3.1). */
const challengeErrors: Readonly<Partial<Record<ErrorCode, string>>> = {
  TOKEN_INVALID: 'invalid_token',
  TOKEN_EXPIRED: 'invalid_token',
  INSUFFICIENT_PERMISSIONS: 'insufficient_scope',
}

/** What `WWW-Authenticate` says of a failure; its words are English, for a header has no accents and programs read it. */
function challengeTo({ code, details }: AppError): string | undefined {
  const { status, message } = errorRow(code)
  const error = challengeErrors[code]
  if (error === undefined) return status === 401 ? 'Bearer realm="api"' : undefined
  const { required_permission: scope } = details
  const described = `Bearer realm="api", error="${error}", error_description="${message.en}"`
  return typeof scope === 'string' ? `${described}, scope="${scope}"` : described
}

const safeName = /^[A-Za-z0-9-]+$/
// A line break in a value could inject headers.
const unsafeValue = /[^\t\x20-\x7e\x80-\xff]/

/** Throws where a name or a value is not valid in a header; handlers set values that may come from data. */
export function validateHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!safeName.test(name) || unsafeValue.test(value)) throw new Error(`header ${JSON.stringify(name)} is not valid`)
  }
}
