// Callers and their origin in audit events.

import type { AuditInput, AuditType } from '../../domain/audit-event.ts'
import type { Caller, CallerSession } from '../../domain/caller.ts'
import type { AuditEventContext, User } from '../../domain/generated/wire-types.ts'
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

/** The same of a change that no request waits for: what is known of where it came from. */
export interface LaterAsker {
  readonly caller: Caller
  readonly origin: Partial<AuditEventContext>
}

/** An event by the caller of a request; `rest` adds what else is known. */
export function eventBy(event_type: AuditType, { caller, origin }: LaterAsker, rest: EventRest = {}): AuditInput {
  const { user_id: id, email, role } = caller
  return { ...eventOf(event_type, { account: { id, email, role }, origin }, rest), by: caller }
}

/** An event of an account without a session yet; of nobody where the account is not known. */
export function eventOf(
  event_type: AuditType,
  { account, origin }: { readonly account: EventAccount | undefined; readonly origin: LaterAsker['origin'] },
  { session_id, ...rest }: EventRest = {},
): AuditInput {
  return {
    event_type,
    user_id: account?.id,
    user_email: account?.email,
    user_role: account?.role,
    ...rest,
    context: { ...origin, ...(session_id !== undefined && { session_id }) },
  }
}

/** The members of an account that an event names. */
export type EventAccount = Pick<User, 'id' | 'email' | 'role'>

type EventRest = Partial<AuditInput> & { readonly session_id?: string }

/** The session of the caller. Throws INSUFFICIENT_PERMISSIONS for another kind of credential. */
export function sessionOf({ session }: Caller): CallerSession {
  if (!session) throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'session_required' })
  return session
}
