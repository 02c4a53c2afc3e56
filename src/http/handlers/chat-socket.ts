// Conversation
// Owns: the order in which the answers of one WebSocket are sent, and the session that its next question goes on with.
// Does not own: the answers, which go on with readers or without, nor the connection.
// V1. An answer is sent once those that were opened before it have been, or have been left; the event that names it is sent at once.

import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { ask } from '../../services/chat/ask.ts'
import { cancelAnswer } from '../../services/chat/cancel-answer.ts'
import type { ChatContext } from '../../services/chat/context.ts'
import type { AssistantMessage } from '../../services/chat/conversation.ts'
import { type ChatPage, openAnswer } from '../../services/chat/follow-answer.ts'
import { type KeptAnswers, keysOf } from '../../services/idempotency/kept-answers.ts'
import type { Making } from '../../services/idempotency/making.ts'
import { type ChatRequest, toChatText, toNoticeText } from '../../wire/chat-messages.ts'
import type { Conversation, FeedMessages } from '../handler.ts'
import { eventDataOf, toAsk } from './chat-view.ts'

interface Held {
  /** A question is as much work as a request. Throws RATE_LIMIT_EXCEEDED. */
  readonly countMore: () => void
  /** What was asked under a key. */
  readonly kept: Pick<KeptAnswers, 'take'>
}

/** What one connection asks, and what it is sent. */
export function openConversation(context: ChatContext, held: Held): Conversation {
  const talk: Talk = { session: undefined, before: Promise.resolve() }
  return {
    async follow(request, { caller, language, signal }) {
      const { id } = request
      const message_id =
        request.type === 'resume'
          ? request.message_id
          : await put(context, talk, { request, caller, language, signal, held })
      const lastEventId = request.type === 'resume' ? String(request.sequence) : null
      const stream = await openAnswer(context, message_id, { caller, lastEventId, signal })
      const { session_id, status } = stream.answer
      if (stream.type === 'ended') throw new AppError('CONFLICT', { reason: 'answer_ended', status })
      talk.session = session_id
      const texts = textsOf(stream.pages, { language, message_id, id })
      const isNamed = request.type === 'resume'
      const messages = inTurn(isNamed ? texts : firstApart(texts), takeTurn(talk), { ahead: isNamed ? 0 : 1 })
      return { key: message_id, about: null, messages }
    },
    async cancel({ message_id, id }, { caller, language }) {
      await cancelAnswer(context, message_id, caller)
      return toNoticeText('cancelled', { message_id, ...(id !== undefined && { id }) }, language)
    },
  }
}

interface Talk {
  session: string | undefined
  /** Until all answers that were opened have been sent. */
  before: Promise<void>
}

interface Put {
  readonly request: Extract<ChatRequest, { readonly type: 'chat' }>
  readonly caller: Caller
  readonly language: Language
  readonly signal: AbortSignal
  readonly held: Held
}

/** The id of the answer to come, or of the one under the key of the question. Throws as ask and KeptAnswers.take. */
async function put(context: ChatContext, talk: Talk, put: Put): Promise<string> {
  const { type: _, id: __, idempotency_key: key, session_id = talk.session, ...asked } = put.request
  put.held.countMore()
  // A conversation that is gone is not gone on with.
  talk.session = undefined
  const question = toAsk({ ...asked, ...(session_id !== undefined && { session_id }) })
  const asking = key === undefined ? askOf(context, question, put) : askOnce(context, question, { ...put, key })
  return asking.catch((cause: unknown) => {
    if (!(cause instanceof AppError && cause.code === 'RESOURCE_NOT_FOUND')) talk.session = session_id
    throw cause
  })
}

type Question = Parameters<typeof ask>[1]

async function askOf(
  context: ChatContext,
  question: Question,
  how: Pick<Put, 'caller' | 'language'> & Making<AssistantMessage>,
): Promise<string> {
  return (await ask(context, question, how)).id
}

/** Asks once under a key: the commit that stores the question keeps which answer it has. */
async function askOnce(
  context: ChatContext,
  question: Question,
  { key, request, caller, language, signal, held }: Put & { readonly key: string },
): Promise<string> {
  const { id: _, ...content } = request
  const keyed = { ...keysOf(caller), operation: 'chat', key, content: { ...content, language } }
  const taken = await held.kept.take(keyed, signal)
  if (taken.type === 'answered') return taken.answer.body ?? ''
  const { claim } = taken
  const keep = ({ id }: AssistantMessage) => {
    return claim.toKeep({ status: 201, headers: {}, type: 'text/plain', body: id })
  }
  try {
    return await askOf(context, question, { caller, language, keep })
  } catch (cause) {
    await claim.release()
    throw cause
  }
}

function takeTurn(talk: Talk): Turn {
  const { before } = talk
  let isOver = (): void => {}
  talk.before = new Promise((resolve) => {
    isOver = resolve
  })
  return { before, isOver }
}

interface Turn {
  readonly before: Promise<void>
  readonly isOver: () => void
}

/** Messages once it is their turn; so many at once. */
async function* inTurn(
  messages: AsyncGenerator<FeedMessages>,
  { before, isOver }: Turn,
  { ahead }: { readonly ahead: number },
): AsyncGenerator<FeedMessages> {
  try {
    for (let sent = 0; sent < ahead; sent++) {
      const { done, value } = await messages.next()
      if (done === true) return
      yield value
    }
    await before
    yield* messages
  } finally {
    isOver()
  }
}

/** The same, with the first text by itself. */
async function* firstApart(messages: AsyncIterable<FeedMessages>): AsyncGenerator<FeedMessages> {
  let isFirst = true
  for await (const { texts, ...ending } of messages) {
    const [first, ...others] = texts
    if (isFirst && first !== undefined && others.length > 0) {
      yield { texts: [first] }
      yield { texts: others, ...ending }
    } else yield { texts, ...ending }
    isFirst = false
  }
}

interface Told {
  readonly language: Language
  readonly message_id: string
  /** Of the request. */
  readonly id: string | undefined
}

async function* textsOf(
  pages: AsyncIterable<ChatPage>,
  { language, message_id, id }: Told,
): AsyncGenerator<FeedMessages> {
  for await (const page of pages) {
    const texts = page.map(({ id: sequence, event }) => {
      const place = { message_id, sequence, ...(id !== undefined && { id }) }
      return Buffer.from(toChatText(event.event, eventDataOf(event, language), { language, place }))
    })
    const last = page.at(-1)?.event.event
    yield { texts, ...((last === 'complete' || last === 'error') && { isFinal: true }) }
  }
}
