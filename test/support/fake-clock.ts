import type { Clock } from '../../src/platform/clock.ts'

interface Timer {
  readonly dueMs: number
  readonly callback: () => void
}

/** A clock that stands still until `advance` moves it, firing timers in the order in which they are due. */
export class FakeClock implements Clock {
  #elapsedMs = 0
  #startMs: number
  readonly #timers = new Set<Timer>()

  constructor(startMs = Date.parse('2026-01-15T12:00:00Z')) {
    this.#startMs = startMs
  }

  now(): number {
    return this.#startMs + this.#elapsedMs
  }

  monotonic(): number {
    return this.#elapsedMs
  }

  timer(delayMs: number, callback: () => void): () => void {
    const timer = { dueMs: this.#elapsedMs + delayMs, callback }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /** Sets the wall clock, as people do; no timer heeds it. */
  set(ms: number): void {
    this.#startMs = ms - this.#elapsedMs
  }

  /** Timers that have not fired and were not cancelled. */
  get timersWaiting(): number {
    return this.#timers.size
  }

  /** Moves the time on, and fires what falls due on the way at its own time, timers set by timers too. */
  advance(ms: number): void {
    const endMs = this.#elapsedMs + ms
    for (let next = this.#next(endMs); next !== undefined; next = this.#next(endMs)) {
      this.#elapsedMs = Math.max(this.#elapsedMs, next.dueMs)
      this.#timers.delete(next)
      next.callback()
    }
    this.#elapsedMs = endMs
  }

  #next(endMs: number): Timer | undefined {
    const due = [...this.#timers].filter((timer) => timer.dueMs <= endMs)
    return due.sort((left, right) => left.dueMs - right.dueMs)[0]
  }
}
