// A conversation is removed: at once for its readers, then message by message, so that no commit grows with its length. What a process
// that ended left over is removed by the next round (expire-conversations.ts).

import { findHeld, findValue, wholeEntries } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Key, Store } from '../../store/port.ts'
import { chatBytes, type MessagePlace, type StoredConversation, type StoredMessage } from './conversation.ts'
import {
  answeringKey,
  answeringOfSession,
  answerReportKey,
  answerRunKey,
  askedKey,
  chatEventsPrefix,
  evidenceKey,
  feedbackKey,
  messageSequence,
  messagesPrefix,
  placeKey,
  placesPrefix,
  removingKey,
  sessionKey,
  sessionsPrefix,
} from './keys.ts'

export type OwnedConversation = Pick<StoredConversation, 'id' | 'user_id'>

/** False where the conversation is not as it was read. */
export async function removeConversation(
  state: Store,
  { id, user_id }: OwnedConversation,
  condition: Condition,
): Promise<boolean> {
  const asked: Condition = { key: askedKey(user_id), expected: await findHeld(state, askedKey(user_id)) }
  const mark = { key: removingKey(id), value: chatBytes({ id, user_id } satisfies OwnedConversation) }
  const writes = [{ key: sessionKey(user_id, id), value: null }, mark]
  const isRemoved = (await isLast(state, { id, user_id }))
    ? await state.commit([...writes, { key: asked.key, value: null }], [condition, asked])
    : await state.commit(writes, [condition])
  if (isRemoved) await removeMessages(state, { id, user_id })
  return isRemoved
}

async function isLast(state: Store, { id, user_id }: OwnedConversation): Promise<boolean> {
  for await (const { key } of state.range({ prefix: sessionsPrefix(user_id), limit: 2 }))
    if (key !== sessionKey(user_id, id)) return false
  return true
}

/** Removes what is left of a conversation that nobody can read any more, damaged or not. */
export async function removeMessages(state: Store, { id, user_id }: OwnedConversation): Promise<void> {
  let isSearched = false
  for await (const { key, message } of messagesOf(state, id)) {
    const keys = [key, answeringKey(user_id, id, messageSequence(key))]
    if (message !== undefined) keys.push(...(await keysOf(state, message.id)))
    else if (!isSearched) {
      // The id that a damaged message had stands nowhere else.
      await removePlaced(state, id)
      isSearched = true
    }
    await remove(state, keys)
  }
  for await (const { key } of state.range({ prefix: answeringOfSession(user_id, id) })) await remove(state, [key])
  await remove(state, [removingKey(id)])
}

async function* messagesOf(state: Store, session: string) {
  for await (const entry of state.range({ prefix: messagesPrefix(session) })) {
    const value = findValue(entry)
    yield { key: entry.key, message: value && parseStored<StoredMessage>(value) }
  }
}

async function removePlaced(state: Store, session: string): Promise<void> {
  for await (const { key, value } of wholeEntries(state.range({ prefix: placesPrefix })))
    if (parseStored<MessagePlace>(value).session_id === session)
      await remove(state, await keysOf(state, key.slice(placesPrefix.length)))
}

/** Where what belongs to a message by its id stands. */
async function keysOf(state: Store, id: string): Promise<readonly Key[]> {
  const keys = [placeKey, evidenceKey, answerRunKey, answerReportKey, feedbackKey].map((keyOf) => keyOf(id))
  for await (const { key } of state.range({ prefix: chatEventsPrefix(id) })) keys.push(key)
  return keys
}

async function remove(state: Store, keys: readonly Key[]): Promise<void> {
  await state.commit(keys.map((key) => ({ key, value: null })))
}
