// Upstream: HTTP access to one source.
// Owns: its rate limit, its breaker, attempts and backoff.   Does not own: the meaning of responses.
// U1. No request exceeds the source's rate or is sent while its breaker is open.
// U2. Every failure is a value with the requested address; only bugs are thrown.

import { limits } from '../limits.ts'
import { Breaker } from '../platform/breaker.ts'
import type { Clock } from '../platform/clock.ts'
import { type HttpAnswer, type HttpClient, HttpFailure } from '../platform/fetch.ts'
import type { Random } from '../platform/random.ts'
import { retryAfterMs } from '../platform/retry-after.ts'
import { backoffMs } from './backoff.ts'
import { followRedirects } from './follow-redirects.ts'
import { ProblemThrown, problemOfStatus, problemRow, type RequestProblem } from './problem.ts'
import { RateLimit } from './rate-limit.ts'
import type { Source, Window } from './source.ts'
import type { TimeBox } from './time-box.ts'

export interface UpstreamParts {
  readonly http: HttpClient
  readonly clock: Clock
  readonly random: Random
  /** Replaces the source's base address. */
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
}

export type Result<T> =
  | { readonly type: 'answered'; readonly value: T }
  | { readonly type: 'failed'; readonly problem: RequestProblem }

const breakerSettings = {
  kind: 'source',
  failuresMax: limits.connectorFailuresMax,
  openMs: limits.connectorOpenMs,
  openMaxMs: limits.connectorOpenMaxMs,
  attemptMs: limits.connectorAnswerMs,
} as const

/** Reads a response of status 2xx or 304. The consumer closes the box; a failure closes it too. */
export type Consume<T> = (answer: HttpAnswer, box: TimeBox) => Promise<T>

interface Request<T> {
  readonly headers: Readonly<Record<string, string>>
  /** Time box of the run. */
  readonly run: TimeBox
  readonly consume: Consume<T>
}

export class Upstream {
  readonly #source: Source
  readonly #parts: UpstreamParts
  readonly #baseUrl: string
  readonly #hosts: ReadonlySet<string>
  readonly #rate: RateLimit
  readonly breaker: Breaker

  constructor(source: Source, parts: UpstreamParts) {
    this.#source = source
    this.#parts = parts
    this.#baseUrl = (parts.baseUrl || source.baseUrl).replace(/\/+$/, '')
    this.#hosts = new Set([new URL(this.#baseUrl).host, ...source.hosts])
    this.#rate = new RateLimit(parts.clock, source.requestsPerMinute)
    this.breaker = new Breaker({ ...breakerSettings, name: `source:${source.id}` }, parts.clock)
  }

  /** False when the source requires a key and none is configured. */
  get isConfigured(): boolean {
    return this.#source.keyHeader === undefined || (this.#parts.apiKey ?? '') !== ''
  }

  /** Address of a request. */
  urlOf({ path, parameters }: Window): URL {
    const url = new URL(`${this.#baseUrl}${path}`)
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url
  }

  /** Requests until there is a response, or no attempt or no time is left. */
  async ask<T>(url: URL, options: Request<T>): Promise<Result<T>> {
    for (let attempt = 1; ; attempt++) {
      const result = await this.#attempt(url, options)
      if (result.type === 'answered') return result
      const { code, retryAfterMs: requestedMs = 0 } = result.problem
      const isLast = !problemRow(code).retried || attempt >= limits.connectorAttemptsMax
      if (isLast || requestedMs > limits.connectorRetryAfterMaxMs) return result
      const pauseMs = Math.max(requestedMs, backoffMs(attempt, this.#parts.random))
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
      this.breaker.succeeded()
      return { type: 'answered', value }
    } catch (error) {
      const problem = toProblem(error, box)
      this.#learn(problem)
      box.close()
      return { type: 'failed', problem }
    }
  }

  /** Waits for the rate limit and the breaker; returns the problem when either refuses. */
  async #turn(run: TimeBox): Promise<RequestProblem | undefined> {
    const waitMs = this.#rate.reserve()
    if (waitMs >= run.leftMs) return { code: 'deadline_exceeded' }
    const ended = waitMs > 0 || run.endedBy ? await ending(run.wait(waitMs)) : undefined
    if (ended) return ended
    const shutMs = this.breaker.waitMs()
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
    if (problemRow(code).counts) this.breaker.failed()
    else if (code === 'cancelled' || code === 'deadline_exceeded' || code === 'tls_failed') this.breaker.undecided()
    else this.breaker.succeeded()
  }
}

/** The problem of an attempt's error; a bug is rethrown. */
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
