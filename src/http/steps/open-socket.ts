// Answers by turning the request into a WebSocket, for as long as its client is authorised.
import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { toChatErrorText, toChatRequest, toNoticeText } from '../../wire/chat-messages.ts'
import { decideLanguage } from '../../wire/language.ts'
import type { Operation } from '../../wire/operation.ts'
import { toErrorText, toSocketRequest, toSocketText } from '../../wire/socket-messages.ts'
import type { ServedExchange } from '../exchange.ts'
import type { Authenticate, SocketReply } from '../handler.ts'
import { responseLines } from '../response-headers.ts'
import type { Sockets } from '../sockets.ts'
import { Socket, type SocketParts, type SocketWords } from '../websocket.ts'
import { authorise } from './authorise.ts'
import { socketProtocol } from './feed-credential.ts'

interface SocketContext {
  readonly operation: Operation | null
  readonly caller: Caller | null
  readonly authenticate: Authenticate
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
export function checkUpgrade({ media }: Operation, exchange: ServedExchange): void {
  if (media === 'websocket' && !exchange.isUpgrade)
    throw new AppError('VALIDATION_ERROR', { field: 'Upgrade', reason: 'not_websocket' })
}

/** Resolves at once: the exchange ends with its socket. */
export async function openSocket(reply: SocketReply, exchange: ServedExchange, context: SocketContext): Promise<void> {
  const { caller, clock, language, log, requestId, shared, sockets } = context
  const wordsOf = reply.conversation === undefined ? wordsIn : chatWordsIn
  const user = caller?.user_id ?? ''
  const socket: Socket = new Socket(reply, {
    clock,
    language,
    // What is not in the message has been decided for the connection.
    languageOf: (body) => decideLanguage({ path: exchange.path, body, fallback: language }),
    ...accessOf(reply, caller, context),
    words: (of) => wordsOf(context, of),
    admitted: context.ticketUse,
    failed: (cause) => log.error({ err: cause, request_id: requestId }, 'a feed failed'),
    objection: () => sockets.add(user, socket),
    left: () => sockets.delete(user, socket),
  })
  const lines = responseLines(requestId, shared) + context.lines
  exchange.upgrade(lines, { protocol: socketProtocol(exchange), end: socket })
}

/** A feed lasts as long as the session or key of its reader, a conversation as long as its token too, or the next one. */
function accessOf(
  { conversation }: SocketReply,
  caller: Caller | null,
  context: SocketContext,
): Pick<SocketParts, 'accessLeftMs' | 'credential'> {
  if (caller === null) return { accessLeftMs: async () => Number.POSITIVE_INFINITY }
  const leftMs = async (of: Caller) => (await context.accessLeftMs?.(of)) ?? Number.POSITIVE_INFINITY
  if (conversation === undefined) return { accessLeftMs: () => leftMs(caller) }
  return conversationAccess(caller, leftMs, context)
}

function conversationAccess(
  first: Caller,
  leftMs: (caller: Caller) => Promise<number>,
  { clock, authenticate, operation }: SocketContext,
): Required<Pick<SocketParts, 'accessLeftMs' | 'credential'>> {
  let caller = first
  let sessionLeftMs = 0
  const endsAt = () => (caller.session?.exp ?? Number.POSITIVE_INFINITY) * 1000
  return {
    accessLeftMs: async () => {
      sessionLeftMs = await leftMs(caller)
      return Math.min(sessionLeftMs, endsAt() - clock.now())
    },
    credential: {
      caller: () => caller,
      async renew(token) {
        const next = await authenticate(`Bearer ${token}`)
        if (next.user_id !== caller.user_id) throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'other_account' })
        if (operation !== null) authorise(operation, next, '')
        caller = next
      },
      ended: () =>
        new AppError('TOKEN_EXPIRED', {
          expired_at: new Date(Math.min(endsAt(), clock.now())).toISOString(),
          refresh_token_valid: sessionLeftMs > 0,
        }),
    },
  }
}

/** When something is said, and in answer to what. */
function stamps({ clock }: Pick<SocketContext, 'clock'>) {
  const now = () => ({ timestamp: new Date(clock.now()).toISOString() })
  return { now, answer: (id: string | undefined) => ({ ...now(), ...(id !== undefined && { id }) }) }
}

function wordsIn(context: SocketContext, language: Language): SocketWords {
  const { clock, requestId } = context
  const { now, answer } = stamps(context)
  return {
    language,
    parse: toSocketRequest,
    heartbeat: () => toSocketText({ kind: 'connection', type: 'heartbeat', data: {}, ...now() }, language),
    pong: (id) => toSocketText({ kind: 'connection', type: 'pong', data: {}, ...answer(id) }, language),
    subscribed: (data, id) => toSocketText({ kind: 'connection', type: 'subscribed', data, ...answer(id) }, language),
    unsubscribed: (about, reason, id) =>
      toSocketText({ kind: 'connection', type: 'unsubscribed', data: { ...about, reason }, ...answer(id) }, language),
    renewed: unsaid,
    error: (cause, id) =>
      toErrorText(cause, language, { requestId, nowMs: clock.now(), ...(id !== undefined && { id }) }),
  }
}

function chatWordsIn(context: SocketContext, language: Language): SocketWords {
  const { clock, requestId } = context
  const { now, answer } = stamps(context)
  return {
    language,
    parse: toChatRequest,
    heartbeat: () => toNoticeText('heartbeat', now(), language),
    pong: (id) => toNoticeText('pong', answer(id), language),
    renewed: (id) => toNoticeText('authenticated', answer(id), language),
    subscribed: unsaid,
    unsubscribed: unsaid,
    error: (cause, id) =>
      toChatErrorText(cause, language, { requestId, nowMs: clock.now(), ...(id !== undefined && { id }) }),
  }
}

/** A feed has no tokens to renew, and a conversation no subscriptions. */
function unsaid(): never {
  throw new TypeError('no such message on this socket')
}
