// What the audit services work with.

import type { Audit } from '../../audit/audit.ts'
import type { TrailProblem } from '../../audit/check-trail.ts'
import type { Caller } from '../../domain/caller.ts'
import type { AuditEventContext } from '../../domain/generated/wire-types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'

export interface AuditsContext {
  readonly audit: Audit
  readonly clock: Clock
  readonly ids: Ids
  /** The running check of the trail, which concurrent requests share. */
  readonly check: SharedCheck
  /** Events a sealed segment; limits.auditSegmentEvents by default. */
  readonly segmentEvents?: number
}

export interface FoundProblems {
  readonly problems: readonly TrailProblem[]
  /** Events that were read. */
  readonly events: number
}

export interface SharedCheck {
  running: Promise<FoundProblems> | null
}

/** The caller that an audit event names, and its request. */
export interface AuditActor {
  readonly caller: Caller
  readonly context: Partial<AuditEventContext>
}

/** The caller's members of an event. */
export function ofCaller({ user_id, email, role }: Caller) {
  return { user_id, user_email: email, user_role: role }
}
