// Time box: a deadline and a cancellation that nest.

import type { Clock } from '../platform/clock.ts'
import type { SourceErrorCode } from './connector.ts'
import { ProblemThrown } from './problem.ts'

type EndCode = Extract<SourceErrorCode, 'cancelled' | 'deadline_exceeded' | 'timed_out'>

// Owns: the deadline of an operation, and the reason of its end.   Does not own: the operation.
// T1. It ends once, with one reason; an inner box ends with its outer box.
export class TimeBox {
  readonly #clock: Clock
  readonly #controller = new AbortController()
  readonly #inner = new Set<TimeBox>()
  #leave: () => void = () => undefined
  #disarm: () => void = () => undefined
  #dueMs = Number.POSITIVE_INFINITY
  #endedBy: EndCode | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The box of a whole run, which ends at its deadline or on the caller's signal. */
  static ofRun(clock: Clock, deadlineMs: number, signal: AbortSignal | undefined): TimeBox {
    const box = new TimeBox(clock)
    box.arm(deadlineMs, 'deadline_exceeded')
    if (signal?.aborted === true) box.#end('cancelled')
    const cancel = (): void => box.#end('cancelled')
    signal?.addEventListener('abort', cancel, { once: true })
    box.#leave = () => signal?.removeEventListener('abort', cancel)
    return box
  }

  /** An inner box, which ends no later than this one. */
  inside(): TimeBox {
    const inner = new TimeBox(this.#clock)
    if (this.#endedBy !== undefined) inner.#end(this.#endedBy)
    this.#inner.add(inner)
    inner.#leave = () => this.#inner.delete(inner)
    return inner
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  get endedBy(): EndCode | undefined {
    return this.#endedBy
  }

  /** Milliseconds left. */
  get leftMs(): number {
    return this.#dueMs - this.#clock.monotonic()
  }

  /** Replaces the deadline by `ms` from now. */
  arm(ms: number, code: EndCode): void {
    this.#disarm()
    this.#dueMs = this.#clock.monotonic() + ms
    this.#disarm = this.#clock.timer(ms, () => this.#end(code))
  }

  /** Waits; throws ProblemThrown when the box ends first. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        cancel()
        reject(new ProblemThrown({ code: this.#endedBy ?? 'cancelled' }))
      }
      const cancel = this.#clock.timer(ms, () => {
        this.signal.removeEventListener('abort', stop)
        resolve()
      })
      if (this.signal.aborted) stop()
      else this.signal.addEventListener('abort', stop, { once: true })
    })
  }

  /** Clears the timers. */
  close(): void {
    this.#disarm()
    this.#leave()
  }

  #end(code: EndCode): void {
    if (this.#endedBy !== undefined) return
    this.#endedBy = code
    this.close()
    this.#controller.abort()
    for (const inner of this.#inner) inner.#end(code)
  }
}
