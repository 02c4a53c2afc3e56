// A small interface in both languages, for tests that change it.

import assert from 'node:assert/strict'
import { type Surface, surfaceOf } from '../../../scripts/api/surface.ts'

/** By where in the English documents (`api`, `messages`), names between spaces, what stands there instead; undefined: nothing. */
export type Edits = Readonly<Record<string, unknown>>

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (name: string) => ({ 'application/json': { schema: reference(name) } })
const failure = (...codes: readonly string[]) => ({
  description: codes.join(', '),
  'x-codes': codes,
  content: { ...json('Failure'), 'application/problem+json': { schema: reference('Failure') } },
})

const api = {
  openapi: '3.0.3',
  info: { title: 'Items', version: '1', license: { name: 'MIT' } },
  servers: [{ url: './' }],
  tags: [],
  paths: {
    '/items': {
      post: {
        operationId: 'make_item',
        summary: 'Make an item',
        security: [{ bearer: [] }, { api_key: [] }],
        'x-permission': 'write:items',
        'x-permission-when': { purge: 'delete:items' },
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
          { name: 'purge', in: 'query', style: 'form', explode: false, schema: { type: 'boolean' } },
        ],
        requestBody: {
          required: false,
          content: {
            'application/json': { schema: { oneOf: [reference('Wish'), reference('WishDocument')] } },
            'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
          },
        },
        responses: {
          201: {
            description: 'Made',
            headers: { Location: { description: 'Where', schema: { type: 'string', format: 'uri-reference' } } },
            content: { ...json('Item'), 'text/csv': { schema: { type: 'string' } } },
          },
          400: failure('INVALID', 'UNKNOWN'),
          404: failure('NOT_FOUND'),
        },
      },
    },
    '/stream': {
      get: {
        operationId: 'read_stream',
        'x-sunset': '2027-11-30',
        'x-permission': 'authenticated',
        security: [{ bearer: [] }],
        parameters: [],
        responses: {
          200: {
            description: 'Events',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
        },
      },
    },
    '/health': {
      get: {
        operationId: 'health',
        'x-permission': 'public',
        security: [],
        parameters: [],
        responses: { 200: { description: 'Up' } },
      },
    },
  },
  webhooks: { 'item.made': { post: { requestBody: { content: json('Item') } } } },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      api_key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    },
    schemas: {
      Wish: {
        type: 'object',
        additionalProperties: false,
        required: ['label'],
        properties: {
          label: { type: 'string', minLength: 1, maxLength: 80 },
          price: { type: 'number', nullable: true },
          size: { type: 'string', enum: ['small', 'large'] },
          tags: { type: 'array', maxItems: 5, items: { type: 'string' } },
          notes: { type: 'object', additionalProperties: { type: 'string' } },
          options: { type: 'object', properties: { depth: { type: 'integer' } } },
          due: { type: 'string', format: 'date' },
          parts: { type: 'array', items: reference('Wish') },
        },
      },
      WishDocument: { type: 'object', required: ['attributes'], properties: { attributes: reference('Wish') } },
      Item: {
        type: 'object',
        required: ['id', 'label', 'share'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          label: { type: 'string' },
          share: { type: 'number', minimum: 0, maximum: 1 },
          size: { type: 'string', enum: ['small', 'large'] },
          state: { type: 'string', 'x-words': ['open', 'closed'] },
          notes: { type: 'object', additionalProperties: { type: 'string' } },
          value: { oneOf: [{ type: 'string' }, { type: 'number' }] },
          parts: { type: 'array', items: reference('Item') },
        },
      },
      Failure: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
    },
  },
}

const channel = { $ref: '#/channels/read_stream' }
const messages = {
  asyncapi: '3.0.0',
  info: {},
  defaultContentType: 'application/json',
  channels: { read_stream: { address: '/stream', messages: {} } },
  operations: {
    read_stream_send: {
      action: 'send',
      channel,
      messages: [{ $ref: '#/channels/read_stream/messages/stream.progress' }],
    },
    read_stream_receive: {
      action: 'receive',
      channel,
      messages: [{ $ref: '#/channels/read_stream/messages/client.ask' }],
    },
  },
  components: {
    messages: {
      'stream.progress': { name: 'progress', payload: reference('Item') },
      'client.ask': { name: 'ask', payload: reference('Question') },
    },
    schemas: { Question: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } } },
    securitySchemes: {},
  },
}

/** English to Portuguese, in quotes. */
const words: Readonly<Record<string, string>> = {
  '/items': '/itens',
  'item.made': 'item.feito',
  label: 'rotulo',
  limit: 'limite',
  purge: 'expurgar',
  small: 'pequeno',
  open: 'aberto',
  progress: 'progresso',
  INVALID: 'INVALIDO',
  'write:items': 'escrever:itens',
}

/** The surface of the interface after edits, and with other Portuguese words. */
export function madeSurface(edits: Edits = {}, otherWords: Readonly<Record<string, string>> = {}): Surface {
  const text = JSON.stringify(edited({ api, messages }, Object.entries(edits)))
  return surfaceOf({ en: JSON.parse(text), pt: JSON.parse(translated(text, { ...words, ...otherWords })) })
}

function edited(value: unknown, edits: readonly (readonly [where: string, to: unknown])[]): unknown {
  const whole = edits.find(([where]) => where === '')
  if (whole !== undefined) return whole[1]
  if (edits.length === 0) return value
  assert(typeof value === 'object' && value !== null, `${edits[0][0]} is there`)
  const parts: Readonly<Record<string, unknown>> = { ...value }
  const heads = new Set([...Object.keys(parts), ...edits.map(([where]) => headOf(where))])
  const entries = [...heads].map((head) => {
    const inside = edits.filter(([where]) => headOf(where) === head)
    return [
      head,
      edited(
        parts[head],
        inside.map(([where, to]) => [where.slice(head.length + 1), to] as const),
      ),
    ] as const
  })
  return Array.isArray(value)
    ? entries.map(([, one]) => one).filter((one) => one !== undefined)
    : Object.fromEntries(entries)
}

function headOf(where: string): string {
  return where.split(' ')[0]
}

function translated(english: string, portuguese: Readonly<Record<string, string>>): string {
  return english.replace(/"([^"]+)"/g, (whole, word: string) => (word in portuguese ? `"${portuguese[word]}"` : whole))
}
