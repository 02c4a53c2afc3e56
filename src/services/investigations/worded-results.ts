// WordedResults
// Owns: answers that were worded, the most recently read of them.   Does not own: the facts that they are made of.
// W1. An answer is worded once for all that ask for it at the same time; one is worded at a time.
// W2. Answers hold limits.wordedResultsBytesMax at most, but for the last that was worded; one whose facts have changed is
//     worded again.

import { limits } from '../../limits.ts'

interface Kept {
  readonly facts: Uint8Array
  readonly answer: Promise<Uint8Array>
  /** 0 until it is worded. */
  bytes: number
}

export class WordedResults {
  readonly #kept = new Map<string, Kept>()
  #bytes = 0
  #last: Promise<unknown> = Promise.resolve()

  /** The answer of a name that follows from these facts, made by `work` where it is not at hand. */
  get(name: string, facts: Uint8Array, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.#kept.get(name)
    if (known !== undefined && Buffer.compare(known.facts, facts) === 0) {
      this.#kept.delete(name)
      this.#kept.set(name, known)
      return known.answer
    }
    this.#forget(name)
    // The failure of the one before belongs to those who asked for it.
    const answer = this.#last.then(work, work)
    this.#last = answer
    const kept: Kept = { facts, answer, bytes: 0 }
    this.#kept.set(name, kept)
    answer.then(
      ({ length }) => this.#grow(name, kept, length),
      () => this.#kept.get(name) === kept && this.#forget(name),
    )
    return answer
  }

  /** Drops the answers whose names begin with a text. */
  forgetAll(prefix: string): void {
    for (const name of this.#kept.keys()) if (name.startsWith(prefix)) this.#forget(name)
  }

  #forget(name: string): void {
    this.#bytes -= this.#kept.get(name)?.bytes ?? 0
    this.#kept.delete(name)
  }

  #grow(name: string, kept: Kept, bytes: number): void {
    if (this.#kept.get(name) !== kept) return
    kept.bytes = bytes
    this.#bytes += bytes
    for (const [oldest, other] of this.#kept) {
      if (this.#bytes <= limits.wordedResultsBytesMax) return
      // One that is not worded yet holds nothing, and others wait for it.
      if (oldest !== name && other.bytes > 0) this.#forget(oldest)
    }
  }
}
