// Client of the suite slow, in a process of its own: connections that hold what they began, until they are let go.

import { connect, type Socket } from 'node:net'

/** So many connections of a kind; none lets them all go. */
export interface Crowd {
  readonly kind: keyof typeof kinds
  readonly port: number
  readonly connections: number
  readonly authorization: string
}

export interface CrowdAnswer {
  readonly open: number
}

interface Kind {
  /** What each sends at first. */
  first(crowd: Crowd): string
  /** What each sends every second. */
  readonly drip?: string
  /** Reads nothing of what is answered. */
  readonly isPaused?: true
}

const kinds = {
  idle: { first: () => 'GET /health/live HTTP/1.1\r\nHost: bench\r\n\r\n' },
  heads: { first: () => 'GET /health/live HTTP/1.1\r\nHost: bench\r\n', drip: 'X-Slow: 1\r\n' },
  bodies: {
    first: () =>
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: 4096\r\n\r\n{',
    drip: ' ',
  },
  readers: {
    first: ({ authorization }) =>
      `GET /api/v1/transparency/contracts?limit=100 HTTP/1.1\r\nHost: bench\r\nAuthorization: ${authorization}\r\n\r\n`.repeat(
        2,
      ),
    isPaused: true,
  },
} as const satisfies Readonly<Record<string, Kind>>

/** Opened at once; more would fill the queue of connections to be accepted. */
const openedAtOnce = 100
const settleMs = 1_000
/** Addresses of the machine itself, so that no address has more than its share. */
const addresses = 8

let sockets: Socket[] = []
let drips: NodeJS.Timeout | undefined

process.on('message', (crowd: Crowd) => {
  void gather(crowd).then((open) => process.send?.({ open } satisfies CrowdAnswer))
})

async function gather(crowd: Crowd): Promise<number> {
  clearInterval(drips)
  for (const socket of sockets) socket.destroy()
  sockets = []
  const kind: Kind = kinds[crowd.kind]
  for (let from = 0; from < crowd.connections; from += openedAtOnce) {
    const count = Math.min(openedAtOnce, crowd.connections - from)
    sockets.push(...(await Promise.all(Array.from({ length: count }, (_, n) => open(from + n, kind, crowd)))))
  }
  const { drip } = kind
  if (drip !== undefined)
    drips = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(drip)
    }, 1_000)
  // What was asked for at once is answered by then, as far as it is taken.
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  return sockets.filter(({ destroyed }) => !destroyed).length
}

function open(n: number, kind: Kind, crowd: Crowd): Promise<Socket> {
  const localAddress = `127.0.0.${1 + (n % addresses)}`
  return new Promise((resolve) => {
    const socket = connect({ port: crowd.port, host: '127.0.0.1', localAddress }, () => {
      socket.write(kind.first(crowd))
      if (kind.isPaused) socket.pause()
      resolve(socket)
    })
    // The server may close one that is too slow.
    socket.on('error', () => resolve(socket))
    if (!kind.isPaused) socket.resume()
  })
}
