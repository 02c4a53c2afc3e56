// Hosted place: a place in a worker thread, as the system sees it, over as many threads as it takes.
// Owns: the current thread, its outbox, its memory to cancel by, when the next thread starts.
// Does not own: which actors live here and what becomes of them when the thread ends (lives.ts).
// W1. A new thread starts after the old one has ended and all it said has been heard, so no actor lives in two threads.
// W2. Orders given while there is no thread wait for the next.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Supervision } from './behaviour.ts'
import type { Order, Place, Report, Schedule } from './envelope.ts'
import { createOutbox, type Outbox, unpackBatch } from './outbox.ts'
import { judge } from './supervisor.ts'

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

export interface HostedPlace extends Place {
  readonly up: boolean
  readonly load: number
  /** A slot for one more life; undefined when the place is full. */
  claim(): number | undefined
  release(slot: number): void
  /** Asks what runs in the slot to end soon, though the thread be busy. */
  cancel(slot: number): void
  /** Ends the thread for what the slot did. */
  terminate(slot: number): void
  /** Lets the thread hand over what it holds and end; resolves when it has ended, at the latest after `deadlineMs`. */
  close(deadlineMs: number): Promise<void>
}

export interface HostedPlaceParts {
  readonly pool: HostPool
  readonly clock: Clock
  readonly log: Log
  readonly schedule: Schedule
  report(place: HostedPlace, report: Report): void
  refused(order: Order, cause: unknown): void
  /** `slot`: who was at work when the thread ended; 0 when that is not known. */
  ended(place: HostedPlace, slot: number, reason: string): void
}

const threadSupervision: Supervision = {
  restart: 'permanent',
  restartsMax: Number.POSITIVE_INFINITY,
  windowMs: limits.restartWindowMs,
  backoffMs: limits.restartBackoffMs,
}

/** A place whose first thread is starting. */
export function createHostedPlace(parts: HostedPlaceParts): HostedPlace {
  const { pool, clock, log, schedule } = parts
  const used = new Set<number>()
  let restarts: readonly number[] = []
  let thread: HostThread | null = null
  let memory: SharedArrayBuffer
  let shared: Int32Array
  let culprit = 0
  let outbox: Outbox<Order>
  let cancelStart = () => {}
  let closed: (() => void) | null = null

  const place: HostedPlace = {
    get up() {
      return thread !== null
    },
    get load() {
      return used.size
    },
    take: (order) => outbox.push(order),
    claim: () => claim(used),
    release(slot) {
      used.delete(slot)
      Atomics.store(shared, slot, 0)
    },
    cancel: (slot) => void Atomics.store(shared, slot, 1),
    terminate(slot) {
      culprit = slot
      thread?.terminate()
    },
    close,
  }
  prepare()
  start()
  return place

  function prepare(): void {
    culprit = 0
    memory = new SharedArrayBuffer((1 + limits.hostedActorsPerThreadMax) * Int32Array.BYTES_PER_ELEMENT)
    shared = new Int32Array(memory)
    outbox = createOutbox<Order>({
      schedule,
      open: () => thread !== null,
      send: (batch) => thread?.post(batch),
      refused: parts.refused,
    })
  }

  function start(): void {
    thread = pool.start(memory, {
      batch(batch) {
        for (const report of unpackBatch<Report>(batch)) parts.report(place, report)
      },
      ended,
    })
    outbox.flush()
  }

  function close(deadlineMs: number): Promise<void> {
    cancelStart()
    if (!thread) return Promise.resolve()
    outbox.push({ type: 'close' })
    const cancel = clock.timer(deadlineMs, () => thread?.terminate())
    return new Promise<void>((resolve) => {
      closed = resolve
    }).then(cancel)
  }

  function ended(reason: string) {
    if (closed) return closed()
    const slot = culprit || Atomics.load(shared, 0)
    const verdict = judge(threadSupervision, 'failed', { restarts, now: clock.monotonic() })
    if (verdict.type !== 'restart') return
    log.warn({ reason, delayMs: verdict.delayMs }, 'a worker thread ended and is started again')
    restarts = verdict.restarts
    thread = null
    prepare()
    cancelStart = clock.timer(verdict.delayMs, start)
    parts.ended(place, slot, reason)
  }
}

function claim(used: Set<number>): number | undefined {
  if (used.size >= limits.hostedActorsPerThreadMax) return undefined
  let slot = used.size + 1
  while (used.has(slot)) slot = (slot % limits.hostedActorsPerThreadMax) + 1
  used.add(slot)
  return slot
}
