// The log of an answer: what is sent of it, in the order and the words in which it is sent.

import type { AnswerEvidence } from '../../chat/answer-draft.ts'
import type { ChatUnderstood, QueryFilterName, QueryNote } from '../../domain/generated/wire-types.ts'
import type { AppError, StoredFailure } from '../../errors.ts'
import type { Write } from '../../store/port.ts'
import { type AssistantMessage, chatBytes } from './conversation.ts'
import { chatEventKey } from './keys.ts'

export type ChatEvent =
  | { readonly event: 'thinking'; readonly data: Thinking }
  | { readonly event: 'agent_selected'; readonly data: { readonly agent: string; readonly reason: string } }
  | { readonly event: 'chunk'; readonly data: { readonly content: string; readonly progress: number } }
  | { readonly event: 'clarification'; readonly data: Clarification }
  | { readonly event: 'error'; readonly data: StoredFailure }
  | { readonly event: 'complete'; readonly data: CompleteFacts }

interface Thinking {
  readonly status: string
  readonly agent: string
  readonly timestamp: string
  /** In the first event of an answer, so that its reader can come back. */
  readonly session_id?: string
  readonly message_id?: string
}

export interface Clarification {
  readonly question: string
  readonly options: readonly { readonly id: string; readonly label: string; readonly records: number }[]
  readonly allow_other: boolean
}

export interface CompleteFacts {
  readonly status: 'completed' | 'awaiting_choice' | 'cancelled'
  readonly anomalies?: number
  readonly confidence?: number
  readonly investigation_id?: string
  readonly session_id: string
  readonly message_id: string
  readonly understood: ChatUnderstood
  readonly inherited: readonly QueryFilterName[]
  readonly ignored: readonly string[]
  readonly notes: readonly QueryNote[]
  readonly evidence: readonly AnswerEvidence[]
  readonly suggested_questions: readonly string[]
  readonly partial?: true
}

/** Events that end the stream of an answer. */
export const lastChatEvents: ReadonlySet<ChatEvent['event']> = new Set(['error', 'complete'])

/** What is sent in the place of what cannot be read; its answer cannot be read to its end. */
export function toDamaged({ code, details }: AppError): Extract<ChatEvent, { readonly event: 'error' }> {
  return { event: 'error', data: { code, details, recoverable: false } }
}

/** The writes that add events to the log of an answer, and the answer after them. */
export function logged(
  message: AssistantMessage,
  events: readonly ChatEvent[],
): { readonly message: AssistantMessage; readonly writes: readonly Write[] } {
  const writes = events.map((event, index) => ({
    key: chatEventKey(message.id, message.last_event + index + 1),
    value: chatBytes(event),
  }))
  const said = events.map(saidIn).join('')
  return {
    writes,
    message: { ...message, last_event: message.last_event + events.length, content: message.content + said },
  }
}

/** What a reader of the whole answer gets of an event: what was asked back stands with its options, each in a line. */
function saidIn({ event, data }: ChatEvent): string {
  if (event === 'chunk') return data.content
  if (event !== 'clarification') return ''
  return [data.question, ...data.options.map(({ label }, index) => `${index + 1}. ${label}`)].join('\n')
}
