// Edge
// Owns: the listening socket.   Does not own: the exchanges in progress, what is answered.
// D1. After a drain nothing listens, no exchange is in progress, and every socket is closed.
import { limits } from '../limits.ts'
import type { AddressRanges } from '../platform/addresses.ts'
import type { Clock } from '../platform/clock.ts'
import { readDescriptorLimit } from '../platform/descriptors.ts'
import { boundConnections, type Connections, connectionsMax, createConnections } from './connections.ts'
import { Exchange, type SocketData, type UpgradeContext } from './exchange.ts'
import { Exchanges } from './exchanges.ts'
import {
  type HttpRequest,
  type HttpResponse,
  loadNative,
  type Native,
  type NativeApp,
  type us_listen_socket,
  type WebSocket,
} from './native.ts'

export interface EdgeOptions {
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  readonly tls?: { readonly certificateFile: string; readonly keyFile: string }
  /** Connections open at once; default: as many as the descriptors of the process allow. */
  readonly connectionsMax?: number
  /** Proxies whose X-Forwarded-For is trusted; default: none. */
  readonly trustedProxies?: AddressRanges
  readonly clock: Clock
  /** Called for each request; may return before it has answered. */
  readonly serve: (exchange: Exchange) => void
  /** Called when a drain begins, to end the streams. */
  readonly stopStreams: () => void
}

export interface Edge {
  /** Resolves to the port. Rejects where the address cannot be bound. */
  listen(): Promise<number>
  /** The exchanges in progress, the oldest first. */
  running(): Iterable<Exchange>
  /** Stops accepting, lets exchanges finish for at most `deadlineMs`, then closes every socket. */
  drain(deadlineMs: number): Promise<void>
}

export function createEdge(options: EdgeOptions): Edge {
  const native = loadNative()
  const { host, port, clock } = options
  const app = createApp(native, options)
  const exchanges = new Exchanges()
  let listening: us_listen_socket | null = null
  let isDraining = false
  let boundPort = port
  const reading = createReading()

  const connections = connectionsOf(options)
  boundConnections(app, () => boundPort, connections)
  const arrive: Arrive = (response, request, upgrade) => {
    const exchange = reading.begin({ response, request, upgrade }, options)
    exchanges.begin(exchange)
    // Closed without an answer: the library would parse what follows before an answer could close the connection.
    if (exchange.isAmbiguous) return exchange.close()
    if (isDraining) exchange.closeAfterAnswer()
    exchanges.serve(exchange, options.serve)
  }
  route(app, arrive, connections)

  return {
    listen: () =>
      new Promise((resolve, reject) => {
        // Without the exclusive option a second server on the same port would silently share its connections.
        app.listen(host, port, native.LIBUS_LISTEN_EXCLUSIVE_PORT, (socket) => {
          if (socket === false) return reject(new Error(`cannot listen on ${host}:${port}`))
          listening = socket
          boundPort = native.us_socket_local_port(socket)
          resolve(boundPort)
        })
      }),
    running: () => exchanges.running(),
    async drain(deadlineMs) {
      isDraining = true
      if (listening !== null) native.us_listen_socket_close(listening)
      listening = null
      for (const exchange of exchanges.running()) exchange.closeAfterAnswer()
      options.stopStreams()
      await new Promise<void>((resolve) => {
        const stopTimer = clock.timer(Math.min(deadlineMs, limits.drainTimeoutMs), resolve)
        exchanges.whenEmpty(() => {
          stopTimer()
          resolve()
        })
      })
      // One turn for the last bytes to leave before their sockets are closed.
      await new Promise((resolve) => setImmediate(resolve))
      app.close()
    },
  }
}

/** The request for a WebSocket that is being read: the library reads on once the microtasks of its callback are done. */
function createReading() {
  let read: Exchange | null = null
  const forget = () => {
    read = null
  }
  const isRead = (exchange: Exchange) => read === exchange
  return {
    begin(...[native, parts]: ConstructorParameters<typeof Exchange>): Exchange {
      if (native.upgrade === null) return new Exchange(native, parts)
      read = new Exchange({ ...native, isRead }, parts)
      // A tick that a microtask asks for comes when no microtask is left.
      process.nextTick(() => queueMicrotask(() => process.nextTick(forget)))
      return read
    },
  }
}

type Arrive = (response: HttpResponse, request: HttpRequest, upgrade: UpgradeContext | null) => void

function route(app: NativeApp, arrive: Arrive, connections: Connections): void {
  const close = (socket: WebSocket<SocketData>) => {
    // The library counts down the connections of requests alone, and no WebSocket that one became.
    connections.ended()
    socket.getUserData().whenClosed()
  }
  app.ws<SocketData>('/*', { ...socketBounds, ...socketEvents, close, upgrade: arrive })
  app.any('/*', (response, request) => arrive(response, request, null))
}

// A longer message than ours may be is closed by us with a code, a much longer one by the library without.
const socketBounds = {
  maxPayloadLength: limits.socketMessageBytesMax * 4,
  maxBackpressure: limits.streamBacklogBytesMax * 2,
  // The library asks a silent client for a sign of life shortly before, and closes without a code: after ours, which says that
  // a client takes nothing.
  idleTimeout: (4 * limits.streamHeartbeatMs) / 1000,
  sendPingsAutomatically: true,
}

const socketEvents = {
  open: (socket: WebSocket<SocketData>) => socket.getUserData().receiver.opened(socket),
  message: (socket: WebSocket<SocketData>, bytes: ArrayBuffer, isBinary: boolean) =>
    socket.getUserData().receiver.received(bytes, isBinary ? 'binary' : 'text'),
  drain: (socket: WebSocket<SocketData>) => socket.getUserData().receiver.drained(),
}

function connectionsOf({ trustedProxies, clock, ...options }: EdgeOptions): Connections {
  const max = options.connectionsMax ?? connectionsMax(readDescriptorLimit())
  return createConnections({ max, trustedProxies, clock })
}

function createApp(native: Native, { tls }: EdgeOptions): NativeApp {
  if (tls === undefined) return native.App()
  return native.SSLApp({ cert_file_name: tls.certificateFile, key_file_name: tls.keyFile })
}
