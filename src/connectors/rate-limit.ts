// Rate limit: the token bucket of one source.

import { hourMs } from '../domain/days.ts'
import type { Clock } from '../platform/clock.ts'

/** Capacity of the bucket. */
const burst = 10

// Owns: the tokens of one source.   Does not own: waiting, retries.
// R1. No 60 seconds contain more than the source's requests a minute: `burst` tokens and the refill add up to that.
export class RateLimit {
  #nextMs = 0
  readonly #clock: Clock
  readonly #requestsPerMinute: (hour: number) => number

  constructor(clock: Clock, requestsPerMinute: (hour: number) => number) {
    this.#clock = clock
    this.#requestsPerMinute = requestsPerMinute
  }

  /** Reserves a token; returns the milliseconds until it is available. */
  reserve(): number {
    const nowMs = this.#clock.monotonic()
    const rate = this.#requestsPerMinute(hourInBrasilia(this.#clock.now()))
    const atOnce = Math.min(burst, Math.ceil(rate / 2))
    const intervalMs = 60_000 / (rate - atOnce)
    const startMs = Math.max(this.#nextMs, nowMs - (atOnce - 1) * intervalMs)
    this.#nextMs = startMs + intervalMs
    return Math.max(0, startMs - nowMs)
  }
}

/** Hour of the day, 0 to 23. Brasília is at UTC−3 the year round since 2019 (Decreto 9.772/2019). */
function hourInBrasilia(instantMs: number): number {
  return Math.floor((instantMs - 3 * hourMs) / hourMs) % 24
}
