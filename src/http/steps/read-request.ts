// The request as handlers get it.
import type { Exchange } from '../exchange.ts'
import type { ValidRequest } from '../handler.ts'

type ReadValues = Pick<
  ValidRequest,
  'operation' | 'language' | 'caller' | 'params' | 'query' | 'body' | 'upload' | 'requestId' | 'startedAtMs'
>

/** What the steps read, and on demand what few handlers need of the exchange. */
export class ReadRequest implements ValidRequest {
  readonly operation: ValidRequest['operation']
  readonly language: ValidRequest['language']
  readonly caller: ValidRequest['caller']
  readonly params: ValidRequest['params']
  readonly query: ValidRequest['query']
  readonly body: unknown
  readonly upload: ValidRequest['upload']
  readonly requestId: string
  readonly startedAtMs: number
  readonly #exchange: Exchange

  constructor(exchange: Exchange, read: ReadValues) {
    this.#exchange = exchange
    this.operation = read.operation
    this.language = read.language
    this.caller = read.caller
    this.params = read.params
    this.query = read.query
    this.body = read.body
    this.upload = read.upload
    this.requestId = read.requestId
    this.startedAtMs = read.startedAtMs
  }

  /** No method: handlers take it out of the request. */
  get headers(): ValidRequest['headers'] {
    return (name) => this.#exchange.header(name)
  }

  get lastEventId(): string | null {
    const { last_event_id: given } = this.query
    return this.headers('last-event-id') ?? (typeof given === 'string' ? given : null)
  }

  get path(): string {
    return this.#exchange.path
  }

  get search(): URLSearchParams {
    return new URLSearchParams(this.#exchange.query)
  }

  get remoteAddress(): string {
    return this.#exchange.remoteAddress
  }

  get aborted(): AbortSignal {
    return this.#exchange.aborted
  }
}
