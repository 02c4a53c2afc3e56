// A client over fetch for tests. It speaks either language from English names, and checks every answer against the
// OpenAPI document of that language. Addresses are those of the typed client; what is sent and answered stays raw, for refusals
// and headers are what most tests are about.
import assert from 'node:assert/strict'
import { addressOf } from '../../clients/typescript/src/address.ts'
import type { Language } from '../../src/domain/vocabulary.ts'
import { bodySchemaOf } from '../../src/wire/body-document.ts'
import { type EventRow, streams } from '../../src/wire/events.ts'
import { type Operation, replyOf } from '../../src/wire/operation.ts'
import { getOperation, type OperationId } from '../../src/wire/operations.ts'
import { toEnglish, toPortuguese } from '../../src/wire/rename.ts'
import { parameterNames, pathIn } from '../../src/wire/router.ts'
import { getSchema } from '../../src/wire/schemas.ts'
import { createResponseCheck, type ResponseCheck } from './response-check.ts'
import { parseEvents } from './server-sent-events.ts'
import { askUpgrade, type UpgradeAnswer } from './web-socket.ts'

export interface ClientRequest {
  /** Path parameters by English name. */
  readonly params?: Readonly<Record<string, string>>
  /** Query by English names; names and enumerated values are spelled in the client's language. */
  readonly query?: Readonly<Record<string, string | number>>
  /** Query that goes out as it is, added to `query`. */
  readonly rawQuery?: string
  /** JSON body in English names; spelled in the client's language where it is valid there. */
  readonly body?: unknown
  /** Body that goes out as it is, with this content type. */
  readonly raw?: { readonly body: NonNullable<RequestInit['body']>; readonly type: string }
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export interface ClientResponse {
  readonly status: number
  readonly headers: Headers
  /** As received; the text where the answer is no JSON, a list of StreamedEvent where it is a stream. */
  readonly body: unknown
  /** The same in English names, so that one test reads the answers of both languages. */
  readonly english: unknown
}

export interface StreamedEvent {
  readonly id: string | undefined
  /** Name as received. */
  readonly event: string
  readonly data: unknown
  /** English name and data. */
  readonly english: { readonly event: string; readonly data: unknown }
}

export interface Client {
  readonly language: Language
  request(id: OperationId, request?: ClientRequest): Promise<ClientResponse>
  /** The events of a stream as they come; ends with the stream. */
  stream(id: OperationId, request?: ClientRequest): AsyncGenerator<StreamedEvent>
  /** The same client with another token, or none. */
  withToken(token: string | undefined): Client
}

/** A client of the service at `baseUrl`, e.g. `http://127.0.0.1:8080`. */
export function createClient(
  baseUrl: string,
  { language, token }: { readonly language: Language; readonly token?: string | undefined },
): Client {
  const checker = checkerOf(language)
  const send = (id: OperationId, request: ClientRequest): Promise<Answered> => {
    const operation = getOperation(id)
    const url = toUrl(baseUrl, operation, { request, language })
    const init = toInit(operation, { request, language, token })
    return operation.media === 'websocket' ? askUpgrade(url, init.headers) : fetch(url, init)
  }

  async function request(id: OperationId, details: ClientRequest = {}): Promise<ClientResponse> {
    const response = await send(id, details)
    const { status, headers } = response
    if (isStream(response)) {
      const body: StreamedEvent[] = []
      for await (const event of readStream(id, response, { checker, language })) body.push(event)
      return { status, headers, body, english: body.map(({ english }) => english) }
    }
    const isSparse = details.query?.fields !== undefined || /(^|&)(fields|campos)[[=]/.test(details.rawQuery ?? '')
    const body = checker.check(id, { status, headers, text: await response.text() }, { isSparse })
    // Problems and JSON:API documents have the names of their standards.
    const isPlain = headers.get('content-type')?.startsWith('application/json') ?? false
    const english = isPlain ? toEnglishAnswer(getOperation(id), { status, body, language }) : body
    return { status, headers, body, english }
  }

  async function* stream(id: OperationId, details: ClientRequest = {}): AsyncGenerator<StreamedEvent> {
    const response = await send(id, details)
    assert(isStream(response), `${id} answered ${response.status} instead of a stream`)
    yield* readStream(id, response, { checker, language })
  }

  return { language, request, stream, withToken: (other) => createClient(baseUrl, { language, token: other }) }
}

const checkers = new Map<Language, ResponseCheck>()

/** One for all clients of a language: it costs a hundred requests to make. */
export function checkerOf(language: Language): ResponseCheck {
  const checker = checkers.get(language) ?? createResponseCheck(language)
  checkers.set(language, checker)
  return checker
}

type Answered = Response | UpgradeAnswer

interface Spoken {
  readonly request: ClientRequest
  readonly language: Language
}

function toUrl(baseUrl: string, operation: Operation, { request, language }: Spoken): string {
  const { id, path: en, pathPt: pt } = operation
  const spelled = parameterNames(pathIn(operation, language))
  const params = parameterNames(en).map((name, at) => [spelled[at], request.params?.[name] ?? ''])
  const query = toQuery(operation, { request, language })
  const asked = { params: Object.fromEntries(params), query }
  const { href, search } = addressOf({ id, path: { en, pt } }, asked, { baseUrl, language })
  return request.rawQuery === undefined ? href : `${href}${search === '' ? '?' : '&'}${request.rawQuery}`
}

function toQuery({ query: schemaName }: Operation, { request, language }: Spoken): Record<string, string> {
  const texts = Object.fromEntries(Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)]))
  if (language === 'en' || schemaName === null) return texts
  const item = getSchema(schemaName)['x-list']
  const properties = item === undefined ? {} : (getSchema(item).properties ?? {})
  const spell = (names: string) => names.replace(/\w+/g, (name) => properties[name]?.['x-pt'] ?? name)
  if (texts.sort !== undefined) texts.sort = spell(texts.sort)
  if (texts.fields !== undefined) texts.fields = spell(texts.fields)
  return toPortuguese(schemaName, texts) as Record<string, string>
}

function toInit(
  operation: Operation,
  { request, language, token }: Spoken & { token: string | undefined },
): RequestInit & { readonly headers: Readonly<Record<string, string>> } {
  const schemaName = bodySchemaOf(operation, request.body)
  const json = language === 'pt' && schemaName !== null ? toPortuguese(schemaName, request.body) : request.body
  const body = request.raw?.body ?? (request.body === undefined ? undefined : JSON.stringify(json))
  const type = request.raw?.type ?? (request.body === undefined ? undefined : 'application/json')
  return {
    method: operation.method,
    redirect: 'manual',
    headers: {
      'Accept-Language': language,
      ...(operation.media === 'sse' && { Accept: 'text/event-stream' }),
      ...(type !== undefined && { 'Content-Type': type }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...request.headers,
    },
    ...(body !== undefined && { body, duplex: 'half' }),
    ...(request.signal !== undefined && { signal: request.signal }),
  }
}

function toEnglishAnswer(
  operation: Operation,
  { status, body, language }: { status: number; body: unknown; language: Language },
): unknown {
  const schemaName = status >= 400 ? 'ErrorEnvelope' : replyOf(operation, status)
  return language === 'pt' && schemaName !== null && typeof body === 'object' ? toEnglish(schemaName, body) : body
}

function isStream(response: Pick<Response, 'headers'>): response is Response {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

async function* readStream(
  id: OperationId,
  response: Response,
  { checker, language }: { checker: ResponseCheck; language: Language },
): AsyncGenerator<StreamedEvent> {
  checker.checkHead(id, response)
  assert(response.body, `${id} has a body`)
  for await (const { id: eventId, event, data: text } of parseEvents(response.body)) {
    const data: unknown = JSON.parse(text)
    checker.checkEvent(id, event, data)
    const rows: readonly EventRow[] = streams[getOperation(id).stream ?? 'investigation']
    const row = rows.find((candidate) => (language === 'pt' ? candidate.namePt : candidate.name) === event)
    assert(row, `${event} is an event of the table`)
    const english = { event: row.name, data: language === 'pt' ? toEnglish(row.schema, data) : data }
    yield { id: eventId, event, data, english }
  }
}
