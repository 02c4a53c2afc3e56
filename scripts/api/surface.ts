// The surface of the interface: all of its documents that a client can come to rely on, in both languages at once, without texts.

import assert from 'node:assert/strict'
import type { Language } from '../../src/domain/vocabulary.ts'
import { type AsyncApiDocument, asyncapiDocument } from '../../src/wire/asyncapi.ts'
import { type OpenApiDocument, openapiDocument } from '../../src/wire/openapi.ts'
import { inBoth } from './both-languages.ts'
import { type DocumentShape, type Shape, shapeOf } from './shape.ts'

/** Names, paths and words that differ stand as `english | portuguese`. */
export interface Surface {
  readonly credentials: Named<unknown>
  readonly operations: Named<OperationSurface>
  readonly webhooks: Named<AnswerSurface>
  /** What every failure is, by media type. */
  readonly failures: Named<Shape>
  /** Headers of answers, each the same wherever it stands. */
  readonly headers: Named<Shape>
  readonly schemas: Named<Shape>
}

export type Named<T> = Readonly<Record<string, T>>

export interface OperationSurface {
  /** Method and path. */
  readonly request: string
  /** Day on which it ends, where that is announced. */
  readonly sunset?: string
  /** What is needed `always`, `besides`, and with a flag of the query. */
  readonly permissions: Named<string>
  /** The credentials it takes; none: it needs none. */
  readonly credentials: readonly string[]
  /** By place and name, such as `query limit`. */
  readonly parameters: Named<ParameterSurface>
  readonly body?: { readonly required: boolean; readonly content: Named<Shape> }
  /** By status. */
  readonly answers: Named<AnswerSurface>
  /** Events of a stream and messages of a WebSocket, as the service sends them. */
  readonly sent?: Named<Shape>
  /** Messages that the service takes. */
  readonly received?: Named<Shape>
}

export interface ParameterSurface {
  readonly required?: boolean
  /** How its values are spelled. */
  readonly spelling: string
  readonly shape: Shape
}

export interface AnswerSurface {
  readonly codes?: readonly string[]
  readonly headers: readonly string[]
  /** By media type; of failures it is that of all. */
  readonly content?: Named<Shape>
}

/** The descriptions of the interface in one language. */
export interface Documents {
  readonly api: OpenApiDocument
  readonly messages: AsyncApiDocument
}

/** The documents as they are written, and read here. */
interface ReadDocuments {
  readonly api: ReadApi
  readonly messages: ReadMessages
}

interface ReadApi {
  readonly paths: Named<Named<ReadOperation>>
  readonly webhooks?: Named<Named<ReadOperation>>
  readonly 'x-webhooks'?: Named<Named<ReadOperation>>
  readonly components: { readonly schemas: Named<DocumentShape>; readonly securitySchemes: Named<unknown> }
}

interface ReadOperation {
  readonly operationId: string
  readonly 'x-sunset'?: string
  readonly 'x-permission': string
  readonly 'x-permission-when'?: Named<string>
  readonly 'x-permission-besides'?: string
  readonly security?: readonly Named<unknown>[]
  readonly parameters?: readonly ReadParameter[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Named<ReadContent> }
  readonly responses: Named<ReadAnswer>
}

interface ReadParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly style?: string
  readonly explode?: boolean
  readonly schema: DocumentShape
}

interface ReadContent {
  readonly schema?: DocumentShape
}

interface ReadAnswer {
  readonly 'x-codes'?: readonly string[]
  readonly headers?: Named<{ readonly schema: DocumentShape }>
  readonly content?: Named<ReadContent>
}

interface ReadMessages {
  /** One for each direction of the channel of an operation. */
  readonly operations: Named<{
    readonly action: 'send' | 'receive'
    readonly channel: { readonly $ref: string }
    readonly messages: readonly { readonly $ref: string }[]
  }>
  readonly components: {
    readonly messages: Named<{ readonly name: string; readonly payload: DocumentShape }>
    readonly schemas: Named<DocumentShape>
  }
}

/** The surface of the interface as it is now. */
export function currentSurface(): Surface {
  const documentsIn = (language: Language) => ({ api: openapiDocument(language), messages: asyncapiDocument(language) })
  return surfaceOf({ en: documentsIn('en'), pt: documentsIn('pt') })
}

/** The surface that the documents of both languages describe, its keys and sets in order. */
export function surfaceOf(documents: Readonly<Record<Language, Documents>>): Surface {
  return inBoth(surfaceIn(documents.en), surfaceIn(documents.pt))
}

function surfaceIn(documents: Documents): Surface {
  const { api, messages }: ReadDocuments = JSON.parse(JSON.stringify(documents))
  const rows = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, row]) => ({ ...row, request: `${method.toUpperCase()} ${path}` })),
  )
  assert.equal(new Set(rows.map(({ operationId }) => operationId)).size, rows.length, 'an id is of one operation')
  const calls = mapped(api.webhooks ?? api['x-webhooks'] ?? {}, (methods) => answerOfWebhook(Object.values(methods)))
  const answers = [...rows.flatMap(({ responses }) => Object.values(responses)), ...Object.values(calls)]
  const operations = rows.map((row) => [
    row.operationId,
    { ...operationOf(row), ...messagesOf(messages, row.operationId) },
  ])
  return {
    credentials: api.components.securitySchemes,
    operations: Object.fromEntries(operations),
    webhooks: mapped(calls, answerOf),
    failures: failuresOf(answers),
    headers: headersOf(answers),
    schemas: mapped({ ...messages.components.schemas, ...api.components.schemas }, shapeOf),
  }
}

/** What goes over the channel of an operation: by kind and name, such as `stream progress`. */
function messagesOf({ operations, components }: ReadMessages, id: string): Pick<OperationSurface, 'sent' | 'received'> {
  const found = Object.values(operations)
    .filter(({ channel }) => lastOf(channel.$ref) === id)
    .map(({ action, messages }) => {
      const ids = messages.map(({ $ref }) => lastOf($ref))
      const shapes = ids.map((one) => {
        const { name, payload } = components.messages[one]
        return [`${one.split('.')[0]} ${name}`, shapeOf(payload)]
      })
      return [action === 'send' ? 'sent' : 'received', Object.fromEntries(shapes)]
    })
  return Object.fromEntries(found)
}

function lastOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

const ownForms: ReadonlySet<string> = new Set(['McpFailure', 'GraphqlAnswer'])

function failuresOf(answers: readonly ReadAnswer[]): Named<Shape> {
  const [first = {}, ...others] = answers
    .filter((answer) => answer['x-codes'] !== undefined)
    .map(({ content = {} }) => mapped(content, contentOf))
    // The forms of JSON-RPC and of GraphQL are those of single operations, whose schemas are compared by themselves.
    .filter((forms) => !ownForms.has(String(forms['application/json']?.$ref)))
  for (const other of others) assert.deepEqual(other, first, 'every failure has one form')
  return first
}

function headersOf(answers: readonly ReadAnswer[]): Named<Shape> {
  const found = new Map<string, DocumentShape>()
  for (const [name, { schema }] of answers.flatMap(({ headers = {} }) => Object.entries(headers))) {
    const known = found.get(name) ?? schema
    assert.equal(JSON.stringify(schema), JSON.stringify(known), `the header ${name} is the same in all answers`)
    found.set(name, known)
  }
  return mapped(Object.fromEntries(found), shapeOf)
}

function operationOf(operation: ReadOperation & { readonly request: string }): OperationSurface {
  const {
    request,
    'x-sunset': sunset,
    'x-permission-besides': besides,
    security = [],
    parameters = [],
    requestBody,
  } = operation
  return {
    request,
    ...(sunset !== undefined && { sunset }),
    permissions: {
      always: operation['x-permission'],
      ...(besides !== undefined && { besides }),
      ...prefixed('query', operation['x-permission-when'] ?? {}),
    },
    credentials: security.map((one) => Object.keys(one).join(' and ')),
    parameters: Object.fromEntries(parameters.map((one) => [`${one.in} ${one.name}`, parameterOf(one)])),
    ...(requestBody !== undefined && {
      body: { required: requestBody.required ?? false, content: mapped(requestBody.content, contentOf) },
    }),
    answers: mapped(operation.responses, answerOf),
  }
}

function parameterOf({ required, style = '', explode, schema }: ReadParameter): ParameterSurface {
  return {
    ...(required === true && { required }),
    spelling: `${style}${explode === true ? ' explode' : ''}`,
    shape: shapeOf(schema),
  }
}

function answerOf({ 'x-codes': codes, headers = {}, content }: ReadAnswer): AnswerSurface {
  return {
    ...(codes !== undefined && { codes }),
    headers: Object.keys(headers),
    ...(content !== undefined && codes === undefined && { content: mapped(content, contentOf) }),
  }
}

/** What is sent to a webhook is read by its receiver as an answer is by a client. */
function answerOfWebhook([operation]: readonly ReadOperation[]): ReadAnswer {
  const headers = Object.fromEntries((operation?.parameters ?? []).map((one) => [one.name, one]))
  return { headers, content: operation?.requestBody?.content ?? {} }
}

/** JSON among texts has no schema. */
function contentOf({ schema = {} }: ReadContent): Shape {
  return shapeOf(schema)
}

/** Each value by its name, changed. */
export function mapped<T, R>(all: Named<T>, toResult: (one: T) => R): Named<R> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, toResult(one)]))
}

function prefixed<T>(prefix: string, all: Named<T>): Named<T> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [`${prefix} ${name}`, one]))
}
