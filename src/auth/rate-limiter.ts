// Rate limiter
// Owns: what each caller has used of its limits on this node.   Does not own: who a caller is, how an answer says it.
// R1. Nothing is admitted beyond the burst (GCRA), the hourly window or the requests in progress; what is refused costs nothing.
// R2. At most limits.rateCountersMax counters of a kind: a flood of addresses never pushes out the counters of users.
// R3. An admitted caller is in progress until released, and its counter is kept as long.
// The port is synchronous on purpose: a node decides by what it holds. An engine for several nodes shares counts behind it.

import { hourMs } from '../domain/days.ts'
import type { RateTier } from '../domain/rate-tiers.ts'
import { limits } from '../limits.ts'

export type RateSubjectKind = 'user' | 'address'

export interface RateRequest {
  readonly kind: RateSubjectKind
  readonly id: string
  readonly tier: RateTier
  /** Tokens, 0 only looks. */
  readonly cost: number
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
  /** Seconds until the same request can be admitted; 0 where it is. */
  readonly retryAfterSeconds: number
  readonly refusedBy: 'hour' | 'burst' | 'concurrent' | null
  /** The first refusal of its window, which alone is worth an entry in the audit trail. */
  readonly isFirstRefusal: boolean
  /** Ends the request; to be called once. Null where nothing is in progress. */
  readonly release: (() => void) | null
}

export interface RateLimiter {
  admit(request: RateRequest): Admission
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
      return decide(counter, request)
    },
  }
}

function counterOf(all: Map<string, Counter>, { id, cost, nowMs }: RateRequest, countersMax: number): Counter {
  const known = all.get(id)
  if (known !== undefined && !known.isWindowOver(nowMs)) return known
  if (known === undefined) {
    const counter = new Counter(nowMs)
    if (cost === 0) return counter
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

function decide(counter: Counter, { tier, cost, nowMs }: RateRequest): Admission {
  const { requestsPerHour, burst, concurrent } = tier
  const tokenMs = hourMs / requestsPerHour
  const endMs = counter.windowStartMs + hourMs
  // An operation may cost more than a whole small burst; it then needs all of it.
  const charge = Math.min(cost, burst, requestsPerHour)
  const debtMs = Math.max(0, counter.wholeAtMs - nowMs)
  const overMs = debtMs + (charge - burst) * tokenMs
  let refusedBy: Admission['refusedBy'] = null
  let waitMs = 0
  if (charge > 0) {
    if (counter.used + charge > requestsPerHour) {
      refusedBy = 'hour'
      waitMs = endMs - nowMs
    } else if (overMs > 1e-6) {
      refusedBy = 'burst'
      waitMs = overMs
    } else if (counter.inProgress >= concurrent) {
      refusedBy = 'concurrent'
      waitMs = limits.retryAfterSeconds * 1000
    } else {
      counter.used += charge
      counter.inProgress++
      counter.wholeAtMs = nowMs + debtMs + charge * tokenMs
    }
  }
  const isFirstRefusal = refusedBy !== null && !counter.hasRefused
  if (isFirstRefusal) counter.hasRefused = true
  return {
    isAdmitted: refusedBy === null,
    tier,
    limit: requestsPerHour,
    remaining: requestsPerHour - counter.used,
    resetAtSeconds: Math.ceil(endMs / 1000),
    burstRemaining: Math.max(0, Math.floor(burst - Math.max(0, counter.wholeAtMs - nowMs) / tokenMs + 1e-6)),
    retryAfterSeconds: refusedBy === null ? 0 : Math.max(1, Math.ceil(waitMs / 1000)),
    refusedBy,
    isFirstRefusal,
    release: refusedBy === null && charge > 0 ? counter.release : null,
  }
}
