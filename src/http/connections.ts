// Connections
// Owns: how many connections are open.   Does not own: their requests, their idle time (the library's).
// N1. At most `max` are open after each accept: one more is closed before anything of it is read.
// N2. Of the upper half of them one address has none but those of the lower: it cannot shut the others out. Trusted proxies,
//     behind which there are many, are no such address.
// The library says no more of a connection that ended than that one did, so that addresses are counted from the system's
// table, where there is one, and only while more than half of `max` are open.

import { readFileSync } from 'node:fs'
import { limits } from '../limits.ts'
import type { AddressRanges } from '../platform/addresses.ts'
import type { Clock } from '../platform/clock.ts'
import type { HttpResponse, NativeApp } from './native.ts'

export interface ConnectionBounds {
  readonly max: number
  readonly trustedProxies?: AddressRanges | undefined
  readonly clock: Clock
  /** Addresses of the peers of open connections to a port, as hexadecimal digits; a list that is empty bounds none. */
  readonly peers?: (port: number) => readonly string[]
}

export interface Connections {
  /** Whether one that was accepted just now may stay. */
  admits(port: number, peer: Peer): boolean
  ended(): void
}

/** As much of a connection as its address needs. */
type Peer = Pick<HttpResponse, 'getRemoteAddress' | 'getRemoteAddressAsText'>

/** Closes the connections of an app that are too many. */
export function boundConnections(app: Pick<NativeApp, 'filter'>, port: () => number, connections: Connections): void {
  const hear = (response: HttpResponse, change: unknown): void => {
    if (Number(change) < 0) connections.ended()
    else if (!connections.admits(port(), response)) response.close()
  }
  app.filter(hear)
}

/** How many connections a process with so many descriptors may have. */
export function connectionsMax(descriptors: number): number {
  const left = Math.max(descriptors - limits.descriptorsReserved, limits.connectionsMin)
  return Math.min(left, limits.connectionsMax)
}

export function createConnections({ max, trustedProxies, clock, peers = readPeers }: ConnectionBounds): Connections {
  const half = Math.ceil(max / 2)
  let open = 0
  let counts = new Map<string, number>()
  let countedAtMs = Number.NEGATIVE_INFINITY

  /** Of an address, the one just accepted included. */
  function countOf(port: number, key: string): number {
    const nowMs = clock.monotonic()
    if (nowMs - countedAtMs >= limits.connectionsRecountMs) {
      countedAtMs = nowMs
      counts = new Map()
      for (const peer of peers(port)) counts.set(peer, (counts.get(peer) ?? 0) + 1)
    } else counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts.get(key) ?? 1
  }

  return {
    admits(port, peer) {
      open++
      if (open > max) return false
      if (open <= half || trustedProxies?.has(Buffer.from(peer.getRemoteAddressAsText()).toString())) return true
      return countOf(port, keyOf(peer.getRemoteAddress())) <= half
    },
    ended() {
      open--
    },
  }
}

const mapped = '00000000000000000000ffff'

/** An IPv4 address, also in its IPv6 spelling, or the /64 network of an IPv6 address. */
function keyOf(bytes: ArrayBuffer | Uint8Array): string {
  const hex = Buffer.from(bytes as Uint8Array).toString('hex')
  return hex.startsWith(mapped) ? hex.slice(mapped.length) : hex.slice(0, 16)
}

/** Established connections of this network to a port, from the tables of Linux: words of four bytes, as memory has them. */
function readPeers(port: number): readonly string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return ['/proc/self/net/tcp', '/proc/self/net/tcp6'].flatMap((table) =>
    readTable(table).flatMap((line) => {
      const [, local = '', remote = '', state] = line.trim().split(/\s+/)
      if (state !== '01' || !local.endsWith(suffix)) return []
      return [keyOf(Buffer.from(remote.slice(0, -5), 'hex').swap32())]
    }),
  )
}

function readTable(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    // Other systems have no such table; without descriptors nobody is counted.
    return []
  }
}
