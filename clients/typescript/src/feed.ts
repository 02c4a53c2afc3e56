// Feed
// Owns: the WebSocket of a feed, its subscriptions and how far each has come.   Does not own: what the messages mean.
// F1. Each connection is opened by a ticket of its own, which is good for one use: no token stands in an address.
// F2. After a break each subscription goes on behind its last message; one that has ended is not opened again.
// F3. A socket that opens with no failure said is asked over HTTP why, so that what does not pass is thrown.

import { addressOf } from './address.ts'
import type { Client } from './client.ts'
import { AbortedError, ConnectionError, FeedClosedError } from './failures.ts'
import { fieldNames } from './generated/field-names.ts'
import { createStreamTicketRow, investigationStatusRow } from './generated/rows.ts'
import { fieldOf, textOf } from './json-fields.ts'
import type { AnyCall, CallOptions, Language, OperationRow, Result, Types } from './operation-row.ts'
import { Persistence } from './persistence.ts'
import { type OpenSocket, openSocket, type WebSocketConstructor } from './socket.ts'

export interface SocketOptions {
  /** Another WebSocket than that of the platform; Node has one from version 22 on. */
  readonly WebSocket?: WebSocketConstructor
}

export type FeedCall<L extends Language> = CallOptions &
  SocketOptions & {
    /** What is followed: investigations, events, notices. `after` of events makes sure that none is missed at the beginning. */
    readonly subscriptions: readonly Types[L]['SocketSubscription'][]
  }

/** Close codes after which a new connection is of no use; whatever else closes a feed may pass. */
const finalCodes: ReadonlySet<number> = new Set([1003, 1008, 1009, 4403])

/** Messages of one investigation to its end. Throws a PrumoError. */
export async function* followInvestigationFeed<Message>(
  client: Client<Language>,
  row: OperationRow,
  call: AnyCall & SocketOptions,
): AsyncGenerator<Message> {
  const names = fieldNames[client.language]
  let query: object = call.query ?? {}
  const connections = connect(client, row, {
    call,
    query: () => query,
    diagnose: () => client.send(investigationStatusRow, { ...call, query: {} }),
  })
  for await (const message of messagesOf(connections)) {
    const id = textOf(message, 'id')
    if (id !== undefined) query = { ...query, [names.last_event_id]: id }
    yield message as Message
  }
}

/** Messages of all subscriptions, until the last of them has ended. Throws a PrumoError. */
export async function* followFeed<L extends Language, Message>(
  client: Client<L>,
  row: OperationRow,
  call: FeedCall<L>,
): AsyncGenerator<Message> {
  const wanted = new Subscriptions(client.language, call.subscriptions)
  const connections = connect(client, row, { call, query: () => ({}), diagnose: async () => undefined })
  for await (const socket of connections) {
    for (const request of wanted.requests()) socket.send(request)
    for await (const message of socket.messages) {
      yield message as Message
      wanted.note(message)
      if (wanted.isEmpty) return
    }
  }
}

async function* messagesOf(connections: AsyncIterable<OpenSocket>): AsyncGenerator<unknown> {
  for await (const { messages } of connections) yield* messages
}

/** The subscriptions of a feed that are left, by what they are of. */
class Subscriptions {
  readonly #language: Language
  readonly #left = new Map<string, object>()

  constructor(language: Language, subscriptions: readonly object[]) {
    this.#language = language
    for (const subscription of subscriptions) this.#left.set(this.#subject(subscription), subscription)
  }

  get isEmpty(): boolean {
    return this.#left.size === 0
  }

  /** What a new connection is asked for. */
  requests(): readonly string[] {
    const { type, data, subscribe } = fieldNames[this.#language]
    return [...this.#left.values()].map((wish) => JSON.stringify({ [type]: subscribe, [data]: wish }))
  }

  note(message: unknown): void {
    const names = fieldNames[this.#language]
    const data = fieldOf(message, names.data)
    if (textOf(message, names.type) === names.unsubscribed) this.#left.delete(this.#subject(data))
    const cursor = textOf(message, 'cursor')
    const isOfRun = textOf(message, names.investigation_id) !== undefined && cursor === undefined
    const subject = isOfRun ? this.#subject(message) : eventsSubject
    const after = isOfRun ? textOf(message, 'id') : cursor
    const wish = this.#left.get(subject)
    if (wish !== undefined && after !== undefined) this.#left.set(subject, { ...wish, [names.after]: after })
  }

  #subject(about: unknown): string {
    const { investigation_id, subscribed_events } = fieldNames[this.#language]
    const isOfEvents = fieldOf(about, subscribed_events) !== undefined
    return textOf(about, investigation_id) ?? (isOfEvents ? eventsSubject : 'notices')
  }
}

const eventsSubject = 'events'

interface Connecting {
  readonly call: AnyCall & SocketOptions
  /** Of the next connection. */
  readonly query: () => object
  /** Asks why no socket could be opened; throws what does not pass. */
  readonly diagnose: () => Promise<unknown>
}

/** One connection after another, each when the one before has broken; ends where the feed does. */
async function* connect(
  client: Client<Language>,
  row: OperationRow,
  { call, query, diagnose }: Connecting,
): AsyncGenerator<OpenSocket> {
  const persistence = new Persistence(client, row, call)
  const { params = {}, signal, WebSocket } = call
  for (;;) {
    let isOpen = false
    try {
      const { ticket, ...sent } = await ticketFor(client, call)
      const url = addressOf(row, { params, query: { ...query(), ticket } }, { ...client.options })
      url.protocol = url.protocol.replace('http', 'ws')
      const socket = openSocket(url.href, { signal, WebSocket })
      try {
        await socket.opened.catch((cause) => {
          throw new ConnectionError('no WebSocket could be opened', { ...sent, cause })
        })
        isOpen = true
        persistence.succeeded()
        yield socket
      } finally {
        socket.close()
      }
      const { code, reason } = await socket.closed
      if (signal?.aborted) throw new AbortedError('the call was aborted', { ...sent, cause: signal.reason })
      if (code === 1000) return
      if (finalCodes.has(code)) throw new FeedClosedError(reason || `closed with ${code}`, { ...sent, code })
      throw new ConnectionError(`the feed broke off with ${code}`, sent)
    } catch (error) {
      if (!isOpen && error instanceof ConnectionError) await diagnose()
      await persistence.failed(error)
    }
  }
}

/** A ticket for one connection. */
async function ticketFor(client: Client<Language>, { signal, logger, timeout, maxRetries }: CallOptions) {
  const names = fieldNames[client.language]
  const options = { ...(signal && { signal }), ...(logger && { logger }), ...(timeout && { timeout }) }
  const { data, requestId, attempts } = await client.send<Result<unknown>>(createStreamTicketRow, {
    ...options,
    ...(maxRetries !== undefined && { maxRetries }),
    body: {},
  })
  return { ticket: textOf(data, names.ticket), requestId, attempts }
}
