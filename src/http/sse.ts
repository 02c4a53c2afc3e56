// EventStream
// Owns: one client's event stream: its text waiting to be written, its heartbeat and its end.
// Does not own: the events, which come from an iterable that is read only while there is room.
// S1. At most limits.streamBacklogBytesMax and the events of one read wait; a slow client delays its own iterable and nothing else.
// S2. All events of one tick go out in one write; their bytes are shared by all who read the same.
// S3. However the stream ends, the iterable is closed and the timers stopped, once; one that waits for its next event is
//     woken by the signal of its request, since a generator cannot be closed meanwhile.
// S4. Access is looked at once per limits.streamAuthorisationMs, whether or not events come, before a final one, and when it
//     runs out before that; without it the stream ends, and what waited is not sent.
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { ServedExchange, StreamWriter } from './exchange.ts'
import type { StreamText } from './handler.ts'

const retryHint = `retry: ${limits.streamRetryMs}\n\n`
const heartbeat = Buffer.from(': heartbeat\n\n')
const lineBreak = /[\r\n\0]/

interface StreamParts {
  /** Headers. */
  readonly lines: string
  readonly clock: Clock
  /** For how long the client may read, as things are, in ms; 0: no longer. */
  readonly accessLeftMs: () => Promise<number>
}

export class EventStream {
  /** Resolves when the stream has ended, by whichever side; rejects when the iterable threw. */
  readonly done: Promise<void>
  readonly #iterator: AsyncIterator<StreamText>
  readonly #exchange: ServedExchange
  readonly #writer: StreamWriter
  readonly #clock: Clock
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #isFlushPlanned = false
  #isBlocked = false
  #wasBlockedAtHeartbeat = false
  #isOver = false
  #isLooking = false
  #lookedAtMs: number
  readonly #accessLeftMs: () => Promise<number>
  #stopHeartbeat = (): void => {}
  #stopLook = (): void => {}
  #makeRoom: (() => void) | null = null
  #settle: { resolve(): void; reject(cause: unknown): void } = { resolve: () => {}, reject: () => {} }

  constructor(texts: AsyncIterable<StreamText>, exchange: ServedExchange, { lines, clock, accessLeftMs }: StreamParts) {
    this.#iterator = texts[Symbol.asyncIterator]()
    this.#exchange = exchange
    this.#clock = clock
    this.#lookedAtMs = clock.monotonic()
    this.#accessLeftMs = accessLeftMs
    this.#writer = exchange.startStream({ status: 200, lines }, retryHint)
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
    exchange.aborted.addEventListener('abort', () => this.#finish(null), { once: true })
    if (exchange.isOpen) {
      this.#planHeartbeat()
      this.#look()
      this.#pump().catch((cause: unknown) => this.#fail(cause))
    } else this.#finish(null)
  }

  /** Ends the stream from this side; the client comes back after the retry time and goes on where it was. */
  stop(): void {
    this.#finish(retryHint)
  }

  async #pump(): Promise<void> {
    while (!this.#isOver) {
      const { done, value } = await this.#iterator.next()
      if (done === true) return this.#finish('')
      if (this.#isLookDue(value) && (await this.#accessLeftMs()) <= 0) return this.#refuse()
      this.#add(value.bytes)
      if (this.#waitingBytes >= limits.streamBacklogBytesMax) await this.#room()
    }
  }

  #isLookDue({ isFinal }: StreamText): boolean {
    const nowMs = this.#clock.monotonic()
    const isDue = isFinal === true || nowMs - this.#lookedAtMs >= limits.streamAuthorisationMs
    if (isDue) this.#lookedAtMs = nowMs
    return isDue
  }

  #add(bytes: Uint8Array): void {
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    if (this.#isFlushPlanned || this.#isBlocked) return
    this.#isFlushPlanned = true
    setImmediate(() => {
      this.#isFlushPlanned = false
      this.#flush()
    })
  }

  #flush(): void {
    if (this.#isOver || this.#isBlocked || this.#waiting.length === 0) return
    const isFlowing = this.#writer.write(this.#take())
    if (isFlowing) return
    this.#isBlocked = true
    void this.#writer.writable().then(() => {
      this.#isBlocked = false
      this.#flush()
    })
  }

  #take(): Uint8Array {
    const [first, ...others] = this.#waiting
    this.#waiting = []
    this.#waitingBytes = 0
    this.#makeRoom?.()
    this.#makeRoom = null
    return first !== undefined && others.length === 0 ? first : Buffer.concat(first ? [first, ...others] : [])
  }

  #room(): Promise<void> {
    return new Promise((resolve) => {
      this.#makeRoom = resolve
    })
  }

  /** A client that has read nothing from one heartbeat to the next is taken for dead. */
  #planHeartbeat(): void {
    this.#stopHeartbeat = this.#clock.timer(limits.streamHeartbeatMs, () => {
      if (this.#isBlocked && this.#wasBlockedAtHeartbeat) return this.#writer.close()
      this.#wasBlockedAtHeartbeat = this.#isBlocked
      if (!this.#isBlocked) this.#add(heartbeat)
      this.#planHeartbeat()
      this.#look()
    })
  }

  /** One look at a time: each sets the timer of the next, and there is one to stop. */
  #look(): void {
    if (this.#isOver || this.#isLooking) return
    this.#isLooking = true
    this.#stopLook()
    const judge = (leftMs: number) => {
      this.#isLooking = false
      if (this.#isOver) return
      if (leftMs <= 0) return this.#refuse()
      const untilNextMs = Math.min(leftMs, limits.streamAuthorisationMs)
      this.#stopLook = this.#clock.timer(untilNextMs, () => this.#look())
    }
    this.#accessLeftMs().then(judge, (cause: unknown) => this.#fail(cause))
  }

  /** Ends the stream of a reader without access, who is sent nothing of what waits. */
  #refuse(): void {
    this.#waiting = []
    this.#finish('')
  }

  #fail(cause: unknown): void {
    if (this.#isOver) return
    this.#settle.reject(cause)
    this.#finish(retryHint)
  }

  /** `farewell` is the last text, or null where the client has gone. */
  #finish(farewell: string | null): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stopHeartbeat()
    this.#stopLook()
    if (farewell !== null) this.#writer.end(Buffer.concat([this.#take(), Buffer.from(farewell)]))
    this.#makeRoom?.()
    this.#exchange.giveUp()
    // The stream is over; the failure of a source that is closing has no reader.
    this.#iterator.return?.().catch(() => {})
    this.#settle.resolve()
  }
}

export interface StreamEvent {
  readonly id?: string
  readonly event: string
  readonly data: unknown
}

/** One event as the event stream format writes it. Throws where an id or a name holds a line break. */
export function formatEvent({ id, event, data }: StreamEvent): string {
  if (lineBreak.test(event) || (id !== undefined && lineBreak.test(id))) {
    throw new Error('the id and the name of an event are one line each')
  }
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
