// TurnTrace
// Owns: the turns of actors that were handled while it is followed.   Does not own: the turns.
// T1. A thread handles one message after the other: a turn begins when its message was handed over, or when the turn before it ended.
// T2. At most limits.tracedTurnsMax turns are kept; of further ones it is counted how many they were.

import { limits } from '../limits.ts'

/** A message that an actor has handled; times on the monotonic clock, in ms. */
export interface TracedTurn {
  readonly address: string
  readonly type: string
  /** 0: the main thread; else the place of its thread among those of actors, from 1 on. */
  readonly thread: number
  readonly handedMs: number
  readonly beganMs: number
  readonly endedMs: number
}

export class TurnTrace {
  readonly turns: TracedTurn[] = []
  #leftOut = 0
  readonly #handed = new Map<string, number>()
  readonly #lastEnds = new Map<number, number>()

  /** How many turns are not among `turns`. */
  get leftOut(): number {
    return this.#leftOut
  }

  handed(key: string, nowMs: number): void {
    if (this.#handed.size < limits.tracedTurnsMax) this.#handed.set(key, nowMs)
  }

  handled(key: string, turn: Pick<TracedTurn, 'address' | 'type' | 'thread' | 'endedMs'>): void {
    const handedMs = this.#handed.get(key)
    const lastEndMs = this.#lastEnds.get(turn.thread)
    this.#handed.delete(key)
    this.#lastEnds.set(turn.thread, turn.endedMs)
    // What was handed over before is left out: when it began is not known.
    if (handedMs === undefined) return
    if (this.turns.length >= limits.tracedTurnsMax) this.#leftOut++
    else this.turns.push({ ...turn, handedMs, beganMs: Math.max(handedMs, lastEndMs ?? handedMs) })
  }
}
