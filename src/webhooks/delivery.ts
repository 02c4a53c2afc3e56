// Delivery: one event on its way to one webhook, from the commit that put it there to its end. Pure.

import type { OwnerEventData, OwnerEventType } from '../domain/generated/wire-types.ts'
import { limits } from '../limits.ts'
import { nextAttemptMs } from './schedule.ts'

/** Times are milliseconds since 1970. */
export interface StoredDelivery {
  readonly id: string
  readonly webhook_id: string
  /** Of the event, and of what is sent: the same at each attempt. */
  readonly event_id: string
  readonly event: OwnerEventType
  /** When the event happened. */
  readonly timestamp: string
  /** Of the event in its owner's log. */
  readonly sequence: number
  /** What is sent where that is no event of the log, such as a summary of many. */
  readonly data?: OwnerEventData
  readonly state: DeliveryState
  /** Attempts of the schedule that were made; a redelivery begins it anew. */
  readonly tries: number
  /** The newest limits.webhookAttemptsKept attempts, oldest first. */
  readonly attempts: readonly DeliveryAttempt[]
}

export type DeliveryState =
  | { readonly type: 'waiting'; readonly at: number }
  | { readonly type: 'delivered'; readonly at: number }
  | { readonly type: 'failed'; readonly at: number; readonly reason: FailedReason }

/** Why nothing more is tried. */
export type FailedReason = 'attempts_used_up' | 'webhook_disabled' | 'owner_has_no_access' | 'event_expired'

export interface DeliveryAttempt {
  readonly at: number
  readonly duration_ms: number
  readonly status?: number
  readonly error?: AttemptError
  /** The beginning of the reply. */
  readonly reply?: string
}

export type AttemptError =
  | 'timed_out'
  | 'connection_failed'
  | 'tls_failed'
  | 'name_not_resolved'
  | 'address_not_public'
  | 'redirected'
  | 'refused_status'

/** Whether an attempt was taken by its receiver: a status of 200 to 299. */
export function isTaken({ status, error }: DeliveryAttempt): boolean {
  return error === undefined && status !== undefined && status >= 200 && status < 300
}

/** When it was planned for the time at which it is due, in ms since 1970. */
export function plannedMs({ tries, state, attempts }: StoredDelivery): number {
  return (tries === 0 ? undefined : attempts.at(-1)?.at) ?? state.at
}

/** The delivery after an attempt; `retryAfterMs` is what the receiver asks for. */
export function withAttempt(delivery: StoredDelivery, attempt: DeliveryAttempt, retryAfterMs = 0): StoredDelivery {
  const tries = delivery.tries + 1
  const endedAt = attempt.at + attempt.duration_ms
  const next = nextAttemptMs(delivery.id, tries)
  const state: DeliveryState = isTaken(attempt)
    ? { type: 'delivered', at: endedAt }
    : next === undefined
      ? { type: 'failed', at: endedAt, reason: 'attempts_used_up' }
      : { type: 'waiting', at: endedAt + Math.max(next, Math.min(retryAfterMs, limits.webhookRetryAfterMaxMs)) }
  return { ...delivery, tries, state, attempts: [...delivery.attempts, attempt].slice(-limits.webhookAttemptsKept) }
}
