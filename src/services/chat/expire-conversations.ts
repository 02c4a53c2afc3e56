// Removes conversations of which nothing was said for limits.chatKeptDays, and those of accounts that are gone, at the start and every
// hour; and what a process that ended has left of others.

import type { Users } from '../../auth/users.ts'
import { dayMs } from '../../domain/days.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { wholeEntries } from '../../platform/damage.ts'
import type { Log } from '../../platform/log.ts'
import { Rounds, type RoundsParts } from '../../platform/rounds.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import type { StoredConversation } from './conversation.ts'
import { allSessionsPrefix, removingPrefix } from './keys.ts'
import { type OwnedConversation, removeConversation, removeMessages } from './remove-conversation.ts'

interface ExpiryParts extends Pick<RoundsParts, 'isHeld'> {
  readonly state: Store
  readonly users: Pick<Users, 'find'>
  readonly clock: Clock
  readonly log: Pick<Log, 'error' | 'info'>
}

/** Removes what has expired; resolves to how many conversations. */
export async function expireConversations({
  state,
  users,
  clock,
}: Omit<ExpiryParts, 'log' | 'isHeld'>): Promise<number> {
  const before = new Date(clock.now() - limits.chatKeptDays * dayMs).toISOString()
  for await (const { value } of wholeEntries(state.range({ prefix: removingPrefix })))
    await removeMessages(state, parseStored<OwnedConversation>(value))
  let removed = 0
  for await (const { key, value } of wholeEntries(state.range({ prefix: allSessionsPrefix }))) {
    const { id, user_id, last_message_at } = parseStored<StoredConversation>(value)
    const isWanted = last_message_at >= before && (await users.find(user_id)) !== undefined
    if (!isWanted && (await removeConversation(state, { id, user_id }, { key, expected: value }))) removed++
  }
  return removed
}

/** The expiry of the service's conversations; nothing is removed before its start. */
export function createConversationExpiry(parts: ExpiryParts): Rounds {
  const { clock, log, isHeld } = parts
  return new Rounds({
    clock,
    log,
    isHeld,
    everyMs: limits.chatExpiryCheckMs,
    async work() {
      const removed = await expireConversations(parts)
      if (removed > 0) log.info({ removed }, 'conversations that had expired were removed')
    },
    failure: 'conversations that have expired were not removed',
  })
}
