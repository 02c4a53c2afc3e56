// A question is asked: it is stored with the answer to come before anybody hears of it, and its conversation is woken.

import { untilCommitted } from '../../auth/until-committed.ts'
import { labelOfOption } from '../../chat/answer-draft.ts'
import { toAskedText } from '../../chat/asked-text.ts'
import { stageTexts } from '../../chat/wording/words.ts'
import { findAgent, namesOfAgents } from '../../domain/agents.ts'
import type { Caller } from '../../domain/caller.ts'
import { firstCharacters } from '../../domain/first-characters.ts'
import type { InvestigationFilters } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { findHeld } from '../../platform/damage.ts'
import { timedUuid } from '../../platform/ids.ts'
import type { Condition } from '../../store/port.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { assertFilterBounds } from '../investigations/complete-request.ts'
import { maskTexts } from '../investigations/word-results.ts'
import { logged } from './chat-events.ts'
import type { ChatContext } from './context.ts'
import {
  type AskedQuestion,
  type AssistantMessage,
  chatBytes,
  getSession,
  type StoredConversation,
  timeOfNext,
  type UserMessage,
} from './conversation.ts'
import { wake } from './conversations.ts'
import { answeringKey, answeringOfUser, askedKey, messageKey, placeKey, sessionKey, sessionsPrefix } from './keys.ts'

export interface AskRequest {
  readonly message?: string
  readonly choice?: string
  readonly session_id?: string
  readonly agent_name?: string
  readonly filters: InvestigationFilters
}

export interface AskHow extends Making<AssistantMessage> {
  readonly caller: Caller
  readonly language: Language
}

/**
 * The answer to come. Throws VALIDATION_ERROR for a message of nothing and for a choice that was not offered, RESOURCE_NOT_FOUND for a
 * session that is not the caller's, RATE_LIMIT_EXCEEDED where as many answers are under way as may, CONFLICT where the caller has as
 * many sessions as may, or the session as many messages.
 */
export async function ask(context: ChatContext, request: AskRequest, how: AskHow): Promise<AssistantMessage> {
  const { state, ids, clock } = context
  const { user_id } = how.caller
  const newSession = ids.uuid()
  const attempt = async () => {
    // Of questions of one account at once, on any nodes, one is counted after the other.
    const asked: Condition = { key: askedKey(user_id), expected: await findHeld(state, askedKey(user_id)) }
    await assertMayAsk(context, user_id)
    const found = request.session_id === undefined ? undefined : await getSession(state, request.session_id, how.caller)
    const session = found?.document ?? (await openSession(context, newSession, how.caller))
    assertHasRoom(session)
    const question = toQuestion(request, session, how)
    const atMs = timeOfNext(session, clock.now())
    // In the order of the conversation, by which messages of one instant are listed.
    const [questionId, answerId] = [0, 1].map((later) => timedUuid(atMs + later, ids.secret(16)))
    const made = draft({ session, question, questionId, answerId, atMs }, how)
    const kept = await keeping(how, made.answer)
    const condition: Condition = found?.condition ?? { key: sessionKey(user_id, session.id), expected: null }
    const writes = [...made.writes, { key: asked.key, value: Buffer.from(ids.secret(12)) }, ...kept.writes]
    return (await state.commit(writes, [condition, asked, ...kept.conditions])) ? made.answer : null
  }
  const answer = await context.investigations.inTurn(`chat/${user_id}`, () => untilCommitted(attempt))
  await wake(context, answer)
  return answer
}

async function assertMayAsk({ state }: ChatContext, user: string): Promise<void> {
  let running = 0
  for await (const _ of state.range({ prefix: answeringOfUser(user) })) running++
  const maximum = limits.chatAnswersPerUserMax
  if (running >= maximum)
    throw new AppError('RATE_LIMIT_EXCEEDED', {
      reason: 'too_many_answers',
      limit: 'concurrent',
      running,
      maximum,
      retry_after: limits.retryAfterSeconds,
    })
}

function assertHasRoom({ message_count }: StoredConversation): void {
  const limit = limits.chatMessagesPerSessionMax
  if (message_count + 2 > limit) throw new AppError('CONFLICT', { reason: 'conversation_full', limit })
}

async function openSession(
  { state, clock }: ChatContext,
  id: string,
  { user_id }: Caller,
): Promise<StoredConversation> {
  let held = 0
  for await (const _ of state.range({ prefix: sessionsPrefix(user_id) })) held++
  if (held >= limits.chatSessionsPerUserMax)
    throw new AppError('CONFLICT', { reason: 'too_many_sessions', limit: limits.chatSessionsPerUserMax })
  const created_at = new Date(clock.now()).toISOString()
  return {
    ...{ id, user_id, title: '', created_at, updated_at: created_at, last_message_at: created_at },
    message_count: 0,
    focus: [],
  }
}

function toQuestion(
  { message, choice, agent_name, filters: given }: AskRequest,
  { options }: StoredConversation,
  { language }: Pick<AskHow, 'language'>,
): AskedQuestion {
  assertFilterBounds(given)
  // Masked before they are stored or read.
  const filters = maskTexts(given)
  if (choice !== undefined) {
    const option = options?.find(({ id }) => id === choice)
    if (option === undefined)
      throw new AppError('VALIDATION_ERROR', {
        field: 'choice',
        ...(options === undefined
          ? { reason: 'nothing_offered' }
          : { reason: 'not_offered', allowed: options.map(({ id }) => id) }),
      })
    return { text: labelOfOption(option), filters, choice }
  }
  const text = toAskedText(message ?? '')
  if (text === '') throw new AppError('VALIDATION_ERROR', { field: 'message', reason: 'required' })
  if (agent_name === undefined || agent_name === 'auto') return { text, filters }
  const agent = findAgent(agent_name)
  if (agent === undefined)
    throw new AppError('VALIDATION_ERROR', {
      field: 'agent_name',
      reason: 'not_allowed',
      allowed: ['auto', ...namesOfAgents(language)],
    })
  return { text, filters, agent_name: agent.name }
}

interface Draft {
  readonly session: StoredConversation
  readonly question: AskedQuestion
  readonly questionId: string
  readonly answerId: string
  readonly atMs: number
}

function draft({ session, question, questionId, answerId, atMs }: Draft, { caller, language }: AskHow) {
  const { id: session_id, user_id, message_count } = session
  const at = new Date(atMs).toISOString()
  const [asked, answered] = [message_count + 1, message_count + 2]
  const content = toAskedText(question.text)
  const user: UserMessage = { role: 'user', id: questionId, session_id, sequence: asked, content, created_at: at }
  const { message: answer, writes } = logged(
    {
      ...{ role: 'assistant', id: answerId, session_id, user_id, sequence: answered, content: '', created_at: at },
      ...{ status: 'answering', stage: 'asked', language, question, last_event: 0 },
      permissions: caller.permissions,
    },
    [
      {
        event: 'thinking',
        data: {
          status: stageTexts.reading?.[language] ?? '',
          agent: 'chat_router',
          timestamp: at,
          session_id,
          message_id: answerId,
        },
      },
    ],
  )
  const title = session.title === '' ? firstCharacters(content, limits.chatTitleCharactersMax) : session.title
  const next = { ...session, title, message_count: answered, updated_at: at, last_message_at: at }
  const place = (sequence: number) => chatBytes({ user_id, session_id, sequence })
  return {
    answer,
    writes: [
      { key: sessionKey(user_id, session_id), value: chatBytes(next) },
      { key: messageKey(session_id, asked), value: chatBytes(user) },
      { key: messageKey(session_id, answered), value: chatBytes(answer) },
      { key: placeKey(questionId), value: place(asked) },
      { key: placeKey(answerId), value: place(answered) },
      { key: answeringKey(user_id, session_id, answered), value: new TextEncoder().encode(answerId) },
      ...writes,
    ],
  }
}
