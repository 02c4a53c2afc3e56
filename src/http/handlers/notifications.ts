// Handlers of the notifications module.

import type { Language } from '../../domain/vocabulary.ts'
import {
  choosePreferences,
  countUnread,
  deleteNotification,
  findPreferences,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationsContext,
  testNotification,
} from '../../services/notifications/manage-notifications.ts'
import { notificationView } from '../../services/notifications/notification-view.ts'
import { pageOf } from '../../services/page-of.ts'
import { wordNotification } from '../../wire/notification-texts.ts'
import { deviceName } from '../../wire/session-words.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function notificationHandlers(context: NotificationsContext) {
  const shown = (stored: Parameters<typeof notificationView>[0], language: Language) => {
    const { view, security, device } = notificationView(stored)
    const named = security && { security: { ...security, ...(device && { device: deviceName(device, language) }) } }
    return { ...view, ...wordNotification({ type: view.type, data: view.metadata, ...named }, language), ...named }
  }
  return {
    async list_notifications(request) {
      const { sort = '-timestamp', ...query } = request.query
      const found = await listNotifications(context, query, request.caller)
      const views = found.map((stored) => shown(stored, request.language))
      return { body: toList(request, pageOf(views, { ...query, sort }, 'id')) }
    },
    async count_unread_notifications({ caller }) {
      return { body: { unread_count: await countUnread(context, caller) } }
    },
    async read_notification({ params, caller, language }) {
      return { body: shown(await markRead(context, params.notification_id, caller), language) }
    },
    async read_all_notifications({ caller }) {
      return { body: { marked_read: await markAllRead(context, caller) } }
    },
    async delete_notification({ params, caller }) {
      await deleteNotification(context, params.notification_id, caller)
      return {}
    },
    get_notification_preferences: async ({ caller }) => ({ body: await findPreferences(context, caller) }),
    choose_notification_preferences: async ({ body, caller }) => ({
      body: await choosePreferences(context, body, caller),
    }),
    async test_notification({ caller, language }) {
      return { body: shown(await testNotification(context, caller), language) }
    },
  } satisfies Partial<Handlers>
}
