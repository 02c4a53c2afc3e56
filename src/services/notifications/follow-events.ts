// Follow events: the notifications that follow from new events of an account, for the commit that puts those into its log.
// F1. An event is notified once, whenever the process ends: its notification joins the commit that takes it out of the outbox.

import type { Users } from '../../auth/users.ts'
import type { FollowUp } from '../../events/distributor.ts'
import type { NumberedEvent } from '../../events/owner-event.ts'
import type { Store } from '../../store/port.ts'
import { toNotification } from '../../webhooks/notification.ts'
import { notificationWrites } from './stored-notifications.ts'

/** What follows from new events of an owner for the owner's notifications; nothing for an account that is gone. */
export async function followForNotifications(
  { state, users }: { readonly state: Store; readonly users: Pick<Users, 'find'> },
  owner: string,
  events: readonly NumberedEvent[],
): Promise<FollowUp> {
  const made = events.flatMap((event) => toNotification(owner, event) ?? [])
  if (made.length === 0 || (await users.find(owner)) === undefined) return { writes: [], conditions: [] }
  return { writes: await notificationWrites(state, owner, made), conditions: [] }
}
