// Socket
// Owns: one client's WebSocket: its feeds, its messages waiting to be written, its heartbeat and its end.
// Does not own: what a feed holds, which comes from an iterable that is read only while there is room.
// K1. At most limits.socketPauseBytes and one message of each feed wait; what else is sent, such as answers to a client that
//     takes none, ends the socket (1013) at limits.streamBacklogBytesMax. One that takes nothing from one heartbeat to the
//     next is ended alike, as a stream is.
// K2. All messages of one turn go out in one write; their bytes are shared by all who read the same.
// K3. However the socket ends, each feed is closed and the timers stopped, once, and nothing touches the connection.
// K4. Access is looked at every limits.streamAuthorisationMs and before a final message; without it the socket ends (4401),
//     or the feed that may not be read any more (4403 where it is the only one).
// K5. Messages of a client are answered in their order, at most limits.socketMessagesMax in limits.socketMessagesMs (4429).
// K6. A conversation whose access has ended says so, sends nothing of an answer and takes no question until a new token has
//     come, for limits.socketRenewalMs; then it ends (4401).
import type { Caller } from '../domain/caller.ts'
import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { ChatRequest } from '../wire/chat-messages.ts'
import { type SocketClosure, socketClosures } from '../wire/socket-closures.ts'
import type { SocketRequest, SocketSubscription } from '../wire/socket-messages.ts'
import type { SocketConnection, SocketEnd } from './exchange.ts'
import type { Conversation, Feed, FeedMessages, SocketReply } from './handler.ts'
import { parseJson } from './parse-json.ts'

/** Closes of which the reader does not get what waits for it: it takes nothing, or may not have it. */
const withoutRest: ReadonlySet<SocketClosure> = new Set(['slow', 'signedOut', 'accessLost', 'tooMany'])

export interface SocketParts {
  readonly clock: Clock
  /** For how long the client may read, as things are, in ms; 0: no longer. */
  readonly accessLeftMs: () => Promise<number>
  /** Of the connection, in which it says what answers no message. */
  readonly language: Language
  /** Of what answers a message. */
  readonly languageOf: (message: unknown) => Language
  /** Who a conversation is with, and how its client stays when its token has ended. */
  readonly credential?: SocketCredential
  /** How the interface words what the socket itself sends. */
  readonly words: (language: Language) => SocketWords
  /** What the socket waits for before it begins; null: nothing. Where it rejects with TOKEN_INVALID the client may not read. */
  readonly admitted: Promise<void> | null
  /** Called with what is no failure of the client. */
  readonly failed: (cause: unknown) => void
  /** Why it may not stay, or null; called once, and `left` at the end. */
  readonly objection: () => 'tooMany' | 'stopping' | null
  readonly left: () => void
}

export interface SocketCredential {
  readonly caller: () => Caller
  /** Takes another token of the same account. Throws TOKEN_INVALID, TOKEN_EXPIRED and INSUFFICIENT_PERMISSIONS. */
  renew(token: string): Promise<void>
  /** What a client reads when its access has ended. */
  ended(): AppError
}

/** Messages of the socket itself, as text in one language. */
export interface SocketWords {
  readonly language: Language
  /** Throws VALIDATION_ERROR. */
  parse(value: unknown): SocketRequest | ChatRequest
  heartbeat(): string
  pong(id: string | undefined): string
  subscribed(about: SocketSubscription, id: string | undefined): string
  unsubscribed(about: SocketSubscription, why: UnsubscribedReason, id: string | undefined): string
  renewed(id: string | undefined): string
  error(cause: unknown, id: string | undefined): string
}

/** What a client says of questions and answers. */
type Talk = Exclude<ChatRequest, { readonly type: 'ping' | 'auth' }>

export type UnsubscribedReason = 'asked' | 'ended' | 'access_lost'

interface OpenFeed {
  readonly feed: Feed
  /** Those of the message that opened it. */
  readonly words: SocketWords
  readonly iterator: AsyncIterator<FeedMessages>
  readonly abort: AbortController
}

interface AskedToLeave {
  readonly id: string | undefined
  readonly words: SocketWords
}

/** The wait for a new token. */
interface Renewal {
  readonly isRenewed: Promise<boolean>
  readonly settle: (isRenewed: boolean) => void
  readonly stopTimer: () => void
}

export class Socket implements SocketEnd {
  readonly #reply: SocketReply
  readonly #parts: SocketParts
  readonly #feeds = new Map<string, OpenFeed>()
  #connection: SocketConnection | null = null
  #waiting: (string | Uint8Array)[] = []
  #waitingBytes = 0
  /** What the connection held when it was last written to, or had drained. */
  #heldBytes = 0
  #isFlushPlanned = false
  #hasDrained = true
  #isOver = false
  #windowEndsMs = 0
  #received = 0
  #work: Promise<void> = Promise.resolve()
  #rooms: (() => void)[] = []
  #stopHeartbeat = (): void => {}
  #stopLook = (): void => {}
  #renewal: Renewal | null = null

  constructor(reply: SocketReply, parts: SocketParts) {
    this.#reply = reply
    this.#parts = parts
  }

  opened(connection: SocketConnection): void {
    this.#connection = connection
    const objection = this.#parts.objection()
    const { admitted } = this.#parts
    if (objection !== null) this.#end(objection)
    else if (admitted === null) this.#begin()
    else this.#work = admitted.then(() => this.#begin()).catch((cause: unknown) => this.#refuse(cause))
  }

  received(bytes: ArrayBuffer, kind: 'text' | 'binary'): void {
    if (this.#isOver) return
    const objection = this.#objectionTo(bytes, kind)
    if (objection === null) this.#enqueue(new Uint8Array(bytes.slice(0)))
    else this.#end(objection)
  }

  drained(): void {
    this.#hasDrained = true
    this.#flush()
  }

  /** The connection has gone, by whichever side. */
  closed(): void {
    this.#connection = null
    this.#finish()
  }

  /** Ends the socket from this side; the client comes back and goes on where it was. */
  stop(): void {
    this.#end('stopping')
  }

  #begin(): void {
    if (this.#isOver) return
    this.#planHeartbeat()
    this.#planLook()
    const { feed } = this.#reply
    if (feed !== null) this.#start(feed, this.#words())
  }

  #objectionTo(bytes: ArrayBuffer, kind: 'text' | 'binary'): SocketClosure | null {
    if (kind === 'binary') return 'binary'
    if (bytes.byteLength > limits.socketMessageBytesMax) return 'tooLarge'
    return this.#isInTime() ? null : 'tooMany'
  }

  #enqueue(bytes: Uint8Array): void {
    this.#work = this.#work.then(() => this.#answer(bytes)).catch((cause: unknown) => this.#fail(cause))
  }

  #isInTime(): boolean {
    const nowMs = this.#parts.clock.monotonic()
    if (nowMs >= this.#windowEndsMs) {
      this.#windowEndsMs = nowMs + limits.socketMessagesMs
      this.#received = 0
    }
    return ++this.#received <= limits.socketMessagesMax
  }

  async #answer(bytes: Uint8Array): Promise<void> {
    if (this.#isOver) return
    let words = this.#words()
    let id: string | undefined
    try {
      const value = parseJson(bytes)
      words = this.#parts.words(this.#parts.languageOf(value))
      // A refusal has it too, so that its client knows what was refused.
      id = findId(value)
      await this.#perform(words.parse(value), words)
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause
      this.#send(words.error(cause, id))
    }
  }

  /** Of what answers no message. */
  #words(): SocketWords {
    return this.#parts.words(this.#parts.language)
  }

  async #perform(request: SocketRequest | ChatRequest, words: SocketWords): Promise<void> {
    const { conversation } = this.#reply
    switch (request.type) {
      case 'ping':
        return this.#send(words.pong(request.id))
      case 'subscribe':
      case 'unsubscribe':
        return this.#arrange(request, words)
      case 'auth':
        return this.#renew(request, words)
      case 'chat':
      case 'resume':
      case 'cancel':
        if (conversation !== undefined) await this.#converse(conversation, request, words)
    }
  }

  async #arrange({ type, data = {}, id }: SocketRequest, words: SocketWords): Promise<void> {
    const { subscriptions } = this.#reply
    if (subscriptions === null)
      throw new AppError('VALIDATION_ERROR', { field: 'type', reason: 'not_allowed', allowed: ['ping'] })
    const key = subscriptions.keyOf(data)
    if (type === 'unsubscribe') {
      if (!this.#feeds.has(key)) throw new AppError('RESOURCE_NOT_FOUND', { id: key, reason: 'not_subscribed' })
      return this.#leave(key, 'asked', { id, words })
    }
    if (this.#feeds.has(key)) throw new AppError('CONFLICT', { reason: 'already_subscribed' })
    this.#assertRoom()
    const abort = new AbortController()
    const feed = await subscriptions.open(data, { signal: abort.signal, language: words.language })
    if (this.#isOver) return abort.abort()
    this.#send(words.subscribed(feed.about ?? {}, id))
    this.#start(feed, words, abort)
  }

  async #converse(conversation: Conversation, request: Talk, words: SocketWords): Promise<void> {
    const { accessLeftMs, credential } = this.#parts
    const leftMs = await accessLeftMs()
    if (credential === undefined || this.#isOver) return
    if (leftMs <= 0 || this.#renewal !== null) {
      void this.#signedOut()
      throw credential.ended()
    }
    const caller = credential.caller()
    const { language } = words
    if (request.type === 'cancel') return this.#send(await conversation.cancel(request, { caller, language }))
    if (request.type === 'resume' && this.#feeds.has(request.message_id))
      throw new AppError('CONFLICT', { reason: 'already_subscribed' })
    this.#assertRoom()
    const abort = new AbortController()
    const feed = await conversation.follow(request, { caller, language, signal: abort.signal })
    if (this.#isOver) return abort.abort()
    this.#start(feed, words, abort)
  }

  #assertRoom(): void {
    const limit = limits.socketSubscriptionsMax
    if (this.#feeds.size >= limit)
      throw new AppError('RATE_LIMIT_EXCEEDED', { reason: 'too_many_subscriptions', limit })
  }

  #start(feed: Feed, words: SocketWords, abort = new AbortController()): void {
    const open = { feed, words, abort, iterator: feed.messages[Symbol.asyncIterator]() }
    this.#feeds.set(feed.key, open)
    this.#pump(open).catch((cause: unknown) => this.#fail(cause))
  }

  async #pump(open: OpenFeed): Promise<void> {
    const isOpen = () => !this.#isOver && this.#feeds.get(open.feed.key) === open
    while (isOpen()) {
      const { done, value } = await open.iterator.next()
      if (!isOpen()) return
      if (done === true) break
      if (this.#renewal !== null && !(await this.#renewal.isRenewed)) return
      if (value.isFinal && !(await this.#mayRead(open))) return
      if (!isOpen()) return
      for (const text of value.texts) {
        this.#send(text)
        if (this.#waitingBytes + this.#heldBytes < limits.socketPauseBytes) continue
        await this.#room()
        if (!isOpen()) return
      }
    }
    if (!isOpen()) return
    // It may also have ended because its reader may not read it any more.
    if (!(await this.#mayRead(open)) || !isOpen()) return
    if (this.#reply.feed === open.feed) return this.#end('ended')
    this.#leave(open.feed.key, 'ended')
  }

  /** Whether a feed may be read still; ends what may not. */
  async #mayRead(open: OpenFeed): Promise<boolean> {
    const [leftMs, isReadable = true] = await Promise.all([this.#parts.accessLeftMs(), open.feed.isReadable?.()])
    if (this.#isOver) return false
    if (leftMs <= 0) return this.#signedOut()
    if (!isReadable) this.#lose(open)
    return isReadable
  }

  #lose(open: OpenFeed): void {
    if (this.#feeds.get(open.feed.key) !== open) return
    if (this.#reply.feed === open.feed) this.#end('accessLost')
    else this.#leave(open.feed.key, 'access_lost')
  }

  #leave(key: string, why: UnsubscribedReason, asked?: AskedToLeave): void {
    const open = this.#feeds.get(key)
    if (open === undefined) return
    this.#feeds.delete(key)
    close(open)
    const { about } = open.feed
    const { id, words } = asked ?? { id: undefined, words: open.words }
    if (about !== null) this.#send(words.unsubscribed(about, why, id))
  }

  #send(text: string | Uint8Array): void {
    if (this.#isOver) return
    this.#waiting.push(text)
    this.#waitingBytes += Buffer.byteLength(text)
    if (this.#waitingBytes + this.#heldBytes > limits.streamBacklogBytesMax) this.#end('slow')
    else this.#planFlush()
  }

  #planFlush(): void {
    if (this.#isFlushPlanned) return
    this.#isFlushPlanned = true
    setImmediate(() => {
      this.#isFlushPlanned = false
      this.#flush()
    })
  }

  #buffered(): number {
    return this.#connection?.getBufferedAmount() ?? 0
  }

  #flush(): void {
    if (this.#isOver) return
    const texts = this.#waiting
    this.#waiting = []
    this.#waitingBytes = 0
    if (texts.length > 0)
      this.#connection?.cork(() => {
        for (const text of texts) this.#connection?.send(text)
      })
    this.#heldBytes = this.#buffered()
    if (this.#heldBytes < limits.socketPauseBytes) this.#makeRoom()
  }

  #room(): Promise<void> {
    return new Promise((resolve) => {
      this.#rooms.push(resolve)
    })
  }

  #makeRoom(): void {
    const rooms = this.#rooms
    this.#rooms = []
    for (const resolve of rooms) resolve()
  }

  #planHeartbeat(): void {
    this.#stopHeartbeat = this.#parts.clock.timer(limits.streamHeartbeatMs, () => {
      const isBlocked = this.#buffered() > 0
      if (isBlocked && !this.#hasDrained) return this.#end('slow')
      this.#hasDrained = !isBlocked
      if (!isBlocked) this.#send(this.#words().heartbeat())
      this.#planHeartbeat()
    })
  }

  /** One look at a time: each sets the timer of the next, and there is one to stop. */
  #planLook(): void {
    this.#stopLook = this.#parts.clock.timer(limits.streamAuthorisationMs, () => {
      this.#look().then(
        () => {
          if (!this.#isOver) this.#planLook()
        },
        (cause: unknown) => this.#fail(cause),
      )
    })
  }

  async #look(): Promise<void> {
    if ((await this.#parts.accessLeftMs()) <= 0) return void this.#signedOut()
    for (const open of [...this.#feeds.values()]) if ((await open.feed.isReadable?.()) === false) this.#lose(open)
  }

  /** Ends the socket where no new token may come; resolves to whether the client may go on. */
  #signedOut(): Promise<boolean> {
    const { clock, credential } = this.#parts
    if (this.#reply.conversation === undefined || credential === undefined || this.#isOver) {
      this.#end('signedOut')
      return Promise.resolve(false)
    }
    if (this.#renewal === null) {
      this.#send(this.#words().error(credential.ended(), undefined))
      let settle = (_isRenewed: boolean): void => {}
      const isRenewed = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      const stopTimer = clock.timer(limits.socketRenewalMs, () => this.#end('signedOut'))
      this.#renewal = { isRenewed, settle, stopTimer }
    }
    return this.#renewal.isRenewed
  }

  async #renew({ token, id }: Extract<ChatRequest, { readonly type: 'auth' }>, words: SocketWords): Promise<void> {
    await this.#parts.credential?.renew(token)
    if (this.#isOver) return
    this.#settleRenewal(true)
    this.#send(words.renewed(id))
  }

  #settleRenewal(isRenewed: boolean): void {
    const renewal = this.#renewal
    this.#renewal = null
    renewal?.stopTimer()
    renewal?.settle(isRenewed)
  }

  #refuse(cause: unknown): void {
    if (cause instanceof AppError && cause.code === 'TOKEN_INVALID') this.#end('signedOut')
    else this.#fail(cause)
  }

  #fail(cause: unknown): void {
    if (this.#isOver) return
    this.#parts.failed(cause)
    this.#end('failed')
  }

  /** Sends what waits, unless its reader has lost access, and the close frame behind it. */
  #end(why: SocketClosure): void {
    if (this.#isOver) return
    const { code, ...reason } = socketClosures[why]
    const connection = this.#connection
    const texts = withoutRest.has(why) ? [] : this.#waiting
    this.#finish()
    connection?.cork(() => {
      for (const text of texts) connection.send(text)
    })
    connection?.end(code, reason[this.#parts.language])
  }

  #finish(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stopHeartbeat()
    this.#stopLook()
    this.#settleRenewal(false)
    for (const open of this.#feeds.values()) close(open)
    this.#feeds.clear()
    this.#waiting = []
    this.#makeRoom()
    this.#parts.left()
  }
}

/** A feed that waits for its next message is woken by its signal, since a generator cannot be closed meanwhile. */
function close({ abort, iterator }: OpenFeed): void {
  abort.abort()
  // The feed is over; the failure of a source that is closing has no reader.
  iterator.return?.().catch(() => {})
}

/** The `id` of a message, as far as it is one. */
function findId(message: unknown): string | undefined {
  const id: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'id') : undefined
  const isOne = typeof id === 'string' && id !== '' && [...id].length <= limits.socketIdCharactersMax
  return isOne ? id : undefined
}
