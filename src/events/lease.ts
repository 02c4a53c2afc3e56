// Lease: which node does what one does at a time, such as handing events out.
// Owns: one entry of the store, and whether this node holds it.   Does not own: what is done under it.
// L1. Two nodes never hold a lease at once while their clocks agree within limits.leaseMarginMs: a holder counts it as ended
//     that much earlier than others do.
// L2. What is done under a lease is safe without it, by the conditions of its commits; the lease spares the conflicts.
// L3. An entry that is damaged is nobody's, and taken anew.
// L4. One that cannot be given back, as on a full disk, ends by itself: that keeps nobody from stopping.
// L5. One that was taken by a clock that was set back since has ended, for its holder too.
// L6. A server that has a data folder to itself ends those of the one before, which was killed (src/main/serve.ts).

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { findHeld } from '../platform/damage.ts'
import type { Log } from '../platform/log.ts'
import { parseStored } from '../platform/stored-json.ts'
import { leftOfWaitMs } from '../platform/stored-times.ts'
import type { Store } from '../store/port.ts'
import { leaseKey } from './keys.ts'

interface LeaseEntry {
  readonly holder: string
  /** Milliseconds since 1970. */
  readonly until: number
}

interface LeaseParts {
  readonly store: Pick<Store, 'get' | 'commit'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'error'>
  /** Of the node, or of whatever asks in its place. */
  readonly holder: string
}

const encoder = new TextEncoder()

export class Lease {
  readonly #parts: LeaseParts
  readonly #key: string
  #until = 0
  #taking: Promise<boolean> | undefined

  constructor(name: string, parts: LeaseParts) {
    this.#key = leaseKey(name)
    this.#parts = parts
  }

  /** Takes or renews it; false where another holds it. One that is good for most of its time is not written again. */
  async hold(): Promise<boolean> {
    const leftMs = this.#until - this.#parts.clock.now()
    if (leftMs > limits.leaseMs / 2 && leftMs <= limits.leaseMs) return true
    // Who asks meanwhile has the same answer: of two takings at once one would find the entry changed.
    this.#taking ??= this.#take().finally(() => {
      this.#taking = undefined
    })
    return this.#taking
  }

  async #take(): Promise<boolean> {
    const { store, clock, holder } = this.#parts
    const now = clock.now()
    const expected = await findHeld(store, this.#key)
    const entry = expected instanceof Uint8Array ? parseStored<LeaseEntry>(expected) : undefined
    if (entry && entry.holder !== holder && leftMs(entry, now) > 0) return false
    const until = now + limits.leaseMs
    const value = encoder.encode(JSON.stringify({ holder, until } satisfies LeaseEntry))
    const isTaken = await store.commit([{ key: this.#key, value }], [{ key: this.#key, expected }])
    this.#until = isTaken ? until - limits.leaseMarginMs : 0
    return isTaken
  }

  /** Gives it back, so that another need not wait for its end. */
  async release(): Promise<void> {
    this.#until = 0
    try {
      await this.#giveBack()
    } catch (cause) {
      this.#parts.log.error({ err: cause, lease: this.#key }, 'a lease was not given back, and ends by itself')
    }
  }

  async #giveBack(): Promise<void> {
    const { store, holder } = this.#parts
    const expected = await findHeld(store, this.#key)
    if (!(expected instanceof Uint8Array) || parseStored<LeaseEntry>(expected).holder !== holder) return
    await store.commit([{ key: this.#key, value: null }], [{ key: this.#key, expected }])
  }
}

function leftMs({ until }: LeaseEntry, nowMs: number): number {
  return leftOfWaitMs({ plannedMs: until - limits.leaseMs, untilMs: until }, nowMs)
}

/** Ends every lease: for who knows that no holder lives. */
export async function endLeases(store: Pick<Store, 'range' | 'commit'>): Promise<void> {
  const keys: string[] = []
  for await (const { key } of store.range({ prefix: leaseKey('') })) keys.push(key)
  if (keys.length > 0) await store.commit(keys.map((key) => ({ key, value: null })))
}
