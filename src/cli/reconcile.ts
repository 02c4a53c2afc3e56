// `prumo reconcile`: a relay on this machine between OpenRefine, which sends no credentials, and the reconciliation service of a server.
// It listens on the loopback address alone, and answers no page but those it is meant for: another one could ask in the user's name.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  ApiError,
  previewReconciledEntity,
  proposeReconciliationProperties,
  readReconciliation,
  reconcile,
  suggestReconciliation,
} from '../../clients/typescript/src/index.ts'
import { limits } from '../limits.ts'
import { commandFailure, sayIn } from '../wire/command-texts.ts'
import type { Server } from './server-client.ts'

export interface ReconcileCommand {
  readonly port: number
  /** Origins of the pages that may ask. */
  readonly origin: readonly string[]
}

export interface ReconcileParts {
  readonly stderr: { write(text: string): unknown }
  /** Calls when the user wants to end; returns what stops listening. */
  readonly onInterrupt: (stop: () => void) => () => void
}

const loopback = '127.0.0.1'

interface Relay {
  readonly server: Server
  readonly origins: ReadonlySet<string>
  /** Its own address, once it listens. */
  own: string
}

interface RelayAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Passes requests on until it is stopped; resolves to the exit code. */
export async function runReconcile(
  server: Server,
  { port, origin }: ReconcileCommand,
  { stderr, onInterrupt }: ReconcileParts,
): Promise<number> {
  const relay: Relay = { server, origins: new Set(origin), own: '' }
  const listener = createServer((request, response) => void serve(request, response, relay))
  listener.maxConnections = limits.relayConnectionsMax
  listener.requestTimeout = limits.requestTimeoutMs
  const say = sayIn(server.language)
  await new Promise<void>((resolve, reject) => {
    listener.once('error', (cause) => reject(commandFailure('not_listening', { port, why: cause.message })))
    listener.listen(port, loopback, resolve)
  })
  relay.own = `http://${loopback}:${(listener.address() as AddressInfo).port}`
  stderr.write(`${say('relay_listens', { address: `${relay.own}/api/v1/reconcile` })}\n`)
  await new Promise<void>((resolve) => {
    const forget = onInterrupt(() => {
      forget()
      listener.close(() => resolve())
      listener.closeAllConnections()
    })
  })
  return 0
}

async function serve(request: IncomingMessage, response: ServerResponse, relay: Relay): Promise<void> {
  const { status, type, text } = await answerTo(request, relay)
  const { origin } = request.headers
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': `default-src 'none'; frame-ancestors ${[...relay.origins].join(' ')}`,
    Vary: 'Origin',
    ...(origin !== undefined && relay.origins.has(origin) && { 'Access-Control-Allow-Origin': origin }),
  })
  response.end(text)
}

async function answerTo(request: IncomingMessage, relay: Relay): Promise<RelayAnswer> {
  const { host, origin } = request.headers
  // Another name for this machine is a page of another origin (DNS rebinding).
  if (`http://${host}` !== relay.own) return refused(403)
  if (origin !== undefined && !relay.origins.has(origin)) return refused(403)
  try {
    return await passOn(request, relay)
  } catch (error) {
    return failed(error, relay)
  }
}

async function passOn(request: IncomingMessage, { server, own }: Relay): Promise<RelayAnswer> {
  const { client } = server
  const { pathname, searchParams } = new URL(request.url ?? '/', own)
  const [, base = '', rest = ''] = /^(\/api\/v1\/reconcile)\/?(.*)$/.exec(pathname) ?? []
  if (base === '') return refused(404)
  const [place = '', name = ''] = rest.split('/').map(decodeURIComponent)
  if (request.method === 'POST' && place === '') {
    const body = pick(new URLSearchParams(await textOf(request)), ['queries', 'extend'])
    return json((await reconcile(client, { body })).data)
  }
  if (request.method !== 'GET') return refused(405)
  const query = (...names: readonly string[]) => pick(searchParams, names) as never
  if (place === '')
    return json(toOwn((await readReconciliation(client, { query: query('queries', 'extend') })).data, own))
  if (place === 'properties')
    return json((await proposeReconciliationProperties(client, { query: query('type', 'limit') })).data)
  if (place === 'suggest')
    return json(
      (await suggestReconciliation(client, { params: { suggested: name }, query: query('prefix', 'cursor') })).data,
    )
  if (place !== 'entities') return refused(404)
  const { data } = await previewReconciledEntity(client, { params: { entity_id: name } })
  return { status: 200, type: 'text/html; charset=utf-8', text: data }
}

/** What the service takes; OpenRefine sends more, which other services know. */
function pick(given: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of request as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    if (bytes > limits.bodyBytesMax) throw new RangeError('too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** A manifest whose addresses are the relay's, which asks for no credentials and offers previews; other answers as they are. */
function toOwn(answer: unknown, own: string): unknown {
  if (!('versions' in Object(answer))) return answer
  const { authentication: _, ...manifest } = answer as Readonly<Record<string, unknown>>
  const preview = `${own}/api/v1/reconcile/entities/{{id}}`
  const asText = JSON.stringify(manifest, (key, value: unknown) => (key === 'service_url' ? own : value))
  return {
    ...JSON.parse(asText),
    view: { url: preview },
    preview: { url: preview, width: limits.reconciliationPreviewWidth, height: limits.reconciliationPreviewHeight },
  }
}

function json(data: unknown): RelayAnswer {
  return { status: 200, type: 'application/json; charset=utf-8', text: JSON.stringify(data) }
}

function refused(status: number): RelayAnswer {
  return { status, type: 'text/plain; charset=utf-8', text: '' }
}

/** As the server refused it; what did not reach the server is the relay's failure. */
function failed(error: unknown, { server }: Relay): RelayAnswer {
  if (error instanceof ApiError) return { ...json(error.body), status: error.status }
  if (error instanceof RangeError) return refused(413)
  if (error instanceof URIError) return refused(400)
  try {
    return server.fail(error)
  } catch (failure) {
    return { ...refused(502), text: (failure as Error).message }
  }
}
