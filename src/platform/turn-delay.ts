// Turn delay: how late turns of the main thread are, which is how long a request waits before anybody looks at it.
// Owns: the last delays.   Does not own: whom to refuse (http/steps/limit-rate.ts).
// O1. Overload is a standing delay: each of the last limits.overloadLooks turns was late by limits.overloadDelayMs or more. One long
//     turn is none, and one turn in time ends it.
// O2. Nothing is measured while nobody asks.

import { limits } from '../limits.ts'
import type { Clock } from './clock.ts'

export class TurnDelay {
  readonly #clock: Pick<Clock, 'monotonic' | 'timer'>
  #late = 0
  #askedMs = 0
  #isMeasuring = false

  constructor(clock: Pick<Clock, 'monotonic' | 'timer'>) {
    this.#clock = clock
  }

  /** Whether what comes now would wait long, and make others wait longer. */
  isOverloaded(): boolean {
    this.#askedMs = this.#clock.monotonic()
    if (!this.#isMeasuring) this.#measure()
    return this.#late >= limits.overloadLooks
  }

  #measure(): void {
    this.#isMeasuring = true
    const dueMs = this.#clock.monotonic() + limits.overloadLookMs
    this.#clock.timer(limits.overloadLookMs, () => {
      const nowMs = this.#clock.monotonic()
      this.#late = nowMs - dueMs >= limits.overloadDelayMs ? this.#late + 1 : 0
      if (this.#late > 0 || nowMs - this.#askedMs < limits.overloadAskedMs) this.#measure()
      else this.#isMeasuring = false
    })
  }
}
