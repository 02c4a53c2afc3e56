// Checks answers against the OpenAPI document, and messages against the AsyncAPI one: undocumented statuses, codes, content types and fields fail, and numbers of too many digits.
import assert from 'node:assert/strict'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { Language } from '../../src/domain/vocabulary.ts'
import { type AsyncApiMessage, asyncapiDocument } from '../../src/wire/asyncapi.ts'
import { responseHeadersIn } from '../../src/wire/headers.ts'
import { type OpenApiResponse, openapiDocument } from '../../src/wire/openapi.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { operations } from '../../src/wire/operations.ts'
import { matchOperation } from '../../src/wire/router.ts'
import { madeOnce } from './made-once.ts'
import { overlyExact } from './overly-exact.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface ResponseCheck {
  /** Path pattern and method of an operation. */
  find(operationId: string): { readonly path: string; readonly method: string }
  /** The parsed body of an answer, or an assertion error. `isSparse` allows fields to be left out, as `fields=` asks. */
  check(operationId: string, answer: Answer, options?: { readonly isSparse: boolean }): unknown
  /** Checks an answer's status, content type and headers only, as for a stream. Returns its documentation. */
  checkHead(operationId: string, answer: Omit<Answer, 'text'>): OpenApiResponse
  /** What is wrong with a body that an operation is sent as JSON; null where nothing is. */
  findBodyProblem(operationId: string, body: unknown): string | null
  /** Checks one event of a stream. */
  checkEvent(operationId: string, event: string, data: unknown): void
}

export interface FrameCheck {
  /** Checks one message of a WebSocket. */
  check(operationId: string, message: unknown): void
}

/** A checker for one language's document. */
export function createResponseCheck(language: Language): ResponseCheck {
  const document = madeOnce(`openapi-${language}`, () => openapiDocument(language))
  const { schemas } = document.components
  const full = createAjv(schemas)
  // What few files need.
  const sparse = once(() => createAjv(withoutRequired(schemas)))
  const messages = once(() => createMessageCheck(language))
  const names =
    language === 'pt'
      ? { error: 'erro', code: 'codigo', id: 'id_requisicao' }
      : { error: 'error', code: 'code', id: 'request_id' }

  const described = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, { path, method: method.toUpperCase(), operation }] as const,
      ),
    ),
  )

  const find = (operationId: string) => {
    const found = described.get(operationId)
    assert(found, `no operation ${operationId} in the document`)
    return found
  }

  const checkHead = (operationId: string, { status, headers }: Omit<Answer, 'text'>) => {
    const documented = find(operationId).operation.responses[status]
    assert(documented, `${operationId} answered ${status}, which its documentation does not list`)
    assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/, `${operationId} answered without X-Request-ID`)
    const unknown = [...headers.keys()].filter((name) => !isListed(name, { operationId, status, documented }))
    assert.deepEqual(unknown, [], `${operationId} ${status} has headers that its documentation does not list`)
    // A redirect leads to where somebody else answers.
    if (status !== 302 && status !== 303) assertReadable(headers.get('location'), `${operationId} ${status}`)
    const types = Object.keys(documented.content ?? {})
    const type = headers.get('content-type')?.split(';')[0]
    if (types.length > 0) assert(type && types.includes(type), `${operationId} ${status} has the content type ${type}`)
    return documented
  }

  /** Each line by itself; the last one is the rest of the answer, which has no items. */
  const checkLines = ({ item, last }: DocumentedLines, text: string, { what, isSparse = false }: LinesOf) => {
    const lines = text.split('\n')
    assert.equal(lines.pop(), '', `${what} ends with a line break`)
    const bodies = lines.map((line) => JSON.parse(line) as unknown)
    const rest = bodies.pop()
    for (const body of bodies) assertValid(isSparse ? sparse() : full, item.$ref, { body, what })
    const [answered, failed] = last.map(({ $ref }) => failureOf(sparse(), $ref, rest))
    assert(answered === null || failed === null, `${what}: the last line is ${answered} in ${shown(rest)}`)
  }

  const check: ResponseCheck['check'] = (operationId, answer, options) => {
    const documented = checkHead(operationId, answer)
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const schema = documented.content?.[type]?.schema as { $ref?: string } | undefined
    const lines = documented.content?.[type]?.['x-lines']
    if (lines !== undefined) checkLines(lines, answer.text, { what: `${operationId} ${answer.status}`, ...options })
    if (schema?.$ref === undefined) {
      if (documented.content === undefined) assert.equal(answer.text, '', `${operationId} has an undocumented body`)
      return answer.text
    }
    const body: unknown = JSON.parse(answer.text)
    assertValid(options?.isSparse ? sparse() : full, schema.$ref, { body, what: `${operationId} ${answer.status}` })
    const codes = documented['x-codes']
    if (codes !== undefined && type === 'application/json') {
      const error = failureIn(body, schema.$ref.split('/').at(-1))
      const code = error.code ?? error[names.code]
      assert(codes.includes(code ?? ''), `${operationId} ${answer.status} has the code ${code}`)
      assert.equal(error[names.id], answer.headers.get('x-request-id'), 'the envelope and the header name one request')
    }
    return body
  }

  /** Where the form of a failure has what the envelope says. */
  function failureIn(body: unknown, form: string | undefined): Readonly<Record<string, string>> {
    const { error, errors, ...envelope } = Object(body) as Readonly<Record<string, never>>
    if (form === 'McpFailure') return Object(Object(error).data)
    if (form === 'GraphqlAnswer') return Object(Object(Object(errors)[0]).extensions)
    return Object(names.error === 'error' ? error : envelope[names.error])
  }

  const checkEvent: ResponseCheck['checkEvent'] = (operationId, event, data) => messages()(operationId, event, data)

  const findBodyProblem: ResponseCheck['findBodyProblem'] = (operationId, body) => {
    const { content } = (find(operationId).operation.requestBody ?? {}) as { readonly content?: RequestContent }
    const { $ref, oneOf = [] } = content?.['application/json']?.schema ?? {}
    const references = $ref === undefined ? oneOf.map((branch) => branch.$ref) : [$ref]
    const problems = references.map((reference) => failureOf(full, reference, body))
    return problems.length === 0 || problems.includes(null) ? null : problems.join('; ')
  }

  return { find, check, checkHead, checkEvent, findBodyProblem }
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

interface LinesOf {
  readonly what: string
  readonly isSparse?: boolean
}

type DocumentedLines = NonNullable<NonNullable<OpenApiResponse['content']>[string]['x-lines']>

/** By content type. */
type RequestContent = Readonly<
  Record<string, { readonly schema: { readonly $ref?: string; readonly oneOf?: readonly { readonly $ref: string }[] } }>
>

/** A checker for the messages of sockets in one language's AsyncAPI document. */
export function createFrameCheck(language: Language): FrameCheck {
  const messages = createMessageCheck(language)
  return {
    check(operationId, message) {
      // Of a conversation the type has one name in both languages.
      const { tipo, type = tipo } = message as Readonly<Record<string, unknown>>
      messages(operationId, String(type), message)
    },
  }
}

/** Whether what the service sends in a channel is a message that the AsyncAPI document lists there, by its name. */
export function createMessageCheck(language: Language) {
  const { channels, components } = asyncapiDocument(language)
  const ajv = createAjv({ ...components.schemas, ...payloadsOf(components.messages) })
  return (operationId: string, name: string, body: unknown): void => {
    const ids = Object.keys(channels[operationId]?.messages ?? {})
    const named = ids.filter((id) => !/^(chat_)?client\./.test(id) && components.messages[id]?.name === name)
    assert(named.length > 0, `${operationId} sent the undocumented message ${name}`)
    // Two messages have the name `error`: of a run, and of the connection.
    const failures = named.map((id) => failureOf(ajv, `#/components/schemas/message.${id}`, body))
    if (!failures.includes(null)) assert.fail(`${operationId} ${name}: ${failures.join('; ')} in ${shown(body)}`)
    const inexact = overlyExact(body, 4).filter((found) => !asGiven.test(found))
    assert.deepEqual(inexact, [], `${operationId} ${name} has numbers of more digits than are known`)
  }
}

function payloadsOf(messages: Readonly<Record<string, AsyncApiMessage>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(messages).map(([id, { payload }]) => [`message.${id}`, payload]))
}

/** What has a place can be read there. */
function assertReadable(location: string | null, what: string): void {
  if (location === null) return
  const { pathname } = new URL(location, 'http://127.0.0.1')
  assert.equal(matchOperation('GET', pathname).type, 'found', `${what} is at ${location}, which nothing reads`)
}

interface Answered {
  readonly operationId: string
  readonly status: number
  readonly documented: OpenApiResponse
}

function isListed(name: string, { operationId, status, documented }: Answered): boolean {
  const rows: readonly Operation[] = operations
  const row = rows.find(({ id }) => id === operationId)
  // Tests announce the end of an operation, which the document of the moment then says.
  const ofMoment = row === undefined || !row.deprecated ? {} : responseHeadersIn(row, status, 'en')
  const names = Object.keys({ ...documented.headers, ...ofMoment }).map((each) => each.toLowerCase())
  return names.includes(name) || ofTransport.has(name) || name.startsWith('access-control-')
}

/** Of the connection, or the content type, which OpenAPI describes by itself. */
const ofTransport: ReadonlySet<string> = new Set([
  ...['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding', 'upgrade'],
  ...['sec-websocket-accept', 'sec-websocket-protocol', 'sec-websocket-extensions'],
])

function createAjv(components: Readonly<Record<string, unknown>>): Ajv {
  // Most schemas check a few answers in a process: to compile them well would cost more than that saves.
  const ajv = new Ajv({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } })
  formats.default(ajv)
  ajv.addSchema({ $id: 'document', components: { schemas: closed(components) } })
  return ajv
}

/** What is wrong with a value; null where nothing is. */
function failureOf(ajv: Ajv, $ref: string, body: unknown): string | null {
  const validate = ajv.getSchema(`document${$ref}`) as ValidateFunction | undefined
  assert(validate, `the document has ${$ref}`)
  return validate(body) ? null : ajv.errorsText(validate.errors)
}

function shown(body: unknown): string {
  return JSON.stringify(body).slice(0, 2000)
}

// Bounds of a refusal, and of what an answer says that it looked for, can be numbers of the request, as they were given.
const asGiven =
  /\.err(or|o)\.(details|detalhes)\.limite? |\.(filters|filtros|understood|entendido)\.(min_value|max_value|valor_minimo|valor_maximo) /

function assertValid(ajv: Ajv, $ref: string, { body, what }: { body: unknown; what: string }): void {
  const failure = failureOf(ajv, $ref, body)
  if (failure !== null) assert.fail(`${what}: ${failure} in ${shown(body)}`)
  const inexact = overlyExact(body, 4).filter((found) => !asGiven.test(found))
  assert.deepEqual(inexact, [], `${what} has numbers of more digits than are known`)
}

/** The same schemas, where an object with named properties takes no other unless it says so. */
function closed(value: unknown): unknown {
  return rewrite(value, (schema) =>
    schema.type === 'object' && schema.properties !== undefined && schema.additionalProperties === undefined
      ? { ...schema, additionalProperties: false }
      : schema,
  )
}

function withoutRequired(value: unknown): Record<string, unknown> {
  return rewrite(value, (schema) => {
    const { required, ...rest } = schema
    return Array.isArray(required) ? rest : schema
  }) as Record<string, unknown>
}

function rewrite(value: unknown, change: (schema: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, child]) => [key, rewrite(child, change)])
  return change(Object.fromEntries(entries))
}
