import type { Exchange } from '../exchange.ts'
import type { HandlerRequest } from '../handler.ts'

type Read = Pick<
  HandlerRequest,
  'operation' | 'language' | 'caller' | 'params' | 'query' | 'body' | 'upload' | 'requestId'
>

/** What handlers get: what the steps made of the request, and the exchange for what few of them ask. */
export class ReadRequest implements HandlerRequest {
  readonly operation: HandlerRequest['operation']
  readonly language: HandlerRequest['language']
  readonly caller: HandlerRequest['caller']
  readonly params: HandlerRequest['params']
  readonly query: HandlerRequest['query']
  readonly body: unknown
  readonly upload: HandlerRequest['upload']
  readonly requestId: string
  readonly #exchange: Exchange

  constructor(exchange: Exchange, read: Read) {
    this.#exchange = exchange
    this.operation = read.operation
    this.language = read.language
    this.caller = read.caller
    this.params = read.params
    this.query = read.query
    this.body = read.body
    this.upload = read.upload
    this.requestId = read.requestId
  }

  /** No method: handlers take it out of the request. */
  get headers(): HandlerRequest['headers'] {
    return (name) => this.#exchange.header(name)
  }

  get lastEventId(): string | null {
    const asked = this.query.last_event_id
    return this.headers('last-event-id') ?? (typeof asked === 'string' ? asked : null)
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
