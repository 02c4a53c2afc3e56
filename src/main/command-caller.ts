// The actor of commands in the audit trail: access to the data folder stands for a sign-in.

import type { AuditInput } from '../domain/audit-event.ts'
import type { Caller } from '../domain/caller.ts'
import { systemIds as ids } from '../platform/ids.ts'
import type { Origin } from '../services/identity/origin.ts'

/** As a caller of services; it has no account and so no permission, and commands require none. */
export const commandCaller: Caller = { user_id: 'cli', email: 'cli', role: 'admin', permissions: [], team_ids: [] }

/** Where a command came from. */
export function commandOrigin(): Origin {
  return { request_id: ids.uuid(), ip_address: 'local', user_agent: 'prumo command' }
}

/** The actor's members of an event. */
export function commandActor(): Pick<AuditInput, 'user_id' | 'user_email' | 'user_role' | 'context'> {
  const { user_id, email, role } = commandCaller
  return { user_id, user_email: email, user_role: role, context: commandOrigin() }
}
