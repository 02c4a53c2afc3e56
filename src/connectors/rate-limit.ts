import { hourMs } from '../domain/days.ts'
import type { Clock } from '../platform/clock.ts'

/** Burst: requests without a wait after a pause. */
const burst = 10

// RateLimit
// Owns: when the next request of one source may go out.   Does not own: waiting, retries.
// R1. No 60 seconds hold more than the source's requests a minute: a bucket of `burst` tokens that fills by the rest.
export class RateLimit {
  #nextMs = 0
  readonly #clock: Clock
  readonly #requestsPerMinute: (hour: number) => number

  constructor(clock: Clock, requestsPerMinute: (hour: number) => number) {
    this.#clock = clock
    this.#requestsPerMinute = requestsPerMinute
  }

  /** Takes a token; returns the milliseconds to wait for it. */
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
