// Notifications as their owner reads and manages them; those of others are not found.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { Caller } from '../../domain/caller.ts'
import type { NotificationPreferences, NotificationsQuery } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { type Ids, isUuid, timedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store, Write } from '../../store/port.ts'
import { type ChosenPreferences, defaultPreferences, type StoredNotification } from '../../webhooks/notification.ts'
import { notificationKey, notificationsPrefix, preferencesKey } from '../../webhooks/notification-keys.ts'
import { jsonBytes } from '../webhooks/context.ts'
import { notificationWrites, readNotifications, readPreferences } from './stored-notifications.ts'

export interface NotificationsContext {
  readonly state: Store
  readonly clock: Clock
  readonly ids: Ids
}

type Wanted = Pick<NotificationsQuery, 'unread_only' | 'type' | 'level'>

/** The caller's notifications that are asked for, the oldest first. */
export async function listNotifications(
  { state }: NotificationsContext,
  { unread_only, type, level }: Wanted,
  { user_id }: Caller,
): Promise<readonly StoredNotification[]> {
  return (await readNotifications(state, user_id)).filter(
    (one) =>
      (unread_only !== true || one.read_at === undefined) &&
      (type === undefined || one.type === type) &&
      (level === undefined || one.level === level),
  )
}

export async function countUnread(context: NotificationsContext, caller: Caller): Promise<number> {
  return (await listNotifications(context, { unread_only: true }, caller)).length
}

/** One that was read stays as it is. Throws RESOURCE_NOT_FOUND. */
export function markRead(context: NotificationsContext, id: string, { user_id }: Caller): Promise<StoredNotification> {
  return untilCommitted(async () => {
    const { notification, condition } = await getNotification(context, id, user_id)
    if (notification.read_at !== undefined) return notification
    const read = { ...notification, read_at: new Date(context.clock.now()).toISOString() }
    return (await context.state.commit([{ key: condition.key, value: jsonBytes(read) }], [condition])) ? read : null
  })
}

/** Resolves to how many had not been read. */
export function markAllRead({ state, clock }: NotificationsContext, { user_id }: Caller): Promise<number> {
  return untilCommitted<number>(async () => {
    const read_at = new Date(clock.now()).toISOString()
    const conditions: Condition[] = []
    const writes: Write[] = []
    for await (const { key, value } of wholeEntries(state.range({ prefix: notificationsPrefix(user_id) }))) {
      const notification = parseStored<StoredNotification>(value)
      if (notification.read_at !== undefined) continue
      conditions.push({ key, expected: value })
      writes.push({ key, value: jsonBytes({ ...notification, read_at }) })
    }
    return writes.length === 0 || (await state.commit(writes, conditions)) ? writes.length : null
  })
}

/** Throws RESOURCE_NOT_FOUND. */
export async function deleteNotification(context: NotificationsContext, id: string, { user_id }: Caller) {
  const { condition } = await getNotification(context, id, user_id)
  await context.state.commit([{ key: condition.key, value: null }])
}

/** Notifies the caller that notifications arrive; it takes the place of the test before. */
export async function testNotification(
  { state, clock, ids }: NotificationsContext,
  { user_id }: Caller,
): Promise<StoredNotification> {
  const nowMs = clock.now()
  const test: StoredNotification = {
    id: timedUuid(nowMs, 'notification', user_id, ids.uuid()),
    ...{ type: 'test', level: 'info', timestamp: new Date(nowMs).toISOString(), data: { test: true } },
  }
  await state.commit(await notificationWrites(state, user_id, [test]))
  return test
}

/** What the caller chose, with the defaults of the rest. */
export async function findPreferences({ state }: NotificationsContext, caller: Caller): Promise<ChosenPreferences> {
  return readPreferences(state, caller.user_id)
}

/** Replaces what the caller chose. Throws VALIDATION_ERROR for an unknown time zone, and for quiet hours with one end. */
export async function choosePreferences(
  { state }: NotificationsContext,
  chosen: NotificationPreferences,
  { user_id }: Caller,
): Promise<ChosenPreferences> {
  const { quiet_hours_start: start, quiet_hours_end: end } = chosen
  if ((start === undefined) !== (end === undefined))
    throw new AppError('VALIDATION_ERROR', {
      field: start === undefined ? 'quiet_hours_start' : 'quiet_hours_end',
      reason: 'required',
    })
  const preferences = { ...defaultPreferences, ...chosen }
  assertZone(preferences.timezone)
  await state.commit([{ key: preferencesKey(user_id), value: jsonBytes(preferences) }])
  return preferences
}

function assertZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch (cause) {
    throw new AppError('VALIDATION_ERROR', { field: 'timezone', reason: 'unknown_time_zone' }, { cause })
  }
}

async function getNotification({ state }: NotificationsContext, id: string, owner: string) {
  const key = notificationKey(owner, id)
  const expected = isUuid(id) ? await state.get(key) : undefined
  if (expected === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return { notification: parseStored<StoredNotification>(expected), condition: { key, expected } }
}
