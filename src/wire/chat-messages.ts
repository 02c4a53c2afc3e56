// Messages of a conversation over a WebSocket: the events of its answers, with their place, and what the connection itself says.
// Their types are the same in both languages, as the names of the events are; fields of our own are not.

import type {
  ChatAuth,
  ChatCancel,
  ChatPing,
  ChatPlace,
  ChatQuestion,
  ChatResume,
} from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { type FailureContext, failureFacts, wordFailure } from './envelope.ts'
import { type ChatEventName, toChatData } from './events.ts'
import { toEnglish, toPortuguese } from './rename.ts'
import { validate } from './validate.ts'

export type ChatRequest = ChatQuestion | ChatCancel | ChatResume | ChatPing | ChatAuth

/** What a client sends, by type. */
export const chatRequests = [
  { name: 'chat', schema: 'ChatQuestion' },
  { name: 'cancel', schema: 'ChatCancel' },
  { name: 'resume', schema: 'ChatResume' },
  { name: 'ping', schema: 'ChatPing' },
  { name: 'auth', schema: 'ChatAuth' },
] as const

/** What the connection itself says. */
export const chatNotices = [
  { name: 'cancelled', schema: 'ChatCancelled' },
  { name: 'pong', schema: 'ChatPong' },
  { name: 'heartbeat', schema: 'ChatHeartbeat' },
  { name: 'authenticated', schema: 'ChatAuthenticated' },
] as const

export type ChatNotice = (typeof chatNotices)[number]['name']

/** What a client sent, in English names. Throws VALIDATION_ERROR. */
export function toChatRequest(value: unknown): ChatRequest {
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined
  const row = chatRequests.find(({ name }) => name === type)
  if (row === undefined) {
    const allowed = chatRequests.map(({ name }) => name)
    throw new AppError('VALIDATION_ERROR', { field: 'type', reason: 'not_allowed', allowed })
  }
  const request = toEnglish(row.schema, value, 'either')
  validate(row.schema, request)
  return request as ChatRequest
}

/**
 * The text of an event of an answer in the language of its reader.
 * @example toChatText('chunk', { content: 'Há 3', progress: 0.5 }, { language: 'pt', place: { message_id: 'a', sequence: 3 } })
 * // {"type":"chunk","content":"Há 3","progress":0.5,"id_mensagem":"a","sequencia":3}
 */
export function toChatText(
  name: ChatEventName,
  data: object,
  { language, place }: { readonly language: Language; readonly place: ChatPlace },
): string {
  const placed = language === 'pt' ? toPortuguese('ChatPlace', place) : place
  return JSON.stringify({ ...Object(toChatData(name, data, language)), ...Object(placed) })
}

/** The text of what the connection itself says. */
export function toNoticeText(name: ChatNotice, data: object, language: Language): string {
  const row = chatNotices.find((notice) => notice.name === name)
  if (row === undefined) throw new RangeError(`no message ${name}`)
  const whole = { type: name, ...data }
  return JSON.stringify(language === 'pt' ? toPortuguese(row.schema, whole) : whole)
}

/** The text of a failure of a request, or of the connection, in the form of the event of an answer that fails. */
export function toChatErrorText(
  cause: unknown,
  language: Language,
  { id, ...context }: FailureContext & { readonly id?: string },
): string {
  const error = cause instanceof AppError ? cause : new AppError('INTERNAL_ERROR')
  const { code, details } = failureFacts(error, language, { ...context, operation: asked })
  const { message } = wordFailure({ code: error.code, details: {} }, language)
  const { retry_after } = error.details
  const passing = typeof retry_after === 'number' ? { retry_after } : {}
  const data = toChatData('error', { error: 'error', message, code, details, ...passing }, language)
  return JSON.stringify({ ...Object(data), ...(id !== undefined && { id }) })
}

/** Whose fields the details name. */
const asked = { body: 'ChatQuestion', query: null } as const
