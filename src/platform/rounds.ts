// Rounds: work that is done at the start, every so often, and when it is woken.
// Owns: when a round begins, and what becomes of one that fails.   Does not own: what is done in it.
// R1. One round at a time; however often it is woken meanwhile, one more follows.
// R2. A round that fails is named in the log, and the next comes at its time.
// R3. Nothing is under way once stop() has resolved, and none begins any more.

import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

export interface RoundsParts {
  readonly clock: Pick<Clock, 'timer'>
  readonly log: Pick<Log, 'error'>
  readonly everyMs: number
  /** One round; what it leaves is for the next. */
  readonly work: () => Promise<void>
  /** A round is left out while it says so. */
  readonly isHeld?: (() => Promise<boolean>) | undefined
  /** What the log says where a round fails. */
  readonly failure: string
  /** Subscribes to what wakes it, and returns what ends that. */
  readonly subscribe?: (wake: () => void) => () => void
}

export class Rounds {
  readonly #parts: RoundsParts
  #unsubscribe = (): void => {}
  #stopTimer = (): void => {}
  #rounds: Promise<void> = Promise.resolve()
  #isStopped = true
  #isDue = false

  constructor(parts: RoundsParts) {
    this.#parts = parts
  }

  /** For work that is long: a round that sees it ends early. */
  get isStopped(): boolean {
    return this.#isStopped
  }

  start(): void {
    this.#isStopped = false
    this.#unsubscribe = this.#parts.subscribe?.(() => this.#wake()) ?? this.#unsubscribe
    this.#wake()
    this.#wait()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unsubscribe()
    this.#stopTimer()
    await this.#rounds
  }

  /** Resolves once a round that begins now, or after the one under way, has ended. */
  async settle(): Promise<void> {
    this.#wake()
    await this.#rounds
  }

  #wait(): void {
    this.#stopTimer = this.#parts.clock.timer(this.#parts.everyMs, () => {
      this.#wake()
      this.#wait()
    })
  }

  #wake(): void {
    if (this.#isDue || this.#isStopped) return
    this.#isDue = true
    this.#rounds = this.#rounds.then(() => this.#round())
  }

  async #round(): Promise<void> {
    this.#isDue = false
    if (this.#isStopped) return
    try {
      if (!(await this.#parts.isHeld?.())) await this.#parts.work()
    } catch (cause) {
      this.#parts.log.error({ err: cause }, this.#parts.failure)
    }
  }
}
