// The messages of WebSocket feeds: of one investigation, and of what is subscribed to while the feed is open.

import type { Client } from './client.ts'
import { connect, type SocketOptions } from './connections.ts'
import { fieldNames } from './generated/field-names.ts'
import type { SocketMessages } from './generated/messages.ts'
import { investigationStatusRow } from './generated/rows.ts'
import { textOf } from './json-fields.ts'
import type { AnyCall, CallOptions, Language, OperationRow, Types } from './operation-row.ts'
import type { OpenSocket } from './socket.ts'
import { type Sending, Subscriptions } from './subscriptions.ts'

export type FeedCall<L extends Language> = CallOptions &
  SocketOptions & {
    /** What is followed from the beginning: investigations, events, notices. `after` of events makes sure that none is missed. */
    readonly subscriptions?: readonly Types[L]['SocketSubscription'][]
    /** The feed stays open when the last of its subscriptions has ended. */
    readonly keepOpen?: true
  }

/** A feed, whose connection opens with the first message that is asked for. Each answer has the `id` of what it answers. */
export interface Feed<L extends Language> extends AsyncGenerator<SocketMessages[L], void> {
  /** Answered by `subscribed`, or by an `error`, and then given up; in the place of an earlier one to the same. Returns the id. */
  subscribe(subscription: Types[L]['SocketSubscription']): string
  /** Answered by `unsubscribed` where there was one. Returns the id. */
  unsubscribe(subscription: Types[L]['SocketSubscription']): string
  /** Answered by `pong`; undefined while there is no connection. */
  ping(): string | undefined
  /** Ends the feed, also for who waits for its next message. */
  close(): void
}

/** Messages of one investigation to its end. Throws a PrumoError. */
export async function* followInvestigationFeed<Message>(
  client: Client<Language>,
  row: OperationRow,
  call: AnyCall & SocketOptions,
): AsyncGenerator<Message, void> {
  const names = fieldNames[client.language]
  let query: object = call.query ?? {}
  const connections = connect(client, row, {
    call,
    query: () => query,
    diagnose: () => client.send(investigationStatusRow, { ...call, query: {} }),
  })
  for await (const { messages } of connections)
    for await (const message of messages) {
      const id = textOf(message, 'id')
      if (id !== undefined) query = { ...query, [names.last_event_id]: id }
      yield message as Message
    }
}

/** Messages of all subscriptions, until the last of them has ended. Throws a PrumoError. */
export function followFeed<L extends Language>(client: Client<L>, row: OperationRow, call: FeedCall<L> = {}): Feed<L> {
  const closing = new AbortController()
  const wanted = new Subscriptions(client.language)
  for (const subscription of call.subscriptions ?? []) wanted.add(subscription)
  let open: OpenSocket | undefined
  const signal = call.signal === undefined ? closing.signal : AbortSignal.any([call.signal, closing.signal])
  const connecting = { call: { ...call, signal }, query: () => ({}), diagnose: async () => undefined }

  async function* messages(): AsyncGenerator<SocketMessages[L], void> {
    try {
      for await (const socket of connect(client, row, connecting)) {
        open = socket
        for (const request of wanted.requests()) socket.send(request)
        for await (const message of socket.messages) {
          if (wanted.isOfNoUse(message)) continue
          yield message as SocketMessages[L]
          if (wanted.hasEnded(message) && wanted.isEmpty && !call.keepOpen) return
        }
        open = undefined
      }
    } catch (error) {
      if (!closing.signal.aborted || call.signal?.aborted) throw error
    } finally {
      open = undefined
    }
  }

  const send = ({ id, texts }: Sending): string => {
    for (const text of texts) open?.send(text)
    return id
  }
  return Object.assign(messages(), {
    subscribe: (subscription: object) => send(wanted.add(subscription)),
    unsubscribe: (subscription: object) => send(wanted.remove(subscription)),
    ping: () => (open === undefined ? undefined : send(wanted.ping())),
    close: () => closing.abort(),
  })
}
