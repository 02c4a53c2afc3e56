// The AsyncAPI 3.0 document of either language: every message of the WebSockets and of the event stream, from the operations
// table, the tables of events and messages, and the schemas; nothing is written by hand.

import type { Language } from '../domain/vocabulary.ts'
import { chatNotices, chatRequests } from './chat-messages.ts'
import { bearerScheme, credentialsOf, infoIn, keyHeader } from './document-parts.ts'
import { type EventRow, streams } from './events.ts'
import { exampleIn } from './examples.ts'
import { chatSentExample, chatTakenExample, sentExample, streamExample, takenExample } from './message-examples.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { parameterNames, pathIn } from './router.ts'
import { schemaIn, schemasFor } from './schema-in-language.ts'
import { getSchema, type Schema } from './schemas.ts'
import { type MessageRow, messageRows, type OutgoingMessage } from './socket-messages.ts'

export interface AsyncApiDocument {
  readonly asyncapi: '3.0.0'
  readonly info: object
  readonly defaultContentType: 'application/json'
  readonly channels: Readonly<Record<string, AsyncApiChannel>>
  readonly operations: Readonly<Record<string, object>>
  readonly components: {
    readonly messages: Readonly<Record<string, AsyncApiMessage>>
    readonly schemas: Readonly<Record<string, unknown>>
    readonly securitySchemes: Readonly<Record<string, unknown>>
  }
}

export interface AsyncApiChannel {
  readonly address: string
  readonly messages: Readonly<Record<string, { readonly $ref: string }>>
  readonly [other: string]: unknown
}

export interface AsyncApiMessage {
  /** The type of the message, or the event of the stream, as it goes over the wire. */
  readonly name: string
  readonly payload: unknown
  readonly [other: string]: unknown
}

/** Messages by the id that they have in both languages, such as `connection.pong`. */
type Messages = Readonly<Record<string, AsyncApiMessage>>

const texts = {
  sent: { en: 'What the service sends', pt: 'O que o serviço envia' },
  taken: { en: 'What a client sends', pt: 'O que um cliente envia' },
  identified: {
    en: 'The sequence number; goes on behind it as Last-Event-ID.',
    pt: 'O número de sequência; como Last-Event-ID, retoma depois dele.',
  },
} as const

/**
 * The messages of the interface in one language.
 * @example asyncapiDocument('pt').channels.feed?.address // '/api/v1/ws'
 */
export function asyncapiDocument(language: Language): AsyncApiDocument {
  const rows = operations.filter(({ media }: Operation) => media === 'websocket' || media === 'sse')
  const channels = rows.map((row) => toChannel(row, language))
  const messages = Object.assign({}, ...channels.map(({ sent, taken }) => ({ ...sent, ...taken }))) as Messages
  return {
    asyncapi: '3.0.0',
    info: infoIn(language),
    defaultContentType: 'application/json',
    // No server: a channel is found beside this document, so that a proxy may serve the whole under a path of its own.
    channels: Object.fromEntries(channels.map(({ row, channel }) => [row.id, channel])),
    operations: Object.assign({}, ...channels.map((channel) => operationsOf(channel, language))),
    components: {
      messages,
      schemas: schemasFor(messages, language),
      securitySchemes: { bearer: bearerScheme, api_key: { type: 'httpApiKey', ...keyHeader } },
    },
  }
}

interface Channel {
  readonly row: Operation
  readonly channel: AsyncApiChannel
  readonly sent: Messages
  readonly taken: Messages
}

function toChannel(row: Operation, language: Language): Channel {
  const isSocket = row.media === 'websocket'
  const { sent, taken } = isSocket ? socketOf(row, language) : { sent: streamMessages(row, language), taken: {} }
  const names = Object.keys({ ...sent, ...taken })
  const query = row.query === null ? {} : { query: schemaIn(getSchema(row.query), language) }
  const parameters = parameterNames(pathIn(row, language)).map((name) => [name, {}])
  const channel = {
    address: pathIn(row, language),
    summary: row.summary[language],
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
    messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
    ...(isSocket && { bindings: { ws: { method: 'GET', ...query, bindingVersion: '0.1.0' } } }),
  }
  return { row, channel, sent, taken }
}

/** What the service does in a channel: it sends, and takes what a client sends. */
function operationsOf({ row, sent, taken }: Channel, language: Language) {
  const security = credentialsOf(row).map((name) => ({ $ref: `#/components/securitySchemes/${name}` }))
  const toOperation = (action: 'send' | 'receive', messages: Messages) => ({
    action,
    channel: { $ref: `#/channels/${row.id}` },
    title: texts[action === 'send' ? 'sent' : 'taken'][language],
    summary: row.summary[language],
    security,
    messages: Object.keys(messages).map((name) => ({ $ref: `#/channels/${row.id}/messages/${name}` })),
  })
  return {
    [`${row.id}_send`]: toOperation('send', sent),
    ...(Object.keys(taken).length > 0 && { [`${row.id}_receive`]: toOperation('receive', taken) }),
  }
}

function streamMessages({ stream = 'investigation' }: Operation, language: Language): Messages {
  const id = { type: 'string', description: texts.identified[language] }
  return Object.fromEntries(
    streams[stream].map((row) => {
      const name = language === 'pt' ? row.namePt : row.name
      const event = { type: 'string', enum: [name] }
      const headers = { type: 'object', required: ['event'], properties: { event, id } }
      const examples = [streamExample(row, stream, language)]
      const named = `${stream === 'investigation' ? 'stream' : stream}.${row.name}`
      return [named, { name, headers, payload: referenceTo(row.schema), examples }]
    }),
  )
}

function socketOf(row: Operation, language: Language): { readonly sent: Messages; readonly taken: Messages } {
  if (row.stream === 'chat') return { sent: chatMessages(language), taken: chatRequestMessages(language) }
  return { sent: socketMessages(row, language), taken: requestMessages(row, language) }
}

/** The events of an answer with their place, and what the connection says. */
function chatMessages(language: Language): Messages {
  const events = streams.chat.map((row) => {
    const examples = [chatSentExample(row, language)]
    return [`chat_socket.${row.name}`, { name: row.name, payload: schemaIn(placed(row), language), examples }]
  })
  const notices = chatNotices.map(({ name, schema }) => {
    const examples = [{ payload: exampleIn(schema, language) }]
    return [`chat_socket.${name}`, { name, payload: referenceTo(schema), examples }]
  })
  return Object.fromEntries([...events, ...notices])
}

/** The failure of a request has no place. */
function placed({ name, schema }: EventRow): Schema {
  const { properties, required = [], ...rest } = getSchema(schema)
  const place = getSchema('ChatPlace').properties
  const always = name === 'error' ? required : [...new Set([...required, 'message_id', 'sequence'])]
  return { ...rest, required: always, properties: { ...properties, ...place } }
}

function chatRequestMessages(language: Language): Messages {
  const pairs = chatRequests.map(({ name, schema }) => {
    const examples = [chatTakenExample(schema, language)]
    return [`chat_client.${name}`, { name, payload: referenceTo(schema), examples }]
  })
  return Object.fromEntries(pairs)
}

/** Of the feed of one investigation those about it and about the connection. */
function socketMessages({ query }: Operation, language: Language): Messages {
  const { investigation, connection, event } = messageRows
  const kinds = query === 'StreamQuery' ? { investigation, connection } : { investigation, connection, event }
  const pairs = Object.entries(kinds).flatMap(([kind, rows]) =>
    rows.map((row) => {
      const examples = [sentExample(kind as OutgoingMessage['kind'], row, language)]
      return [`${kind}.${row.name}`, { ...toSocketMessage(row, language), examples }]
    }),
  )
  return Object.fromEntries(pairs)
}

function toSocketMessage({ name, namePt, schema }: MessageRow, language: Language): AsyncApiMessage {
  const data = { 'x-pt': 'dados', $ref: `#/definitions/${schema}` }
  const payload = narrowed('SocketMessage', { name, namePt }, { data })
  return { name: language === 'pt' ? namePt : name, payload: schemaIn(payload, language) }
}

/** A feed of one investigation has nothing to subscribe to. */
function requestMessages({ query }: Operation, language: Language): Messages {
  const { enum: names = [], 'x-pt-enum': namesPt = names } = getSchema('SocketRequest').properties?.type ?? {}
  const rows = names.map((name, at) => ({ name, namePt: namesPt[at] ?? name }))
  const taken = query === 'StreamQuery' ? rows.filter(({ name }) => name === 'ping') : rows
  const pairs = taken.map(({ name, namePt }) => {
    const payload = schemaIn(narrowed('SocketRequest', { name, namePt }), language)
    const examples = [takenExample(name, language)]
    return [`client.${name}`, { name: language === 'pt' ? namePt : name, payload, examples }]
  })
  return Object.fromEntries(pairs)
}

/** The schema of messages as that of those of one type. */
function narrowed(
  schemaName: string,
  { name, namePt }: Pick<MessageRow, 'name' | 'namePt'>,
  other: Readonly<Record<string, Schema>> = {},
): Schema {
  const schema = getSchema(schemaName)
  const type = { ...schema.properties?.type, enum: [name], 'x-pt-enum': [namePt] }
  return { ...schema, properties: { ...schema.properties, type, ...other } }
}

function referenceTo(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}
