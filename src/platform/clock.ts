import { performance } from 'node:perf_hooks'

/** Wall and monotonic time. The only way to the time in this code; the fake lives in test/. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number
  /** Milliseconds on a clock that never goes back; only differences mean anything. */
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
