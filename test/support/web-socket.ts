// WebSockets for tests: a client that reads messages, one that writes frames as they are, and a bare upgrade.
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocket } from 'undici'
import type { Language } from '../../src/domain/vocabulary.ts'
import { matchOperation } from '../../src/wire/router.ts'
import { RawClient, requestText } from './raw-http.ts'
import { createFrameCheck, type FrameCheck } from './response-check.ts'

/** As much of an answer as a request without a stream has. */
export interface UpgradeAnswer {
  readonly status: number
  readonly headers: Headers
  text(): Promise<string>
}

const handshake = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** Asks for a WebSocket and leaves at once where there is one. */
export function askUpgrade(url: string, headers: Readonly<Record<string, string>> = {}): Promise<UpgradeAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { ...handshake, ...headers }, agent: false })
    const answered = (status: number | undefined, given: NodeJS.Dict<string | string[]>, body: () => Promise<string>) =>
      resolve({ status: status ?? 0, headers: new Headers(given as Record<string, string>), text: body })
    sent.on('upgrade', (answer, socket) => {
      socket.destroy()
      answered(answer.statusCode, answer.headers, async () => '')
    })
    sent.on('response', (answer) => answered(answer.statusCode, answer.headers, () => text(answer)))
    sent.on('error', reject)
    sent.end()
  })
}

export interface ReceivedMessage {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly id?: string
  readonly [other: string]: unknown
}

export interface SocketOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly protocols?: readonly string[]
  /** The feed is that of a stage, whose messages are none of the interface. */
  readonly isStaged?: boolean
  /** Of messages whose type is the same in both languages; absent: as the name of the type has it. */
  readonly language?: Language
}

/** A WebSocket whose messages are read one by one, heartbeats left out. */
export class SocketClient {
  readonly socket: WebSocket
  /** Resolves to the code of the close frame; 1006 without one. */
  readonly closed: Promise<number>
  readonly #messages: ReceivedMessage[] = []
  #wake: () => void = () => {}
  #isClosed = false
  #failure: unknown = null

  constructor(url: string, { headers = {}, protocols = [], isStaged = false, language }: SocketOptions = {}) {
    this.socket = new WebSocket(url.replace(/^http/, 'ws'), { headers, protocols: [...protocols] })
    this.socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ReceivedMessage
      if (!isStaged) this.#failure ??= failureOf(url, message, language)
      if (message.type !== 'heartbeat') this.#messages.push(message)
      this.#wake()
    })
    this.socket.addEventListener('error', () => {})
    this.closed = new Promise((resolve) => {
      this.socket.addEventListener('close', ({ code }) => {
        this.#isClosed = true
        this.#wake()
        resolve(code)
      })
    })
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Resolves when the handshake is over; rejects where it was refused. */
  async opened(): Promise<this> {
    while (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve) => this.socket.addEventListener('open', resolve, { once: true }))
    return this
  }

  async next(): Promise<ReceivedMessage> {
    if (this.#failure !== null) throw this.#failure
    while (this.#messages.length === 0) {
      assert(!this.#isClosed, 'the socket is open')
      await this.#more()
    }
    return this.#messages.shift() as ReceivedMessage
  }

  /** Everything until the socket closes. */
  async rest(): Promise<readonly ReceivedMessage[]> {
    await this.closed
    if (this.#failure !== null) throw this.#failure
    return this.#messages.splice(0)
  }

  close(): void {
    this.socket.close()
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}

const checks = new Map<Language, FrameCheck>()

/** Why a message is none of those that the document of its language lists for the address; null where it is one. */
function failureOf(
  url: string,
  message: Readonly<Record<string, unknown>>,
  language: Language = 'tipo' in message ? 'pt' : 'en',
): unknown {
  const check = checks.get(language) ?? createFrameCheck(language)
  checks.set(language, check)
  const found = matchOperation('GET', new URL(url).pathname)
  assert(found.type === 'found', `${url} is an address of the interface`)
  try {
    check.check(found.operation.id, message)
    return null
  } catch (cause) {
    return cause
  }
}

/** Opcodes of RFC 6455 §5.2. */
export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

interface FrameForm {
  /** False begins or goes on with a fragmented message. */
  readonly isLast?: boolean
  readonly mask?: readonly [number, number, number, number]
}

/** A frame as clients send it, masked. */
export function frame(
  opcode: number,
  payload: string | Uint8Array,
  { isLast = true, mask = [0, 0, 0, 0] }: FrameForm = {},
): Buffer {
  const body = Buffer.from(payload as Uint8Array).map((byte, at) => byte ^ mask[at % 4])
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode]), lengthOf(body), Buffer.from(mask), body])
}

function lengthOf({ length }: Uint8Array): Buffer {
  if (length < 126) return Buffer.from([0x80 | length])
  if (length <= 0xffff) return Buffer.from([0x80 | 126, length >> 8, length & 255])
  const bytes = Buffer.alloc(9, 0x80 | 127)
  bytes.writeBigUInt64BE(BigInt(length), 1)
  return bytes
}

/** A connection after its handshake, for frames that no library writes. */
export async function openRaw(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<RawClient> {
  const client = new RawClient(port)
  await client.write(requestText('GET', path, { headers: { ...handshake, ...headers } }))
  const { status } = await client.response()
  assert.equal(status, 101)
  return client
}

/** The code of the close frame that was received, 1005 where it names none; null without one. */
export function closeCodeOf(client: RawClient): number | null {
  const close = framesOf(client).find(({ opcode }) => opcode === opcodes.close)
  if (close === undefined) return null
  return close.payload.length < 2 ? 1005 : close.payload.readUInt16BE()
}

export interface ReceivedFrame {
  readonly opcode: number
  readonly payload: Buffer
}

/** The whole frames that were received. */
export function framesOf(client: RawClient): readonly ReceivedFrame[] {
  const bytes = Buffer.from(client.text, 'latin1')
  const frames: ReceivedFrame[] = []
  for (let at = 0; at + 1 < bytes.length; ) {
    const short = bytes[at + 1] & 127
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    if (at + head > bytes.length) break
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
    const end = at + head + length
    if (end > bytes.length) break
    frames.push({ opcode: bytes[at] & 15, payload: bytes.subarray(at + head, end) })
    at = end
  }
  return frames
}
