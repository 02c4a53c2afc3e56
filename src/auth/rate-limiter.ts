// Rate limiter
// Owns: what each caller has used of its limits on this node.   Does not own: who a caller is, how an answer says it.
// R1. Nothing is admitted beyond the burst (GCRA), the hourly window or the requests in progress; what is refused costs nothing.
// R2. At most limits.rateCountersMax counters of a kind: a flood of addresses never pushes out the counters of users.
// R3. An admitted caller is in progress until released, and its counter is kept as long.
// The port is synchronous on purpose: a node decides by what it holds. An engine for several nodes shares counts behind it.

import { hourMs } from '../domain/days.ts'
import type { RateTier } from '../domain/rate-tiers.ts'
import type { RateLimitKind } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'

export type RateSubjectKind = 'user' | 'address'

export interface RateRequest {
  readonly kind: RateSubjectKind
  readonly id: string
  readonly tier: RateTier
  readonly nowMs: number
}

export interface Admission {
  readonly isAdmitted: boolean
  readonly tier: RateTier
  /** Of the hourly window. */
  readonly limit: number
  readonly remaining: number
  /** When the window ends, in seconds since 1970. */
  readonly resetAtSeconds: number
  /** What the burst still holds. */
  readonly burstRemaining: number
  /** Requests of the caller that have not ended, this one included where it is admitted. */
  readonly inProgress: number
  /** Seconds until the same request can be admitted; 0 where it is. */
  readonly retryAfterSeconds: number
  readonly refusedBy: RateLimitKind | null
  /** The first refusal of its window, which alone is worth an entry in the audit trail. */
  readonly isFirstRefusal: boolean
  /** Ends the request; to be called once. Null where nothing is in progress. */
  readonly release: (() => void) | null
}

export interface RateLimiter {
  /** Counts a request, or refuses it. */
  admit(request: RateRequest): Admission
  /** The state of the limits, for a request that is not counted. */
  look(request: RateRequest): Admission
}

class Counter {
  windowStartMs: number
  used = 0
  /** When the burst is whole again (theoretical arrival time). */
  wholeAtMs = 0
  inProgress = 0
  hasRefused = false
  readonly release = (): void => {
    this.inProgress--
  }

  constructor(nowMs: number) {
    this.windowStartMs = nowMs
  }

  isIdle(nowMs: number): boolean {
    return this.inProgress === 0 && this.wholeAtMs <= nowMs && this.isWindowOver(nowMs)
  }

  /** A clock that was set back begins a new window as well. */
  isWindowOver(nowMs: number): boolean {
    return nowMs - this.windowStartMs >= hourMs || nowMs < this.windowStartMs
  }
}

/** The engine of one node; its counters begin anew with the process. */
export function createRateLimiter(countersMax: number = limits.rateCountersMax): RateLimiter {
  const counters: Readonly<Record<RateSubjectKind, Map<string, Counter>>> = { user: new Map(), address: new Map() }
  return {
    admit(request) {
      const counter = counterOf(counters[request.kind], request, countersMax)
      const refusal = refusalOf(counter, request)
      if (refusal === null) take(counter, request)
      return admissionOf(counter, request, refusal)
    },
    look(request) {
      const known = counters[request.kind].get(request.id)
      const isCurrent = known !== undefined && !known.isWindowOver(request.nowMs)
      return { ...admissionOf(isCurrent ? known : new Counter(request.nowMs), request, null), release: null }
    },
  }
}

function counterOf(all: Map<string, Counter>, { id, nowMs }: RateRequest, countersMax: number): Counter {
  const known = all.get(id)
  if (known !== undefined && !known.isWindowOver(nowMs)) return known
  if (known === undefined) {
    const counter = new Counter(nowMs)
    dropSome(all, nowMs, countersMax)
    all.set(id, counter)
    return counter
  }
  known.windowStartMs = nowMs
  known.used = 0
  known.hasRefused = false
  known.wholeAtMs = Math.min(known.wholeAtMs, nowMs + hourMs)
  // To the end, so that the oldest windows stand first.
  all.delete(id)
  all.set(id, known)
  return known
}

/** Each new counter evicts the oldest expired ones; above the maximum, the oldest of all. */
function dropSome(all: Map<string, Counter>, nowMs: number, countersMax: number): void {
  let looked = 0
  for (const [id, counter] of all) {
    const isOverdue = all.size >= countersMax && counter.inProgress === 0
    if (isOverdue || counter.isIdle(nowMs)) all.delete(id)
    if (++looked >= limits.expiredEntriesDroppedMax && all.size < countersMax) return
  }
}

interface Refusal {
  readonly by: RateLimitKind
  readonly waitMs: number
}

/** The limit that one more request would exceed, if any. */
function refusalOf(counter: Counter, { tier, nowMs }: RateRequest): Refusal | null {
  const { requestsPerHour, burst, concurrent } = tier
  const overMs = Math.max(0, counter.wholeAtMs - nowMs) + (1 - burst) * (hourMs / requestsPerHour)
  if (counter.used >= requestsPerHour) return { by: 'hour', waitMs: counter.windowStartMs + hourMs - nowMs }
  if (overMs > 1e-6) return { by: 'burst', waitMs: overMs }
  return counter.inProgress >= concurrent ? { by: 'concurrent', waitMs: limits.retryAfterSeconds * 1000 } : null
}

function take(counter: Counter, { tier, nowMs }: RateRequest): void {
  counter.used++
  counter.inProgress++
  counter.wholeAtMs = Math.max(counter.wholeAtMs, nowMs) + hourMs / tier.requestsPerHour
}

function admissionOf(counter: Counter, { tier, nowMs }: RateRequest, refusal: Refusal | null): Admission {
  const { requestsPerHour, burst } = tier
  const tokenMs = hourMs / requestsPerHour
  const isFirstRefusal = refusal !== null && !counter.hasRefused
  if (isFirstRefusal) counter.hasRefused = true
  return {
    isAdmitted: refusal === null,
    tier,
    limit: requestsPerHour,
    remaining: Math.max(0, requestsPerHour - counter.used),
    resetAtSeconds: Math.ceil((counter.windowStartMs + hourMs) / 1000),
    burstRemaining: Math.max(0, Math.floor(burst - Math.max(0, counter.wholeAtMs - nowMs) / tokenMs + 1e-6)),
    inProgress: counter.inProgress,
    retryAfterSeconds: refusal === null ? 0 : Math.max(1, Math.ceil(refusal.waitMs / 1000)),
    refusedBy: refusal?.by ?? null,
    isFirstRefusal,
    release: refusal === null ? counter.release : null,
  }
}
