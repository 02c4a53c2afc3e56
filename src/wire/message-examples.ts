// Examples of the messages of streams and WebSockets, each as it would go over the wire.

import type { OwnerEventType } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { wordFailure } from './envelope.ts'
import { exampleContext } from './error-description.ts'
import {
  type EventRow,
  type streams,
  type TaskEventName,
  toTaskEvent,
  toWireEvent,
  toWorkflowEvent,
  type WorkflowEventName,
} from './events.ts'
import { exampleIn, exampleInWords } from './examples.ts'
import { toPortuguese } from './rename.ts'
import { type MessageRow, type OutgoingMessage, toErrorText, toSocketText } from './socket-messages.ts'
import { ownerEventExample } from './webhook-section.ts'

const timestamp = '2026-03-02T12:30:00.000Z'
const id = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'

/** An event of a stream. */
export function streamExample({ name, schema }: EventRow, stream: keyof typeof streams, language: Language) {
  if (stream === 'chat') return { headers: { event: name, id: '3' }, payload: exampleIn(schema, language) }
  if (stream === 'workflow') {
    const { event, data } = toWorkflowEvent(name as WorkflowEventName, dataOf(schema, language), language)
    return { headers: { event, id: '3' }, payload: data }
  }
  if (stream === 'task') {
    const { event, data } = toTaskEvent(name as TaskEventName, dataOf(schema, language), language)
    return { headers: { event, id: '3' }, payload: data }
  }
  const { event, data } = toWireEvent(name as Parameters<typeof toWireEvent>[0], dataOf(schema, language), language)
  return { headers: { event, id: '3' }, payload: data }
}

function dataOf(schema: string, language: Language): unknown {
  if (schema !== 'InvestigationFailure') return exampleInWords(schema, language)
  const details = { records_found: 5, minimum_required: 8, suggestion: 'import_records' }
  return wordFailure({ code: 'INSUFFICIENT_DATA', recoverable: true, details } as const, language)
}

/** A message of the service, of a table of messages. */
export function sentExample(
  kind: OutgoingMessage['kind'],
  { name, schema }: Pick<MessageRow, 'name' | 'schema'>,
  language: Language,
) {
  if (kind === 'connection' && name === 'error') return { payload: failureExample(language) }
  const data = kind === 'event' ? ownerEventExample(name as OwnerEventType) : dataOf(schema, language)
  const message = { kind, type: name, data, timestamp, ...extras[kind] } as OutgoingMessage
  return { payload: JSON.parse(toSocketText(message, language)) as object }
}

const extras: Readonly<Record<OutgoingMessage['kind'], object>> = {
  investigation: { id: '3', investigation_id: id },
  connection: {},
  event: { id, sequence: 41, cursor: 'ZTQx' },
}

function failureExample(language: Language): object {
  const error = new AppError('RATE_LIMIT_EXCEEDED', { reason: 'too_many_subscriptions', limit: 32 })
  return JSON.parse(toErrorText(error, language, { ...exampleContext, id: 'a1' }))
}

/** A message of a client. */
export function takenExample(name: string, language: Language) {
  const about = exampleInWords('SocketSubscription', language)
  const message = { type: name, ...(name !== 'ping' && { data: about }), id: 'a1' }
  return { payload: language === 'pt' ? toPortuguese('SocketRequest', message) : message }
}

/** An event of an answer as a message of a conversation. */
export function chatSentExample({ schema }: EventRow, language: Language) {
  return { payload: { ...Object(exampleIn(schema, language)), ...Object(exampleIn('ChatPlace', language)) } }
}

/** A message of a client in a conversation: a question is a message or a choice. */
export function chatTakenExample(schema: string, language: Language) {
  const { choice: _, ...message } = Object(exampleInWords(schema, language))
  return { payload: language === 'pt' ? toPortuguese(schema, message) : message }
}
