// Deadlines
// Owns: the timers of requests that are still open.   Does not own: what happens when one expires.
// Most requests end within the turn in which they came and need no timer: only a request that outlives its turn gets one
// (row `hot` of bench/suites/status.ts).
import type { Clock } from '../platform/clock.ts'

export interface Deadlines {
  /** Calls back after the time; the returned function cancels. */
  start(callback: () => void): () => void
}

interface Deadline {
  /** Null once it is cancelled, so that the closure of a request can be freed within its turn. */
  callback: (() => void) | null
  stopTimer: (() => void) | null
}

export function createDeadlines(clock: Clock, afterMs: number): Deadlines {
  let started: Deadline[] = []
  const startTimers = () => {
    const waiting = started
    started = []
    for (const deadline of waiting)
      if (deadline.callback !== null) deadline.stopTimer = clock.timer(afterMs, deadline.callback)
  }
  return {
    start(callback) {
      const deadline: Deadline = { callback, stopTimer: null }
      if (started.push(deadline) === 1) setImmediate(startTimers)
      return () => {
        deadline.callback = null
        deadline.stopTimer?.()
      }
    },
  }
}
