// A client that writes bytes as they are, so that tests can send what no HTTP library would.
import { connect, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'

export interface RawResponse {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** Decoded from chunks and gzip. */
  readonly body: string
}

export class RawClient {
  readonly socket: Socket
  #chunks: Buffer[] = []
  #bytes = 0
  #isClosed = false
  #wake: (() => void) | null = null

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.socket.on('data', (chunk) => {
      this.#chunks.push(chunk)
      this.#bytes += chunk.length
      this.#wake?.()
    })
    this.socket.on('error', () => {})
    this.socket.on('close', () => {
      this.#isClosed = true
      this.#wake?.()
    })
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** All text received and not yet taken by `response`. */
  get text(): string {
    return this.#received().toString('latin1')
  }

  /** Writes and waits until the kernel has it, so that the next write is a segment of its own. */
  write(data: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      this.socket.write(data, () => setImmediate(resolve))
    })
  }

  /** Resolves when `condition` holds for what has come; rejects when the connection closes first. */
  async until(condition: (text: string) => boolean): Promise<string> {
    while (!condition(this.text)) await this.#more()
    return this.text
  }

  async closed(): Promise<void> {
    while (!this.#isClosed) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Takes the next whole response. `to: 'HEAD'` has none of the body it announces. */
  async response({ to = 'GET' }: { readonly to?: string } = {}): Promise<RawResponse> {
    await this.until((text) => text.includes('\r\n\r\n'))
    const headEnd = this.text.indexOf('\r\n\r\n') + 4
    const [statusLine = '', ...lines] = this.text.slice(0, headEnd - 4).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^.*?:\s*/, '')]),
    )
    const length = to === 'HEAD' ? 0 : Number(headers['content-length'] ?? 0)
    while (this.#bytes < headEnd + length) await this.#more()
    const bytes = this.#received().subarray(headEnd, headEnd + length)
    this.#chunks = [this.#received().subarray(headEnd + length)]
    this.#bytes -= headEnd + length
    const body = headers['content-encoding'] === 'gzip' && length > 0 ? gunzipSync(bytes) : bytes
    return { status: Number(statusLine.split(' ')[1]), headers, body: body.toString('utf8') }
  }

  close(): void {
    this.socket.destroy()
  }

  #received(): Buffer {
    this.#chunks = [Buffer.concat(this.#chunks)]
    return this.#chunks[0]
  }

  async #more(): Promise<void> {
    if (this.#isClosed) throw new Error(`closed after ${JSON.stringify(this.text.slice(0, 500))}`)
    await new Promise<void>((resolve) => {
      this.#wake = resolve
    })
  }
}

/** One request on a connection of its own. `data` is the whole request. */
export async function exchangeRaw(port: number, ...data: readonly (string | Uint8Array)[]): Promise<RawResponse> {
  const client = new RawClient(port)
  try {
    for (const piece of data) await client.write(piece)
    const first = data[0]
    return await client.response({ to: typeof first === 'string' && first.startsWith('HEAD') ? 'HEAD' : 'GET' })
  } finally {
    client.close()
  }
}

/** The text of a request with a Host and, where there is a body, its length. */
export function requestText(
  method: string,
  path: string,
  { headers = {}, body }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = body === undefined ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body ?? ''}`
}
