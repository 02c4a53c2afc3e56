// The audit event of a request that was refused access.

import type { AuditInput, AuditType } from '../domain/audit-event.ts'
import type { AuditSeverity } from '../domain/generated/wire-types.ts'
import { type AppError, type ErrorCode, errorRow } from '../errors.ts'
import type { Operation } from '../wire/operation.ts'
import { auditContextOf, type KnownRequest } from './asker-of.ts'
import type { ServedExchange } from './exchange.ts'

// Other refusals are recorded where they are decided (a wrong password) or are no refusal of access (a bad body).
const refusals: Readonly<Partial<Record<ErrorCode, readonly [AuditType, AuditSeverity]>>> = {
  UNAUTHORIZED: ['security.unauthorized.access', 'medium'],
  INSUFFICIENT_PERMISSIONS: ['security.unauthorized.access', 'high'],
  TOKEN_INVALID: ['security.invalid.token', 'medium'],
  TOKEN_EXPIRED: ['security.invalid.token', 'low'],
  RATE_LIMIT_EXCEEDED: ['security.rate_limit.exceeded', 'medium'],
}

/** What is known of a request that failed. */
interface FailedRequest {
  readonly requestId: string
  readonly operation: Operation | null
  readonly caller: KnownRequest['caller']
}

/** The audit event of a failed request; undefined where it is no refusal of access. */
export function refusalEvent(error: AppError, trace: FailedRequest, exchange: ServedExchange): AuditInput | undefined {
  const [event_type, severity] = refusals[error.code] ?? []
  if (event_type === undefined || severity === undefined) return undefined
  const { caller, requestId } = trace
  const { reason, required_permission } = error.details
  return {
    event_type,
    severity,
    user_id: caller?.user_id,
    user_email: caller?.email,
    user_role: caller?.role,
    resource_type: 'operation',
    resource_id: trace.operation?.id,
    // The path as the operation has it: what a caller writes into it may be anything.
    resource_name: trace.operation && `${exchange.method} ${trace.operation.path}`,
    success: false,
    error_code: error.code,
    error_message: errorRow(error.code).message.en,
    details: { reason, required_permission },
    context: auditContextOf({
      requestId,
      caller,
      remoteAddress: exchange.remoteAddress,
      headers: (name) => exchange.header(name),
    }),
  }
}
