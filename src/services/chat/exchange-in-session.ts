// A question that several agents answer, as part of a conversation: it is read after what was said there, and stands there with its answer.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { AnswerEvidence } from '../../chat/answer-draft.ts'
import { type MessageReading, nextState } from '../../chat/chat-state.ts'
import type { RecordFacts } from '../../chat/facts/record-facts.ts'
import { withoutLostNames } from '../../chat/lost-names.ts'
import { pointAt } from '../../chat/point-at.ts'
import { figuresEvidence } from '../../chat/skills/records-skill.ts'
import { reasonTexts } from '../../chat/wording/words.ts'
import type { Caller } from '../../domain/caller.ts'
import { dayOf } from '../../domain/days.ts'
import type { InvestigationFilters, MultiAgentReply } from '../../domain/generated/wire-types.ts'
import { namesPerson, toGivenText, withoutMasked } from '../../domain/mask-personal-ids.ts'
import type { DataSource, Language } from '../../domain/vocabulary.ts'
import { timedUuid } from '../../platform/ids.ts'
import { maskTexts } from '../investigations/word-results.ts'
import { type ChatEvent, logged } from './chat-events.ts'
import type { ChatContext } from './context.ts'
import {
  type AssistantMessage,
  chatBytes,
  getSession,
  type StoredConversation,
  timeOfNext,
  type UserMessage,
} from './conversation.ts'
import { messageKey, placeKey, sessionKey } from './keys.ts'
import { chunkEvents, completeFacts, evidenceWrites } from './say.ts'

/** A question of a conversation, as it is read after what was said before. */
export interface QuestionInSession {
  readonly session_id: string
  /** As it was asked. */
  readonly text: string
  readonly given: InvestigationFilters
  readonly reading: MessageReading
  /** What its figures rest on. */
  readonly facts: RecordFacts
  /** The same question with what it inherits, which needs no conversation. */
  readonly alone: {
    readonly query: string
    readonly filters: InvestigationFilters
    readonly data_source?: DataSource
  }
}

interface Asking {
  readonly caller: Caller
  readonly language: Language
  readonly signal: AbortSignal
}

/** Throws RESOURCE_NOT_FOUND for a session that is not the caller's, and SERVICE_UNAVAILABLE. */
export async function readInSession(
  context: ChatContext,
  asked: Pick<QuestionInSession, 'session_id' | 'text' | 'given'>,
  { caller, language, signal }: Asking,
): Promise<QuestionInSession> {
  const { session_id } = asked
  const given = maskTexts(asked.given)
  const masked = toGivenText(asked.text)
  const text = withoutMasked(masked)
  const { document: session } = await getSession(context.state, session_id, caller)
  const today = dayOf(context.clock.now())
  const before = withoutLostNames(session.state, session.lost_names ?? [], text)
  const spoken = { ...session, ...(before && { state: before }) }
  const { reading } = pointAt(await context.read('message', { text, before, today }), spoken, text)
  const { state } = reading
  const words =
    reading.change === 'new' ? undefined : await context.read('words', { state, wording: { language, today } })
  const { filters, data_source } = state
  const facts = await context.collect({ state, given, language, skip: 0, limit: 1 }, signal)
  const hasWords = reading.change === 'new' || words !== undefined
  return {
    ...{ session_id, text: masked, given, reading, facts },
    alone: {
      query: namesPerson(masked) ? masked : (words ?? masked),
      filters: hasWords ? given : { ...filters, ...given },
      ...(data_source && { data_source }),
    },
  }
}

/** Stores a question with the answer that it got; resolves to the id of the answer. Throws RESOURCE_NOT_FOUND where the session is gone. */
export async function keepInSession(
  context: Pick<ChatContext, 'state' | 'clock' | 'ids'>,
  question: QuestionInSession,
  told: { readonly reply: MultiAgentReply; readonly caller: Caller; readonly language: Language },
): Promise<string> {
  const { state, ids, clock } = context
  return untilCommitted(async () => {
    const { document: session, condition } = await getSession(state, question.session_id, told.caller)
    const atMs = timeOfNext(session, clock.now())
    const [questionId, answerId] = [0, 1].map((later) => timedUuid(atMs + later, ids.secret(16)))
    const at = new Date(atMs).toISOString()
    const { user, answer, writes } = messagesOf(question, { ...told, session, at, questionId, answerId })
    const { options: _, pointed: __, ...kept } = session
    const next: StoredConversation = {
      ...kept,
      ...{ agent: answer.agent, focus: [], lost_names: [] },
      ...(!namesPerson(question.text) && { state: nextState(session.state, question.reading) }),
      ...{ message_count: answer.sequence, updated_at: at, last_message_at: at },
    }
    const place = (sequence: number) => chatBytes({ user_id: session.user_id, session_id: session.id, sequence })
    const all = [
      { key: sessionKey(session.user_id, session.id), value: chatBytes(next) },
      { key: messageKey(session.id, user.sequence), value: chatBytes(user) },
      { key: messageKey(session.id, answer.sequence), value: chatBytes(answer) },
      { key: placeKey(user.id), value: place(user.sequence) },
      { key: placeKey(answer.id), value: place(answer.sequence) },
      ...writes,
    ]
    return (await state.commit(all, [condition])) ? answerId : null
  })
}

interface Exchanged {
  readonly reply: MultiAgentReply
  readonly caller: Caller
  readonly language: Language
  readonly session: StoredConversation
  readonly at: string
  readonly questionId: string
  readonly answerId: string
}

function messagesOf(
  { text, given, reading, facts }: QuestionInSession,
  { reply, caller, language, session, at, questionId, answerId }: Exchanged,
) {
  const placed = { session_id: session.id, created_at: at }
  const user: UserMessage = {
    ...{ role: 'user', id: questionId, ...placed },
    ...{ sequence: session.message_count + 1, content: text },
  }
  const agent = 'coordinator'
  const asked: AssistantMessage & { readonly agent: string } = {
    ...{ role: 'assistant', id: answerId, ...placed, user_id: session.user_id, sequence: session.message_count + 2 },
    ...{ content: '', status: 'completed', stage: 'routed', language, question: { text, filters: given } },
    ...{ permissions: caller.permissions, last_event: 0, agent, reading, completed_at: at },
  }
  const draft = { evidence: evidenceOf(reply, { text, reading, facts }) }
  const events: readonly ChatEvent[] = [
    { event: 'agent_selected', data: { agent, reason: reasonTexts.asked_for[language] } },
    ...chunkEvents(reply.answer, { from: 0, to: 1 }),
    { event: 'complete', data: completeFacts({ answer: asked }, { status: 'completed', draft, facts }) },
  ]
  const { message, writes } = logged(asked, events)
  return { user, answer: { ...message, agent }, writes: [...writes, ...evidenceWrites(message, draft)] }
}

/** Of the figures the records that were searched; of the parts each record and finding that they name. */
function evidenceOf(
  { parts }: MultiAgentReply,
  { text, reading: { state }, facts }: Pick<QuestionInSession, 'text' | 'reading' | 'facts'>,
): readonly AnswerEvidence[] {
  const named = parts.flatMap(({ evidence, investigation_id }) =>
    evidence.flatMap(({ kind, id, label }): readonly AnswerEvidence[] => {
      if (kind === 'record') return [{ kind, id, label }]
      return kind === 'anomaly' && investigation_id !== undefined ? [{ kind, id, investigation_id, label }] : []
    }),
  )
  return facts.totals.count === 0 || namesPerson(text) ? named : [figuresEvidence(state, facts), ...named]
}
