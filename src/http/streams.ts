// Streams
// Owns: which event streams are open, and how many each user has.   Does not own: what they send.
import { WorkByUser } from '../services/work-by-user.ts'
import type { EventStream } from './sse.ts'

export class Streams {
  readonly #open = new Map<EventStream, () => void>()
  readonly #byUser = new WorkByUser()

  add(user: string, stream: EventStream): void {
    this.#open.set(stream, this.#byUser.begin(user))
  }

  delete(stream: EventStream): void {
    this.#open.get(stream)?.()
    this.#open.delete(stream)
  }

  countOf(user: string): number {
    return this.#byUser.countOf(user)
  }

  /** Ends them all. */
  stop(): void {
    for (const stream of this.#open.keys()) stream.stop()
  }
}
