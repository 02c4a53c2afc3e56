// Graph run
// Owns: the operations that one document has carried out, each different read once.
// Does not own: what an operation may, does and answers, which its own steps decide.
// Q1. A read that several fields want is one request of its operation, and those of one turn go out together.
// Q2. At most limits.graphOperationsMax requests are made, however many fields want something.
// Q3. Each request but the first counts as one more of the caller.
// Q4. At most limits.graphOperationsAtOnce are under way, and none is begun once limits.graphKeptBytesMax are kept or nobody waits.
import DataLoader from 'dataloader'
import { GraphQLError } from 'graphql'
import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Reason } from '../../reasons.ts'
import { errorEnvelope } from '../../wire/envelope.ts'
import type { FieldRequest } from '../../wire/graphql/field-request.ts'
import { toGraphFailure } from '../../wire/graphql/graph-failure.ts'
import type { AdmittedRequest } from '../handler.ts'
import type { InnerRequest } from '../inner-exchange.ts'
import type { InnerAnswer } from '../serve-within.ts'

export type CarryOut = (outer: AdmittedRequest, request: InnerRequest) => Promise<InnerAnswer>

export interface GraphRunParts {
  readonly request: AdmittedRequest
  /** Of the names in the document. */
  readonly language: Language
  readonly clock: Pick<Clock, 'now'>
  readonly carryOut: CarryOut
  /** Of a stream, whose access is looked at by itself; absent: the credential of the request says who asks. */
  readonly caller?: Caller
}

export class GraphRun {
  readonly language: Language
  readonly request: AdmittedRequest
  readonly #parts: GraphRunParts
  readonly #reads: DataLoader<string, unknown>
  #operations = 0
  #bytes = 0
  #underWay = 0
  readonly #waiting: (() => void)[] = []

  constructor(parts: GraphRunParts) {
    this.language = parts.language
    this.request = parts.request
    this.#parts = parts
    this.#reads = new DataLoader((keys) => Promise.all(keys.map((key) => this.#read(key))))
  }

  /** The body of what reads, in the language. Throws a GraphQLError where it is refused. */
  read({ path, query }: Pick<FieldRequest, 'path' | 'query'>): Promise<unknown> {
    return this.#reads.load(`${path}?${query}`)
  }

  /** Carries out what changes something, each time that it is called. */
  async change({ method, path, query, body, idempotencyKey }: FieldRequest): Promise<unknown> {
    // What was read before may not be so any more.
    this.#reads.clearAll()
    const headers = { ...accepted, 'idempotency-key': idempotencyKey }
    return this.#ask({ method, path, query, body, headers })
  }

  /** What a call gives; its failure as one of the graph. */
  failing<Value>(call: () => Value): Value {
    try {
      return call()
    } catch (cause) {
      if (cause instanceof AppError) throw this.toError(cause)
      throw cause
    }
  }

  /** A failure in the words of the language. */
  toError(cause: unknown): GraphQLError {
    const { requestId } = this.request
    return errorOf(
      errorEnvelope(cause, this.language, { requestId, nowMs: this.#parts.clock.now() }).body,
      this.language,
    )
  }

  async #read(key: string): Promise<unknown> {
    const at = key.indexOf('?')
    try {
      const place = { path: key.slice(0, at), query: key.slice(at + 1) }
      return await this.#ask({ method: 'GET', ...place, body: null, headers: accepted })
    } catch (cause) {
      return cause
    }
  }

  async #ask(request: InnerRequest): Promise<unknown> {
    const limit = limits.graphOperationsMax
    if (++this.#operations > limit) throw this.#refusal('graph_too_many_operations', limit)
    if (this.#operations > 1) this.failing(() => this.request.countMore())
    await this.#turn()
    try {
      return await this.#carryOut(request)
    } finally {
      this.#underWay--
      this.#waiting.shift()?.()
    }
  }

  async #carryOut(request: InnerRequest): Promise<unknown> {
    const limit = limits.graphKeptBytesMax
    if (this.request.aborted.aborted) throw this.toError(new AppError('SERVICE_UNAVAILABLE'))
    if (this.#bytes >= limit) throw this.#refusal('graph_too_many_bytes', limit)
    const { language } = this
    const { caller, carryOut } = this.#parts
    const asked = { ...request, language, ...(caller !== undefined && { caller }) }
    const { status, body, bytes } = await carryOut(this.request, asked)
    this.#bytes += bytes
    if (status >= 400) throw errorOf(body, language)
    return body
  }

  /** Resolves when one more operation may be under way. */
  async #turn(): Promise<void> {
    while (this.#underWay >= limits.graphOperationsAtOnce)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#underWay++
  }

  #refusal(reason: Reason, limit: number): GraphQLError {
    return this.toError(new AppError('VALIDATION_ERROR', { field: 'query', reason, limit }))
  }
}

const accepted = { accept: 'application/json' }

function errorOf(envelope: unknown, language: Language): GraphQLError {
  const { message, extensions } = toGraphFailure(envelope, language)
  return new GraphQLError(message, { extensions })
}
