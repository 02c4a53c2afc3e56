// Bulkhead: how many places there are for one kind of work, and how they are taken.
// Owns: the counts since the start.   Does not own: who waits in which order, and what is refused.
// K1. What has entered is waiting, then active from its beginning to its end; each counts once.

import type { Clock } from './clock.ts'

export interface BulkheadSettings {
  /** Unique among those of the process. */
  readonly name: string
  /** Threads, places of one process, or a queue that the store keeps. */
  readonly type: 'thread_pool' | 'semaphore' | 'queue'
  readonly activeMax: number
  /** How many may wait; absent where that is bounded elsewhere. */
  readonly waitingMax?: number
  /** After which what is active is cut off. */
  readonly longestMs?: number
}

/** What a bulkhead holds at a moment; what is absent is not counted for it. */
export interface BulkheadLoad {
  readonly active: number
  readonly waiting?: number
  /** Since the start of the process, as all that follows. */
  readonly activeMost?: number
  readonly completed?: number
  readonly refused?: number
  readonly cutOff?: number
  /** Means over those that have begun, and over those that have ended; absent before the first. */
  readonly waitMeanMs?: number
  readonly workMeanMs?: number
}

/** Anything with places, as those see it who run the service. */
export interface BulkheadReading extends BulkheadSettings {
  readonly load: BulkheadLoad
}

/** One piece of work on its way through a bulkhead. */
export interface Passage {
  begin(): void
  /** Also of what leaves without having begun. */
  end(how?: 'done' | 'cut_off'): void
}

export class CountedPlaces implements BulkheadReading {
  readonly name: string
  readonly type: BulkheadSettings['type']
  readonly activeMax: number
  readonly waitingMax?: number
  readonly longestMs?: number
  readonly #clock: Pick<Clock, 'monotonic'>
  #active = 0
  #waiting = 0
  #activeMost = 0
  #begun = 0
  #completed = 0
  #refused = 0
  #cutOff = 0
  #waitedMs = 0
  #workedMs = 0

  constructor(settings: BulkheadSettings, clock: Pick<Clock, 'monotonic'>) {
    const { name, type, activeMax, waitingMax, longestMs } = settings
    this.name = name
    this.type = type
    this.activeMax = activeMax
    if (waitingMax !== undefined) this.waitingMax = waitingMax
    if (longestMs !== undefined) this.longestMs = longestMs
    this.#clock = clock
  }

  get load(): BulkheadLoad {
    const ended = this.#completed + this.#cutOff
    return {
      ...{ active: this.#active, waiting: this.#waiting, activeMost: this.#activeMost },
      ...{ completed: this.#completed, refused: this.#refused, cutOff: this.#cutOff },
      ...(this.#begun > 0 && { waitMeanMs: this.#waitedMs / this.#begun }),
      ...(ended > 0 && { workMeanMs: this.#workedMs / ended }),
    }
  }

  /** What found no place, nor one to wait in. */
  refuse(): void {
    this.#refused++
  }

  enter(): Passage {
    const enteredMs = this.#clock.monotonic()
    let begunMs: number | undefined
    this.#waiting++
    return {
      begin: () => {
        begunMs = this.#clock.monotonic()
        this.#waiting--
        this.#active++
        this.#begun++
        this.#activeMost = Math.max(this.#activeMost, this.#active)
        this.#waitedMs += begunMs - enteredMs
      },
      end: (how = 'done') => {
        if (begunMs === undefined) {
          this.#waiting--
          return
        }
        this.#active--
        if (how === 'done') this.#completed++
        else this.#cutOff++
        this.#workedMs += this.#clock.monotonic() - begunMs
      },
    }
  }
}
