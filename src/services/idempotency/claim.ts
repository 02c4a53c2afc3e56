// Claim
// Owns: the right of one request to make what its key stands for, and the renewal of that right.
// Does not own: what is made.
// C1. Nothing is kept under a claim that has passed to another request: every write depends on what the claim last wrote.
// C2. A claim that is given up leaves what was kept.

import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Held } from '../../platform/damage.ts'
import type { Key } from '../../store/port.ts'
import type { KeptAnswer, KeptAnswersParts } from './kept-answer.ts'
import { keptBytes } from './kept-entry.ts'
import type { Besides } from './making.ts'

export class Claim {
  readonly #parts: KeptAnswersParts
  readonly #key: Key
  readonly #head: { readonly at: number; readonly fingerprint: string }
  #bytes: Uint8Array
  #stopTimer = () => {}
  #renewing: Promise<void> = Promise.resolve()

  constructor(parts: KeptAnswersParts, { key, fingerprint }: { readonly key: Key; readonly fingerprint: string }) {
    this.#parts = parts
    this.#key = key
    this.#head = { at: parts.clock.now(), fingerprint }
    this.#bytes = this.#claimed()
  }

  /** False where the entry is not as it was read. */
  async take(held: Held): Promise<boolean> {
    const isTaken = await this.#write(this.#bytes, held)
    if (isTaken) this.#renewLater()
    return isTaken
  }

  /** What keeps the answer, for the commit that makes what it is about. Throws PAYLOAD_TOO_LARGE. */
  async toKeep(answer: KeptAnswer): Promise<Besides> {
    await this.#stopRenewing()
    const text = JSON.stringify(answer)
    const bytesMax = limits.idempotencyAnswerBytesMax
    if (Buffer.byteLength(text) > bytesMax) throw new AppError('PAYLOAD_TOO_LARGE', { maximum_bytes: bytesMax })
    const value = keptBytes({ ...this.#head, sealed: this.#parts.box.seal(text, this.#key) })
    return { writes: [{ key: this.#key, value }], conditions: [{ key: this.#key, expected: this.#bytes }] }
  }

  /** Keeps the answer to what has been made. One that cannot be kept is no reason not to answer. */
  async keep(answer: KeptAnswer): Promise<void> {
    try {
      const { writes, conditions } = await this.toKeep(answer)
      await this.#parts.state.commit(writes, conditions)
    } catch (cause) {
      this.#parts.log.error({ err: cause }, 'the answer under an idempotency key was not kept')
      await this.release()
    }
  }

  /** Gives the claim up; where that cannot be written, it ends by itself. */
  async release(): Promise<void> {
    await this.#stopRenewing()
    try {
      await this.#write(null, this.#bytes)
    } catch (cause) {
      this.#parts.log.error({ err: cause }, 'the claim of an idempotency key was not given up')
    }
  }

  #claimed(): Uint8Array {
    return keptBytes({ ...this.#head, claimed_until: this.#parts.clock.now() + limits.leaseMs })
  }

  #write(value: Uint8Array | null, expected: Held): Promise<boolean> {
    return this.#parts.state.commit([{ key: this.#key, value }], [{ key: this.#key, expected }])
  }

  #renewLater(): void {
    this.#stopTimer = this.#parts.clock.timer(limits.leaseMs / 3, () => {
      this.#renewing = this.#renew()
    })
  }

  async #renew(): Promise<void> {
    const bytes = this.#claimed()
    try {
      if (!(await this.#write(bytes, this.#bytes))) return
      this.#bytes = bytes
      this.#renewLater()
    } catch (cause) {
      // It ends by itself, and the commit of what is made then fails.
      this.#parts.log.error({ err: cause }, 'the claim of an idempotency key was not renewed')
    }
  }

  async #stopRenewing(): Promise<void> {
    this.#stopTimer()
    await this.#renewing
    this.#stopTimer()
  }
}
