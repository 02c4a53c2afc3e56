// Callers and their origin in audit events.

import type { AuditInput, AuditType } from '../../domain/audit-event.ts'
import type { Caller, CallerSession } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'

export interface Origin {
  readonly request_id: string
  readonly ip_address: string
  readonly user_agent: string
}

/** The caller of a change, with the origin of the request. */
export interface Asker {
  readonly caller: Caller
  readonly origin: Origin
}

/** The account of an event. */
export interface Who {
  readonly id: string
  readonly email: string
  readonly role: string
}

/** The account of a caller. */
export function whoIs({ user_id, email, role }: Caller): Who {
  return { id: user_id, email, role }
}

/** An event by an account; `rest` adds what else is known. */
export function eventBy(
  event_type: AuditType,
  { who, origin }: { readonly who: Who | undefined; readonly origin: Origin },
  rest: Partial<AuditInput> & { readonly session_id?: string } = {},
): AuditInput {
  const { session_id, ...known } = rest
  return {
    event_type,
    user_id: who?.id,
    user_email: who?.email,
    user_role: who?.role,
    ...known,
    context: { ...origin, ...(session_id !== undefined && { session_id }) },
  }
}

/** The session of the caller. Throws INSUFFICIENT_PERMISSIONS for another kind of credential. */
export function sessionOf({ session }: Caller): CallerSession {
  if (!session) throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'session_required' })
  return session
}
