// RequestTimes
// Owns: how the requests of the last minutes ended, by operation and minute.   Does not own: their metrics, which count for ever.
// R1. Of limits.performanceMinutesMax minutes at most, the current one included; what is older is dropped with the next request.

import { hourMs } from '../domain/days.ts'
import { toDecimals } from '../domain/figures.ts'
import type { OperationPerformance, PerformanceSummary } from '../domain/generated/wire-types.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'

/** From a cached answer to a slow report. */
export const durationBucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90]

const minuteMs = hourMs / 60

interface Tally {
  requests: number
  clientErrors: number
  serverErrors: number
  aborted: number
  sumMs: number
  mostMs: number
  /** One a bucket, not cumulative; the last one is unbounded. */
  readonly buckets: number[]
}

export class RequestTimes {
  readonly #clock: Pick<Clock, 'now'>
  readonly #startedAtMs: number
  /** By the number of the minute since 1970, the oldest first. */
  readonly #minutes = new Map<number, Map<string, Tally>>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
    this.#startedAtMs = clock.now()
  }

  /** Counts a request that has ended; `status` is null where its client left. */
  ended(operation: string, status: number | null, durationMs: number): void {
    const tallies = this.#current()
    const tally = tallies.get(operation) ?? noRequests()
    tallies.set(operation, tally)
    tally.requests++
    if (status === null) tally.aborted++
    else if (status >= 500) tally.serverErrors++
    else if (status >= 400) tally.clientErrors++
    tally.sumMs += durationMs
    tally.mostMs = Math.max(tally.mostMs, durationMs)
    const bucket = durationBucketsSeconds.findIndex((bound) => durationMs <= bound * 1000)
    tally.buckets[bucket < 0 ? durationBucketsSeconds.length : bucket]++
  }

  /** The last minutes, the slowest operation first. */
  summary(minutes: number): PerformanceSummary {
    const firstMinute = Math.floor(this.#clock.now() / minuteMs) - minutes + 1
    const byOperation = new Map<string, Tally>()
    for (const [minute, tallies] of this.#minutes)
      if (minute >= firstMinute)
        for (const [operation, tally] of tallies)
          byOperation.set(operation, added(byOperation.get(operation) ?? noRequests(), tally))
    const operations = [...byOperation].map(([operation, tally]) => toPerformance(operation, tally))
    return {
      time_window_minutes: minutes,
      since: new Date(Math.max(firstMinute * minuteMs, this.#startedAtMs)).toISOString(),
      requests: operations.reduce((sum, { requests }) => sum + requests, 0),
      server_errors: operations.reduce((sum, { server_errors }) => sum + server_errors, 0),
      operations: operations.sort((left, right) => right.p95_ms - left.p95_ms),
    }
  }

  #current(): Map<string, Tally> {
    const minute = Math.floor(this.#clock.now() / minuteMs)
    const known = this.#minutes.get(minute)
    if (known !== undefined) return known
    const tallies = new Map<string, Tally>()
    this.#minutes.set(minute, tallies)
    for (const each of this.#minutes.keys())
      if (Math.abs(minute - each) >= limits.performanceMinutesMax) this.#minutes.delete(each)
    return tallies
  }
}

function noRequests(): Tally {
  const buckets = new Array(durationBucketsSeconds.length + 1).fill(0)
  return { requests: 0, clientErrors: 0, serverErrors: 0, aborted: 0, sumMs: 0, mostMs: 0, buckets }
}

function added(left: Tally, right: Tally): Tally {
  return {
    requests: left.requests + right.requests,
    clientErrors: left.clientErrors + right.clientErrors,
    serverErrors: left.serverErrors + right.serverErrors,
    aborted: left.aborted + right.aborted,
    sumMs: left.sumMs + right.sumMs,
    mostMs: Math.max(left.mostMs, right.mostMs),
    buckets: left.buckets.map((count, bucket) => count + right.buckets[bucket]),
  }
}

function toPerformance(operation: string, tally: Tally): OperationPerformance {
  return {
    operation,
    requests: tally.requests,
    client_errors: tally.clientErrors,
    server_errors: tally.serverErrors,
    aborted: tally.aborted,
    avg_ms: toDecimals(tally.sumMs / tally.requests, 2),
    p50_ms: quantileOf(tally, 0.5),
    p95_ms: quantileOf(tally, 0.95),
    p99_ms: quantileOf(tally, 0.99),
    max_ms: toDecimals(tally.mostMs, 2),
  }
}

/** Linear within its bucket, as histogram_quantile of Prometheus has it, and never above the slowest request, which is there exactly. */
function quantileOf({ buckets, requests, mostMs }: Tally, share: number): number {
  const rank = share * requests
  let below = 0
  let bucket = 0
  while (below + buckets[bucket] < rank) below += buckets[bucket++]
  const upperMs = bucket < durationBucketsSeconds.length ? durationBucketsSeconds[bucket] * 1000 : mostMs
  const lowerMs = bucket === 0 ? 0 : durationBucketsSeconds[bucket - 1] * 1000
  const estimateMs = lowerMs + ((upperMs - lowerMs) * (rank - below)) / buckets[bucket]
  return toDecimals(Math.min(estimateMs, mostMs), 2)
}
