// A WebSocket whose messages are read one by one, of the platform or of a library.

import { fieldNames } from './generated/field-names.ts'
import { parseJson, textOf } from './json-fields.ts'
import { silenceMaxMs } from './silence-limit.ts'

/** The part of a WebSocket that is used. */
export interface WebSocketLike {
  addEventListener(type: string, listener: (event: { data?: unknown; code?: number; reason?: string }) => void): void
  send(text: string): void
  close(): void
}

export type WebSocketConstructor = new (url: string) => WebSocketLike

export interface OpenSocket {
  /** Rejects where the handshake is refused or fails; why is never said. */
  readonly opened: Promise<void>
  readonly closed: Promise<{ readonly code: number; readonly text: string }>
  /** Ends with the socket; heartbeats are left out. */
  readonly messages: AsyncIterable<unknown>
  send(text: string): void
  close(): void
}

interface OpenOptions {
  readonly signal: AbortSignal | undefined
  readonly WebSocket: WebSocketConstructor | undefined
  /** Called with each message, heartbeats too. */
  readonly heard: () => void
}

/** Of a socket that ends without a close frame (RFC 6455 §7.4.1). */
const abnormalCode = 1006
/** With which the service closes for a reader that is too slow. */
const slowCode = 1013
/** A WebSocket cannot be held up: with so many messages that wait for their reader it is closed, and goes on behind the last that was read. */
const waitingMax = 1000

/** Opens a socket; the signal closes it. Throws a TypeError where the platform has none and none is given. */
export function openSocket(url: string, { signal, WebSocket = ofPlatform(), heard }: OpenOptions): OpenSocket {
  const socket = new WebSocket(url)
  const close = () => socket.close()
  const inbox = new Inbox(close)
  const closed = new Promise<{ code: number; text: string }>((resolve) => {
    socket.addEventListener('close', ({ code = abnormalCode, reason = '' }) => {
      signal?.removeEventListener('abort', close)
      inbox.end()
      resolve({ code: inbox.isFull ? slowCode : code, text: reason })
    })
  })
  const opened = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    void closed.then(({ code }) => reject(new Error(`closed with ${code}`)))
  })
  // A failure is also a close, which the one that waits hears of.
  opened.catch(() => undefined)
  socket.addEventListener('error', () => undefined)
  socket.addEventListener('message', ({ data }) => {
    heard()
    inbox.put(parseJson(String(data)))
  })
  signal?.addEventListener('abort', close)
  if (signal?.aborted) close()
  return { opened, closed, messages: inbox.messages(), send: (text) => socket.send(text), close }
}

/** Messages that wait for their reader. */
class Inbox {
  readonly #waiting: unknown[] = []
  readonly #close: () => void
  #isEnded = false
  #isFull = false
  #wake = (): void => undefined
  #timer: ReturnType<typeof setTimeout>

  constructor(close: () => void) {
    this.#close = close
    this.#timer = setTimeout(close, silenceMaxMs)
  }

  /** It was closed for its reader, and takes no more. */
  get isFull(): boolean {
    return this.#isFull
  }

  put(message: unknown): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#close, silenceMaxMs)
    if (this.#isFull) return
    const type = textOf(message, fieldNames.en.type) ?? textOf(message, fieldNames.pt.type)
    if (type !== fieldNames.en.heartbeat && type !== fieldNames.pt.heartbeat) this.#waiting.push(message)
    if (this.#waiting.length >= waitingMax) {
      this.#isFull = true
      this.#close()
    }
    this.#wake()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#isEnded = true
    this.#wake()
  }

  async *messages(): AsyncGenerator<unknown> {
    for (;;) {
      yield* this.#waiting.splice(0)
      if (this.#waiting.length > 0) continue
      if (this.#isEnded) return
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}

function ofPlatform(): WebSocketConstructor {
  const found: unknown = Reflect.get(globalThis, 'WebSocket')
  if (typeof found !== 'function')
    throw new TypeError('this platform has no WebSocket: give one (Node has it from version 22 on)')
  return found as WebSocketConstructor
}
