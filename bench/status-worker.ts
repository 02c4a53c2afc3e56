// Client of bench/status.ts, in a process of its own: keep-alive connections, each with one request in flight, for a bounded
// number of responses and time. It uses raw sockets, which cost little processor time, and a busy loop instead of blocking,
// so that no response has to wake it: with a client that blocks, rows cost the server up to a third more on two cores. The
// ratios depend on the client: wrk, which blocks, favours the floor.

import { connect, type Socket } from 'node:net'
import { namedUuid } from '../src/platform/ids.ts'

/** The requests of one round. */
export interface Round {
  readonly port: number
  readonly connections: number
  readonly answersMax: number
  readonly timeMaxMs: number
  readonly authorization: string
  /** Number of investigations, which are requested in turn. */
  readonly ids: number
}

export interface RoundResult {
  readonly answers: number
  readonly elapsedMs: number
  /** Responses with a status other than 200. */
  readonly failures: number
}

/** The id of the n-th investigation of the bench. */
export function benchId(n: number): string {
  return namedUuid('bench', String(n))
}

const headEnd = Buffer.from('\r\n\r\n')
const lengthHeader = Buffer.from('\r\nContent-Length: ')
const [statusAt, statusOk] = ['HTTP/1.1 '.length, '2'.charCodeAt(0)]

process.on('message', (round: Round) => {
  void run(round).then((result) => process.send?.(result))
})

async function run(round: Round): Promise<RoundResult> {
  const { connections, timeMaxMs, answersMax } = round
  const requests = Array.from({ length: round.ids }, (_, n) => requestOf(round, benchId(n)))
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(round.port)))
  let [sent, answers, failures] = [0, 0, 0]
  const begin = performance.now()
  const end = begin + timeMaxMs
  const stayAwake = () => {
    if (performance.now() < end) setImmediate(stayAwake)
  }
  stayAwake()
  const ask = (socket: Socket) => socket.write(requests[sent++ % requests.length])
  await Promise.all(
    sockets.map((socket) => {
      let pending: Buffer | null = null
      ask(socket)
      return new Promise<void>((resolve, reject) => {
        socket.on('error', reject)
        socket.on('close', () => resolve())
        socket.on('data', (chunk) => {
          const received = pending === null ? chunk : Buffer.concat([pending, chunk])
          pending = received.length < wholeLength(received) ? received : null
          if (pending !== null) return
          answers++
          if (received[statusAt] !== statusOk) failures++
          if (answers < answersMax && performance.now() < end) ask(socket)
          else socket.destroy()
        })
      })
    }),
  )
  return { answers, failures, elapsedMs: performance.now() - begin }
}

function requestOf({ port, authorization }: Round, id: string): Buffer {
  const lines = [
    `GET /api/v1/investigations/${id}/status HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: ${authorization}`,
    'Accept: application/json',
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
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
  const at = bytes.indexOf(lengthHeader) + lengthHeader.length
  let length = 0
  for (let i = at; bytes[i] >= 48; i++) length = length * 10 + bytes[i] - 48
  return head + headEnd.length + length
}
