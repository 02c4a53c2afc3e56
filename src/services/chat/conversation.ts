// Conversations as they are stored, and the reading and writing of their documents.

import type { AnomalyReference } from '../../chat/anomaly-reference.ts'
import type { AnswerEvidence, AnswerOption } from '../../chat/answer-draft.ts'
import type { ChatState, LostReference, MessageReading } from '../../chat/chat-state.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import type { Caller } from '../../domain/caller.ts'
import type { InvestigationFilters } from '../../domain/generated/wire-types.ts'
import type { Language, Permission } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store } from '../../store/port.ts'
import { messageKey, messagesPrefix, placeKey, sessionKey, sessionsPrefix } from './keys.ts'

export interface StoredConversation {
  readonly id: string
  readonly user_id: string
  readonly title: string
  /** That answered last. */
  readonly agent?: string
  readonly created_at: string
  readonly updated_at: string
  readonly last_message_at: string
  /** Messages of both sides; the last one has this sequence. */
  readonly message_count: number
  /** What the next message may go on from. */
  readonly state?: ChatState
  /** The state before that one, where it asked of something else. */
  readonly earlier_state?: ChatState
  readonly focus: readonly FocusItem[]
  /** What the last message pointed to. */
  readonly pointed?: FocusItem | undefined
  /** Names of the last message that no record has. */
  readonly lost_names?: readonly string[]
  /** The run that it started last, and the one that it spoke of last. */
  readonly started_run?: string
  readonly spoken_run?: string
  /** What was asked back and not answered yet. */
  readonly options?: readonly AnswerOption[]
}

export type AnswerStatus = 'answering' | 'completed' | 'awaiting_choice' | 'failed' | 'cancelled'

interface Placed {
  readonly id: string
  readonly session_id: string
  readonly sequence: number
  /** For a person what was written, for an agent what was sent. */
  readonly content: string
  readonly created_at: string
}

export interface UserMessage extends Placed {
  readonly role: 'user'
}

export interface AssistantMessage extends Placed {
  readonly role: 'assistant'
  readonly user_id: string
  readonly status: AnswerStatus
  /** Of the asking request. */
  readonly language: Language
  readonly question: AskedQuestion
  /** What the asking credential might do; never more than the account may by now. */
  readonly permissions: readonly Permission[]
  /** Last sequence of its log. */
  readonly last_event: number
  readonly stage: 'asked' | 'routed' | 'following'
  readonly agent?: string
  readonly reading?: MessageReading
  /** What the message points to, or why that is nothing. */
  readonly pointed?: FocusItem
  readonly lost?: LostReference
  readonly investigation_id?: string
  /** What the run looks through, as it was said. */
  readonly figures?: AnswerEvidence
  /** Last event of the run that the answer has spoken of, and how many findings. */
  readonly run_event?: number
  readonly run_anomalies?: number
  /** The first findings, as they were said. */
  readonly said_anomalies?: readonly AnomalyReference[]
  /** How far the run had come, in per cent. */
  readonly run_percentage?: number
  /** It ends before all was said. */
  readonly partial?: true
  readonly confidence?: number
  readonly completed_at?: string
}

/** What is to be answered. */
export interface AskedQuestion {
  readonly text: string
  readonly filters: InvestigationFilters
  /** Absent: the service chooses. */
  readonly agent_name?: string
  readonly choice?: string
}

export type StoredMessage = UserMessage | AssistantMessage

/** Where a message stands. */
export interface MessagePlace {
  readonly user_id: string
  readonly session_id: string
  readonly sequence: number
}

/** A document with the exact bytes that a later commit can be made to depend on. */
export interface Found<Document> {
  readonly document: Document
  readonly condition: Condition
}

const encoder = new TextEncoder()

export function chatBytes(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}

/**
 * The instant of the next question, ms since 1970; its answer has an id of the one behind it. Neither is before what was said last,
 * even where the clock was set back.
 */
export function timeOfNext(
  { last_message_at, message_count }: Pick<StoredConversation, 'last_message_at' | 'message_count'>,
  nowMs: number,
): number {
  return message_count === 0 ? nowMs : Math.max(nowMs, Date.parse(last_message_at) + 2)
}

/** A session of the caller's own. Throws RESOURCE_NOT_FOUND for any other, so that nobody learns whether there is one. */
export async function getSession(
  state: Store,
  id: string,
  caller: Pick<Caller, 'user_id'>,
): Promise<Found<StoredConversation>> {
  const found = await findSession(state, id, caller)
  if (found === undefined) throw unknown(id)
  return found
}

/** A session of the caller's own, where there is one. */
export async function findSession(
  state: Store,
  id: string,
  { user_id }: Pick<Caller, 'user_id'>,
): Promise<Found<StoredConversation> | undefined> {
  const key = sessionKey(user_id, id)
  const expected = isUuid(id) ? await state.get(key) : undefined
  return expected && { document: parseStored<StoredConversation>(expected), condition: { key, expected } }
}

/** The caller's own sessions, without those that are damaged. */
export async function listSessionsOf(state: Store, user: string): Promise<readonly StoredConversation[]> {
  const sessions: StoredConversation[] = []
  for await (const { value } of wholeEntries(state.range({ prefix: sessionsPrefix(user) })))
    sessions.push(parseStored<StoredConversation>(value))
  return sessions
}

/** The messages of a session in their order, without those that are damaged. */
export async function listMessagesOf(state: Store, session: string): Promise<readonly StoredMessage[]> {
  const messages: StoredMessage[] = []
  for await (const { value } of wholeEntries(state.range({ prefix: messagesPrefix(session) })))
    messages.push(parseStored<StoredMessage>(value))
  return messages
}

/** An answer that the caller asked for. Throws RESOURCE_NOT_FOUND. */
export async function getAnswer(
  state: Store,
  id: string,
  { user_id }: Pick<Caller, 'user_id'>,
): Promise<Found<AssistantMessage>> {
  const bytes = isUuid(id) ? await state.get(placeKey(id)) : undefined
  const place = bytes && parseStored<MessagePlace>(bytes)
  if (place?.user_id !== user_id) throw unknown(id)
  // With its conversation an answer is gone for its readers, before the last of it is removed.
  if ((await state.get(sessionKey(user_id, place.session_id))) === undefined) throw unknown(id)
  const key = messageKey(place.session_id, place.sequence)
  const expected = await state.get(key)
  const document = expected && parseStored<StoredMessage>(expected)
  if (expected === undefined || document?.role !== 'assistant') throw unknown(id)
  return { document, condition: { key, expected } }
}

function unknown(id: string): AppError {
  return new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
}
