// Writes clients/typescript/src/generated: the types of both languages, the rows of all operations and a function for each.
// `npm run generate` writes; test/clients/package.test.ts compares.
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Language, languages } from '../src/domain/vocabulary.ts'
import { chatNotices, chatRequests } from '../src/wire/chat-messages.ts'
import { streams } from '../src/wire/events.ts'
import { isConditional, isTagged, type Operation, replyOf } from '../src/wire/operation.ts'
import { operations } from '../src/wire/operations.ts'
import { parameterNames, pathIn } from '../src/wire/router.ts'
import { nameIn } from '../src/wire/schema-in-language.ts'
import { getSchema, referenceName, resolve, type Schema, schemas } from '../src/wire/schemas.ts'
import { socketClosures } from '../src/wire/socket-closures.ts'
import { messageRows } from '../src/wire/socket-messages.ts'
import { mapValues, type TypesWanted, typesOf } from './schema-types.ts'

const target = new URL('../clients/typescript/src/generated/', import.meta.url)
const banner = '// Generated from the operations table and schemas/ by `npm run generate`; do not edit.'
const rows: readonly Operation[] = operations
const typesIn = { en: 'English', pt: 'Portuguese' } as const

/** Names of the files of types by language. */
export const typeFiles = { en: 'english.ts', pt: 'portuguese.ts' } as const

/** The types that requests, answers and messages have in a language. */
export function clientTypes(language: Language): TypesWanted {
  const names = reachable([...requestedNames(), ...messageSchemas()])
  const definitions = new Map(names.map((name) => [name, asCallersHaveIt(definitionIn(getSchema(name), language))]))
  return { definitions, names, defaults: 'optional', banner }
}

/** The text of each other generated file by its name. */
export function generateClient(): Readonly<Record<string, string>> {
  return {
    'field-names.ts': fieldNames(),
    'messages.ts': messages(),
    'operations.ts': functions(),
    'rows.ts': rowTexts(),
  }
}

function requestedNames(): readonly string[] {
  return rows.flatMap(({ body, query, reply, waits, outcome }) =>
    [body ?? [], query ?? [], reply ?? [], waits?.reply ?? [], outcome?.reply ?? []].flat(),
  )
}

function messageSchemas(): readonly string[] {
  const sent = [...Object.values(streams).flat(), ...Object.values(messageRows).flat()].map(({ schema }) => schema)
  const ofChat = [...chatRequests, ...chatNotices].map(({ schema }) => schema)
  return [
    ...sent,
    ...ofChat,
    'ChatPlace',
    'SocketMessage',
    'SocketRequest',
    'SocketSubscription',
    'ErrorEnvelope',
    'OwnerEvent',
  ]
}

/** The definitions with these names and all that they refer to, in the order of schemas/. */
function reachable(first: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name) || !schemas.has(name)) return
    found.add(name)
    for (const [, key, value = ''] of JSON.stringify(getSchema(name)).matchAll(
      /"(\$ref|x-nullable|x-each)":"([^"]*)"/g,
    ))
      visit(key === '$ref' ? referenceName(value) : value)
  }
  for (const name of first) visit(name)
  return [...schemas.keys()].filter((name) => found.has(name))
}

/** A definition with the names, values and descriptions of a language. */
function definitionIn(schema: Schema, language: Language): Schema {
  if (language === 'en') return schema
  const { properties, required, items, oneOf, additionalProperties, 'x-pt-enum': values, ...rest } = schema
  const within = (part: Schema) => definitionIn(part, language)
  const named = (name: string) => nameIn(name, properties?.[name], language)
  return {
    ...rest,
    ...(schema['x-pt-description'] !== undefined && { description: schema['x-pt-description'] }),
    // Two failures of one Portuguese code differ in their status.
    ...(values && { enum: [...new Set(values)] }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [named(name), within(part)])),
    }),
    ...(required && { required: required.map(named) }),
    ...(items && { items: within(items) }),
    ...(oneOf && { oneOf: oneOf.map(within) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? within(additionalProperties) : additionalProperties,
    }),
  }
}

/**
 * What the service judges by itself is typed as what it should be. A list that must not be empty is one of any length, since
 * the lists of programs are such; pairs stay pairs.
 */
function asCallersHaveIt({ 'x-each': each, minItems, ...schema }: Schema): Schema {
  if (each !== undefined) return { $ref: `#/definitions/${each}` }
  const { properties, items, oneOf, additionalProperties } = schema
  const isCounted = minItems !== undefined && minItems === schema.maxItems
  return {
    ...schema,
    ...(isCounted && { minItems }),
    ...(properties && { properties: mapValues(properties, asCallersHaveIt) }),
    ...(items && { items: asCallersHaveIt(items) }),
    ...(oneOf && { oneOf: oneOf.map(asCallersHaveIt) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: asCallersHaveIt(additionalProperties) }),
  }
}

/** Fields that the client itself reads or writes, by the name that it has for them. */
const ownFields = {
  error: 'ErrorEnvelope.error',
  code: 'ErrorEnvelope.error.code',
  message: 'ErrorEnvelope.error.message',
  details: 'ErrorEnvelope.error.details',
  field: 'ErrorDetails.field',
  items: 'InvestigationList.data',
  links: 'InvestigationList.links',
  next: 'ListLinks.next',
  password: 'LoginRequest.password',
  totp_code: 'LoginRequest.totp_code',
  access_token: 'LoginResponse.access_token',
  refresh_token: 'LoginResponse.refresh_token',
  expires_in: 'LoginResponse.expires_in',
  after: 'EventsQuery.after',
  events: 'EventPage.events',
  gap: 'EventPage.gap',
  last_event_id: 'StreamQuery.last_event_id',
  ticket_path: 'StreamTicketRequest.path',
  ticket: 'StreamTicket.ticket',
  type: 'SocketMessage.type',
  data: 'SocketMessage.data',
  investigation_id: 'SocketMessage.investigation_id',
  subscribed_events: 'SocketSubscription.events',
  reason: 'UnsubscribedMessage.reason',
  signature: 'signature',
} as const

/** Those of conversations, which a program that holds none need not load. */
const ownChatFields = { message_id: 'ChatPlace.message_id', sequence: 'ChatPlace.sequence' } as const

const ownWords = {
  subscribe: ['SocketRequest.type', 'subscribe'],
  unsubscribe: ['SocketRequest.type', 'unsubscribe'],
  ping: ['SocketRequest.type', 'ping'],
  asked: ['UnsubscribedMessage.reason', 'asked'],
  timeout: ['ErrorDetails.reason', 'timeout'],
} as const

const ownMessages = ['unsubscribed', 'heartbeat'] as const

function fieldNames(): string {
  const texts = languages.map((language) => {
    const fields = Object.entries(ownFields).map(([key, path]) => `    ${key}: '${lastName(path, language)}',`)
    const words = Object.entries(ownWords).map(
      ([key, [path, word]]) => `    ${key}: '${wordIn(path, word, language)}',`,
    )
    const types = ownMessages.map((name) => `    ${name}: '${messageName(name, language)}',`)
    return [`  ${language}: {`, ...fields, ...words, ...types, '  },'].join('\n')
  })
  const doc = '/** What the client itself reads and writes, as each language spells it. */'
  const ofChat = languages.map((language) => {
    const fields = Object.entries(ownChatFields).map(([key, path]) => `${key}: '${lastName(path, language)}'`)
    return `  ${language}: { ${fields.join(', ')} },`
  })
  const chat = `/** The same of conversations. */\nexport const chatFieldNames = {\n${ofChat.join('\n')}\n} as const\n`
  return `${banner}\n\n${doc}\nexport const fieldNames = {\n${texts.join('\n')}\n} as const\n\n${chat}`
}

/** `ListLinks.next` in Portuguese is `proxima`; the signature of a webhook stands in no schema. */
function lastName(path: string, language: Language): string {
  if (path === 'signature') return language === 'pt' ? 'assinatura' : 'signature'
  const name = path.slice(path.lastIndexOf('.') + 1)
  return nameIn(name, propertyAt(path), language)
}

function propertyAt(path: string): Schema {
  const [name = '', ...fields] = path.split('.')
  return fields.reduce((schema, field) => resolve(schema).properties?.[field] ?? {}, getSchema(name))
}

function wordIn(path: string, word: string, language: Language): string {
  const { enum: english = [], 'x-pt-enum': portuguese = english, 'x-words': words } = resolve(propertyAt(path))
  if (words !== undefined && language === 'pt') return words[word] ?? word
  return (language === 'pt' ? portuguese : english)[english.indexOf(word)] ?? word
}

function messageName(name: string, language: Language): string {
  const row = messageRows.connection.find((message) => message.name === name)
  return (language === 'pt' ? row?.namePt : row?.name) ?? name
}

interface NamedRow {
  readonly name: string
  readonly namePt: string
  readonly schema: string
}

function messages(): string {
  const named = ({ name, namePt }: NamedRow, language: Language) => (language === 'pt' ? namePt : name)
  const eventOf = (language: Language) => (row: NamedRow) =>
    `    | StreamEvent<'${named(row, language)}', ${typesIn[language]}['${row.schema}']>`
  const field = { en: ['type', 'data'], pt: ['tipo', 'dados'] } as const
  const messageOf = (language: Language) => (row: NamedRow) => {
    const [type, data] = field[language]
    return `    | (MessageRest['${language}'] & { readonly ${type}: '${named(row, language)}'; readonly ${data}: ${typesIn[language]}['${row.schema}'] })`
  }
  const placedIn =
    (language: Language) =>
    ({ schema }: NamedRow) =>
      `    | (${typesIn[language]}['${schema}'] & ${typesIn[language]}['ChatPlace'])`
  const both = (text: (language: Language) => readonly string[]) =>
    languages.map((language) => `  ${language}:\n${text(language).join('\n')}`).join('\n')
  return `${banner}

import type { WireTypes as English } from './english.ts'
import type { WireTypes as Portuguese } from './portuguese.ts'

interface StreamEvent<Name extends string, Data> {
  readonly event: Name
  readonly data: Data
  /** Where to go on behind it. */
  readonly id: string | undefined
}

/** The events of an investigation's stream by language. */
export interface StreamEvents {
${both((language) => streams.investigation.map(eventOf(language)))}
}

/** The events of an answer's stream by language. */
export interface ChatEvents {
${both((language) => streams.chat.map(eventOf(language)))}
}

/** The events of a workflow's stream by language. */
export interface WorkflowEvents {
${both((language) => streams.workflow.map(eventOf(language)))}
}

/** The events of a task's stream by language. */
export interface TaskEvents {
${both((language) => streams.task.map(eventOf(language)))}
}

/** The messages of a conversation by language; of the events of an answer each has its place. */
export interface ChatMessages {
${both((language) => [...streams.chat.map(placedIn(language)), ...chatNotices.map(({ schema }) => `    | ${typesIn[language]}['${schema}']`)])}
}

/** Why a feed was closed: by the service, or by whatever broke the connection. */
export type FeedCloseReason = ${[...Object.keys(socketClosures), 'broken'].map((reason) => `'${reason}'`).join(' | ')}

/** By the codes of close frames. */
export const closeReasons: Readonly<Record<number, FeedCloseReason>> = {
${Object.entries(socketClosures)
  .map(([reason, { code }]) => `  ${code}: '${reason}',`)
  .join('\n')}
}

interface MessageRest {
  readonly en: Omit<English['SocketMessage'], 'type' | 'data'>
  readonly pt: Omit<Portuguese['SocketMessage'], 'tipo' | 'dados'>
}

/** The messages of a WebSocket by language. */
export interface SocketMessages {
${both((language) => Object.values(messageRows).flat().map(messageOf(language)))}
}
`
}

const answers: Readonly<Record<Operation['media'], string>> = {
  json: 'json',
  upload: 'json',
  text: 'text',
  page: 'text',
  asset: 'text',
  file: 'bytes',
  json_file: 'bytes',
  document: 'bytes',
  table: 'bytes',
  archive: 'bytes',
  sse: 'events',
  websocket: 'messages',
}

function rowTexts(): string {
  const texts = rows.map((row) => {
    const fields = [
      `id: '${row.id}'`,
      `method: '${row.method}'`,
      `path: { en: '${row.path}', pt: '${row.pathPt}' }`,
      `answer: '${answers[row.media]}'`,
      ...(row.creates ? ['isKeyed: true'] : []),
      ...(row.media === 'upload' ? ['isUpload: true'] : []),
      ...(row.lines === undefined
        ? []
        : [`lastLineHas: { ${inBoth((language) => `'${lastLineHas(row, language)}'`)} }`]),
      ...(row.media === 'sse'
        ? [`lastEvents: { en: [${lastEvents(row, 'en')}], pt: [${lastEvents(row, 'pt')}] }`]
        : []),
      ...(row.media === 'sse' && row.method !== 'GET' ? [`resumedBy: ${resumedBy(row)}`] : []),
    ]
    return `export const ${camel(row.id)}Row: ${row.lines === undefined ? 'OperationRow' : 'LinedRow'} = {\n${fields.map((field) => `  ${field},\n`).join('')}}\n`
  })
  return `${banner}\n\nimport type { LinedRow, OperationRow } from '../operation-row.ts'\n\n${texts.join('\n')}`
}

const inBoth = (text: (language: Language) => string) =>
  languages.map((language) => `${language}: ${text(language)}`).join(', ')

/** The field of the reply that holds what its lines do. */
function listOf({ reply, lines }: Operation): string {
  const found = Object.entries(getSchema(reply ?? '').properties ?? {}).find(
    ([, { items }]) => items?.$ref !== undefined && referenceName(items.$ref) === lines,
  )
  assert(found, `${reply} holds a list of ${lines}`)
  return found[0]
}

/** A field that the last line always has, and no item; nor has one that of a failure. */
function lastLineHas(row: Operation, language: Language): string {
  const { properties = {}, required = [] } = getSchema(row.reply ?? '')
  const ofItem = Object.keys(getSchema(row.lines ?? '').properties ?? {})
  const own = required.find((name) => name !== listOf(row) && !ofItem.includes(name))
  assert(own !== undefined && !ofItem.includes('error'), `the last line of ${row.id} differs from its items`)
  return nameIn(own, properties[own], language)
}

/** Names of the events that a stream ends with. */
function lastEvents({ stream = 'investigation' }: Operation, language: Language): string {
  const lasts = streams[stream].filter(({ isLast }) => isLast)
  return lasts.map(({ name, namePt }) => `'${language === 'pt' ? namePt : name}'`).join(', ')
}

/** The stream by which one that asks for something goes on: it is read by what an event of both names. */
function resumedBy({ id, stream = 'investigation' }: Operation): string {
  const { properties = {} } = getSchema(streams[stream][0].schema)
  const row = rows.find((other) => {
    const params = parameterNames(other.path)
    const isSame = other.media === 'sse' && other.method === 'GET' && (other.stream ?? 'investigation') === stream
    return isSame && params.length === 1 && params.every((name) => name in properties)
  })
  assert(row, `a stream that ${id} goes on by, with what its first event names`)
  const [field = ''] = parameterNames(row.path)
  const params = inBoth((language) => `'${parameterNames(pathIn(row, language))[0]}'`)
  const fields = inBoth((language) => `'${nameIn(field, properties[field], language)}'`)
  return `{ row: () => ${camel(row.id)}Row, param: { ${params} }, field: { ${fields} } }`
}

/** `start_investigation` → `startInvestigation`. */
function camel(id: string): string {
  return id.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function functions(): string {
  const imports = [
    "import { type Chat, type ChatCall, holdChat } from '../chat.ts'",
    "import type { Client } from '../client.ts'",
    "import type { SocketOptions } from '../connections.ts'",
    "import { type Feed, type FeedCall, followFeed, followInvestigationFeed } from '../feed.ts'",
    "import { followStream } from '../follow-stream.ts'",
    "import { type Lines, readLines } from '../lines.ts'",
    "import type { Call, IfMatch, IfNoneMatch, Language, NotModified, Result, Types, UploadBody } from '../operation-row.ts'",
    "import type { WireTypes as English } from './english.ts'",
    "import type { ChatEvents, SocketMessages, StreamEvents, TaskEvents, WorkflowEvents } from './messages.ts'",
    "import type { WireTypes as Portuguese } from './portuguese.ts'",
    "import * as rows from './rows.ts'",
  ]
  return `${banner}\n\n${imports.join('\n')}\n\n${rows.flatMap(toFunctions).join('\n')}`
}

/** The function of an operation, and that of its lines. */
function toFunctions(row: Operation): readonly string[] {
  const name = camel(row.id)
  const generics = isTagged(row) ? ', Tag extends string | undefined = undefined' : ''
  const whole = functionText(row, {
    name: `${name}<L extends Language${generics}>`,
    summary: row.summary.en,
    call: ownCalls[row.id] ?? `Call<${requestType(row)}>${ownOptions(row)}`,
    answer: answerType(row),
    body: bodyOf(row),
  })
  if (row.lines === undefined) return [whole]
  const lines = functionText(row, {
    name: `${name}Lines<L extends Language>`,
    summary: `${row.summary.en}, in lines that are read as they are asked for`,
    call: `Call<${requestType(row)}>`,
    answer: `Promise<Result<Lines<Types[L]['${row.lines}'], ${restType(row)}>, 200>>`,
    body: `readLines(client, rows.${name}Row, call)`,
  })
  return [whole, lines]
}

/** Calls that the package itself describes. */
const ownCalls: Readonly<Record<string, string>> = { feed: 'FeedCall<L>', chat: 'ChatCall<L>' }

interface FunctionParts {
  /** With its type parameters. */
  readonly name: string
  readonly summary: string
  readonly call: string
  readonly answer: string
  readonly body: string
}

function functionText(row: Operation, { name, summary, call, answer, body }: FunctionParts): string {
  const isOptional = requestParts(row, 'en').every((part) => /^\w+\?:/.test(part))
  return [
    `/** ${summary}: \`${row.method} ${row.path}\`.${row.deprecated ? ' @deprecated' : ''} */`,
    `export function ${name}(`,
    '  client: Client<L>,',
    `  call${isOptional ? '?' : ''}: ${call},`,
    `): ${answer} {`,
    `  return ${body}`,
    '}',
    '',
  ].join('\n')
}

function requestType(row: Operation): string {
  const parts = languages.map((language) => `${language}: { ${requestParts(row, language).join('; ')} }`)
  return requestParts(row, 'en').length === 0 ? '{}' : `{ ${parts.join('; ')} }[L]`
}

/** What an answer in lines says besides its items. */
function restType(row: Operation): string {
  const { properties = {} } = getSchema(row.reply ?? '')
  const list = listOf(row)
  const types = languages.map((language) => {
    const name = nameIn(list, properties[list], language)
    return `${language}: Omit<${typesIn[language]}['${row.reply}'], '${name}' | 'links'>`
  })
  return `{ ${types.join('; ')} }[L]`
}

/** What a call of the operation takes besides what all take. */
function ownOptions(row: Operation): string {
  if (row.media === 'websocket') return ' & SocketOptions'
  if (isTagged(row)) return ' & IfNoneMatch<Tag>'
  return isConditional(row) ? ' & IfMatch' : ''
}

function bodyOf(row: Operation): string {
  const name = `rows.${camel(row.id)}Row`
  if (row.media === 'sse') return `followStream(client, ${name}, call)`
  if (row.id === 'feed') return `followFeed(client, ${name}, call)`
  if (row.id === 'chat') return `holdChat(client, ${name}, call)`
  if (row.media === 'websocket') return `followInvestigationFeed(client, ${name}, call)`
  return `client.send(${name}, call)`
}

/** The parts of a request in a language, as members of a type. */
function requestParts(row: Operation, language: Language): readonly string[] {
  const types = typesIn[language]
  const params = parameterNames(pathIn(row, language))
  const { query, body } = row
  const isQueryNeeded = query !== null && (getSchema(query).required ?? []).length > 0
  const upload = ['body: UploadBody', 'contentType?: string']
  const json = body === null ? [] : [`body${row.isBodyOptional ? '?' : ''}: ${types}['${body}']`]
  return [
    ...(params.length > 0 ? [`params: { ${params.map((name) => `${name}: string`).join('; ')} }`] : []),
    ...(query === null ? [] : [`query${isQueryNeeded ? '' : '?'}: ${types}['${query}']`]),
    ...(row.media === 'upload' ? upload : json),
  ]
}

function answerType(row: Operation): string {
  const streamed = {
    investigation: 'StreamEvents',
    chat: 'ChatEvents',
    workflow: 'WorkflowEvents',
    task: 'TaskEvents',
  } as const
  if (row.media === 'sse') return `AsyncGenerator<${streamed[row.stream ?? 'investigation']}[L], void>`
  if (row.id === 'feed') return 'Feed<L>'
  if (row.id === 'chat') return 'Chat<L>'
  if (row.media === 'websocket') return 'AsyncGenerator<SocketMessages[L], void>'
  const others = { text: 'string', bytes: 'ReadableStream<Uint8Array>' } as Readonly<Record<string, string>>
  const typed = (reply: string | null) => (reply === null ? 'undefined' : `Types[L]['${reply}']`)
  const results = [
    `Result<${others[answers[row.media]] ?? typed(row.reply)}, ${row.waits?.reply ? '201 | 202' : row.status}>`,
  ]
  if (row.waits?.reply) results.push(`Result<${typed(replyOf(row, 200))}, 200>`)
  if (row.outcome !== undefined) results.push(`Result<${typed(row.outcome.reply)}, 202>`)
  if (row.goesOn !== undefined) results.push('Result<undefined, 303>')
  if (row.taken !== undefined) results.push('Result<undefined, 202>')
  if (row.noContent !== undefined) results.push('Result<undefined, 204>')
  if (isTagged(row)) results.push('NotModified<Tag>')
  return `Promise<${results.join(' | ')}>`
}

async function writeClient(): Promise<void> {
  mkdirSync(target, { recursive: true })
  for (const [name, text] of Object.entries(generateClient())) writeFileSync(new URL(name, target), text)
  for (const language of languages)
    writeFileSync(new URL(typeFiles[language], target), await typesOf(clientTypes(language)))
}

// No await: the tests import this file, and load what they import without one.
if (process.argv[1] === new URL(import.meta.url).pathname) void writeClient()
