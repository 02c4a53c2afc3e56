// Exchange
// Owns: one request and its response, from the first byte to the end or the abort.
// Does not own: routing, languages, the content of answers.
// E1. Nothing touches the native response after it has ended or was aborted.
// E2. Every write happens corked, and what the client does not read is not written: an answer waits for its reader, for as
//     long as its length allows. Of one without a body the library does not say whether it left, so that to a safe request,
//     of which a client may send any number, it is the last of its connection.
// E3. A request whose body comes in chunks is the last of its connection, because the library reads the grammar of chunks
//     loosely: what a proxy takes for its body must never be served as a request. The library ends a connection that sends
//     more while an answer is pending, so that such a request is answered after the turn in which its bytes were read.
// E4. An exchange that becomes a WebSocket ends with it, so that it counts among the requests in progress for as long.
// E5. The request is copied before the first await; the native request is invalid after its callback.

import { STATUS_CODES } from 'node:http'
import type { Caller } from '../domain/caller.ts'
import { limits } from '../limits.ts'
import { type AddressRanges, clientAddress } from '../platform/addresses.ts'
import type { Clock } from '../platform/clock.ts'
import type { Operation } from '../wire/operation.ts'
import type { HttpRequest, HttpResponse, us_socket_context_t } from './native.ts'
import { type Framing, RequestBody } from './request-body.ts'

/** An answer as it is sent; the body is encoded as the headers say. */
export interface Answer {
  readonly status: number
  /** Headers as headerLines writes them. */
  readonly lines: string
  /** Null: there is none, or to HEAD one whose length is not known. */
  readonly body: Uint8Array | string | null
  /** Ends the connection too, where the rest of the request cannot be trusted or is not worth reading. */
  readonly connection: 'keep' | 'close'
}

/** The writing end of a response without a known length. */
export interface StreamWriter {
  /** False when the client reads too slowly; then `writable` says when to go on. */
  write(bytes: Uint8Array): boolean
  writable(): Promise<void>
  end(bytes: Uint8Array): void
  /** Drops the connection. */
  close(): void
}

/** What the library keeps of a connection: as members of the connection itself, whose own names they must not have. */
export interface SocketData {
  readonly receiver: SocketEnd
  readonly whenClosed: () => void
}

/** A request as the library hands it over. */
interface NativeExchange {
  readonly response: HttpResponse
  readonly request: HttpRequest
  readonly upgrade: UpgradeContext | null
  /** Whether the library is reading this request still. */
  readonly isRead?: (exchange: Exchange) => boolean
}

/** How an exchange ended: its status, or null when the client left first. */
export type Ending<Context = undefined> = (status: number | null, context: Context) => void

/** What exchanges have in common. */
export interface ExchangeParts {
  readonly trustedProxies?: AddressRanges
  readonly clock: Clock
}

/** What the library needs to turn a request into a WebSocket; absent where the request does not ask for one. */
export type UpgradeContext = us_socket_context_t

/** The server's end of a WebSocket, as the edge hands it what happens. */
export interface SocketEnd {
  opened(connection: SocketConnection): void
  /** `bytes` are good for the call alone. */
  received(bytes: ArrayBuffer, kind: 'text' | 'binary'): void
  /** Some of what waited has left. */
  drained(): void
  closed(): void
}

/** The connection of a WebSocket; nothing may be called after `closed`. */
export interface SocketConnection {
  send(text: string | Uint8Array): unknown
  /** Packs what is sent within the call. */
  cork(send: () => void): unknown
  getBufferedAmount(): number
  /** Sends a close frame; `closed` comes within the call. */
  end(code: number, reason: string): void
}

/** What is known of the request of an exchange, as its steps find it out. */
export interface ExchangeFacts {
  readonly requestId: string
  /** When it came. */
  readonly arrivedAtMs: number
  /** Null as long as none has been found. */
  readonly operation: Operation | null
  readonly caller: Caller | null
}

/** A request and the way to its answer, as the steps see it: one of a connection, or a part of another request. */
export interface ServedExchange
  extends Pick<
    Exchange,
    | 'method'
    | 'path'
    | 'query'
    | 'header'
    | 'hasBody'
    | 'isUpgrade'
    | 'remoteAddress'
    | 'isOpen'
    | 'aborted'
    | 'giveUp'
    | 'whenEnded'
    | 'close'
    | 'send'
    | 'startStream'
    | 'upgrade'
  > {
  readonly body: Pick<RequestBody, 'complete' | 'read' | 'collect' | 'discard'>
}

const bodilessStatuses = new Set([204, 304])
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export class Exchange {
  readonly method: string
  readonly path: string
  /** Without the question mark; empty when there is none. */
  readonly query: string
  readonly body: RequestBody
  /** Two parsers could disagree on where the request ends (request smuggling), so that nothing in it is trusted. */
  readonly isAmbiguous: boolean
  /** Null until it is served. */
  facts: ExchangeFacts | null = null
  readonly #response: HttpResponse
  /** Names and values in turn: a request has few, which a linear search finds. */
  readonly #headers: string[] = []
  /** Callbacks of the end, each followed by its context. */
  readonly #endings: unknown[] = []
  readonly #parts: ExchangeParts
  #remoteAddress: string | null = null
  readonly #isChunked: boolean
  readonly #upgrade: UpgradeContext | null
  readonly #isRead: (exchange: Exchange) => boolean
  #isLast = false
  #isStream = false
  /** While the library's callback runs its writes are corked already. */
  #isCorked = true
  #state: 'open' | 'upgraded' | 'ended' | 'aborted' = 'open'
  #status: number | null = null
  #abort: AbortController | null = null
  #wakeWriter: (() => void) | null = null

  constructor({ response, request, upgrade, isRead = () => false }: NativeExchange, parts: ExchangeParts) {
    this.#response = response
    this.#upgrade = upgrade
    this.#isRead = isRead
    this.method = request.getCaseSensitiveMethod()
    this.path = request.getUrl()
    this.query = request.getQuery() ?? ''
    request.forEach((name, value) => {
      this.#headers.push(name, value)
    })
    const length = this.header('content-length')
    const coding = this.header('transfer-encoding')
    const framing = framingOf(length, coding)
    this.isAmbiguous = isAmbiguous(length, coding)
    this.#isChunked = framing === 'chunks'
    this.#parts = parts
    this.body = new RequestBody(response, framing)
  }

  /** Registers for the abort; must be called before the library's callback returns, unless the answer has been sent. */
  outlive(): void {
    this.#isCorked = false
    if (this.isOpen) this.#response.onAborted(() => this.#aborted())
  }

  /**
   * The address of the sender, behind trusted proxies. Read from the library on demand, since few requests need it,
   * and only while the exchange is open: the edge reads it for those that outlive their turn.
   */
  get remoteAddress(): string {
    if (this.#remoteAddress === null && this.isOpen) this.#remoteAddress = this.#toRemoteAddress()
    return this.#remoteAddress ?? ''
  }

  /** A request header by its lower-case name; several of one name are joined by commas. */
  header(name: string): string | undefined {
    let found: string | undefined
    for (let at = 0; at < this.#headers.length; at += 2) {
      if (this.#headers[at] === name) {
        const value = this.#headers[at + 1]
        found = found === undefined ? value : `${found}, ${value}`
      }
    }
    return found
  }

  /** Whether the request announces a body, be it empty when it comes in chunks. */
  get hasBody(): boolean {
    const length = this.header('content-length')
    return length === undefined ? this.header('transfer-encoding') !== undefined : Number(length) > 0
  }

  /** Whether the request asks to become a WebSocket of the only version there is (RFC 6455 §4.2.1). */
  get isUpgrade(): boolean {
    return this.#upgrade !== null && !this.hasBody && this.header('sec-websocket-version') === '13'
  }

  /** Caches what the library knows of an open response alone. */
  remember(): void {
    void this.remoteAddress
  }

  get isOpen(): boolean {
    return this.#state === 'open'
  }

  /** Whether the answer has been sent, the client has left or the WebSocket is closed. */
  get hasEnded(): boolean {
    return this.#state === 'ended' || this.#state === 'aborted'
  }

  /** What it is by now. */
  get kind(): 'request' | 'stream' | 'websocket' {
    if (this.#state === 'upgraded') return 'websocket'
    return this.#isStream ? 'stream' : 'request'
  }

  /** Fires when the client leaves or the server gives up; created on demand, because few requests need it. */
  get aborted(): AbortSignal {
    this.#abort ??= new AbortController()
    if (this.#state === 'aborted') this.#abort.abort()
    return this.#abort.signal
  }

  /** Signals the handler that its reply will not be sent. */
  giveUp(): void {
    this.#abort ??= new AbortController()
    this.#abort.abort()
  }

  /** Calls back once, when the answer has been sent or the client has left; at once if that has happened. */
  whenEnded(ending: Ending): void
  whenEnded<Context>(ending: Ending<Context>, context: Context): void
  whenEnded<Context>(ending: Ending<Context | undefined>, context?: Context): void {
    if (this.isOpen || this.#state === 'upgraded') this.#endings.push(ending, context)
    else ending(this.#state === 'ended' ? this.#status : null, context)
  }

  /** Closes the connection after this answer, because the server is stopping; a stream is closed by the drain. */
  closeAfterAnswer(): void {
    this.#isLast = true
  }

  /** Drops the connection without an answer. */
  close(): void {
    if (!this.isOpen) return
    this.#response.close()
    this.#aborted()
  }

  /** Sends one answer; to HEAD without its body. Does nothing where the client has left. */
  send(answer: Answer): void {
    if (!this.isOpen) return
    this.#status = answer.status
    const isLast = this.#isChunked || this.#isUnmeasured(answer)
    if (isLast) setImmediate(() => this.#writeCorked(() => this.#writeAnswer(answer, true)))
    else if (this.#isCorked) this.#writeAnswer(answer, this.#isLast || answer.connection === 'close')
    else this.#writeCorked(() => this.#writeAnswer(answer, this.#isLast || answer.connection === 'close'))
  }

  /** Opens an answer of unknown length with its first text. */
  startStream(head: Pick<Answer, 'status' | 'lines'>, first: string | Uint8Array): StreamWriter {
    this.#status = head.status
    this.#isStream = true
    if (this.isOpen) {
      this.body.release()
      this.#response.onWritable(() => {
        this.#wake()
        return true
      })
      this.#writeCorked(() => {
        this.#writeHead(head)
        if (this.#isChunked) this.#announceEnd()
        this.#response.write(first)
      })
    }
    return {
      write: (bytes) => this.#write(bytes),
      writable: () => this.#writable(),
      end: (bytes) => this.#endStream(bytes),
      close: () => this.close(),
    }
  }

  /** Turns the request into a WebSocket; the exchange ends when that closes. Does nothing where the client has left. */
  upgrade(lines: string, { protocol, end }: { readonly protocol: string; readonly end: SocketEnd }): void {
    const context = this.#upgrade
    if (!this.isOpen || context === null) return
    const key = this.header('sec-websocket-key') ?? ''
    this.#status = 101
    const closed = () => {
      end.closed()
      this.giveUp()
      this.#ended()
    }
    const data: SocketData = { receiver: end, whenClosed: closed }
    const upgrade = () => {
      if (!this.isOpen) return
      this.remember()
      this.#writeCorked(() => this.#writeHead({ status: 101, lines }))
      this.#state = 'upgraded'
      this.#response.upgrade(data, key, protocol, '', context)
    }
    // The library may close a socket that is upgraded corked after its reading, and abort for one upgraded within another's.
    // It prints a warning of the writes that are not corked then, which is harmless.
    if (this.#isRead(this)) upgrade()
    else setImmediate(upgrade)
  }

  #writeCorked(write: () => void): void {
    if (!this.isOpen) return
    if (this.#isCorked) write()
    else this.#response.cork(write)
  }

  #isUnmeasured({ status }: Answer): boolean {
    return safeMethods.has(this.method) && (this.method === 'HEAD' || bodilessStatuses.has(status))
  }

  #writeAnswer(answer: Answer, isClosing: boolean): void {
    this.body.release()
    this.#writeHead(answer)
    const body = answer.body ?? ''
    const isMeasured = this.method === 'HEAD' && answer.body !== null
    if (bodilessStatuses.has(answer.status) || (this.method === 'HEAD' && !isMeasured))
      this.#endWithoutLength(isClosing)
    else if (isMeasured) {
      if (isClosing) this.#response.pause()
      this.#response.endWithoutBody(lengthOf(body), isClosing)
    } else if (!isClosing || (this.#isChunked && isLarge(body))) {
      this.#offer(body)
      return
    } else this.#response.end(body, true)
    this.#ended()
  }

  #toRemoteAddress(): string {
    const peer = toAddress(Buffer.from(this.#response.getRemoteAddressAsText()).toString('latin1'))
    const proxies = this.#parts.trustedProxies
    if (proxies === undefined || proxies.isEmpty) return peer
    return clientAddress(peer, this.header('x-forwarded-for'), proxies)
  }

  /** The headers are written with the status, in one call into the library. */
  #writeHead({ status, lines }: Pick<Answer, 'status' | 'lines'>): void {
    this.#response.writeStatus(statusText(status) + lines)
  }

  /** 204, 304 and the heads of streams have no length, without which the library does not close: the header asks the client to. */
  #endWithoutLength(isClosing: boolean): void {
    if (isClosing) {
      this.#announceEnd()
      this.#response.pause()
    }
    this.#response.endWithoutBody()
  }

  #announceEnd(): void {
    this.#response.writeHeader('Connection', 'close')
  }

  /** Writes as much as the socket takes, and the rest whenever it is writable. */
  #offer(body: Uint8Array | string): void {
    const length = lengthOf(body)
    const start = this.#response.getWriteOffset()
    if (this.#isChunked) this.#announceEnd()
    this.#offerRest(body, length)
    if (!this.isOpen) return
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    this.#response.onWritable((offset) => this.#offerRest(bytes.subarray(offset - start), length))
    const readMs = limits.answerGraceMs + length / limits.answerBytesPerMsMin
    this.whenEnded(this.#parts.clock.timer(readMs, () => this.close()))
  }

  /** Whether the socket took what is left of a body of a length. */
  #offerRest(rest: Uint8Array | string, length: number): boolean {
    // The library cannot close after such an answer: nothing more is read, and its timer of idle connections closes.
    if (this.#isChunked) this.#response.pause()
    const [isAccepted, isDone] = this.#response.tryEnd(rest, length)
    if (isDone) this.#ended()
    return isAccepted
  }

  #write(bytes: Uint8Array): boolean {
    let isFlowing = true
    if (this.isOpen) {
      this.#response.cork(() => {
        isFlowing = this.#response.write(bytes)
      })
    }
    return isFlowing
  }

  #writable(): Promise<void> {
    return new Promise((resolve) => {
      if (this.isOpen) this.#wakeWriter = resolve
      else resolve()
    })
  }

  /** Never closes through the library, which would write a header between the last two chunks. */
  #endStream(bytes: Uint8Array): void {
    const end = () => {
      if (bytes.length > 0) this.#response.write(bytes)
      if (this.#isChunked) this.#response.pause()
      this.#response.end()
      this.#ended()
    }
    if (this.#isChunked) setImmediate(() => this.#writeCorked(end))
    else this.#writeCorked(end)
  }

  #ended(): void {
    this.#state = 'ended'
    this.body.close()
    this.#wake()
    this.#callEndings(this.#status)
  }

  #aborted(): void {
    if (this.#state !== 'open') return
    this.#state = 'aborted'
    this.body.lose()
    this.#abort?.abort()
    this.#wake()
    this.#callEndings(null)
  }

  #callEndings(status: number | null): void {
    const endings = this.#endings
    for (let at = 0; at < endings.length; at += 2) (endings[at] as Ending<unknown>)(status, endings[at + 1])
  }

  #wake(): void {
    this.#wakeWriter?.()
    this.#wakeWriter = null
  }
}

function framingOf(length: string | undefined, coding: string | undefined): Framing {
  if (coding !== undefined) return 'chunks'
  return length === undefined ? 'none' : 'length'
}

/** The library takes the first of several lengths, none for an empty one, and any coding for chunks (RFC 9112 §6.3). */
function isAmbiguous(length: string | undefined, coding: string | undefined): boolean {
  if (length !== undefined && !/^\d+$/.test(length)) return true
  return coding !== undefined && coding.toLowerCase() !== 'chunked'
}

const statusTexts: string[] = []

function statusText(status: number): string {
  const known = statusTexts[status]
  if (known !== undefined) return known
  const text = `${status} ${STATUS_CODES[status] ?? 'Unknown'}`
  statusTexts[status] = text
  return text
}

function isLarge(body: Uint8Array | string): boolean {
  return body instanceof Uint8Array && body.length > limits.inlineAnswerBytesMax
}

function lengthOf(body: Uint8Array | string): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.length
}

/** IPv4 addresses that arrive mapped into IPv6 (socket bound to `::`) are given as IPv4. */
function toAddress(text: string): string {
  const mapped = /^(?:0000:){5}ffff:([0-9a-f]{4}):([0-9a-f]{4})$/.exec(text)
  if (mapped === null) return text
  const bits = Number.parseInt(`${mapped[1]}${mapped[2]}`, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.')
}
