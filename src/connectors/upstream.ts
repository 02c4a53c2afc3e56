// Upstream: one source as it is asked over HTTP.
// Owns: its rate, its circuit, attempts and pauses.   Does not own: what the answers mean.
// U1. No request goes out faster than the source allows, or while its circuit is open.
// U2. Every failure is a value with the address asked; only bugs are thrown.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { type HttpAnswer, type HttpClient, HttpFailure } from '../platform/fetch.ts'
import type { Random } from '../platform/random.ts'
import { backoffMs, retryAfterMs } from './backoff.ts'
import { Circuit } from './circuit.ts'
import { followRedirects } from './follow-redirects.ts'
import { ProblemThrown, problemOfStatus, problemRow, type RequestProblem } from './problem.ts'
import { RateLimit } from './rate-limit.ts'
import type { Source, Window } from './source.ts'
import type { TimeBox } from './time-box.ts'

export interface UpstreamParts {
  readonly http: HttpClient
  readonly clock: Clock
  readonly random: Random
  /** Stands in for the source's own address. */
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
}

export type Result<T> =
  | { readonly type: 'answered'; readonly value: T }
  | { readonly type: 'failed'; readonly problem: RequestProblem }

/** Reads an answer of status 2xx or 304. The box holds until the consumer closes it; a failure closes it. */
export type Consume<T> = (answer: HttpAnswer, box: TimeBox) => Promise<T>

interface Request<T> {
  readonly headers: Readonly<Record<string, string>>
  /** The run that it is part of. */
  readonly run: TimeBox
  readonly consume: Consume<T>
}

export class Upstream {
  readonly #source: Source
  readonly #parts: UpstreamParts
  readonly #baseUrl: string
  readonly #hosts: ReadonlySet<string>
  readonly #rate: RateLimit
  readonly #circuit: Circuit

  constructor(source: Source, parts: UpstreamParts) {
    this.#source = source
    this.#parts = parts
    this.#baseUrl = (parts.baseUrl || source.baseUrl).replace(/\/+$/, '')
    this.#hosts = new Set([new URL(this.#baseUrl).host, ...source.hosts])
    this.#rate = new RateLimit(parts.clock, source.requestsPerMinute)
    this.#circuit = new Circuit(parts.clock)
  }

  /** False when the source wants a key and there is none. */
  get isConfigured(): boolean {
    return this.#source.keyHeader === undefined || (this.#parts.apiKey ?? '') !== ''
  }

  /** Address of a request. */
  urlOf({ path, parameters }: Window): URL {
    const url = new URL(`${this.#baseUrl}${path}`)
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url
  }

  /** Asks until there is an answer, or no attempt or no time left. */
  async ask<T>(url: URL, options: Request<T>): Promise<Result<T>> {
    for (let attempt = 1; ; attempt++) {
      const result = await this.#attempt(url, options)
      if (result.type === 'answered') return result
      const { code, retryAfterMs: asked = 0 } = result.problem
      const isLast = !problemRow(code).retried || attempt >= limits.connectorAttemptsMax
      if (isLast || asked > limits.connectorRetryAfterMaxMs) return result
      const pauseMs = Math.max(asked, backoffMs(attempt, this.#parts.random))
      if (pauseMs >= options.run.leftMs) return result
      const ended = await ending(options.run.wait(pauseMs))
      if (ended) return { type: 'failed', problem: ended }
    }
  }

  async #attempt<T>(url: URL, { headers, run, consume }: Request<T>): Promise<Result<T>> {
    const turn = await this.#turn(run)
    if (turn) return { type: 'failed', problem: turn }
    const box = run.inside()
    box.arm(limits.connectorAnswerMs, 'timed_out')
    try {
      const answer = await this.#get(url, headers, box)
      const value = await consume(answer, box)
      this.#circuit.succeeded()
      return { type: 'answered', value }
    } catch (error) {
      const problem = toProblem(error, box)
      this.#learn(problem)
      box.close()
      return { type: 'failed', problem }
    }
  }

  /** Waits for this source's turn; the problem when there is none. */
  async #turn(run: TimeBox): Promise<RequestProblem | undefined> {
    const waitMs = this.#rate.reserve()
    if (waitMs >= run.leftMs) return { code: 'deadline_exceeded' }
    const ended = waitMs > 0 || run.endedBy ? await ending(run.wait(waitMs)) : undefined
    if (ended) return ended
    const shutMs = this.#circuit.waitMs()
    return shutMs > 0 ? { code: 'circuit_open', retryAfterMs: shutMs } : undefined
  }

  async #get(url: URL, headers: Readonly<Record<string, string>>, box: TimeBox): Promise<HttpAnswer> {
    const { keyHeader } = this.#source
    const answer = await followRedirects(this.#parts.http, {
      url,
      headers: { 'accept-encoding': 'gzip', 'user-agent': 'prumo', ...headers },
      secretHeaders: keyHeader === undefined ? {} : { [keyHeader]: this.#parts.apiKey ?? '' },
      hosts: this.#hosts,
      signal: box.signal,
    })
    const { status } = answer
    if ((status >= 200 && status < 300) || status === 304) return answer
    answer.discard()
    const pauseMs = retryAfterMs(answer.headers['retry-after'], this.#parts.clock.now())
    throw new ProblemThrown(problemOfStatus(status, pauseMs))
  }

  #learn({ code }: RequestProblem): void {
    if (problemRow(code).counts) this.#circuit.failed()
    else if (code === 'cancelled' || code === 'deadline_exceeded' || code === 'tls_failed') this.#circuit.undecided()
    else this.#circuit.succeeded()
  }
}

/** What an error of an attempt means; a bug is thrown on. */
export function toProblem(error: unknown, box: TimeBox): RequestProblem {
  if (box.endedBy !== undefined) return { code: box.endedBy }
  if (error instanceof ProblemThrown) return error.problem
  if (error instanceof HttpFailure) return { code: error.reason === 'tls' ? 'tls_failed' : 'connection_failed' }
  throw error
}

async function ending(wait: Promise<void>): Promise<RequestProblem | undefined> {
  try {
    await wait
    return undefined
  } catch (error) {
    if (error instanceof ProblemThrown) return error.problem
    throw error
  }
}
