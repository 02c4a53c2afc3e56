// Server chats: conversations that a command holds on a server. What it says is kept as it says it, beside English names.

import { type Chat, chat, chatHistory, listChatSessions, type Types } from '../../clients/typescript/src/index.ts'
import type {
  ChatHistoryItem,
  ChatHistoryList,
  ChatPlace,
  ChatQuestion,
  ChatSession,
  ChatSessionList,
} from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { PlatformWebSocket } from '../platform/web-socket.ts'
import { chatNotices } from '../wire/chat-messages.ts'
import { chatEvents } from '../wire/events.ts'
import { toEnglish, toPortuguese } from '../wire/rename.ts'
import type { Server } from './server-client.ts'
import type { Said } from './server-investigations.ts'

/** A message of the server; of an answer it has its place. */
export interface ChatMessage extends Said<object & Partial<ChatPlace>> {
  readonly type: string
}

/** What is asked; the defaults are those of the interface. */
export type TypedQuestion = Partial<Pick<ChatQuestion, 'message' | 'choice' | 'session_id'>>

/** One conversation, over as many connections as it takes. */
export interface HeldChat {
  readonly messages: AsyncIterable<ChatMessage>
  /** Returns the `id` that the messages of the answer have. */
  ask(question: TypedQuestion): string
  cancel(messageId: string): void
  close(): void
}

export interface ServerChats {
  hold(): HeldChat
  /** The latest of one's own. */
  sessions(): Promise<readonly ChatSession[]>
  /** What was said in one of them, in its order. */
  history(session_id: string): Promise<readonly ChatHistoryItem[]>
}

/** Each throws ServerFailure where it is not answered as asked. */
export function createServerChats({ client, language, fail }: Server): ServerChats {
  const spell = <Wire>(schema: string, value: unknown) =>
    (language === 'pt' ? toPortuguese(schema, value) : value) as Wire
  const read = <Value>(schema: string, value: unknown) =>
    (language === 'pt' ? toEnglish(schema, value) : value) as Value
  return {
    hold() {
      const held: Chat<Language> = chat(client, { keepOpen: true, WebSocket: PlatformWebSocket as never })
      return {
        messages: toMessages(held, { language, fail }),
        ask: (question) => held.ask(spell('ChatQuestion', question)),
        cancel: (id) => void held.cancel(id),
        close: () => held.close(),
      }
    },
    async sessions() {
      const query = spell<Types['en']['ChatSessionsQuery']>('ChatSessionsQuery', { limit: limits.chatSessionsListed })
      const { data } = await listChatSessions(client, { query }).catch(fail)
      return read<ChatSessionList>('ChatSessionList', data).data
    },
    async history(session_id) {
      const wish = { session_id, limit: limits.chatHistoryListed }
      const query = spell<Types['en']['ChatHistoryQuery']>('ChatHistoryQuery', wish)
      const { data } = await chatHistory(client, { query }).catch(fail)
      // Their ids are in the order in which they were written.
      return read<ChatHistoryList>('ChatHistoryList', data).data.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    },
  }
}

async function* toMessages(
  held: AsyncIterable<unknown>,
  { language, fail }: Pick<Server, 'language' | 'fail'>,
): AsyncGenerator<ChatMessage> {
  try {
    for await (const spelled of held) {
      const { type } = spelled as { readonly type: string }
      const row = [...chatEvents, ...chatNotices].find(({ name }) => name === type)
      if (row !== undefined) yield { type, spelled, value: toNamed(row.schema, spelled, language) }
    }
  } catch (error) {
    fail(error)
  }
}

function toNamed(schema: string, spelled: unknown, language: Language): ChatMessage['value'] {
  return Object(language === 'pt' ? toEnglish('ChatPlace', toEnglish(schema, spelled, 'either'), 'either') : spelled)
}
