// Exchange
// Owns: the attempts of one call: headers, time limit, renewal of credentials, pauses.   Does not own: what the body means.
// E1. A request is sent again only where that makes nothing twice: it reads, it replaces, or it has an idempotency key, which
//     stays the same; or its answer says that it was not carried out: 429, or 503 for another reason than `timeout`, after
//     which the service may still carry it out.
// E2. All attempts of a call have one request id.
// E3. Whatever is thrown is a PrumoError, but for a call that lacks a parameter or the value of its If-Match.

import { addressOf } from './address.ts'
import type { Client, ClientOptions, Opened } from './client.ts'
import { AbortedError, ApiError, ConnectionError, isPassing, PrumoError, TimeoutError } from './failures.ts'
import { fieldNames } from './generated/field-names.ts'
import { parseJson, textOf } from './json-fields.ts'
import type { LogEntry } from './log-entry.ts'
import type { AnyCall, Language, OperationRow } from './operation-row.ts'
import { isTooLong, pause, pauseAfter, retryAfterMs, startTimer } from './pause.ts'

/** Sent as X-Client-Version; the service logs it. */
const clientVersion = 'prumo-client-typescript/0.1.0'
const defaults = { maxRetries: 2, timeout: 30_000 } as const

const acceptedTypes: Partial<Record<OperationRow['answer'], string>> = {
  events: 'text/event-stream',
  lines: 'application/x-ndjson',
}

/** An answer without a body to who has it already (RFC 9110, 15.4.5). */
export const notModifiedStatus = 304

/** A call of an operation by a client. */
export interface Exchange {
  readonly row: OperationRow
  readonly call: AnyCall
  readonly options: ClientOptions<Language>
  /** Asks for new credentials; undefined where there are none. */
  readonly anonymous: Client<Language> | undefined
}

type Read<Body> = (response: Response) => Promise<Body>

/** A call on its way. */
interface Underway {
  readonly exchange: Exchange
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly requestId: string
  /** Counts. */
  attempts: number
}

/** Sends until an answer comes, or a failure that does not pass. */
export async function sendRepeatedly<Body>(
  exchange: Exchange,
  read: Read<Body>,
): Promise<Opened & { readonly body: Body }> {
  const underway = begin(exchange)
  const { row, call, options } = exchange
  const maxRetries = call.maxRetries ?? options.maxRetries ?? defaults.maxRetries
  for (let failures = 0; ; ) {
    try {
      return await sendOnce(underway, read)
    } catch (error) {
      failures++
      const pauseMs = pauseAfter(failures, error instanceof ApiError ? error.retryAfterMs : undefined)
      const isWorthIt = failures <= maxRetries && !isTooLong(pauseMs, options)
      if (!isWorthIt || !isPassing(error) || !isRepeatable(row, call, error)) throw error
      log(underway, { level: 'warn', event: 'repeating', pauseMs, message: error.message })
      await pause(pauseMs, call.signal)
    }
  }
}

/** The body is left to the caller. Of a stream one attempt, or a second one with new credentials: its reader goes on by itself. */
export async function open(exchange: Exchange): Promise<Opened> {
  const left = async () => undefined
  const isOnce = exchange.row.answer === 'events'
  const { body: _, ...opened } = isOnce ? await sendOnce(begin(exchange), left) : await sendRepeatedly(exchange, left)
  return opened
}

function begin(exchange: Exchange): Underway {
  const { row, call, options } = exchange
  // It is meant to be bound to a version, and must not be sent as an edit of any.
  if ('ifMatch' in call && call.ifMatch === undefined)
    throw new TypeError(`${row.id} was given an ifMatch without a value`)
  const requestId = crypto.randomUUID()
  const isJson = call.body !== undefined && !row.isUpload
  const type = isJson ? 'application/json' : call.body === undefined ? undefined : call.contentType
  const headers = {
    Accept: acceptedTypes[row.answer] ?? '*/*',
    'Accept-Language': options.language,
    'X-API-Version': '1',
    'X-Client-Version': clientVersion,
    'X-Request-ID': requestId,
    ...(type !== undefined && { 'Content-Type': type }),
    ...(row.isKeyed && { 'Idempotency-Key': call.idempotencyKey ?? crypto.randomUUID() }),
    ...(call.wait !== undefined && { Prefer: `wait=${call.wait}` }),
    ...(call.ifNoneMatch !== undefined && { 'If-None-Match': call.ifNoneMatch }),
    ...(call.ifMatch !== undefined && { 'If-Match': call.ifMatch }),
    ...call.headers,
  }
  return { exchange, url: addressOf(row, call, options), headers, requestId, attempts: 0 }
}

/** Whether a request that failed so can be sent again and makes nothing twice. */
export function isRepeatable({ method, isKeyed }: OperationRow, { body }: AnyCall, error: PrumoError): boolean {
  if (typeof ReadableStream === 'function' && body instanceof ReadableStream) return false
  if (error instanceof ApiError && isNotCarriedOut(error)) return true
  // A POST without a key may use something up, such as a refresh token; an edit may meet its own If-Match.
  return method !== 'PATCH' && (method !== 'POST' || isKeyed !== undefined)
}

function isNotCarriedOut({ status, details }: ApiError): boolean {
  const isLate = Object.values(fieldNames).some((names) => textOf(details, names.reason) === names.timeout)
  return status === 429 || (status === 503 && !isLate)
}

async function sendOnce<Body>(underway: Underway, read: Read<Body>): Promise<Opened & { readonly body: Body }> {
  const { anonymous, options } = underway.exchange
  const { credentials } = options
  const proof = credentials !== undefined && anonymous !== undefined ? await credentials.headers(anonymous) : {}
  try {
    return await attempt(underway, proof, read)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401
    if (!isRefused || anonymous === undefined || credentials?.renew === undefined) throw error
    log(underway, { level: 'warn', event: 'renewing', message: error.message })
    if (!(await credentials.renew(anonymous, proof))) throw error
    return attempt(underway, await credentials.headers(anonymous), read)
  }
}

async function attempt<Body>(
  underway: Underway,
  proof: Readonly<Record<string, string>>,
  read: Read<Body>,
): Promise<Opened & { readonly body: Body }> {
  const { exchange, requestId } = underway
  const { call, options } = exchange
  const deadline = new AbortController()
  const timeoutMs = (call.timeout ?? options.timeout ?? defaults.timeout) + (call.wait ?? 0) * 1000
  const timer = startTimer(() => deadline.abort(), timeoutMs)
  underway.attempts++
  const { attempts } = underway
  const startedMs = performance.now()
  log(underway, { level: 'debug', event: 'sent' })
  try {
    const signal = call.signal === undefined ? deadline.signal : AbortSignal.any([call.signal, deadline.signal])
    const response = await ask(underway, proof, signal)
    const durationMs = performance.now() - startedMs
    log(underway, { level: 'debug', event: 'answered', status: response.status, durationMs })
    if (!response.ok && response.status !== notModifiedStatus) throw await refusal(underway, response)
    return { response, body: await read(response), requestId, attempts }
  } catch (cause) {
    const error = toFailure(cause, underway, { isLate: deadline.signal.aborted, timeoutMs })
    if (!(error instanceof ApiError)) log(underway, { level: 'debug', event: 'failed', message: error.message })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function ask({ exchange, url, headers }: Underway, proof: object, signal: AbortSignal): Promise<Response> {
  const { row, call, options } = exchange
  const send = options.fetch ?? globalThis.fetch
  const body = row.isUpload ? call.body : call.body === undefined ? undefined : JSON.stringify(call.body)
  const init = {
    method: row.method,
    headers: { ...headers, ...proof },
    // A redirect would carry the credentials on to another address.
    redirect: 'error',
    credentials: 'omit',
    signal,
    ...(body !== undefined && { body: body as NonNullable<RequestInit['body']>, duplex: 'half' as const }),
  } satisfies RequestInit
  return send(url, init)
}

async function refusal({ exchange, requestId, attempts }: Underway, response: Response): Promise<ApiError> {
  const { status, headers } = response
  return new ApiError({
    status,
    headers,
    body: parseJson(await response.text()),
    language: exchange.options.language,
    pauseMs: retryAfterMs(headers.get('retry-after'), Date.now()),
    requestId: headers.get('x-request-id') ?? requestId,
    attempts,
  })
}

function toFailure(
  cause: unknown,
  { exchange, url, requestId, attempts }: Underway,
  { isLate, timeoutMs }: { readonly isLate: boolean; readonly timeoutMs: number },
): PrumoError {
  if (cause instanceof PrumoError) return cause
  const { signal } = exchange.call
  const sent = { requestId, attempts }
  if (signal?.aborted) return new AbortedError('the call was aborted', { ...sent, cause: signal.reason })
  if (isLate) return new TimeoutError(`${url.host}: no answer within ${timeoutMs} ms`, { ...sent, cause })
  return new ConnectionError(`${url.host}: no answer`, { ...sent, cause })
}

function log(
  { exchange, requestId, attempts }: Underway,
  entry: Omit<LogEntry, 'operation' | 'requestId' | 'attempt'>,
): void {
  const logger = exchange.call.logger ?? exchange.options.logger
  logger?.({ ...entry, operation: exchange.row.id, requestId, attempt: Math.max(1, attempts) })
}
