// The examples of a description of the interface: each stands once among its components, under the name that bodies refer to.

import type { Language } from '../domain/vocabulary.ts'
import { AppError, type ErrorCode, errorCodes } from '../errors.ts'
import { exampleContext } from './error-description.ts'
import { errorExamples } from './error-examples.ts'
import { toWireEvent } from './events.ts'
import { exampleIn } from './examples.ts'
import { renderFailure } from './failure-forms.ts'
import { graphFailure } from './graphql/graph-failure.ts'
import { toJsonApi } from './json-api.ts'
import { rpcFailure } from './mcp/json-rpc.ts'
import { type FailureType, jsonApiType } from './media-types.ts'
import type { Operation } from './operation.ts'
import { getOperation, type OperationId, operations } from './operations.ts'
import { pathIn } from './router.ts'

export type Examples = Readonly<Record<string, { readonly $ref: string }>>

const suffixes: Readonly<Record<FailureType | 'json_rpc' | 'graphql', string>> = {
  json_rpc: '.jsonrpc',
  graphql: '.graphql',
  'application/json': '',
  'application/problem+json': '.problem',
  'application/vnd.api+json': '.jsonapi',
}

function refer(name: string): { readonly $ref: string } {
  return { $ref: `#/components/examples/${name}` }
}

/** The example of a body by its schema. */
export const bodyExamples = (schemaName: string): Examples => ({ example: refer(schemaName) })

/** The example of the answer of an operation as a document of JSON:API. */
export const jsonApiExamples = ({ id }: Pick<Operation, 'id'>): Examples => ({ example: refer(`${id}.jsonapi`) })

/** The example of a failure in a form. Choice: of the codes of a status the first, since each has a page of its own. */
export function failureExamples([code]: readonly ErrorCode[], type: FailureType | 'json_rpc' | 'graphql'): Examples {
  return code === undefined ? {} : { example: refer(`${code}${suffixes[type]}`) }
}

/** The example of an answer that is no schema's, by its medium and type; undefined where the type says it all. */
export function textExample(
  { id, media, stream }: Pick<Operation, 'media' | 'stream'> & Partial<Pick<Operation, 'id'>>,
  type: string,
  language: Language,
): unknown {
  return (texts[`${id} ${type}`] ?? texts[`${stream ?? media} ${type}`])?.(language)
}

const texts: Readonly<Record<string, (language: Language) => unknown>> = {
  'sse text/event-stream': (language) => {
    const { event, data } = toWireEvent('progress', exampleIn('ProgressEvent', 'en'), language)
    return `id: 3\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  },
  'chat text/event-stream': (language) =>
    `id: 3\nevent: chunk\ndata: ${JSON.stringify(exampleIn('ChunkEvent', language))}\n\n`,
  'graphql text/event-stream': (language) =>
    `event: next\ndata: ${JSON.stringify(exampleIn('GraphqlAnswer', language))}\n\n`,
  'text text/plain': () => 'prumo_http_requests_total{operation="health",status="200"} 12\n',
  'json_file application/json': () => ({ nodes: [], startTime: 0, endTime: 0, samples: [], timeDeltas: [] }),
  'archive application/json': () => ({ type: 'report', blocks: [] }),
  'file application/json': () => [exampleIn('AuditEvent', 'en')],
  'document application/json': () => ({ blocks: [] }),
  'table application/json': (language) => ({ data: [exampleIn('ActDocument', language)] }),
  'table application/x-ndjson': (language) => `${JSON.stringify(exampleIn('ActDocument', language))}\n`,
  'file text/csv': () => `${csvColumns}\r\n${csvRow()}\r\n`,
  'file text/plain': cefLine,
  'export_network_cytoscape application/json': () => ({
    elements: { nodes: [{ data: exampleIn('NetworkNodeView', 'en') }], edges: [] },
  }),
  'export_network_d3 application/json': () => ({ nodes: [exampleIn('NetworkNodeView', 'en')], links: [] }),
  'export_network_graphml application/graphml+xml': () => network.graphml,
  'export_network_ftm application/x-ndjson': () => `${JSON.stringify(network.company)}\n`,
  'file application/x-ndjson': () => `${JSON.stringify(exampleIn('AuditEvent', 'en'))}\n`,
}

const network = {
  graphml:
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph edgedefault="undirected"><node id="company.11222333"/></graph></graphml>',
  company: { id: 'company.11222333', schema: 'Company', properties: { name: ['Firma Exemplo Ltda'] } },
}

// The columns and names of the files that the export of the audit trail writes.
const csvColumns =
  'sequence,id,timestamp,event_type,severity,message,user_id,user_email,user_role,resource_type,resource_id,resource_name,success,error_code,error_message,details,prev_hash,hash,request_id,ip_address,user_agent,session_id,correlation_id'

type Cells = Readonly<Record<string, unknown>>

function csvRow(): string {
  const { context, ...event } = Object(exampleIn('AuditEvent', 'en')) as Cells
  const cells = { ...event, ...Object(context) } as Cells
  const texts = csvColumns.split(',').map((name) => {
    const cell = cells[name] ?? ''
    return typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
  })
  return texts.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')
}

function cefLine(): string {
  const { context, ...event } = Object(exampleIn('AuditEvent', 'en')) as Cells
  const { request_id, ip_address } = Object(context) as Cells
  const head = ['CEF:0', 'Prumo', 'prumo', '1', event.event_type, event.message, 2].join('|')
  const said = [
    `rt=${Date.parse(String(event.timestamp))}`,
    `externalId=${event.id}`,
    `src=${ip_address ?? '203.0.113.7'}`,
  ]
  const labelled = [
    `cs1Label=requestId`,
    `cs1=${request_id ?? exampleContext.requestId}`,
    `cs3Label=hash`,
    `cs3=${event.hash}`,
  ]
  return `${head}|${[...said, 'outcome=success', ...labelled, 'cn1Label=sequence', `cn1=${event.sequence}`].join(' ')}\n`
}

/** Every example that a part of a document refers to. */
export function examplesFor(part: unknown, language: Language): Readonly<Record<string, { readonly value: unknown }>> {
  const names = new Set(
    [...JSON.stringify(part).matchAll(/"#\/components\/examples\/([\w.]+)"/g)].map(([, name = '']) => name),
  )
  return Object.fromEntries([...names].map((name) => [name, { value: exampleNamed(name, language) }]))
}

function exampleNamed(name: string, language: Language): unknown {
  const [head = '', form] = name.split('.')
  const code = errorCodes.find((each) => each === head)
  if (code !== undefined) return failureOf(code, form, language)
  const operation = operations.find(({ id }) => id === head)
  return operation === undefined ? exampleIn(head, language) : resourceOf(operation, language)
}

function resourceOf(operation: Operation, language: Language): unknown {
  const id = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
  const path = pathIn(operation, language).replaceAll(/\{\w+\}/g, id)
  const plain = exampleIn(operation.reply ?? '', language)
  return toJsonApi(plain, operation, { language, path, query: '' })
}

function failureOf(code: ErrorCode, form: string | undefined, language: Language): unknown {
  const { details, operation: id } = errorExamples[code]
  if (form === 'jsonrpc') return rpcFailure(new AppError(code, details), null, contextOf(id, language)).body
  if (form === 'graphql') return graphFailure(new AppError(code, details), contextOf(id, language)).body
  const type = form === undefined ? 'application/json' : form === 'jsonapi' ? jsonApiType : 'application/problem+json'
  return renderFailure(new AppError(code, details), type, contextOf(id, language)).body
}

function contextOf(id: OperationId, language: Language) {
  return { ...exampleContext, operation: getOperation(id), publicUrl: 'https://prumo.example.org', language }
}

/** An item, and the rest of the answer: neither its items nor links to other pages. */
export function linesExample(item: string, rest: string, language: Language): string {
  const entries = Object.entries(exampleIn(rest, language) as object)
  const last = entries.filter(([name, value]) => !Array.isArray(value) && name !== 'links')
  return [exampleIn(item, language), Object.fromEntries(last)].map((line) => `${JSON.stringify(line)}\n`).join('')
}
