// Inner exchange
// Owns: a request that is part of another one, and its answer.   Does not own: the connection, which is the other's.
// N1. What says who asks, and from where, is that of the other request; nothing else of it is.
// N2. It is given up with the other request.
// N3. Where its caller is known, no credential of the other request is read again.
import type { Caller } from '../domain/caller.ts'
import type { Language } from '../domain/vocabulary.ts'
import type { Answer, ServedExchange } from './exchange.ts'
import type { AdmittedRequest } from './handler.ts'

/** A request of an operation that is made within another one. */
export interface InnerRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  /** JSON; null without one. */
  readonly body: unknown
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Of its names and its answer; absent: that of the request around it. */
  readonly language?: Language
  /** Who asks, where that was found out by a credential that a request has no more, such as a ticket. */
  readonly caller?: Caller
}

// Of the asker: credentials and what the audit trail and the log say of a client.
const passedOn: ReadonlySet<string> = new Set([
  ...['authorization', 'x-api-key', 'user-agent', 'x-client-version', 'x-correlation-id'],
])

const credentials: ReadonlySet<string> = new Set(['authorization', 'x-api-key'])

export class InnerExchange implements ServedExchange {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: ServedExchange['body']
  readonly hasBody: boolean
  readonly isUpgrade = false
  readonly remoteAddress: string
  readonly #outer: AdmittedRequest
  readonly #isKnown: boolean
  readonly #headers: InnerRequest['headers']
  readonly #given = new AbortController()
  readonly #endings: (() => void)[] = []
  #answer: Answer | null = null

  constructor(outer: AdmittedRequest, { method, path, query, body, headers, caller }: InnerRequest) {
    this.#isKnown = caller !== undefined
    this.method = method
    this.path = path
    this.query = query
    this.hasBody = body !== null
    this.body = bodyOf(body)
    this.remoteAddress = outer.remoteAddress
    this.#outer = outer
    this.#headers = { ...headers, ...(this.hasBody && { 'content-type': 'application/json' }) }
  }

  /** Null until it has been answered. */
  get answer(): Answer | null {
    return this.#answer
  }

  get isOpen(): boolean {
    return this.#answer === null
  }

  get aborted(): AbortSignal {
    return AbortSignal.any([this.#outer.aborted, this.#given.signal])
  }

  header(name: string): string | undefined {
    if (this.#isKnown && credentials.has(name)) return name === 'authorization' ? 'Bearer known' : undefined
    return passedOn.has(name) ? this.#outer.headers(name) : this.#headers[name]
  }

  giveUp(): void {
    this.#given.abort()
  }

  close(): void {
    this.giveUp()
  }

  whenEnded<Context>(ending: (status: number | null, context: Context) => void, context?: Context): void {
    if (this.isOpen) this.#endings.push(() => ending(this.#answer?.status ?? null, context as Context))
    else ending(this.#answer?.status ?? null, context as Context)
  }

  send(answer: Answer): void {
    if (!this.isOpen) return
    this.#answer = answer
    for (const end of this.#endings) end()
  }

  startStream(): never {
    throw new TypeError('an operation within another one answers as a whole')
  }

  upgrade(): never {
    throw new TypeError('an operation within another one opens no socket')
  }
}

function bodyOf(value: unknown): ServedExchange['body'] {
  const bytes = value === null ? Buffer.alloc(0) : Buffer.from(JSON.stringify(value))
  return {
    complete: true,
    collect: async () => bytes,
    async *read() {
      yield bytes
    },
    discard: async () => true,
  }
}
