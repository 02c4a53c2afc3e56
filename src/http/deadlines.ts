// Deadlines
// Owns: what must happen when a request has taken too long.   Does not own: what that is.
// Most requests end within the turn in which they came, and a timer for each of those would cost more than the request:
// only what outlives its turn gets one.
import type { Clock } from '../platform/clock.ts'

export interface Deadlines {
  /** Calls back after the time; the returned function cancels. */
  start(callback: () => void): () => void
}

interface Deadline {
  /** Null once it is over, so that nothing of a request is kept for the rest of its turn. */
  callback: (() => void) | null
  stopTimer: (() => void) | null
}

export function createDeadlines(clock: Clock, afterMs: number): Deadlines {
  let started: Deadline[] = []
  const giveTimers = () => {
    const waiting = started
    started = []
    for (const deadline of waiting)
      if (deadline.callback !== null) deadline.stopTimer = clock.timer(afterMs, deadline.callback)
  }
  return {
    start(callback) {
      const deadline: Deadline = { callback, stopTimer: null }
      if (started.push(deadline) === 1) setImmediate(giveTimers)
      return () => {
        deadline.callback = null
        deadline.stopTimer?.()
      }
    },
  }
}
