// Notifications of an account in the state store.

import type { NotificationPreferences } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store, Write } from '../../store/port.ts'
import {
  type ChosenPreferences,
  defaultPreferences,
  isWanted,
  type StoredNotification,
} from '../../webhooks/notification.ts'
import {
  notificationKey,
  notificationsPrefix,
  preferencesKey,
  signInPlacesKey,
} from '../../webhooks/notification-keys.ts'
import { findStored } from '../investigations/documents.ts'
import { jsonBytes } from '../webhooks/context.ts'

/** The notifications of an account that are whole, the oldest first. */
export async function readNotifications(state: Store, owner: string): Promise<readonly StoredNotification[]> {
  const notifications: StoredNotification[] = []
  for await (const { value } of wholeEntries(state.range({ prefix: notificationsPrefix(owner) })))
    notifications.push(parseStored<StoredNotification>(value))
  return notifications
}

/** What an account chose; the defaults where it chose nothing, or what it chose is damaged. */
export async function readPreferences(state: Store, owner: string): Promise<ChosenPreferences> {
  const chosen = (await findStored<NotificationPreferences>(state, preferencesKey(owner)))?.value
  return { ...defaultPreferences, ...chosen }
}

/** The writes that give an account those notifications which it wants, and that make room for them. */
export async function notificationWrites(
  state: Store,
  owner: string,
  made: readonly StoredNotification[],
): Promise<readonly Write[]> {
  if (made.length === 0) return []
  const preferences = await readPreferences(state, owner)
  const wanted = made.filter(({ type }) => isWanted(preferences, type)).slice(-limits.notificationsPerUserMax)
  if (wanted.length === 0) return []
  const all = await readNotifications(state, owner)
  const isReplaced = ({ type }: StoredNotification) => type === 'test' && wanted.some((one) => one.type === 'test')
  const held = all.filter((one) => !isReplaced(one))
  const surplus = Math.max(0, held.length + wanted.length - limits.notificationsPerUserMax)
  const leaving = held.toSorted((left, right) => worthOf(left) - worthOf(right)).slice(0, surplus)
  return [
    ...[...all.filter(isReplaced), ...leaving].map(({ id }) => ({ key: notificationKey(owner, id), value: null })),
    ...wanted.map((one) => ({ key: notificationKey(owner, one.id), value: jsonBytes(one) })),
  ]
}

/** What makes room first has the least: what was read before what was not, and what is of security last. */
function worthOf({ type, read_at }: StoredNotification): number {
  return (type === 'security' ? 2 : 0) + (read_at === undefined ? 1 : 0)
}

/** The writes that remove what an account was notified of an investigation. */
export async function notificationsAbout(
  state: Store,
  owner: string,
  investigation: string,
): Promise<readonly Write[]> {
  const about = (await readNotifications(state, owner)).filter(
    ({ data }) => 'investigation_id' in data && data.investigation_id === investigation,
  )
  return about.map(({ id }) => ({ key: notificationKey(owner, id), value: null }))
}

/** The writes that remove what is kept of an account for its notifications. */
export async function notificationRemovalOf(state: Store, owner: string): Promise<readonly Write[]> {
  const keys = [preferencesKey(owner), signInPlacesKey(owner)]
  for await (const { key } of state.range({ prefix: notificationsPrefix(owner) })) keys.push(key)
  return keys.map((key) => ({ key, value: null }))
}
