import { performance } from 'node:perf_hooks'

/** Wall-clock and monotonic time. No other code reads the time, so that a test can advance it. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number
  /** Milliseconds on a monotonic clock of arbitrary origin. */
  monotonic(): number
  /** Calls back once after `delayMs`; the returned function cancels. */
  timer(delayMs: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  timer(delayMs, callback) {
    const handle = setTimeout(callback, delayMs)
    return () => clearTimeout(handle)
  },
}
