// Expiry: removes notifications that are older than their kind is kept, at the start and every hour.

import { dayMs } from '../../domain/days.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { findValue } from '../../platform/damage.ts'
import { timeOfUuid } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { Rounds, type RoundsParts } from '../../platform/rounds.ts'
import type { Store } from '../../store/port.ts'
import type { StoredNotification } from '../../webhooks/notification.ts'
import { allNotificationsPrefix } from '../../webhooks/notification-keys.ts'
import { createPause } from '../in-slices.ts'
import { tryParse } from '../investigations/documents.ts'

interface ExpiryParts extends Pick<RoundsParts, 'isHeld'> {
  readonly state: Store
  readonly clock: Clock
  readonly log: Pick<Log, 'error' | 'info'>
}

/** Removes what has expired, and with it what is damaged and as old; resolves to how many. */
export async function expireNotifications({ state, clock }: Pick<ExpiryParts, 'state' | 'clock'>): Promise<number> {
  const pause = createPause(clock)
  const nowMs = clock.now()
  const keys: string[] = []
  for await (const stored of state.range({ prefix: allNotificationsPrefix })) {
    await pause()
    const type = tryParse<StoredNotification>(findValue(stored))?.type
    const keptDays = type === 'security' ? limits.securityNotificationsKeptDays : limits.notificationsKeptDays
    const id = stored.key.slice(stored.key.lastIndexOf('/') + 1)
    if (timeOfUuid(id) < nowMs - keptDays * dayMs) keys.push(stored.key)
  }
  for (let at = 0; at < keys.length; at += limits.notificationsExpiredPerCommit)
    await state.commit(keys.slice(at, at + limits.notificationsExpiredPerCommit).map((key) => ({ key, value: null })))
  return keys.length
}

/** Whatever has expired goes at the start and each limits.notificationsExpiryCheckMs. */
export function createNotificationExpiry(parts: ExpiryParts): Rounds {
  return new Rounds({
    ...parts,
    everyMs: limits.notificationsExpiryCheckMs,
    async work() {
      const notifications = await expireNotifications(parts)
      if (notifications > 0) parts.log.info({ notifications }, 'notifications older than they are kept were removed')
    },
    failure: 'the expiry of notifications failed',
  })
}
