// What was said in the conversations of an account, as lists. A conversation's messages are in the order of their times (ask.ts), so that
// those whose times lie behind a page are not read for it.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Caller } from '../../domain/caller.ts'
import type { ChatHistoryItem } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import type { Store } from '../../store/port.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { ChatContext } from './context.ts'
import {
  getSession,
  listMessagesOf,
  listSessionsOf,
  type StoredConversation,
  type StoredMessage,
} from './conversation.ts'

/** A question and its answer are of one instant; their ids are in their order. */
const newestFirst = '-created_at,-id'
const oldestFirst = 'created_at,id'

/** One page of the messages of a conversation. Throws RESOURCE_NOT_FOUND. */
export async function listMessages(
  { state }: Pick<ChatContext, 'state'>,
  query: ListQuery & { readonly session_id: string; readonly direction?: 'next' | 'prev' },
  caller: Caller,
): Promise<Page<ChatHistoryItem>> {
  const { session_id, direction, sort = direction === 'next' ? oldestFirst : newestFirst } = query
  await getSession(state, session_id, caller)
  return pageOf((await listMessagesOf(state, session_id)).map(toItem), { ...query, sort }, 'id')
}

/**
 * One page of the messages of all own conversations. In the order of their times a cursor leads through any number; page numbers,
 * filters and other orders are for as many as are looked at, which `examined` then says.
 */
export async function listHistory(
  { state }: Pick<ChatContext, 'state'>,
  query: ListQuery,
  { user_id }: Caller,
): Promise<Page<ChatHistoryItem>> {
  const { sort = newestFirst, filter } = query
  const sessions = await listSessionsOf(state, user_id)
  const count = sessions.reduce((sum, { message_count }) => sum + message_count, 0)
  const max = limits.chatHistoryMessagesMax
  const examined = count > max ? { examined: max } : {}
  const isInOrder = filter === undefined && [newestFirst, oldestFirst].includes(sort)
  if (!isInOrder) return { ...pageOf(await readNewest(state, sessions), { ...query, sort }, 'id'), ...examined }
  const total = Math.min(count, max)
  const isBeyond = query.cursor === undefined && (query.page - 1) * query.limit > total
  const items = isBeyond ? [] : await readAround(state, sessions, { ...query, sort })
  return { ...pageOf(items, { ...query, sort }, 'id'), total, ...examined }
}

/** The newest messages, as many as may be looked at. */
async function readNewest(state: Store, sessions: readonly StoredConversation[]): Promise<readonly ChatHistoryItem[]> {
  const limit = limits.chatHistoryMessagesMax
  const items = await readAround(state, sessions, { sort: newestFirst, page: 1, limit })
  return items.toSorted(byTime('created_at', -1)).slice(0, limit)
}

/** All items up to the end of a page in the order of their times, and one more where there is one. */
async function readAround(
  state: Store,
  sessions: readonly StoredConversation[],
  { sort, cursor, page, limit }: ListQuery & { readonly sort: string },
): Promise<readonly ChatHistoryItem[]> {
  const sign = sort === newestFirst ? -1 : 1
  const [nearest, farthest] =
    sign < 0 ? (['last_message_at', 'created_at'] as const) : (['created_at', 'last_message_at'] as const)
  const isAfter = (time: string, other: string) => (sign < 0 ? time < other : time > other)
  const mark = cursor === undefined ? undefined : timeOfMark(cursor)
  const wanted = (cursor === undefined ? page * limit : limit) + 1
  let items: ChatHistoryItem[] = []
  let end: string | undefined
  for (const session of sessions.toSorted(byTime(nearest, sign))) {
    if (end !== undefined && isAfter(session[nearest], end)) break
    if (mark !== undefined && isAfter(mark, session[farthest])) continue
    for (const item of await readItems(state, session.id))
      if (mark === undefined || !isAfter(mark, item.created_at)) items.push(item)
    if (items.length < 2 * wanted) continue
    const ahead = items.filter(({ created_at }) => mark === undefined || isAfter(created_at, mark))
    end = ahead.sort(byTime('created_at', sign))[wanted - 1]?.created_at
    items = items.filter(({ created_at }) => end === undefined || !isAfter(created_at, end))
  }
  return items
}

/** The time of the item that a cursor names; one that is no cursor is refused with the page. */
function timeOfMark(cursor: string): string | undefined {
  try {
    const [time]: readonly unknown[] = JSON.parse(cursor)
    return typeof time === 'string' ? time : undefined
  } catch {
    return undefined
  }
}

type Timed<Name extends string> = Readonly<Record<Name, string>>

function byTime<Name extends string>(name: Name, sign: 1 | -1) {
  return (one: Timed<Name>, other: Timed<Name>) =>
    one[name] === other[name] ? 0 : one[name] < other[name] ? -sign : sign
}

async function readItems(state: Store, session: string): Promise<readonly ChatHistoryItem[]> {
  await nextTurn()
  return (await listMessagesOf(state, session)).map(toItem)
}

function toItem(message: StoredMessage): ChatHistoryItem {
  const { id, session_id, role, content, created_at } = message
  if (message.role === 'user') return { id, session_id, role, content, created_at }
  const { agent, investigation_id, status, partial } = message
  return {
    ...{ id, session_id, role, content, created_at, status },
    ...(agent !== undefined && { agent }),
    ...(investigation_id !== undefined && { investigation_id }),
    ...(partial && { partial }),
  }
}
