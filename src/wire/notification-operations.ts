// Rows of the operations table: notifications. They are of persons, since what concerns the security of an account is among them.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reading = { ...get, tag: 'Notifications', permission: 'authenticated' } as const
const changing = { ...reading, method: 'POST', creates: null } as const

export const notificationOperations = [
  {
    ...reading,
    ...shared('/api/v1/notifications'),
    id: 'list_notifications',
    summary: { en: "List one's notifications, the newest first", pt: 'Listar as próprias notificações, da mais nova' },
    query: 'NotificationsQuery',
    reply: 'NotificationList',
  },
  {
    ...reading,
    ...shared('/api/v1/notifications/unread-count'),
    id: 'count_unread_notifications',
    summary: { en: 'Count the notifications that are unread', pt: 'Contar as notificações não lidas' },
    reply: 'UnreadCount',
  },
  {
    ...changing,
    ...shared('/api/v1/notifications/{notification_id}/read'),
    id: 'read_notification',
    summary: { en: 'Mark a notification as read', pt: 'Marcar uma notificação como lida' },
    reply: 'Notification',
  },
  {
    ...changing,
    ...shared('/api/v1/notifications/mark-all-read'),
    id: 'read_all_notifications',
    summary: { en: 'Mark every notification as read', pt: 'Marcar todas as notificações como lidas' },
    reply: 'MarkedAllRead',
  },
  {
    ...reading,
    ...shared('/api/v1/notifications/{notification_id}'),
    method: 'DELETE',
    status: 204,
    id: 'delete_notification',
    summary: { en: 'Delete a notification', pt: 'Excluir uma notificação' },
    reply: null,
  },
  {
    ...reading,
    ...shared('/api/v1/notifications/preferences'),
    id: 'get_notification_preferences',
    summary: {
      en: 'Read what one is notified of, and how',
      pt: 'Ler sobre o que se recebe notificações, e como',
    },
    reply: 'NotificationPreferences',
  },
  {
    ...reading,
    ...shared('/api/v1/notifications/preferences'),
    method: 'PUT',
    id: 'choose_notification_preferences',
    summary: {
      en: 'Choose what one is notified of, and how; what is left out takes its default',
      pt: 'Escolher sobre o que receber notificações, e como; o que não for informado fica no padrão',
    },
    body: 'NotificationPreferences',
    reply: 'NotificationPreferences',
  },
  {
    ...changing,
    ...shared('/api/v1/notifications/test'),
    id: 'test_notification',
    summary: {
      en: 'Notify oneself that notifications arrive; it replaces the test before',
      pt: 'Notificar a si para ver que notificações chegam; substitui o teste anterior',
    },
    reply: 'Notification',
  },
] as const satisfies readonly Operation[]
