// Conversations in the model of clients of a server that is killed again and again: what was asked, and what was answered.

import assert from 'node:assert/strict'
import type { ChatAnswer, ChatHistoryList, ChatSession } from '../../src/domain/generated/wire-types.ts'
import { allSessionsPrefix, answeringPrefix, removingPrefix } from '../../src/services/chat/keys.ts'
import type { Store } from '../../src/store/port.ts'
import type { Client } from './client.ts'
import { type Fate, isDone, pick, remove, type Scene, settle, tally } from './torture-ledger.ts'

/** By the first message, of which there is one alone in each conversation. */
export type ChatLedger = Map<string, { id: string | null; fate: Fate; content: string | null }>

/** What a client may do; each sends one request at most. */
export const chatActs = { askChat, deleteChat }

async function askChat({ talker, ledger }: Scene): Promise<void> {
  const number = ++ledger.sent
  const message =
    number % 8 === 0 ? `look for anomalies in contracts q${number}q` : `list the 20 largest contracts, q${number}q`
  const entry = { id: null as string | null, fate: 'open' as Fate, content: null as string | null }
  ledger.chats.set(message, entry)
  const reply = await talker.request('chat_message', { body: { message } })
  // 409: as many conversations as one may have; some are deleted now and then.
  if (reply.status === 409 || !isDone(reply, 201)) {
    ledger.chats.delete(message)
    return
  }
  const { session_id, content, status } = reply.english as ChatAnswer
  Object.assign(entry, { id: session_id, fate: 'kept', content: status === 'answering' ? null : content })
  tally(ledger, 'chats')
}

async function deleteChat({ talker, ledger, random }: Scene): Promise<void> {
  const entry = pick([...ledger.chats.values()], random)
  if (!entry?.id || random.integer(2) > 0) return
  const params = { chat_session_id: entry.id }
  await remove(entry, () => talker.request('delete_chat_session', { params }))
  if (entry.fate === 'deleted') tally(ledger, 'chats deleted')
}

async function everySession(client: Client): Promise<readonly ChatSession[]> {
  const sessions: ChatSession[] = []
  for (let page = 1; ; page++) {
    const { data } = (await client.request('list_chat_sessions', { query: { page, limit: 100 } })).english as {
      data: ChatSession[]
    }
    sessions.push(...data)
    if (data.length < 100) return sessions
  }
}

/** Compares the conversations with the ledger after a start, and settles what was open by what is there. */
export async function assertChatsHold(client: Client, chats: ChatLedger): Promise<void> {
  const listed = await everySession(client)
  for (const [message, entry] of chats) {
    const found = listed.filter(({ title }) => title === message)
    assert.ok(found.length < 2, `"${message}" is doubled`)
    entry.id ??= found[0]?.id ?? null
    settle(entry, found.length === 1, message)
  }
  assert.deepEqual(
    listed.filter(({ title }) => !chats.has(title)),
    [],
    'a conversation that nobody began',
  )
}

/** Once all is at rest: each question has one answer, and that which was acknowledged; returns the runs that answers began. */
export async function assertChatsEnd(client: Client, chats: ChatLedger): Promise<void> {
  await assertChatsHold(client, chats)
  for (const [message, { id, fate, content }] of chats) {
    if (fate !== 'kept') continue
    const query = { session_id: id ?? '', sort: 'created_at' }
    const { data } = (await client.request('chat_history', { query })).english as ChatHistoryList
    assert.deepEqual(
      data.map(({ role }) => role),
      ['user', 'assistant'],
      message,
    )
    const [question, answer] = data
    assert.equal(question?.content, message)
    assert.ok(answer?.status !== undefined && answer.status !== 'answering', message)
    if (content !== null) assert.equal(answer.content, content, `the answer of "${message}" is the acknowledged one`)
  }
}

/** The store by itself: nothing of a conversation that is gone, and no answer that has not ended. */
export async function assertChatsStored(state: Store): Promise<void> {
  const sessions = new Set<string>()
  for await (const { key } of state.range({ prefix: allSessionsPrefix })) sessions.add(key.split('/').at(-1) ?? '')
  const messages = new Set<string>()
  for await (const { key, value } of state.range({ prefix: 'chat-place/' })) {
    const { session_id } = JSON.parse(Buffer.from(value).toString()) as { session_id: string }
    assert.ok(sessions.has(session_id), `${key} is an orphan`)
    messages.add(key.split('/')[1] ?? '')
  }
  for await (const { key } of state.range({ prefix: 'chat-message/' }))
    assert.ok(sessions.has(key.split('/')[1] ?? ''), `${key} is an orphan`)
  for (const prefix of ['chat-event/', 'chat-evidence/', 'chat-feedback/', 'chat-run/'])
    for await (const { key } of state.range({ prefix }))
      assert.ok(messages.has(key.split('/')[1] ?? ''), `${key} is an orphan`)
  for (const prefix of [answeringPrefix, removingPrefix])
    for await (const { key } of state.range({ prefix })) assert.fail(`${key} waits`)
}
