// Connections
// Owns: the WebSockets of a feed, one after another.   Does not own: what is subscribed to, and what messages mean.
// C1. Each connection is opened by a ticket of its own, which is good for one use and asked for with credentials that are
//     renewed: no token stands in an address.
// C2. A connection that has brought anything counts as no failure, so that one closed at once is tried again ever later.
// C3. A socket that opens with no failure said is asked over HTTP why, so that what does not pass is thrown.

import { addressOf } from './address.ts'
import type { Client } from './client.ts'
import { AbortedError, ConnectionError, FeedClosedError } from './failures.ts'
import { fieldNames } from './generated/field-names.ts'
import { closeReasons } from './generated/messages.ts'
import { createStreamTicketRow } from './generated/rows.ts'
import { textOf } from './json-fields.ts'
import type { AnyCall, CallOptions, Language, OperationRow, Result } from './operation-row.ts'
import { Persistence } from './persistence.ts'
import { type OpenSocket, openSocket, type WebSocketConstructor } from './socket.ts'

export interface SocketOptions {
  /** Another WebSocket than that of the platform; Node has one from version 22 on. */
  readonly WebSocket?: WebSocketConstructor
}

export interface Connecting {
  readonly call: AnyCall & SocketOptions
  /** Of the next connection. */
  readonly query: () => object
  /** Asks why no socket could be opened; throws what does not pass. */
  readonly diagnose: () => Promise<unknown>
}

/** Each when the one before has broken; ends where the feed does. Throws a PrumoError. */
export async function* connect(
  client: Client<Language>,
  row: OperationRow,
  { call, query, diagnose }: Connecting,
): AsyncGenerator<OpenSocket> {
  const persistence = new Persistence(client, row, call)
  const { params = {}, signal, WebSocket } = call
  const heard = () => persistence.succeeded()
  for (;;) {
    let isOpen = false
    try {
      const { ticket, ...sent } = await ticketFor(client, call)
      const url = addressOf(row, { params, query: { ...query(), ticket } }, { ...client.options })
      url.protocol = url.protocol.replace('http', 'ws')
      const socket = openSocket(url.href, { signal, WebSocket, heard })
      try {
        await socket.opened.catch((cause) => {
          throw new ConnectionError('no WebSocket could be opened', { ...sent, cause })
        })
        isOpen = true
        yield socket
      } finally {
        socket.close()
      }
      const { code, text } = await socket.closed
      if (signal?.aborted) throw new AbortedError('the call was aborted', { ...sent, cause: signal.reason })
      const reason = closeReasons[code] ?? 'broken'
      if (reason === 'ended') return
      throw new FeedClosedError(text || `the feed was closed with ${code}`, { ...sent, code, reason })
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
