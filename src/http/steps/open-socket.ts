// Answers by turning the request into a WebSocket, for as long as its client is authorised.
import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Operation } from '../../wire/operation.ts'
import { toErrorText, toSocketRequest, toSocketText } from '../../wire/socket-messages.ts'
import type { Exchange } from '../exchange.ts'
import type { SocketReply } from '../handler.ts'
import { responseLines } from '../response-headers.ts'
import type { Sockets } from '../sockets.ts'
import { Socket, type SocketWords } from '../websocket.ts'
import { socketProtocol } from './feed-credential.ts'

interface SocketContext {
  readonly caller: Caller | null
  readonly accessLeftMs?: ((caller: Caller) => Promise<number>) | undefined
  readonly clock: Clock
  readonly log: Log
  readonly language: Language
  readonly requestId: string
  readonly shared: Readonly<Record<string, string>>
  /** Further headers, as lines. */
  readonly lines: string
  readonly sockets: Sockets
  readonly ticketUse: Promise<void> | null
}

/** Throws VALIDATION_ERROR where an operation that is a WebSocket is asked for in another way. */
export function checkUpgrade({ media }: Operation, exchange: Exchange): void {
  if (media === 'websocket' && !exchange.isUpgrade)
    throw new AppError('VALIDATION_ERROR', { field: 'Upgrade', reason: 'not_websocket' })
}

/** Resolves at once: the exchange ends with its socket. */
export async function openSocket(reply: SocketReply, exchange: Exchange, context: SocketContext): Promise<void> {
  const { caller, accessLeftMs, clock, language, log, requestId, shared, sockets } = context
  const user = caller?.user_id ?? ''
  const socket: Socket = new Socket(reply, {
    clock,
    language,
    words: wordsIn(context),
    admitted: context.ticketUse,
    accessLeftMs: async () => (caller === null ? undefined : accessLeftMs?.(caller)) ?? Number.POSITIVE_INFINITY,
    failed: (cause) => log.error({ err: cause, request_id: requestId }, 'a feed failed'),
    objection: () => sockets.add(user, socket),
    left: () => sockets.delete(user, socket),
  })
  const lines = responseLines(requestId, shared) + context.lines
  exchange.upgrade(lines, { protocol: socketProtocol(exchange), end: socket })
}

function wordsIn({ language, clock, requestId }: SocketContext): SocketWords {
  const now = () => ({ timestamp: new Date(clock.now()).toISOString() })
  const answer = (id: string | undefined) => ({ ...now(), ...(id !== undefined && { id }) })
  return {
    parse: toSocketRequest,
    heartbeat: () => toSocketText({ kind: 'connection', type: 'heartbeat', data: {}, ...now() }, language),
    pong: (id) => toSocketText({ kind: 'connection', type: 'pong', data: {}, ...answer(id) }, language),
    subscribed: (data, id) => toSocketText({ kind: 'connection', type: 'subscribed', data, ...answer(id) }, language),
    unsubscribed: (about, reason, id) =>
      toSocketText({ kind: 'connection', type: 'unsubscribed', data: { ...about, reason }, ...answer(id) }, language),
    error: (cause, id) =>
      toErrorText(cause, language, { requestId, nowMs: clock.now(), ...(id !== undefined && { id }) }),
  }
}
