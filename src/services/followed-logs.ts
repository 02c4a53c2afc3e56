// FollowedLogs
// Owns: for each log that somebody follows on this node, one watch on its growth and what was read of it since it last grew.
// Does not own: the logs, which stand in the store, nor who may read them.
// L1. What stands at a place is read once for all who ask for it before the log grows, and nobody misses what was committed
//     before it asked.
// L2. Readings of at most limits.followedReadingsMax places of a log are kept, for those who come next too, such as polls; of
//     logs that nobody follows at the moment limits.followedLogsIdleMax are kept, without a timer.
// L3. What was read is read again after limits.outboxLookMs, for what another node wrote.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Store } from '../store/port.ts'

interface FollowedLogsParts {
  readonly store: Pick<Store, 'watch'>
  readonly clock: Pick<Clock, 'monotonic' | 'timer'>
}

/** One who follows a log. */
export interface LogReader {
  /** What stands at a place, as `read` reads it; a place names all that decides what is read there. */
  read<Reading>(place: string, read: () => Promise<Reading>): Promise<Reading>
  /** Resolves once the log may have grown since this reader last read, or the reader has left. */
  grown(): Promise<void>
  leave(): void
}

/** How many to read behind a sequence, so that readings end at the same places, wherever they began, and are shared from there on. */
export function untilSharedPlace(after: number): number {
  return limits.eventsFollowedAtOnce - (after % limits.eventsFollowedAtOnce)
}

/** Where a log is followed from by the id of the last event that a reader has seen; `reset`: the id is not of this log. */
export function placeAfter(
  lastEventId: string | null,
  last_event: number,
): { readonly type: 'follow' | 'reset'; readonly after: number } {
  if (lastEventId === null) return { type: 'follow', after: 0 }
  const after = /^\d{1,10}$/.test(lastEventId) ? Number(lastEventId) : Number.NaN
  return after <= last_event ? { type: 'follow', after } : { type: 'reset', after: 0 }
}

export class FollowedLogs {
  readonly #parts: FollowedLogsParts
  readonly #logs = new Map<string, FollowedLog>()
  /** Of those the ones that nobody follows at the moment, the longest first. */
  readonly #idle = new Set<FollowedLog>()

  constructor(parts: FollowedLogsParts) {
    this.#parts = parts
  }

  /** Follows the log under a prefix until the reader leaves, or its signal fires. */
  join(prefix: string, signal: AbortSignal): LogReader {
    const log = this.#logs.get(prefix) ?? this.#open(prefix)
    this.#idle.delete(log)
    return new Reader(log, signal)
  }

  #open(prefix: string): FollowedLog {
    const log = new FollowedLog(prefix, this.#parts, () => this.#keep(log))
    this.#logs.set(prefix, log)
    return log
  }

  #keep(log: FollowedLog): void {
    this.#idle.add(log)
    const [oldest] = this.#idle
    if (oldest === undefined || this.#idle.size <= limits.followedLogsIdleMax) return
    this.#idle.delete(oldest)
    this.#logs.delete(oldest.prefix)
    oldest.end()
  }
}

class FollowedLog {
  readonly prefix: string
  readonly #readers = new Set<Reader>()
  readonly #readings = new Map<string, Promise<unknown>>()
  readonly #unwatch: () => void
  readonly #clock: Pick<Clock, 'monotonic' | 'timer'>
  /** Called when nobody follows it any more. */
  readonly #left: () => void
  #lookedAtMs: number
  #stopLook = (): void => {}
  #growths = 0

  constructor(prefix: string, { store, clock }: FollowedLogsParts, left: () => void) {
    this.prefix = prefix
    this.#clock = clock
    this.#left = left
    this.#lookedAtMs = clock.monotonic()
    this.#unwatch = store.watch(prefix, () => this.#grow())
  }

  get growths(): number {
    return this.#growths
  }

  add(reader: Reader): void {
    this.#readers.add(reader)
    if (this.#readers.size > 1) return
    if (this.#clock.monotonic() - this.#lookedAtMs >= limits.outboxLookMs) this.#grow()
    this.#planLook()
  }

  delete(reader: Reader): void {
    if (!this.#readers.delete(reader) || this.#readers.size > 0) return
    this.#stopLook()
    this.#left()
  }

  end(): void {
    this.#unwatch()
    this.#readings.clear()
  }

  read<Reading>(place: string, read: () => Promise<Reading>): Promise<Reading> {
    const kept = this.#readings.get(place)
    // A place names all that decides what is read there, its kind too.
    if (kept !== undefined) return kept as Promise<Reading>
    const reading = read()
    const [oldest] = this.#readings.keys()
    if (oldest !== undefined && this.#readings.size >= limits.followedReadingsMax) this.#readings.delete(oldest)
    this.#readings.set(place, reading)
    // Who asks after a failure reads anew.
    reading.catch(() => {
      if (this.#readings.get(place) === reading) this.#readings.delete(place)
    })
    return reading
  }

  #grow(): void {
    this.#growths++
    this.#lookedAtMs = this.#clock.monotonic()
    this.#readings.clear()
    for (const reader of this.#readers) reader.wake()
  }

  #planLook(): void {
    this.#stopLook = this.#clock.timer(limits.outboxLookMs, () => {
      this.#grow()
      this.#planLook()
    })
  }
}

class Reader implements LogReader {
  readonly #log: FollowedLog
  readonly #signal: AbortSignal
  readonly #abort = () => this.leave()
  #hasLeft = false
  #readAt = -1
  #wake: (() => void) | null = null

  constructor(log: FollowedLog, signal: AbortSignal) {
    this.#log = log
    this.#signal = signal
    log.add(this)
    signal.addEventListener('abort', this.#abort)
    if (signal.aborted) this.leave()
  }

  read<Reading>(place: string, read: () => Promise<Reading>): Promise<Reading> {
    if (this.#hasLeft) return read()
    this.#readAt = this.#log.growths
    return this.#log.read(place, read)
  }

  grown(): Promise<void> {
    if (this.#hasLeft || this.#readAt !== this.#log.growths) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  wake(): void {
    this.#wake?.()
    this.#wake = null
  }

  leave(): void {
    if (this.#hasLeft) return
    this.#hasLeft = true
    this.#signal.removeEventListener('abort', this.#abort)
    this.#log.delete(this)
    this.wake()
  }
}
