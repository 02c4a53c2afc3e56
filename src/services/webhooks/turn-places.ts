// Turn places: how much of a kind of work one turn of the event loop begins, so that a burst of it leaves turns to requests.
// Owns: who waits for a turn, the first to come first.   Does not own: the work.
// T1. Between two turns with `perTurn` pieces of work the loop has looked for requests once.

import { setImmediate as nextTurn } from 'node:timers/promises'

export class TurnPlaces {
  readonly #perTurn: number
  readonly #waiting: (() => void)[] = []
  #begun = 0
  #turns: Promise<void> | undefined

  constructor(perTurn: number) {
    this.#perTurn = perTurn
  }

  /** A promise where the work has to wait for its turn. */
  take(): Promise<void> | undefined {
    this.#turns ??= this.#count()
    if (this.#begun < this.#perTurn) {
      this.#begun++
      return undefined
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Counts anew with each turn, until one begins nothing. */
  async #count(): Promise<void> {
    do {
      await nextTurn()
      const next = this.#waiting.splice(0, this.#perTurn)
      this.#begun = next.length
      for (const begin of next) begin()
    } while (this.#begun > 0)
    this.#turns = undefined
  }
}
