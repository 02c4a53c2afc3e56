// The OpenAPI 3.0.3 document of either language, from the operations table and the schemas; nothing is written by hand.

import type { Language } from '../domain/vocabulary.ts'
import { type ErrorCode, errorRow, wireCode } from '../errors.ts'
import { isOpenToKeys } from './access.ts'
import { sunsetOf } from './deprecation.ts'
import { events } from './events.ts'
import { requestHeadersIn, responseHeadersIn } from './headers.ts'
import { hasJsonApi } from './json-api.ts'
import { type FailureType, jsonApiType, mediaTypes } from './media-types.ts'
import { isTagged, type Operation } from './operation.ts'
import { errorCodesOf } from './operation-errors.ts'
import { operations } from './operations.ts'
import { toPortuguese } from './rename.ts'
import { parameterNames, pathIn } from './router.ts'
import { describedIn, schemaIn } from './schema-in-language.ts'
import { documentName, getSchema, resolve, schemas } from './schemas.ts'
import { type MessageRow, messageRows } from './socket-messages.ts'
import { querySchemaOf } from './sparse-fields.ts'
import { tagIn } from './tag-names.ts'

export interface OpenApiDocument {
  readonly openapi: '3.0.3'
  readonly info: { readonly title: string; readonly version: string; readonly license: { readonly name: string } }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>
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

export interface OpenApiResponse {
  readonly description: string
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>
  /** Codes that the error envelope can carry with this status. */
  readonly 'x-codes'?: readonly string[]
  readonly headers?: unknown
}

const title = { en: 'Prumo: anomaly investigation service', pt: 'Prumo: serviço de investigação de anomalias' }
const responseTexts = {
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
const reference = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } })
const failureContent: OpenApiResponse['content'] & Readonly<Record<FailureType, unknown>> = {
  'application/json': reference('ErrorEnvelope'),
  'application/problem+json': reference('ProblemDetails'),
  'application/vnd.api+json': reference('JsonApiErrors'),
}

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
  return {
    openapi: '3.0.3',
    info: { title: title[language], version: '1', license: { name: 'MIT' } },
    // Beside the document, so that a proxy may serve the whole under a path of its own.
    servers: [{ url: './' }],
    tags: [...new Set(rows.map((row) => tagIn(row, language)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries([...schemas].map(([name, schema]) => [name, schemaIn(schema, language)])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        api_key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
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
    security: security(operation),
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

function nameOfFlag({ query }: Operation, flag: string, language: Language): string {
  const property = query === null ? undefined : getSchema(query).properties?.[flag]
  return language === 'pt' ? (property?.['x-pt'] ?? flag) : flag
}

/** Either credential, one at a time. */
function security(operation: Operation): unknown[] {
  if (operation.permission === 'public') return []
  return isOpenToKeys(operation) ? [{ bearer: [] }, { api_key: [] }] : [{ bearer: [] }]
}

function permissionIn(permission: Operation['permission'], language: Language): unknown {
  return language === 'pt' ? toPortuguese('Permission', permission) : permission
}

function pathParameters(operation: Operation, language: Language): unknown[] {
  return parameterNames(pathIn(operation, language)).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(operation: Operation, language: Language): unknown[] {
  const query = querySchemaOf(operation)
  if (query === null) return []
  const { properties = {}, required = [] } = getSchema(query)
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
    }
  })
}

function requestBody({ body, media, creates, isBodyOptional = false }: Operation): unknown {
  const bytes = { schema: { type: 'string', format: 'binary' } }
  if (media === 'upload') return { required: true, content: { 'application/octet-stream': bytes, '*/*': bytes } }
  if (body === null) return undefined
  const plain = reference(body)
  if (!creates) return { required: !isBodyOptional, content: { 'application/json': plain } }
  const document = reference(documentName(body))
  const either = { schema: { oneOf: [plain.schema, document.schema] } }
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
  if (operation.noContent !== undefined) found[204] = { description: operation.noContent[language] }
  if (operation.media === 'asset' || isTagged(operation))
    found[304] = { description: responseTexts.unchanged[language] }
  for (const [status, codes] of codesByStatus(operation)) {
    const names = [...new Set(codes.map((code) => (language === 'pt' ? errorRow(code).codigo : wireCode(code))))]
    found[status] = {
      description: names.join(', '),
      content: failureContent,
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
  if (media === 'sse') return { description, content: { 'text/event-stream': streamContent(language) } }
  if (media === 'websocket') return { description, ...socketContent(language) }
  if (media !== 'json' && media !== 'upload') return { description, content: textContent(media) }
  if (reply === null) return { description }
  return {
    description,
    content: {
      'application/json': reference(reply),
      ...(hasJsonApi({ ...operation, media }) && { [jsonApiType]: reference('JsonApiDocument') }),
    },
  }
}

/** OpenAPI has no word for WebSockets: their messages and the schema of the data of each type stand beside the answer. */
function socketContent(language: Language) {
  const reference = (row: MessageRow) => [
    language === 'pt' ? row.namePt : row.name,
    { $ref: `#/components/schemas/${row.schema}` },
  ]
  const types = Object.entries(messageRows).map(([kind, rows]) => [kind, Object.fromEntries(rows.map(reference))])
  return {
    'x-messages': {
      server: { $ref: '#/components/schemas/SocketMessage' },
      client: { $ref: '#/components/schemas/SocketRequest' },
      types: Object.fromEntries(types),
    },
  }
}

/** JSON among texts has no schema. */
function textContent(media: Operation['media']): Readonly<Record<string, { readonly schema: unknown }>> {
  const schemaOf = (type: string) => (type === 'application/json' ? undefined : { type: 'string' })
  return Object.fromEntries(mediaTypes[media].map((type) => [type, { schema: schemaOf(type) }]))
}

/** OpenAPI 3.0 has no word for events: the schema is a text, the events and their data stand beside it. */
function streamContent(language: Language): { readonly schema: unknown; readonly 'x-events': unknown } {
  const rows = events.map((row) => [
    language === 'pt' ? row.namePt : row.name,
    { $ref: `#/components/schemas/${row.schema}` },
  ])
  return { schema: { type: 'string' }, 'x-events': Object.fromEntries(rows) }
}
