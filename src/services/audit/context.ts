import type { Audit } from '../../audit/audit.ts'
import type { AuditContext as RequestContext } from '../../domain/audit-event.ts'
import type { Caller } from '../../domain/caller.ts'
import type { Clock } from '../../platform/clock.ts'

/** What the audit services work with. */
export interface AuditsContext {
  readonly audit: Audit
  readonly clock: Clock
  /** Events a sealed segment; limits.auditSegmentEvents by default. */
  readonly segmentEvents?: number
}

/** Who asks, and by which request. */
export interface Asker {
  readonly caller: Caller
  readonly context: Partial<RequestContext>
}

/** The caller's members of an event. */
export function ofCaller({ user_id, email, role }: Caller) {
  return { user_id, user_email: email, user_role: role }
}
