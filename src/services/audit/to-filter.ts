// From the query of a caller to the filter of the audit trail.

import type { AuditFilter } from '../../audit/query-events.ts'
import { canonicalEmail } from '../../auth/users.ts'
import { auditTypeNames } from '../../domain/audit-event.ts'
import type { AuditQueryRequest } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import type { Reason } from '../../reasons.ts'

/** The filters of every audit query; a list matches any of its values. */
export type AuditQuery = Partial<AuditQueryRequest>

/** The filter of a query. Throws VALIDATION_ERROR for a bad date, an end before its start, an unknown type. */
export function toFilter(query: AuditQuery): AuditFilter {
  const from = toInstant('start_date', query.start_date)
  const to = toInstant('end_date', query.end_date)
  if (from !== undefined && to !== undefined && to < from) throw invalid('end_date', 'end_before_start')
  const types = either(query.event_type, query.event_types)
  for (const type of types ?? []) assertType(type)
  const values = {
    event_type: types,
    severity: either(query.severity, query.severity_levels),
    user_email: one(query.user_email && canonicalEmail(query.user_email)),
    user_id: one(query.user_id),
    resource_type: one(query.resource_type),
    resource_id: one(query.resource_id),
    ip_address: one(query.ip_address),
    success: one(query.success_only?.toString()),
  }
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return { from, to, values: Object.fromEntries(given) }
}

/** A value beside a list is their intersection. */
function either(value: string | undefined, list: readonly string[] | undefined): readonly string[] | undefined {
  const wanted = list !== undefined && list.length > 0 ? list : undefined
  if (value === undefined) return wanted
  return wanted === undefined ? [value] : wanted.filter((item) => item === value)
}

function one(value: string | undefined): readonly string[] | undefined {
  return value === undefined ? undefined : [value]
}

/** A day alone is its first instant, as an end its last. */
function toInstant(field: 'start_date' | 'end_date', text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/.test(text)
  const moment = isDay ? `${text}T${field === 'start_date' ? '00:00:00.000' : '23:59:59.999'}` : text
  const ms = Date.parse(/(Z|[+-]\d{2}:\d{2})$/.test(moment) ? moment : `${moment}Z`)
  if (!(isDay || isTime) || Number.isNaN(ms)) throw invalid(field, 'bad_date')
  return new Date(ms).toISOString()
}

function assertType(type: string): void {
  if (!auditTypeNames.some((name) => name === type))
    throw invalid('event_type', 'not_allowed', { allowed: auditTypeNames })
}

function invalid(field: string, reason: Reason, facts: Record<string, unknown> = {}): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason, ...facts })
}
