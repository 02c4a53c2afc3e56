// Messages of the WebSocket feeds: their names in both languages and the schema of their data.

import type { OwnerEventType, SocketRequest, SocketSubscription } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { errorEnvelope, type FailureContext } from './envelope.ts'
import { type EventName, events } from './events.ts'
import { toEnglish, toPortuguese } from './rename.ts'
import { getSchema } from './schemas.ts'
import { validate } from './validate.ts'

export type { SocketRequest, SocketSubscription }

export interface MessageRow {
  readonly name: string
  readonly namePt: string
  /** Schema of the data. */
  readonly schema: string
}

const own = [
  { name: 'subscribed', namePt: 'assinatura_aberta', schema: 'SubscribedMessage' },
  { name: 'unsubscribed', namePt: 'assinatura_encerrada', schema: 'UnsubscribedMessage' },
  { name: 'gap', namePt: 'lacuna', schema: 'GapMessage' },
  { name: 'system.notice', namePt: 'sistema.aviso', schema: 'SystemNotice' },
  { name: 'pong', namePt: 'pong', schema: 'EmptyMessage' },
  { name: 'heartbeat', namePt: 'batimento', schema: 'EmptyMessage' },
  { name: 'error', namePt: 'erro', schema: 'ErrorEnvelope' },
] as const satisfies readonly MessageRow[]

type OwnName = (typeof own)[number]['name']

function ownerRows(): readonly MessageRow[] {
  const { enum: names = [], 'x-pt-enum': namesPt = [] } = getSchema('OwnerEventType')
  return names.map((name, at) => ({ name, namePt: namesPt[at] ?? name, schema: 'OwnerEventData' }))
}

/** Messages about an investigation, of the connection itself, and about what happened to one's own; `error` stands in the first two. */
export const messageRows = { investigation: events, connection: own, event: ownerRows() } as const satisfies Readonly<
  Record<string, readonly MessageRow[]>
>

/** A message in English names; `kind` says in which table its type stands. */
export type OutgoingMessage = MessageExtras &
  (
    | { readonly kind: 'investigation'; readonly type: EventName; readonly data: unknown }
    | { readonly kind: 'connection'; readonly type: OwnName; readonly data: unknown }
    | { readonly kind: 'event'; readonly type: OwnerEventType; readonly data: unknown }
  )

interface MessageExtras {
  readonly timestamp: string
  readonly id?: string
  readonly investigation_id?: string
  readonly sequence?: number
  readonly cursor?: string
}

/**
 * The text of a message in the language of its reader.
 * @example toSocketText({ kind: 'connection', type: 'pong', data: {}, timestamp }, 'pt') // {"tipo":"pong","dados":{},"timestamp":"…"}
 */
export function toSocketText({ kind, type, data, ...rest }: OutgoingMessage, language: Language): string {
  const rows: readonly MessageRow[] = messageRows[kind]
  const row = rows.find(({ name }) => name === type)
  if (row === undefined) throw new RangeError(`no message ${type}`)
  if (language === 'en') return JSON.stringify({ type, data, ...rest })
  return JSON.stringify(
    toPortuguese('SocketMessage', { type: row.namePt, data: toPortuguese(row.schema, data), ...rest }),
  )
}

/** The text of a failure, whose data is the envelope of every failure. */
export function toErrorText(
  cause: unknown,
  language: Language,
  context: FailureContext & { readonly id?: string },
): string {
  const { id, nowMs } = context
  const { body } = errorEnvelope(cause, language, { ...context, operation: { body: 'SocketRequest', query: null } })
  const message = { type: language === 'pt' ? 'erro' : 'error', data: body, timestamp: new Date(nowMs).toISOString() }
  const whole = { ...message, ...(id !== undefined && { id }) }
  return JSON.stringify(language === 'pt' ? toPortuguese('SocketMessage', whole) : whole)
}

/** What a client sent, in English names. Throws VALIDATION_ERROR. */
export function toSocketRequest(value: unknown): SocketRequest {
  const request = toEnglish('SocketRequest', value, 'either')
  validate('SocketRequest', request)
  return request as SocketRequest
}
