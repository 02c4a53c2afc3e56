// Handlers of the chat module.

import type { Caller } from '../../domain/caller.ts'
import type { ChatAnswer, ChatEvidenceDocument, ChatSession } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { ask } from '../../services/chat/ask.ts'
import { cancelAnswer } from '../../services/chat/cancel-answer.ts'
import type { ChatEvent } from '../../services/chat/chat-events.ts'
import type { ChatContext } from '../../services/chat/context.ts'
import { type AssistantMessage, getAnswer, type StoredConversation } from '../../services/chat/conversation.ts'
import { rateAnswer } from '../../services/chat/feedback.ts'
import { type AnswerStream, type ChatPage, openAnswer } from '../../services/chat/follow-answer.ts'
import { listHistory, listMessages } from '../../services/chat/history.ts'
import { filtersOf, readEvidence } from '../../services/chat/read-evidence.ts'
import {
  deleteSession,
  listConversations,
  readSession,
  renameSession,
  sessionVersion,
} from '../../services/chat/sessions.ts'
import { suggestQuestions } from '../../services/chat/suggest-questions.ts'
import type { KeptAnswers } from '../../services/idempotency/kept-answers.ts'
import { pageOf } from '../../services/page-of.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { toChatData } from '../../wire/events.ts'
import { isTypeAcceptable } from '../../wire/media-types.ts'
import type { HandlerRequest, Handlers, StreamText } from '../handler.ts'
import { formatEvent } from '../sse.ts'
import { openConversation } from './chat-socket.ts'
import { eventDataOf, toAsk, withLinks } from './chat-view.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function chatHandlers(context: ChatContext, kept: Pick<KeptAnswers, 'take'>) {
  return {
    async chat_stream(request) {
      const { caller, language, aborted: signal } = request
      const { stream, ...body } = request.body
      const { headers, id } = await askOnce(context, request, body)
      // Who takes no stream gets one answer.
      const isStream = stream && isTypeAcceptable(request.headers('accept'), 'text/event-stream')
      if (!isStream) return { headers, body: await wholeAnswer(context, { id }, { caller, language, signal }) }
      // The last event of something else is no place in the answer to a new question.
      const lastEventId = 'Idempotency-Replayed' in headers ? request.lastEventId : null
      const opened = await openAnswer(context, id, { caller, lastEventId, signal })
      return opened.type === 'ended' ? { status: 204, headers } : { ...streamOf(opened, language), headers }
    },
    async chat_message(request) {
      const { body, caller, language, aborted: signal } = request
      const { headers, id } = await askOnce(context, request, body)
      return { headers, body: await wholeAnswer(context, { id }, { caller, language, signal }) }
    },
    async chat_history(request) {
      const { session_id, ...query } = request.query
      const page =
        session_id === undefined
          ? await listHistory(context, query, request.caller)
          : await listMessages(context, { ...query, session_id }, request.caller)
      return { body: toList(request, page) }
    },
    async chat_session_history(request) {
      const query = { ...request.query, session_id: request.params.chat_session_id }
      return { body: toList(request, await listMessages(context, query, request.caller)) }
    },
    async chat_suggestions(request) {
      const { query, language, aborted: signal } = request
      return { body: toList(request, await suggestQuestions(context, query, { language, signal })) }
    },
    async list_chat_sessions(request) {
      const { sort = '-last_message_at', ...query } = request.query
      const sessions = await listConversations(context, request.caller)
      return { body: toList(request, pageOf(sessions.map(sessionView), { ...query, sort }, 'id')) }
    },
    async get_chat_session({ params, caller }) {
      return versioned(await readSession(context, params.chat_session_id, caller))
    },
    async update_chat_session({ params, body, headers, caller }) {
      const wanted = { id: params.chat_session_id, ifMatch: headers('if-match'), title: body.title }
      return versioned(await renameSession(context, wanted, caller))
    },
    async delete_chat_session({ params, headers, caller }) {
      await deleteSession(context, { id: params.chat_session_id, ifMatch: headers('if-match') }, caller)
      return {}
    },
    async get_chat_answer({ params, caller, language, aborted: signal }) {
      const { document } = await getAnswer(context.state, params.message_id, caller)
      return { body: await answerSoFar(context, document, { caller, language, signal }) }
    },
    async chat_answer_stream({ params, caller, language, aborted: signal, lastEventId }) {
      const stream = await openAnswer(context, params.message_id, { caller, lastEventId, signal })
      return stream.type === 'ended' ? { status: 204 } : streamOf(stream, language)
    },
    async cancel_chat_answer({ params, caller, language, aborted: signal }) {
      const ended = await cancelAnswer(context, params.message_id, caller)
      return { body: await answerSoFar(context, ended, { caller, language, signal }) }
    },
    async rate_chat_answer({ params, body, caller }) {
      const { question: _, ...kept } = await rateAnswer(context, { id: params.message_id, feedback: body }, caller)
      return { body: kept }
    },
    async get_chat_evidence({ params, query, caller, language, aborted }) {
      const { page, limit } = query
      const found = await readEvidence(context, { ...params, page, limit }, { caller, language, aborted })
      return { body: evidenceView(found, { page, limit }) }
    },
    chat(request) {
      const held = { countMore: () => request.countMore(), kept }
      return { feed: null, subscriptions: null, conversation: openConversation(context, held) }
    },
  } satisfies Partial<Handlers>
}

function evidenceView(
  { id, selection, records }: Awaited<ReturnType<typeof readEvidence>>,
  shown: { readonly page: number; readonly limit: number },
): ChatEvidenceDocument {
  const { state, version, totals } = selection
  const { intent, data_source, order, limit, group_by, compare } = state
  const arranged = {
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(group_by && { group_by }),
    ...(compare && { compare }),
  }
  return {
    id,
    query: { intent, ...filtersOf(selection), ...arranged, ...(data_source && { data_source }) },
    dataset_version: version,
    figures: totals,
    records,
    ...{ total: totals.count, ...shown },
  }
}

type AskingRequest = Pick<HandlerRequest<'chat_message'>, 'once' | 'caller' | 'language'>

/** Asks, but where the request has come before: the id of the answer, and the headers that say where it is. */
async function askOnce(
  context: ChatContext,
  request: AskingRequest,
  body: Parameters<typeof toAsk>[0],
): Promise<{ readonly id: string; readonly headers: Readonly<Record<string, string>> }> {
  const { caller, language } = request
  const { headers } = await request.once(toAsked, (making) =>
    ask(context, toAsk(body), { caller, language, ...making }),
  )
  // What was answered before has its body as it went out.
  return { headers, id: headers.Location.split('/').at(-1) ?? '' }
}

/** What is kept of a question under its key: where its answer is, which is read when it has ended. */
function toAsked({ id, session_id, status, content }: AssistantMessage) {
  return {
    headers: { Location: `/api/v1/chat/messages/${id}` },
    body: { session_id, message_id: id, status, content },
  }
}

interface Reader {
  readonly caller: Caller
  readonly language: Language
  readonly signal: AbortSignal
}

/** The answer once it has ended, or as far as it has come when its asker leaves. */
async function wholeAnswer(
  context: ChatContext,
  { id }: Pick<AssistantMessage, 'id'>,
  reader: Reader,
): Promise<ChatAnswer> {
  const { caller, signal } = reader
  const stream = await openAnswer(context, id, { caller, lastEventId: null, signal })
  if (stream.type !== 'ended') for await (const _ of stream.pages);
  const { document } = await getAnswer(context.state, id, caller)
  return answerSoFar(context, document, reader)
}

/** What is known of an answer, from its log. */
async function answerSoFar(
  context: ChatContext,
  { id, session_id, status, content, agent, last_event }: AssistantMessage,
  { caller, language, signal }: Reader,
): Promise<ChatAnswer> {
  let known: Partial<ChatAnswer> = {}
  const stream = await openAnswer(context, id, { caller, lastEventId: null, signal })
  if (stream.type !== 'ended')
    for await (const page of stream.pages) {
      for (const { event } of page) known = { ...known, ...fieldsOf(event, language) }
      if ((page.at(-1)?.id ?? 0) >= last_event) break
    }
  const asked = { session_id, message_id: id, ...(agent !== undefined && { agent }) }
  return { ...asked, ...known, status, content }
}

function fieldsOf({ event, data }: ChatEvent, language: Language): Partial<ChatAnswer> {
  if (event === 'clarification') return { clarification: data }
  if (event === 'error') return { error: wordFailure(data, language) }
  if (event !== 'complete') return {}
  const { status: _, ...told } = withLinks(data, language)
  return told
}

function streamOf(stream: AnswerStream, language: Language): { readonly texts: AsyncIterable<StreamText> } {
  return { texts: stream.type === 'ended' ? nothing() : textsOf(stream.pages, language) }
}

async function* nothing(): AsyncGenerator<StreamText> {}

async function* textsOf(pages: AsyncIterable<ChatPage>, language: Language): AsyncGenerator<StreamText> {
  for await (const page of pages) {
    const text = page.map(({ id, event }) =>
      formatEvent({
        id: String(id),
        event: event.event,
        data: toChatData(event.event, eventDataOf(event, language), language),
      }),
    )
    const last = page.at(-1)?.event.event
    const isFinal = last === 'complete' || last === 'error'
    yield { bytes: Buffer.from(text.join('')), ...(isFinal && { isFinal }) }
  }
}

function versioned(session: StoredConversation) {
  return { version: sessionVersion(session), body: sessionView(session) }
}

function sessionView(session: StoredConversation): ChatSession {
  const { id, user_id, title, agent, message_count, created_at, updated_at, last_message_at, options } = session
  return {
    ...{ id, user_id, title, message_count, created_at, updated_at, last_message_at },
    ...(agent !== undefined && { agent_id: agent }),
    status: options === undefined ? 'active' : 'awaiting_choice',
  }
}
