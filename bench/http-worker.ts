// Client of HTTP rows, in a process of its own: keep-alive connections that either have one request in flight each, for a bounded
// number of responses and time, or take requests that arrive at a fixed rate. It uses raw sockets, which cost little processor time, and a
// busy loop instead of blocking, so that no response has to wake it: with a client that blocks, rows cost the server up to a third more
// on two cores. The ratios depend on the client: wrk, which blocks, favours the floor.

import { connect, type Socket } from 'node:net'
import { driveArrivals, type Latencies } from './support/arrivals.ts'
import { benchId } from './support/bench-id.ts'

/** The requests of one round. */
export interface HttpRound {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** Arrivals; without it each connection asks again once it was answered. */
  readonly perSecond?: number
  /** One of them after the other; `{n}` in a path stands for the ids of so many investigations. */
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly ids?: number
  readonly authorization?: string
  readonly body?: string
  /** First digit of the status of every answer. */
  readonly status?: number
}

export interface HttpAnswer {
  readonly answers: number
  readonly elapsedMs: number
  /** Responses with another status. */
  readonly failures: number
  readonly latencies?: Latencies
}

const headEnd = Buffer.from('\r\n\r\n')
/** Servers write it in one of two ways. */
const lengthHeaders = [Buffer.from('\r\nContent-Length: '), Buffer.from('\r\ncontent-length: ')] as const
const statusAt = 'HTTP/1.1 '.length

process.on('message', (round: HttpRound) => {
  void run(round).then((answer) => process.send?.(answer))
})

async function run(round: HttpRound): Promise<HttpAnswer> {
  const requests = requestsOf(round)
  const found = { answers: 0, failures: 0 }
  const sockets = await Promise.all(Array.from({ length: round.connections }, () => open(round.port)))
  const ok = String(round.status ?? 2).charCodeAt(0)
  const clients = sockets.map((socket) =>
    createClient(socket, (status) => {
      found.answers++
      if (status !== ok) found.failures++
    }),
  )
  const begin = performance.now()
  const latencies =
    round.perSecond === undefined ? await flood(round, clients, requests) : await arrive(round, clients, requests)
  const elapsedMs = performance.now() - begin
  for (const socket of sockets) socket.destroy()
  return { ...found, elapsedMs, ...(latencies && { latencies }) }
}

type Client = ReturnType<typeof createClient>

async function flood(
  { seconds }: HttpRound,
  clients: readonly Client[],
  requests: readonly Buffer[],
): Promise<undefined> {
  const end = performance.now() + seconds * 1000
  let sent = 0
  const stayAwake = () => {
    if (performance.now() < end) setImmediate(stayAwake)
  }
  stayAwake()
  await Promise.all(
    clients.map(
      (client) =>
        new Promise<void>((resolve) => {
          const next = () => {
            if (performance.now() < end) client.ask(requests[sent++ % requests.length] as Buffer, next)
            else resolve()
          }
          next()
        }),
    ),
  )
  return undefined
}

/** A request that finds no free connection waits for one, and its latency counts meanwhile. */
function arrive({ seconds, perSecond = 1 }: HttpRound, clients: readonly Client[], requests: readonly Buffer[]) {
  const free = [...clients]
  const waiting: (readonly [Buffer, () => void])[] = []
  const ask = (client: Client, [request, answered]: readonly [Buffer, () => void]) =>
    client.ask(request, () => {
      answered()
      const next = waiting.shift()
      if (next === undefined) free.push(client)
      else ask(client, next)
    })
  const send = (n: number, answered: () => void) => {
    const asked = [requests[n % requests.length] as Buffer, answered] as const
    const client = free.pop()
    if (client === undefined) waiting.push(asked)
    else ask(client, asked)
  }
  return driveArrivals({ perSecond, count: Math.ceil(perSecond * seconds), send })
}

/** One request at a time over a connection. */
function createClient(socket: Socket, count: (status: number) => void) {
  let pending: Buffer | null = null
  let answered = () => {}
  socket.on('data', (chunk) => {
    const received = pending === null ? chunk : Buffer.concat([pending, chunk])
    pending = received.length < wholeLength(received) ? received : null
    if (pending !== null) return
    count(received[statusAt] ?? 0)
    answered()
  })
  return {
    ask(request: Buffer, whenAnswered: () => void) {
      answered = whenAnswered
      socket.write(request)
    },
  }
}

function requestsOf({ port, method, path, ids = 1, authorization, body = '' }: HttpRound): readonly Buffer[] {
  const headers = [
    `Host: 127.0.0.1:${port}`,
    'Accept: application/json',
    ...(authorization === undefined ? [] : [`Authorization: ${authorization}`]),
    ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ]
  return Array.from({ length: ids }, (_, n) =>
    Buffer.from([`${method} ${path.replace('{n}', benchId(n))} HTTP/1.1`, ...headers, '', body].join('\r\n')),
  )
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Length in bytes of the whole response, from its head. */
function wholeLength(bytes: Buffer): number {
  const head = bytes.indexOf(headEnd)
  if (head === -1) return Number.POSITIVE_INFINITY
  const [capital, small] = lengthHeaders
  const found = bytes.indexOf(capital)
  const at = found === -1 ? bytes.indexOf(small) : found
  let length = 0
  for (let i = at + capital.length; bytes[i] >= 48; i++) length = length * 10 + bytes[i] - 48
  return head + headEnd.length + length
}
