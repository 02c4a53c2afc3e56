// Servers that send events to everyone who has asked for them: floors and peers of feeds.

import { once } from 'node:events'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { HttpResponse, Native } from '../../src/http/native.ts'
import { formatEvent } from '../../src/http/sse.ts'
import { limits } from '../../src/limits.ts'
import { toSocketText } from '../../src/wire/socket-messages.ts'
import { listenNative } from './native-server.ts'
import { accountsMadeAt } from './running-service.ts'

export interface Publisher {
  readonly name: string
  readonly port: number
  publish(events: readonly FeedEvent[]): unknown
  close(): void
}

export interface FeedEvent {
  readonly investigation_id: string
  readonly number: number
  readonly data: Readonly<Record<string, unknown>>
}

const retry = `retry: ${limits.streamRetryMs}\n\n`

/** The floor of streams: bare uWebSockets.js, one write a client and wave. */
export async function bareStreams(native: Native): Promise<Publisher> {
  const responses = new Set<HttpResponse>()
  const app = native.App()
  app.any('/*', (response) => {
    response.onAborted(() => responses.delete(response))
    response.writeHeader('Content-Type', 'text/event-stream')
    response.write(retry)
    responses.add(response)
  })
  return {
    name: 'bare uWebSockets.js',
    port: await listenNative(native, app),
    publish(events) {
      const text = Buffer.from(events.map(eventText).join(''))
      for (const response of responses) response.cork(() => response.write(text))
    },
    close: () => app.close(),
  }
}

/** The floor of WebSockets: its topics, to which everyone is subscribed. */
export async function bareSockets(native: Native): Promise<Publisher> {
  const app = native.App()
  app.ws('/*', { open: (socket) => void socket.subscribe('run') })
  return {
    name: 'bare uWebSockets.js',
    port: await listenNative(native, app),
    publish(events) {
      for (const event of events) app.publish('run', messageText(event))
    },
    close: () => app.close(),
  }
}

export async function nodeStreams(): Promise<Publisher> {
  const responses = new Set<ServerResponse>()
  const server = createHttpServer((_, response) => {
    response.on('close', () => responses.delete(response))
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(retry)
    responses.add(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    name: 'node:http',
    port: (server.address() as AddressInfo).port,
    publish(events) {
      for (const text of events.map((event) => Buffer.from(eventText(event))))
        for (const response of responses) response.write(text)
    },
    close: () => server.close(),
  }
}

export async function wsSockets(): Promise<Publisher> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  await once(server, 'listening')
  return {
    name: 'ws',
    port: (server.address() as AddressInfo).port,
    publish(events) {
      for (const text of events.map((event) => Buffer.from(messageText(event))))
        for (const socket of server.clients) socket.send(text, { binary: false })
    },
    close: () => server.close(),
  }
}

function eventText({ number, data }: FeedEvent): string {
  return formatEvent({ id: String(number), event: 'progress', data })
}

function messageText({ investigation_id, number, data }: FeedEvent): string {
  const rest = { timestamp: accountsMadeAt, investigation_id, id: String(number) }
  return toSocketText({ kind: 'investigation', type: 'progress', data, ...rest }, 'en')
}
