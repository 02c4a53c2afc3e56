// Circuit breaker of what is asked over the network.
// Owns: the state closed, open or half-open, and the counts since the start.   Does not own: which errors count as failures.
// B1. failuresMax consecutive failures open it; while open, no request is sent.
// B2. After the open time one trial is sent: success closes it, failure opens it for twice as long, up to a maximum. A trial of which
//     nothing is heard for attemptMs is followed by another.
// B3. A reset closes it and keeps the counts.
// Choice: no library, since the known ones read the system clock and tests need the clock that is passed in.

import type { Clock } from './clock.ts'

export interface BreakerSettings {
  /** Unique among those of the process. */
  readonly name: string
  readonly kind: 'source' | 'identity_provider' | 'text_model'
  readonly failuresMax: number
  readonly openMs: number
  readonly openMaxMs: number
  /** The longest that an attempt takes. */
  readonly attemptMs: number
}

/** Since the start of the process; times in ms since 1970. */
export interface BreakerCounts {
  readonly succeeded: number
  readonly failed: number
  /** Not sent, since it was open. */
  readonly rejected: number
  readonly stateChanges: number
  readonly failuresInRow: number
  readonly successesInRow: number
  readonly lastFailureAtMs?: number
  readonly lastSuccessAtMs?: number
}

type State =
  | { readonly type: 'closed' }
  | { readonly type: 'open'; readonly untilMs: number; readonly openMs: number }
  | { readonly type: 'half_open'; readonly openMs: number; readonly sinceMs: number }

const none: BreakerCounts = {
  ...{ succeeded: 0, failed: 0, rejected: 0 },
  ...{ stateChanges: 0, failuresInRow: 0, successesInRow: 0 },
}

export class Breaker {
  readonly settings: BreakerSettings
  readonly #clock: Pick<Clock, 'now' | 'monotonic'>
  #state: State = { type: 'closed' }
  /** Failures that count towards opening. */
  #failures = 0
  #counts = none

  constructor(settings: BreakerSettings, clock: Pick<Clock, 'now' | 'monotonic'>) {
    this.settings = settings
    this.#clock = clock
  }

  get state(): State['type'] {
    return this.#state.type
  }

  /** Whether what is asked fails: from the failure that opens it to a trial that succeeds. */
  get isOpen(): boolean {
    return this.#state.type !== 'closed'
  }

  get counts(): BreakerCounts {
    return this.#counts
  }

  /** How long it is open once it opens, or since it has. */
  get openMs(): number {
    return this.#state.type === 'closed' ? this.settings.openMs : this.#state.openMs
  }

  /** Milliseconds until a trial is allowed; 0 where it is not open. */
  get leftMs(): number {
    return this.#state.type === 'open' ? Math.max(0, this.#state.untilMs - this.#clock.monotonic()) : 0
  }

  /** Milliseconds until the next request is allowed; 0 when one is allowed now, which half-opens an open breaker. */
  waitMs(): number {
    const waitMs = this.#waitMs()
    if (waitMs > 0) this.#counts = { ...this.#counts, rejected: this.#counts.rejected + 1 }
    return waitMs
  }

  succeeded(): void {
    const { succeeded, successesInRow } = this.#counts
    const counted = { succeeded: succeeded + 1, successesInRow: successesInRow + 1, failuresInRow: 0 }
    this.#counts = { ...this.#counts, ...counted, lastSuccessAtMs: this.#clock.now() }
    this.reset()
  }

  /** Whether it opens by that. */
  failed(): boolean {
    const { failed, failuresInRow } = this.#counts
    const counted = { failed: failed + 1, failuresInRow: failuresInRow + 1, successesInRow: 0 }
    this.#counts = { ...this.#counts, ...counted, lastFailureAtMs: this.#clock.now() }
    const state = this.#state
    if (state.type === 'open' || (state.type === 'closed' && ++this.#failures < this.settings.failuresMax)) return false
    const openMs = state.type === 'closed' ? this.settings.openMs : Math.min(2 * state.openMs, this.settings.openMaxMs)
    this.#become({ type: 'open', untilMs: this.#clock.monotonic() + openMs, openMs })
    return true
  }

  /** Ends a trial whose result is no evidence. */
  undecided(): void {
    const state = this.#state
    if (state.type === 'half_open') this.#become({ type: 'open', untilMs: 0, openMs: state.openMs })
  }

  /** Closes it: the next request is sent. */
  reset(): void {
    this.#failures = 0
    this.#become({ type: 'closed' })
  }

  #waitMs(): number {
    const [state, nowMs] = [this.#state, this.#clock.monotonic()]
    if (state.type === 'closed') return 0
    const endMs = state.type === 'open' ? state.untilMs : state.sinceMs + this.settings.attemptMs
    if (endMs > nowMs) return endMs - nowMs
    this.#become({ type: 'half_open', openMs: state.openMs, sinceMs: nowMs })
    return 0
  }

  #become(state: State): void {
    if (state.type !== this.#state.type) this.#counts = { ...this.#counts, stateChanges: this.#counts.stateChanges + 1 }
    this.#state = state
  }
}
