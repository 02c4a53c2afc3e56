// Notification: what happened that an account may want to see, as it is stored, and which events become one.

import type {
  NotificationLevel,
  NotificationPreferences,
  NotificationType,
  OwnerEventData,
  OwnerEventType,
  SecurityActivity,
} from '../domain/generated/wire-types.ts'
import type { NumberedEvent } from '../events/owner-event.ts'
import { timedUuid } from '../platform/ids.ts'

export interface StoredNotification {
  /** In the order of their times. */
  readonly id: string
  readonly type: NotificationType
  readonly level: NotificationLevel
  /** ISO time of the fact. */
  readonly timestamp: string
  readonly data: OwnerEventData
  readonly security?: SecurityFact
  /** ISO time at which its owner marked it as read. */
  readonly read_at?: string
}

/** What happened to an account, and from where. */
export interface SecurityFact {
  readonly activity: SecurityActivity
  readonly ip_address?: string
  readonly user_agent?: string
}

interface NotificationRow {
  readonly type: NotificationType
  readonly level: NotificationLevel
}

/** By event; null: it becomes none. */
const rows: Readonly<Record<OwnerEventType, NotificationRow | null>> = {
  'investigation.completed': { type: 'investigation_completed', level: 'info' },
  'investigation.failed': { type: 'investigation_failed', level: 'warning' },
  // Choice: who cancels knows it, and a run says at its end how many anomalies it found.
  'investigation.cancelled': null,
  'anomaly.detected': null,
  'analysis.finished': { type: 'analysis_finished', level: 'info' },
  'report.generated': { type: 'report_generated', level: 'info' },
  'watch.changed': { type: 'watch_changed', level: 'info' },
  'webhook.failing': { type: 'webhook_failing', level: 'warning' },
  'webhook.disabled': { type: 'webhook_disabled', level: 'critical' },
  'approval.requested': { type: 'approval_requested', level: 'info' },
  'task.completed': { type: 'task_completed', level: 'info' },
  'task.failed': { type: 'task_failed', level: 'warning' },
  'task.late': { type: 'task_late', level: 'warning' },
}

/** The notification of an event; undefined where it becomes none. Its id follows from the event, so that it is the same whenever it is made. */
export function toNotification(owner: string, event: NumberedEvent): StoredNotification | undefined {
  const row = rows[event.event]
  // A run of a watch that ended well is notified by what it changed.
  const isRoutine = event.event === 'investigation.completed' && event.subject?.watch_id !== undefined
  if (row === null || isRoutine) return undefined
  const { id, timestamp, data } = event
  return { id: timedUuid(Date.parse(timestamp), 'notification', owner, id), ...row, timestamp, data }
}

/** What an account chose of its notifications, with the defaults of the rest. */
export type ChosenPreferences = Required<Omit<NotificationPreferences, 'quiet_hours_start' | 'quiet_hours_end'>> &
  Pick<NotificationPreferences, 'quiet_hours_start' | 'quiet_hours_end'>

export const defaultPreferences: ChosenPreferences = {
  enabled: true,
  // Choice: nobody gets mail who did not ask for it.
  email_enabled: false,
  frequency: 'immediate',
  // Choice: where most readers of Brazilian contracts live.
  timezone: 'America/Sao_Paulo',
  language: 'pt',
  type_preferences: {},
}

/**
 * Whether an account wants notifications of a type; of its security it gets them always.
 * @example isWanted({ ...defaultPreferences, enabled: false }, 'security') // true
 */
export function isWanted({ enabled, type_preferences }: ChosenPreferences, type: NotificationType): boolean {
  if (type === 'security' || type === 'test') return true
  return enabled && type_preferences[type] !== false
}
