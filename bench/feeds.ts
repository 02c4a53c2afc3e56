// Feeds: what an event costs the server for each of 1,000 clients, over SSE against a node:http server and over WebSocket against `ws`, both
// of which send the same text from memory, made once. Ours also commits each event, reads it back, words it and looks at each client's
// access; the floor is bare uWebSockets.js. One wave is one commit: of one event, or of as many as a run that finds a lot commits
// at once; the next goes out when every client has the last. The clients are a process of their own on the same machine and share its
// processors, so that the processor time of the server alone is shown beside the rate. It does not measure TLS or a network.
// Run on its own: node dist/bench/feeds.js [clients] [seconds for each row]

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocketServer } from 'ws'
import { checkpointKey, eventKey, recordKey } from '../src/agents/keys.ts'
import { hashPassword } from '../src/auth/passwords.ts'
import { createUsers } from '../src/auth/users.ts'
import { type HttpResponse, loadNative, type Native, type NativeApp } from '../src/http/native.ts'
import { createServer } from '../src/http/server.ts'
import { formatEvent } from '../src/http/sse.ts'
import { limits } from '../src/limits.ts'
import { createParts, type ServiceParts } from '../src/main/parts.ts'
import { serverParts } from '../src/main/server-parts.ts'
import { openState } from '../src/main/stores.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { systemIds as ids } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { toSocketText } from '../src/wire/socket-messages.ts'
import type { FeedsAnswer, FeedsTask } from './feeds-worker.ts'
import { benchProgram } from './support/program.ts'
import { serviceConfig } from './support/service-config.ts'

const clients = Number(process.argv[2] ?? 1_000)
const seconds = Number(process.argv[3] ?? 4)
const waveSizes = [1, 20, 100] as const
const password = 'Bench-2026-prumo'
const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
const worker = fork(benchProgram('feeds-worker'))
const investigation_id = ids.uuid()
const emails = Array.from(
  { length: Math.ceil(clients / limits.socketsPerUserMax) },
  (_, n) => `reader-${n}@prumo.local`,
)
const retry = `retry: ${limits.streamRetryMs}\n\n`
const columns = ['  messages/s', '    rate', '   µs of server', '    cost']
const created_at = '2026-01-15T12:00:00.000Z'
const config = serviceConfig(folder, password)

type Kind = 'sse' | 'ws'

/** One that sends the events that it is given to everyone who has asked for them. */
interface Publisher {
  readonly name: string
  readonly port: number
  publish(events: readonly BenchEvent[]): unknown
  close(): void
}

interface BenchEvent {
  readonly number: number
  readonly data: Readonly<Record<string, unknown>>
}

interface Measure {
  readonly name: string
  readonly perSecond: number
  readonly cpuMicroseconds: number
}

const paths = { sse: '/api/v1/investigations/stream/', ws: '/api/v1/ws/investigations/' } as const
const handshake = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

const titles = { sse: 'SSE', ws: 'WebSocket' } as const

const endOfWave = '"ends_wave":true'
let made = 0
let waves = 0

try {
  await measure()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
worker.kill()
rmSync(folder, { recursive: true, force: true })
// The service under measurement may still be at work.
process.exit()

async function measure(): Promise<void> {
  await addUsers()
  const parts = await createParts(config, createLog('error'), { clock, ids })
  const server = createServer(serverParts(parts, () => true))
  const port = await server.listen()
  const tokens = await Promise.all(emails.map((email) => signIn(port, email)))
  const native = loadNative()
  say(
    `${cpus()[0]?.model} × ${cpus().length}, ${process.version}, load ${loadavg()[0]?.toFixed(1)}; ${clients} clients, ${seconds} s a row`,
  )
  for (const kind of ['sse', 'ws'] as const) {
    const ours = { name: 'prumo', port, publish: (events: readonly BenchEvent[]) => commit(parts, events), close() {} }
    const bare = await (kind === 'sse' ? bareStreams : bareSockets)(native)
    const other = await (kind === 'sse' ? nodeStreams : wsSockets)()
    for (const size of waveSizes) {
      const measured: Measure[] = []
      for (const publisher of [bare, other, ours]) measured.push(await measureOne(publisher, { kind, size, tokens }))
      report(measured, kind, size)
    }
    bare.close()
    other.close()
  }
  await server.drain(limits.drainRequestsMs)
}

interface Run {
  readonly kind: Kind
  readonly size: number
  readonly tokens: readonly string[]
}

async function measureOne(publisher: Publisher, { kind, size, tokens }: Run): Promise<Measure> {
  // Who joins goes on behind the last event, so that all rows are live.
  const requests = tokens.map((token) => requestOf(kind, token, made))
  const opened = kind === 'sse' ? 'retry: ' : '\r\n\r\n'
  await ask({ type: 'open', port: publisher.port, clients, requests, opened, end: endOfWave })
  waves = 0
  const before = made
  await wave(publisher, size)
  const [begin, cpu] = [performance.now(), process.cpuUsage()]
  const from = made
  while (performance.now() - begin < seconds * 1000) await wave(publisher, size)
  const { user, system } = process.cpuUsage(cpu)
  const elapsedMs = performance.now() - begin
  const messages = (made - from) * clients
  const { numbers } = await ask({ type: 'close' })
  if (numbers.length !== made - before || numbers.some((number, at) => number !== before + 1 + at))
    throw new Error(`${publisher.name} did not send every event in its order`)
  return {
    name: publisher.name,
    perSecond: (messages / elapsedMs) * 1000,
    cpuMicroseconds: (user + system) / messages,
  }
}

async function wave(publisher: Publisher, size: number): Promise<void> {
  const events = Array.from({ length: size }, (_, at) => makeEvent(++made, at === size - 1))
  const arrived = ask({ type: 'await', waves: ++waves })
  await publisher.publish(events)
  await arrived
}

/** As long as the events of a run are on average. */
function makeEvent(number: number, isLast: boolean): BenchEvent {
  const data = {
    percentage: 50,
    current_phase: 'pattern_detection',
    records_processed: 120_000,
    text: 'x'.repeat(120),
    event_number: number,
    ends_wave: isLast,
  }
  return { number, data }
}

function eventText({ number, data }: BenchEvent): string {
  return formatEvent({ id: String(number), event: 'progress', data })
}

function messageText({ number, data }: BenchEvent): string {
  const rest = { timestamp: created_at, investigation_id, id: String(number) }
  return toSocketText({ kind: 'investigation', type: 'progress', data, ...rest }, 'en')
}

function commit({ state }: ServiceParts, events: readonly BenchEvent[]): Promise<boolean> {
  return state.commit(
    events.map(({ number, data }) => ({
      key: eventKey(investigation_id, number),
      value: Buffer.from(JSON.stringify({ event: 'progress', data })),
    })),
  )
}

/** The floor of streams: bare uWebSockets.js, one write a client and wave. */
async function bareStreams(native: Native): Promise<Publisher> {
  const responses = new Set<HttpResponse>()
  const app = native.App()
  app.any('/*', (response) => {
    response.onAborted(() => responses.delete(response))
    response.writeHeader('Content-Type', 'text/event-stream')
    response.write(retry)
    responses.add(response)
  })
  return {
    name: 'uWebSockets.js (floor)',
    port: await portOf(native, app),
    publish(events) {
      const text = Buffer.from(events.map(eventText).join(''))
      for (const response of responses) response.cork(() => response.write(text))
    },
    close: () => app.close(),
  }
}

/** The floor of WebSockets: its topics, to which everyone is subscribed. */
async function bareSockets(native: Native): Promise<Publisher> {
  const app = native.App()
  app.ws('/*', { open: (socket) => void socket.subscribe('run') })
  return {
    name: 'uWebSockets.js (floor)',
    port: await portOf(native, app),
    publish(events) {
      for (const event of events) app.publish('run', messageText(event))
    },
    close: () => app.close(),
  }
}

function portOf(native: Native, app: NativeApp): Promise<number> {
  return new Promise((resolve, reject) => {
    app.listen('127.0.0.1', 0, native.LIBUS_LISTEN_EXCLUSIVE_PORT, (socket) =>
      socket === false ? reject(new Error('no port')) : resolve(native.us_socket_local_port(socket)),
    )
  })
}

async function nodeStreams(): Promise<Publisher> {
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

async function wsSockets(): Promise<Publisher> {
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

function requestOf(kind: Kind, token: string, after: number): string {
  const headers = { Host: '127.0.0.1', Authorization: `Bearer ${token}`, ...(kind === 'ws' && handshake) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${paths[kind]}${investigation_id}?last_event_id=${after} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** As many as need be for each to have no more sockets than one user may. */
async function addUsers(): Promise<void> {
  const state = openState(folder)
  const users = createUsers(state, state)
  const password_hash = await hashPassword(password)
  for (const email of emails)
    await users.create({
      ...{ id: ids.uuid(), email, password_hash, created_at },
      ...{ role: 'analyst', team_ids: [], status: 'active' },
    })
  const record = { investigation_id, user_id: ids.uuid(), team_id: null, visibility: 'public' }
  const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value))
  await state.commit([
    { key: recordKey(investigation_id), value: toBytes(record) },
    // The log is at least as long as any place at which a client begins.
    { key: checkpointKey(investigation_id), value: toBytes({ state: 'processing', last_event: 1e9 }) },
  ])
  await state.close()
}

async function signIn(port: number, email: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`not signed in: ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

async function ask(task: FeedsTask): Promise<FeedsAnswer> {
  worker.send(task)
  const [answer] = (await once(worker, 'message')) as [FeedsAnswer]
  return answer
}

function report(measured: readonly Measure[], kind: Kind, size: number): void {
  say(`${titles[kind]}, ${size === 1 ? 'one event' : `${size} events`} a wave`.padEnd(34) + columns.join(''))
  const [, other] = measured
  for (const { name, perSecond, cpuMicroseconds } of measured) {
    const [rate, cost] = [perSecond / (other?.perSecond ?? 0), (other?.cpuMicroseconds ?? 0) / cpuMicroseconds]
    const cells = [perSecond.toFixed(0), `${rate.toFixed(2)} ×`, cpuMicroseconds.toFixed(2), `${cost.toFixed(2)} ×`]
    say(`  ${name}`.padEnd(34) + cells.map((cell, at) => cell.padStart(columns[at]?.length ?? 0)).join(''))
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
