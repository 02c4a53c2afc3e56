// The request as handlers get it.
import type { Awaitable } from '../../platform/awaitable.ts'
import type { Claim } from '../../services/idempotency/claim.ts'
import type { Making } from '../../services/idempotency/making.ts'
import { areLinesWanted } from '../../wire/media-types.ts'
import type { ServedExchange } from '../exchange.ts'
import type { DirectReply, ValidRequest } from '../handler.ts'
import { HashedBytes } from '../hashed-bytes.ts'
import { toKeptAnswer } from './to-kept-answer.ts'

interface ReadValues
  extends Pick<
    ValidRequest,
    'operation' | 'language' | 'caller' | 'params' | 'query' | 'body' | 'upload' | 'requestId' | 'startedAtMs'
  > {
  /** The body as it came, parsed and in its own names. */
  readonly given: unknown
  readonly countMore: () => void
}

/** What the steps read, and on demand what few handlers need of the exchange. */
export class ReadRequest implements ValidRequest {
  readonly operation: ValidRequest['operation']
  readonly language: ValidRequest['language']
  readonly caller: ValidRequest['caller']
  readonly params: ValidRequest['params']
  readonly query: ValidRequest['query']
  readonly body: unknown
  readonly given: unknown
  readonly requestId: string
  readonly startedAtMs: number
  readonly #exchange: ServedExchange
  readonly #countMore: () => void
  #upload: ValidRequest['upload']
  #claim: Claim | null = null
  #isAnswerKept = false
  #repeated: DirectReply | null = null

  constructor(exchange: ServedExchange, read: ReadValues) {
    this.#exchange = exchange
    this.operation = read.operation
    this.language = read.language
    this.caller = read.caller
    this.params = read.params
    this.query = read.query
    this.body = read.body
    this.#upload = read.upload
    this.given = read.given
    this.requestId = read.requestId
    this.startedAtMs = read.startedAtMs
    this.#countMore = read.countMore
  }

  get upload(): ValidRequest['upload'] {
    return this.#upload
  }

  /** From now on what is made is made under the claim. */
  beginOnce(claim: Claim): void {
    this.#claim = claim
    if (this.#upload !== null) this.#upload = new HashedBytes(this.#upload)
  }

  /** What it would make was made before, and answered with this. */
  repeat(answer: DirectReply): void {
    this.#repeated = answer
  }

  /** The commit that made something has kept the answer. */
  get isAnswerKept(): boolean {
    return this.#isAnswerKept
  }

  async once<Made, Answer extends DirectReply>(
    toReply: (made: Made) => Awaitable<Answer>,
    make: (making: Making<Made>) => Promise<Made>,
  ): Promise<Answer> {
    // The same request was answered with it, so that it is as `toReply` made it but for its body, which is serialised.
    if (this.#repeated !== null) return this.#repeated as Answer
    const claim = this.#claim
    if (claim === null) return toReply(await make({}))
    let kept: Answer | undefined
    const made = await make({
      keep: async (candidate) => {
        kept = await toReply(candidate)
        return claim.toKeep(toKeptAnswer(kept, this))
      },
    })
    this.#isAnswerKept = kept !== undefined
    return kept ?? toReply(made)
  }

  countMore(): void {
    this.#countMore()
  }

  /** No method: handlers take it out of the request. */
  get headers(): ValidRequest['headers'] {
    return (name) => this.#exchange.header(name)
  }

  get isByLines(): boolean {
    return this.operation.lines !== undefined && areLinesWanted(this.headers('accept'))
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
