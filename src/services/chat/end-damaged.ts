// An open answer whose message is damaged is ended, so that the questions behind it are answered and its readers go on.

import type { AppError } from '../../errors.ts'
import { findValue } from '../../platform/damage.ts'
import type { Entry, Store, Write } from '../../store/port.ts'
import { toDamaged } from './chat-events.ts'
import { chatBytes } from './conversation.ts'
import { chatEventKey, chatEventSequence, chatEventsPrefix } from './keys.ts'

/** Ends the answer of a mark by an error in its log, which is the last that its readers get, and removes the mark. */
export async function endDamaged(state: Store, mark: Entry, damage: AppError): Promise<void> {
  const value = findValue(mark)?.slice()
  const writes: Write[] = [{ key: mark.key, value: null }]
  if (value !== undefined) {
    const id = new TextDecoder().decode(value)
    writes.push({ key: await nextEventKey(state, id), value: chatBytes(toDamaged(damage)) })
  }
  await state.commit(writes, [{ key: mark.key, expected: value ?? 'damaged' }])
}

async function nextEventKey(state: Store, id: string): Promise<string> {
  for await (const { key } of state.range({ prefix: chatEventsPrefix(id), reverse: true, limit: 1 }))
    return chatEventKey(id, chatEventSequence(key) + 1)
  return chatEventKey(id, 1)
}
