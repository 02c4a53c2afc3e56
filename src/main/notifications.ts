// Notifications: what follows from events for the accounts that they are about, for the service and tests alike.

import type { Users } from '../auth/users.ts'
import type { DistributorParts } from '../events/distributor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { createNotificationExpiry } from '../services/notifications/expire-notifications.ts'
import { followForNotifications } from '../services/notifications/follow-events.ts'
import type { NotificationsContext } from '../services/notifications/manage-notifications.ts'
import type { Store } from '../store/port.ts'

interface NotificationsParts {
  readonly state: Store
  readonly users: Pick<Users, 'find'>
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Pick<Log, 'error' | 'info'>
  /** Whether notifications that have expired stay. */
  readonly isHeld?: () => Promise<boolean>
}

export interface Notifications {
  readonly context: NotificationsContext
  /** What follows from new events of an owner. */
  readonly follow: DistributorParts['follow']
  start(): void
  stop(): Promise<void>
}

/** Nothing is removed before the start. */
export function createNotifications(parts: NotificationsParts): Notifications {
  const expiry = createNotificationExpiry(parts)
  return {
    context: parts,
    follow: (owner, events) => followForNotifications(parts, owner, events),
    start: () => expiry.start(),
    stop: () => expiry.stop(),
  }
}

/** What follows from events in several ways, in one commit. */
export function followInAll(...parts: readonly Pick<Notifications, 'follow'>[]): DistributorParts['follow'] {
  return async (owner, events) => {
    const found = await Promise.all(parts.map(({ follow }) => follow(owner, events)))
    return {
      writes: found.flatMap(({ writes }) => writes),
      conditions: found.flatMap(({ conditions }) => conditions),
    }
  }
}
