// Stored times: what was planned by a clock that was ahead does not wait until the time comes that it showed.
// T1. A time at which something was planned is past. Where it is yet to come, by more than clocks differ, the clock was set back since,
//     and what was planned then is due now, or planned again.

import { limits } from '../limits.ts'
import type { Clock } from './clock.ts'

/** Whether a time that was the present when it was stored is yet to come. */
export function isAhead(storedMs: number, nowMs: number): boolean {
  return storedMs - nowMs > limits.clockSkewMs
}

/**
 * What is left of a wait that was planned at one time until another, in ms since 1970; 0 where it is over.
 * @example leftOfWaitMs({ plannedMs: 1_000, untilMs: 4_000 }, 3_000) // 1_000
 */
export function leftOfWaitMs(
  { plannedMs, untilMs }: { readonly plannedMs: number; readonly untilMs: number },
  nowMs: number,
): number {
  return isAhead(plannedMs, nowMs) ? 0 : Math.max(0, untilMs - nowMs)
}

/** Says when stored plans are to be looked through: at first, and twice after the clock was set back, for what was just being planned. */
export class SetBacks {
  readonly #clock: Pick<Clock, 'now' | 'monotonic'>
  #offsetMs = Number.POSITIVE_INFINITY
  #looksLeft = 0

  constructor(clock: Pick<Clock, 'now' | 'monotonic'>) {
    this.#clock = clock
  }

  isLookDue(): boolean {
    const offsetMs = this.#clock.now() - this.#clock.monotonic()
    const wasSetBack = isAhead(this.#offsetMs, offsetMs)
    if (wasSetBack) this.#looksLeft = 2
    if (wasSetBack || offsetMs > this.#offsetMs) this.#offsetMs = offsetMs
    const isDue = this.#looksLeft > 0
    if (isDue) this.#looksLeft--
    return isDue
  }
}
