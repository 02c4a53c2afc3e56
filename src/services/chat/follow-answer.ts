// Follows the log of an answer. Any number of readers, over any kind of connection; none of them can stop it by leaving.

import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { orIfDamaged } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { placeAfter, untilSharedPlace } from '../followed-logs.ts'
import { type ChatEvent, lastChatEvents, toDamaged } from './chat-events.ts'
import type { ChatContext } from './context.ts'
import { type AssistantMessage, getAnswer } from './conversation.ts'
import { startRouter } from './conversations.ts'
import { chatEventKey, chatEventSequence, chatEventsPrefix } from './keys.ts'

export interface LoggedChatEvent {
  /** Sequence number, from 1. */
  readonly id: number
  readonly event: ChatEvent
}

/** Events that follow each other, the same object for all who read them at once. */
export type ChatPage = readonly LoggedChatEvent[]

/** `ended`: no event follows the one that was named. */
export type AnswerStream =
  | { readonly type: 'follow' | 'reset'; readonly answer: AssistantMessage; readonly pages: AsyncIterable<ChatPage> }
  | { readonly type: 'ended'; readonly answer: AssistantMessage }

export interface AnswerReader {
  readonly caller: Pick<Caller, 'user_id'>
  readonly lastEventId: string | null
  readonly signal: AbortSignal
}

/** Opens the log of an answer that the caller asked for, and has it worked out where nobody is at it. Throws RESOURCE_NOT_FOUND. */
export async function openAnswer(context: ChatContext, id: string, reader: AnswerReader): Promise<AnswerStream> {
  const { document: answer } = await getAnswer(context.state, id, reader.caller)
  const { lastEventId, signal } = reader
  const pages = (after: number) => follow(context, answer, { after, signal })
  const { type, after } = placeAfter(lastEventId, answer.last_event)
  if (after === answer.last_event && answer.status !== 'answering') return { type: 'ended', answer }
  if (answer.status === 'answering') startRouter(context, answer)
  return { type, answer, pages: pages(after) }
}

async function* follow(
  context: ChatContext,
  { id, user_id }: AssistantMessage,
  { after, signal }: { readonly after: number; readonly signal: AbortSignal },
): AsyncGenerator<ChatPage> {
  const log = context.logs.join(chatEventsPrefix(id), signal)
  try {
    let seen = after
    while (!signal.aborted) {
      const page = await log.read(String(seen), () => readPage(context, id, seen))
      const last = page.at(-1)
      if (last === undefined) {
        // With its conversation an answer is deleted.
        if (!(await isThere(context, id, user_id))) return
        await log.grown()
        continue
      }
      yield page
      if (lastChatEvents.has(last.event.event)) return
      seen = last.id
    }
  } finally {
    log.leave()
  }
}

async function isThere({ state }: ChatContext, id: string, user_id: string): Promise<boolean> {
  try {
    await getAnswer(state, id, { user_id })
    return true
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'RESOURCE_NOT_FOUND')) throw error
    return false
  }
}

async function readPage({ state }: ChatContext, id: string, after: number): Promise<ChatPage> {
  const page: LoggedChatEvent[] = []
  const range = { prefix: chatEventsPrefix(id), from: chatEventKey(id, after + 1), limit: untilSharedPlace(after) }
  for await (const entry of state.range(range)) {
    const event = await orIfDamaged<ChatEvent>(async () => parseStored<ChatEvent>(entry.value), toDamaged)
    page.push({ id: chatEventSequence(entry.key), event })
  }
  return page
}
