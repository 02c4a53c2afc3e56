// Audit events: completed from what a caller gives, then chained to the event before.

import { type AuditInput, auditTypes } from '../domain/audit-event.ts'
import type { AuditEvent } from '../domain/generated/wire-types.ts'
import { hashOf } from './entries.ts'
import { redactDetails, redactText } from './redact.ts'

/** An event without its place in the chain: redacted, complete, and with an id. */
export type LooseEvent = Omit<AuditEvent, 'sequence' | 'prev_hash' | 'hash'>

/** Everything an event has before it is chained; `nowMs` is when it happened, `id` what it is called unless the input says. */
export function completeEvent(
  input: AuditInput,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): LooseEvent {
  const type = auditTypes[input.event_type]
  const { context = {} } = input
  return {
    id: input.id ?? id,
    timestamp: new Date(nowMs).toISOString(),
    event_type: input.event_type,
    severity: input.severity ?? type.severity,
    message: type.message,
    user_id: text(input.user_id),
    user_email: text(input.user_email),
    user_role: text(input.user_role),
    resource_type: text(input.resource_type),
    resource_id: text(input.resource_id),
    resource_name: text(input.resource_name),
    success: input.success ?? true,
    error_code: text(input.error_code),
    error_message: text(input.error_message),
    details: redactDetails(input.details ?? {}),
    context: {
      request_id: text(context.request_id),
      ip_address: text(context.ip_address),
      user_agent: text(context.user_agent),
      ...(context.client_version !== undefined && { client_version: context.client_version }),
      session_id: text(context.session_id),
      correlation_id: text(context.correlation_id ?? context.request_id),
    },
  }
}

/** The event in its place. Its time is at least that of the event before, so that times can be searched by bisection. */
export function chainEvent(
  loose: LooseEvent,
  before: { readonly sequence: number; readonly hash: string; readonly timestamp: string },
): AuditEvent {
  const isEarlier = loose.timestamp < before.timestamp
  const timestamp = isEarlier ? before.timestamp : loose.timestamp
  const event = { ...loose, timestamp, sequence: before.sequence + 1, prev_hash: before.hash, hash: '' }
  return { ...event, hash: hashOf(event) }
}

function text(value: string | null | undefined): string | null {
  return value === undefined || value === null ? null : redactText(value)
}
