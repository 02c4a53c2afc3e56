// Circuit breaker of one source.
// Owns: the state closed, open or half-open.   Does not own: which errors count as failures.
// B1. limits.connectorFailuresMax consecutive failures open it; while open, no request is sent.
// B2. After the open time one trial is sent: success closes it, failure opens it for twice as long, up to a maximum.
// Choice: no library, since the known ones read the system clock and tests need the clock that is passed in.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'

type State =
  | { readonly type: 'closed'; readonly failures: number }
  | { readonly type: 'open'; readonly untilMs: number; readonly openMs: number }
  | { readonly type: 'half_open'; readonly openMs: number }

export class Circuit {
  #state: State = { type: 'closed', failures: 0 }
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether the source fails: from the failure that opens it to a trial that succeeds. */
  get isOpen(): boolean {
    return this.#state.type !== 'closed'
  }

  /** Milliseconds until the next request is allowed; 0 when one is allowed now, which half-opens an open circuit. */
  waitMs(): number {
    const state = this.#state
    switch (state.type) {
      case 'closed':
        return 0
      case 'half_open':
        return limits.connectorAnswerMs
      case 'open': {
        const leftMs = state.untilMs - this.#clock.monotonic()
        if (leftMs > 0) return leftMs
        this.#state = { type: 'half_open', openMs: state.openMs }
        return 0
      }
    }
  }

  succeeded(): void {
    this.#state = { type: 'closed', failures: 0 }
  }

  failed(): void {
    const state = this.#state
    if (state.type === 'half_open') this.#open(Math.min(2 * state.openMs, limits.connectorOpenMaxMs))
    if (state.type !== 'closed') return
    const failures = state.failures + 1
    if (failures < limits.connectorFailuresMax) this.#state = { type: 'closed', failures }
    else this.#open(limits.connectorOpenMs)
  }

  /** Ends a trial whose result is no evidence about the source. */
  undecided(): void {
    const state = this.#state
    if (state.type === 'half_open') this.#state = { type: 'open', untilMs: 0, openMs: state.openMs }
  }

  #open(openMs: number): void {
    this.#state = { type: 'open', untilMs: this.#clock.monotonic() + openMs, openMs }
  }
}
