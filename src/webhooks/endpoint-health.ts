// Endpoint health: for how long an endpoint fails, when its owner is warned, when it is given up, and how long it is left alone. Pure.

import { limits } from '../limits.ts'
import { isAhead } from '../platform/stored-times.ts'

/** Absent while the last attempt succeeded. Times are milliseconds since 1970. */
export interface EndpointHealth {
  /** First failure since the last success. */
  readonly failing_since: number
  /** Failing time during which attempts were made; absent in what earlier versions stored. */
  readonly failing_ms?: number
  /** The newest failure. */
  readonly last?: Instant
  /** The highest share of limits.webhookFailingMs, in per cent, of which the owner was warned; 0: of none. */
  readonly warned: number
  /** What the endpoint asked for: nothing is sent before. */
  readonly pause?: Pause
}

interface Pause {
  readonly until: number
  readonly ms: number
  /** When it was asked for; absent in what earlier versions stored. */
  readonly at?: number
}

/** A moment by the clock that people set, and by that of one process, which is never set. */
export interface Instant {
  readonly at: number
  readonly process: string
  readonly up_ms: number
}

/** An attempt at an endpoint. */
export interface EndpointAttempt {
  readonly begunAt: number
  readonly end: Instant
  readonly succeeded: boolean
  readonly status?: number
  /** What the receiver asks for; 0: nothing. */
  readonly pauseMs: number
}

export interface HealthStep {
  /** Null where the endpoint is well. */
  readonly health: EndpointHealth | null
  /** A share of the way that was passed, in per cent: the next of which the owner was not warned. */
  readonly warning?: number
  readonly disabled?: 'gone' | 'failing'
}

/** What an attempt means for an endpoint. It is given up for its failures only once its owner had each warning. */
export function afterAttempt(before: EndpointHealth | null, attempt: EndpointAttempt): HealthStep {
  const { end, status, succeeded } = attempt
  const pause = pauseAfter(before, attempt)
  // What was under way when the pause began does not end it.
  if (succeeded) return { health: pause ? { failing_since: end.at, last: end, warned: 0, pause } : null }
  const health: EndpointHealth = {
    failing_since: before?.failing_since ?? end.at,
    failing_ms: before ? failingMs(before) + triedMs(before.last, end) : 0,
    last: end,
    warned: before?.warned ?? 0,
    ...(pause && { pause }),
  }
  if (status === 410) return { health, disabled: 'gone' }
  const percent = (failingMs(health) / limits.webhookFailingMs) * 100
  const next = limits.webhookWarningPercents.find((step) => step > health.warned)
  if (next === undefined) return percent >= 100 ? { health, disabled: 'failing' } : { health }
  return percent >= next ? { health: { ...health, warned: next }, warning: next } : { health }
}

/** Failing time so far; what an earlier version stored counts from its last warning. */
export function failingMs({ failing_ms, warned }: EndpointHealth): number {
  return failing_ms ?? (warned / 100) * limits.webhookFailingMs
}

/** For how long an endpoint is still to be left alone. */
export function pauseLeftMs(health: EndpointHealth | null, nowMs: number): number {
  return health?.pause === undefined || isOfOtherClock(health.pause, nowMs)
    ? 0
    : Math.max(0, health.pause.until - nowMs)
}

/** Whether it was asked for by a clock that was set back since. */
function isOfOtherClock({ at, until }: Pause, nowMs: number): boolean {
  return isAhead(at ?? until - limits.webhookPauseAskedMaxMs, nowMs)
}

/** The time between two failures during which attempts were made: neither a clock that is set nor a service that is down adds to it. */
function triedMs(last: Instant | undefined, end: Instant): number {
  if (last === undefined) return 0
  const [passed, most] =
    last.process === end.process
      ? [end.up_ms - last.up_ms, limits.webhookFailingGapMs]
      : [end.at - last.at, limits.webhookFailingRestartMs]
  return Math.max(0, Math.min(passed, most))
}

function pauseAfter(
  before: EndpointHealth | null,
  { begunAt, end, succeeded, status, pauseMs }: EndpointAttempt,
): EndpointHealth['pause'] {
  const running = before?.pause && !isOfOtherClock(before.pause, end.at) ? before.pause : undefined
  const at = end.at
  if (pauseMs > 0 && !succeeded) {
    const ms = Math.min(pauseMs, limits.webhookPauseAskedMaxMs)
    const until = Math.max(at + ms, Math.min(running?.until ?? 0, at + limits.webhookPauseAskedMaxMs))
    return { until, ms, at }
  }
  // One that was under way when the pause began makes it no longer.
  if (running && begunAt < running.until) return running
  if (status !== 429 && status !== 503) return undefined
  const ms = Math.min(running ? 2 * running.ms : limits.webhookPauseMs, limits.webhookPauseMaxMs)
  return { until: at + ms, ms, at }
}
