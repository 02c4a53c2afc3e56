// The OpenAPI 3.0.3 document of either language, from the operations table and the schemas; nothing is written by hand.

import type { Language } from '../domain/vocabulary.ts'
import { type ErrorCode, errorRow, wireCode } from '../errors.ts'
import { sunsetOf } from './deprecation.ts'
import {
  bodyExamples,
  type Examples,
  examplesFor,
  failureExamples,
  jsonApiExamples,
  linesExample,
  textExample,
} from './document-examples.ts'
import { bearerScheme, credentialsOf, infoIn, keyHeader } from './document-parts.ts'
import { exampleOfField } from './examples.ts'
import { requestHeadersIn, responseHeadersIn } from './headers.ts'
import { introduction } from './introduction.ts'
import { hasJsonApi } from './json-api.ts'
import { type FailureType, formType, graphType, jsonApiType, linesType, mediaTypesOf } from './media-types.ts'
import { isTagged, type Operation } from './operation.ts'
import { errorCodesOf } from './operation-errors.ts'
import { operations } from './operations.ts'
import { queryExamples } from './query-examples.ts'
import { toPortuguese } from './rename.ts'
import { parameterNames, pathIn } from './router.ts'
import { describedIn, schemaIn, schemasFor } from './schema-in-language.ts'
import { documentName, getSchema, resolve } from './schemas.ts'
import { querySchemaOf } from './sparse-fields.ts'
import { tagIn, tagsIn } from './tag-names.ts'
import { webhooksIn } from './webhook-section.ts'

export interface OpenApiDocument {
  readonly openapi: '3.0.3'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly license: object
    readonly description: string
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  /** What is sent to webhooks, by event. */
  readonly 'x-webhooks': Readonly<Record<string, object>>
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>
    readonly securitySchemes: Readonly<Record<string, unknown>>
  }
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly parameters: readonly unknown[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, OpenApiResponse>>
  readonly [other: string]: unknown
}

export interface OpenApiContent {
  readonly schema: unknown
  readonly examples?: Examples
  readonly example?: unknown
  /** What each line is, where they are JSON; the last line is one of `last`. */
  readonly 'x-lines'?: { readonly item: Reference; readonly last: readonly Reference[] }
}

interface Reference {
  readonly $ref: string
}

export interface OpenApiResponse {
  readonly description: string
  readonly content?: Readonly<Record<string, OpenApiContent>>
  /** Codes that the error envelope can carry with this status. */
  readonly 'x-codes'?: readonly string[]
  readonly headers?: Readonly<Record<string, unknown>>
}

const responseTexts = {
  messages: {
    en: 'The messages, in AsyncAPI 3.0.',
    pt: 'As mensagens, em AsyncAPI 3.0.',
  },
  streamEnded: {
    en: 'The stream has ended and nothing comes after the event asked for.',
    pt: 'O fluxo terminou e nada vem depois do evento pedido.',
  },
  inTime: {
    en: 'The run has ended within the time of Prefer: wait; these are its results.',
    pt: 'A execução terminou no tempo de Prefer: wait; estes são os resultados.',
  },
  notInTime: {
    en: 'The run has been started, and has not ended within the time of Prefer: wait.',
    pt: 'A execução foi iniciada e não terminou no tempo de Prefer: wait.',
  },
  unchanged: {
    en: 'It is still what If-None-Match names.',
    pt: 'Ainda é o que If-None-Match indica.',
  },
} as const
const reference = (name: string) => ({
  schema: { $ref: `#/components/schemas/${name}` },
  examples: bodyExamples(name),
})
const failureSchemas: readonly (readonly [FailureType, string])[] = [
  ['application/json', 'ErrorEnvelope'],
  ['application/problem+json', 'ProblemDetails'],
  ['application/vnd.api+json', 'JsonApiErrors'],
]

/**
 * The interface in one language.
 * @example Object.keys(openapiDocument('pt').paths)[0] // '/api/v1/investigacoes/iniciar'
 */
export function openapiDocument(language: Language): OpenApiDocument {
  const rows: readonly Operation[] = operations
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const operation of rows) {
    const path = pathIn(operation, language)
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: toOperation(operation, language) }
  }
  const webhooks = webhooksIn(language)
  return {
    openapi: '3.0.3',
    info: { ...infoIn(language), description: introduction[language] },
    // Beside the document, so that a proxy may serve the whole under a path of its own.
    servers: [{ url: '.' }],
    tags: tagsIn(language),
    paths,
    'x-webhooks': webhooks,
    components: {
      schemas: schemasFor({ paths, webhooks }, language),
      examples: examplesFor(paths, language),
      securitySchemes: {
        bearer: bearerScheme,
        api_key: { type: 'apiKey', ...keyHeader },
      },
    },
  }
}

function toOperation(operation: Operation, language: Language): OpenApiOperation {
  const body = requestBody(operation)
  return {
    operationId: operation.id,
    summary: operation.summary[language],
    tags: [tagIn(operation, language)],
    ...(operation.deprecated && { deprecated: true, 'x-sunset': sunsetOf(operation.deprecated) }),
    ...(isFollowed(operation) && { externalDocs: messagesIn(language) }),
    security: credentialsOf(operation).map((name) => ({ [name]: [] })),
    'x-permission': permissionIn(operation.permission, language),
    ...(operation.flagged !== undefined && {
      'x-permission-when': {
        [nameOfFlag(operation, operation.flagged.flag, language)]: permissionIn(operation.flagged.permission, language),
      },
    }),
    ...(operation.shows !== undefined && { 'x-permission-besides': permissionIn(operation.shows, language) }),
    parameters: [
      ...pathParameters(operation, language),
      ...queryParameters(operation, language),
      ...requestHeadersIn(operation, language),
    ],
    ...(body !== undefined && { requestBody: body }),
    responses: responses(operation, language),
  }
}

/** OpenAPI has no word for events and messages: they are described by themselves. */
function isFollowed({ media }: Operation): boolean {
  return media === 'sse' || media === 'websocket'
}

function messagesIn(language: Language) {
  return {
    url: language === 'pt' ? 'asyncapi.pt.json' : 'asyncapi.json',
    description: responseTexts.messages[language],
  }
}

function nameOfFlag({ query }: Operation, flag: string, language: Language): string {
  const property = query === null ? undefined : getSchema(query).properties?.[flag]
  return language === 'pt' ? (property?.['x-pt'] ?? flag) : flag
}

function permissionIn(permission: Operation['permission'], language: Language): unknown {
  return language === 'pt' ? toPortuguese('Permission', permission) : permission
}

function pathParameters(operation: Operation, language: Language): unknown[] {
  const english = parameterNames(operation.path)
  return parameterNames(pathIn(operation, language)).map((name, at) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: exampleOfField(english[at] ?? '', { type: 'string' }, { language, within: [] }),
  }))
}

function queryParameters(operation: Operation, language: Language): unknown[] {
  const query = querySchemaOf(operation)
  if (query === null) return []
  const { properties = {}, required = [] } = getSchema(query)
  const examples = queryExamples(operation, language)
  return Object.entries(properties).map(([name, property]) => {
    const { type } = resolve(property)
    const described = property.description === undefined ? resolve(property) : property
    const style = type === 'object' ? { style: 'deepObject', explode: true } : { style: 'form', explode: false }
    return {
      name: language === 'pt' ? (property['x-pt'] ?? name) : name,
      in: 'query',
      required: required.includes(name),
      ...describedIn(described, language),
      ...(type === 'object' || type === 'array' ? style : {}),
      schema: schemaIn(property, language),
      example: examples[name],
    }
  })
}

function requestBody({ body, media, creates, isForm, isBodyOptional = false }: Operation): unknown {
  const bytes = { schema: { type: 'string', format: 'binary' } }
  if (media === 'upload') return { required: true, content: { 'application/octet-stream': bytes, '*/*': bytes } }
  if (body === null) return undefined
  const plain = reference(body)
  const form = isForm === true ? { [formType]: plain } : {}
  if (!creates) return { required: !isBodyOptional, content: { 'application/json': plain, ...form } }
  const document = reference(documentName(body))
  const either = { schema: { oneOf: [plain.schema, document.schema] }, examples: plain.examples }
  return { required: !isBodyOptional, content: { 'application/json': either, [jsonApiType]: document } }
}

function responses(operation: Operation, language: Language): Record<string, OpenApiResponse> {
  const found: Record<string, OpenApiResponse> = { [operation.status]: success(operation, language) }
  if (operation.media === 'sse') {
    found[204] = { description: responseTexts.streamEnded[language] }
  }
  if (operation.waits?.reply !== undefined) {
    found[200] = { ...success(operation, language, operation.waits.reply), description: responseTexts.inTime[language] }
    found[202] = { ...success(operation, language), description: responseTexts.notInTime[language] }
  }
  if (operation.outcome !== undefined)
    found[202] = { ...success(operation, language, operation.outcome.reply), description: operation.outcome[language] }
  if (operation.goesOn !== undefined) found[303] = { description: operation.goesOn[language] }
  if (operation.taken !== undefined) found[202] = { description: operation.taken[language] }
  if (operation.noContent !== undefined) found[204] = { description: operation.noContent[language] }
  if (operation.media === 'asset' || isTagged(operation))
    found[304] = { description: responseTexts.unchanged[language] }
  for (const [status, codes] of codesByStatus(operation)) {
    const names = [...new Set(codes.map((code) => (language === 'pt' ? errorRow(code).codigo : wireCode(code))))]
    found[status] = {
      description: names.join(', '),
      content: failureContent(codes, operation),
      'x-codes': names,
    }
  }
  for (const [status, response] of Object.entries(found))
    found[status] = { ...response, headers: responseHeadersIn(operation, Number(status), language) }
  return found
}

function codesByStatus(operation: Operation): ReadonlyMap<number, readonly ErrorCode[]> {
  const found = new Map<number, ErrorCode[]>()
  for (const code of errorCodesOf(operation)) {
    const { status } = errorRow(code)
    found.set(status, [...(found.get(status) ?? []), code])
  }
  return found
}

function success(
  { media, summary, ...operation }: Operation,
  language: Language,
  reply = operation.reply,
): OpenApiResponse {
  const description = summary[language]
  if (media === 'websocket') return { description }
  if (media !== 'json' && media !== 'upload') {
    const json = media === 'sse' && reply !== null ? { 'application/json': reference(reply) } : {}
    return { description, content: { ...textContent({ media, ...operation }, language), ...json } }
  }
  if (reply === null) return { description }
  return {
    description,
    content: {
      'application/json': reference(reply),
      ...(operation.lines !== undefined && { [linesType]: linesContent(operation.lines, reply, language) }),
      ...Object.fromEntries((operation.files ?? []).map((type) => [type, { schema: { type: 'string' } }])),
      ...(operation.failures === 'graphql' && { [graphType]: reference(reply) }),
      ...(operation.streams === true && textContent({ ...operation, media: 'sse' }, language)),
      ...(hasJsonApi({ ...operation, media }) && {
        [jsonApiType]: { ...reference('JsonApiDocument'), examples: jsonApiExamples(operation) },
      }),
    },
  }
}

function failureContent(codes: readonly ErrorCode[], { failures }: Operation): NonNullable<OpenApiResponse['content']> {
  if (failures === 'graphql')
    return { 'application/json': { ...reference('GraphqlAnswer'), examples: failureExamples(codes, failures) } }
  if (failures === 'json_rpc')
    return { 'application/json': { ...reference('McpFailure'), examples: failureExamples(codes, failures) } }
  const toContent = ([type, name]: readonly [FailureType, string]) => [
    type,
    { ...reference(name), examples: failureExamples(codes, type) },
  ]
  return Object.fromEntries(failureSchemas.map(toContent))
}

/** OpenAPI 3.0 has no word for lines: the schema is a text, and what its lines are stands beside it. */
function linesContent(item: string, rest: string, language: Language) {
  return {
    schema: { type: 'string', description: linesText[language] },
    'x-lines': { item: ofName(item), last: [ofName(rest), ofName('ErrorEnvelope')] },
    example: linesExample(item, rest, language),
  }
}

function ofName(name: string): Reference {
  return { $ref: `#/components/schemas/${name}` }
}

const linesText = {
  en: 'An item a line, all from the page on. The last line is what the answer says besides its items, or an error envelope where it ends early.',
  pt: 'Um item por linha, todos a partir da página. A última linha é o que a resposta diz além dos itens, ou um envelope de erro se ela termina antes.',
}

/** JSON among texts has no schema. */
function textContent(
  operation: Pick<Operation, 'id' | 'media' | 'types' | 'stream'>,
  language: Language,
): Readonly<Record<string, OpenApiContent>> {
  const schemaOf = (type: string) => (type === 'application/json' ? undefined : { type: 'string' })
  return Object.fromEntries(
    mediaTypesOf(operation).map((type) => [
      type,
      {
        schema: schemaOf(type),
        example: textExample(operation, type, language),
      },
    ]),
  )
}
