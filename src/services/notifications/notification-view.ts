// Notifications as their owner sees them, not yet in words.

import type { StoredNotification } from '../../webhooks/notification.ts'
import { deviceOf } from '../identity/device-of.ts'

/** A notification with its facts; titles, messages and the name of the device are the reader's words. */
export function notificationView({ id, type, level, timestamp, read_at, data, security }: StoredNotification) {
  const { user_agent, ...fact } = security ?? {}
  return {
    view: {
      ...{ id, type, level, timestamp, read: read_at !== undefined },
      channels_sent: ['in_app' as const],
      metadata: data,
    },
    ...(security && { security: { ...fact, activity: security.activity } }),
    ...(user_agent !== undefined && { device: deviceOf(user_agent) }),
  }
}
