// Hosted place: a place in a worker thread, as the system sees it, over as many threads as it takes.
// Owns: the current thread, its outbox, its shared memory for cancelling, the start of the next thread.
// Does not own: which actors live here and what becomes of them when the thread ends (lives.ts).
// W1. A new thread starts after the old one has ended and all its reports are processed, so no actor lives in two threads.
// W2. Orders given while there is no thread wait for the next.
// W3. A thread that is held for limits.cancelledHoldMs after a request to cancel by the slot that the request is for, is ended.
// W4. A thread that was ended for what a slot did is replaced at once; one that ended by itself is replaced with backoff.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Supervision } from './behaviour.ts'
import type { CellReport, Order, Place, Schedule } from './envelope.ts'
import { createOutbox, type Outbox, unpackBatch } from './outbox.ts'
import { verdictOn } from './supervisor.ts'

/** One thread that runs `runHost`. */
export interface HostThread {
  post(batch: Uint8Array<ArrayBuffer>): void
  /** Ends the thread wherever it is; `ended` follows. */
  terminate(): void
}

export interface HostEvents {
  batch(batch: Uint8Array): void
  /** After the last batch, once no code of the thread runs any more. */
  ended(reason: string): void
}

/** Where threads come from: real ones (pool.ts), or a simulation's. */
export interface HostPool {
  readonly threads: number
  start(shared: SharedArrayBuffer, events: HostEvents): HostThread
}

export interface HostedPlaceParts {
  readonly pool: HostPool
  readonly clock: Clock
  readonly log: Log
  readonly schedule: Schedule
  report(place: HostedPlace, report: CellReport): void
  refused(order: Order, cause: unknown): void
  /** `slot`: the slot that was running when the thread ended; 0 when that is not known. */
  ended(place: HostedPlace, slot: number, reason: string): void
}

const threadSupervision: Supervision = {
  restart: 'permanent',
  restartsMax: Number.POSITIVE_INFINITY,
  windowMs: limits.restartWindowMs,
  backoffMs: limits.restartBackoffMs,
}

/** A place whose first thread is starting. */
export class HostedPlace implements Place {
  readonly #parts: HostedPlaceParts
  readonly #used = new Set<number>()
  /** By slot: cancels the end of the thread that follows a request to cancel. */
  readonly #ends = new Map<number, () => void>()
  #restarts: readonly number[] = []
  #replaced = 0
  #thread: HostThread | null = null
  /** The slot that its thread is being terminated for; 0 for none. */
  #culprit = 0
  #shared = sharedSlots()
  #outbox: Outbox<Order>
  #cancelStart = () => {}
  #closed: (() => void) | null = null

  constructor(parts: HostedPlaceParts) {
    this.#parts = parts
    this.#outbox = this.#newOutbox()
    this.#start()
  }

  get up(): boolean {
    return this.#thread !== null
  }

  /** The slot whose code holds the thread now; 0 for none. */
  get running(): number {
    return this.#thread === null ? 0 : Atomics.load(this.#shared, 0)
  }

  /** How many threads it has had before this one. */
  get replaced(): number {
    return this.#replaced
  }

  get load(): number {
    return this.#used.size
  }

  take(order: Order): void {
    this.#outbox.push(order)
  }

  /** A slot for one more life; undefined when the place is full. */
  claim(): number | undefined {
    return claim(this.#used)
  }

  release(slot: number): void {
    this.#used.delete(slot)
    this.#ends.get(slot)?.()
    this.#ends.delete(slot)
    Atomics.store(this.#shared, slot, 0)
  }

  /** Requests that what runs in the slot ends soon, also while the thread is busy. */
  cancel(slot: number): void {
    Atomics.store(this.#shared, slot, 1)
    const endIfHeld = () => {
      if (Atomics.load(this.#shared, 0) === slot) this.terminate(slot)
    }
    this.#ends.set(slot, this.#parts.clock.timer(limits.cancelledHoldMs, endIfHeld))
  }

  /** Ends the thread because of its slot. */
  terminate(slot: number): void {
    this.#culprit = slot
    this.#thread?.terminate()
  }

  /** Lets the thread flush its outbox and end; resolves when it has ended, at the latest after `deadlineMs`. */
  close(deadlineMs: number): Promise<void> {
    this.#cancelStart()
    if (!this.#thread) return Promise.resolve()
    this.#outbox.push({ type: 'close' })
    const cancel = this.#parts.clock.timer(deadlineMs, () => this.#thread?.terminate())
    return new Promise<void>((resolve) => {
      this.#closed = resolve
    }).then(cancel)
  }

  #newOutbox(): Outbox<Order> {
    return createOutbox<Order>({
      schedule: this.#parts.schedule,
      open: () => this.#thread !== null,
      send: (batch) => this.#thread?.post(batch),
      refused: this.#parts.refused,
    })
  }

  #start(): void {
    this.#thread = this.#parts.pool.start(this.#shared.buffer, {
      batch: (batch) => {
        for (const report of unpackBatch<CellReport>(batch)) this.#parts.report(this, report)
      },
      ended: (reason) => this.#ended(reason),
    })
    this.#outbox.flush()
  }

  #ended(reason: string) {
    if (this.#closed) return this.#closed()
    const { clock, log } = this.#parts
    const slot = this.#culprit || Atomics.load(this.#shared, 0)
    const ending = this.#culprit === 0 ? 'failed' : 'lost'
    const verdict = verdictOn(threadSupervision, ending, { restarts: this.#restarts, now: clock.monotonic() })
    if (verdict.type !== 'restart') return
    log.warn({ reason, delayMs: verdict.delayMs }, 'a worker thread ended and is started again')
    this.#restarts = verdict.restarts
    this.#replaced += 1
    this.#thread = null
    this.#culprit = 0
    this.#shared = sharedSlots()
    this.#outbox = this.#newOutbox()
    this.#cancelStart = clock.timer(verdict.delayMs, () => this.#start())
    this.#parts.ended(this, slot, reason)
  }
}

/** [running slot, …requests to cancel by slot]. */
function sharedSlots(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer((1 + limits.hostedActorsPerThreadMax) * Int32Array.BYTES_PER_ELEMENT))
}

function claim(used: Set<number>): number | undefined {
  if (used.size >= limits.hostedActorsPerThreadMax) return undefined
  let slot = used.size + 1
  while (used.has(slot)) slot = (slot % limits.hostedActorsPerThreadMax) + 1
  used.add(slot)
  return slot
}
