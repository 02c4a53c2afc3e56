// A conversation is removed: at once for its readers, then message by message, so that no commit grows with its length. What a process
// that ended left over is removed by the next round (expire-conversations.ts).

import type { Condition, Store } from '../../store/port.ts'
import { chatBytes, listMessagesOf, type StoredConversation, type StoredMessage } from './conversation.ts'
import {
  answeringKey,
  answerRunKey,
  chatEventsPrefix,
  evidenceKey,
  feedbackKey,
  messageKey,
  placeKey,
  removingKey,
  sessionKey,
} from './keys.ts'

export type OwnedConversation = Pick<StoredConversation, 'id' | 'user_id'>

/** False where the conversation is not as it was read. */
export async function removeConversation(
  state: Store,
  { id, user_id }: OwnedConversation,
  condition: Condition,
): Promise<boolean> {
  const mark = { key: removingKey(id), value: chatBytes({ id, user_id } satisfies OwnedConversation) }
  if (!(await state.commit([{ key: sessionKey(user_id, id), value: null }, mark], [condition]))) return false
  await removeMessages(state, { id, user_id })
  return true
}

/** Removes what is left of a conversation that nobody can read any more. */
export async function removeMessages(state: Store, { id, user_id }: OwnedConversation): Promise<void> {
  for (const message of await listMessagesOf(state, id)) {
    const keys = await keysOf(state, user_id, message)
    await state.commit(keys.map((key) => ({ key, value: null })))
  }
  await state.commit([{ key: removingKey(id), value: null }])
}

async function keysOf(state: Store, user: string, message: StoredMessage): Promise<readonly string[]> {
  const { id, session_id, sequence, role } = message
  const keys = [messageKey(session_id, sequence), placeKey(id)]
  if (role === 'user') return keys
  keys.push(answeringKey(user, session_id, sequence))
  keys.push(...[evidenceKey, answerRunKey, feedbackKey].map((keyOf) => keyOf(id)))
  for await (const { key } of state.range({ prefix: chatEventsPrefix(id) })) keys.push(key)
  return keys
}
