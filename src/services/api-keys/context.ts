// What the services of API keys work with, and the events they record.

import type { KeyUsageLog } from '../../auth/api-key-usage.ts'
import type { ApiKeys, StoredApiKey } from '../../auth/api-keys.ts'
import type { Users } from '../../auth/users.ts'
import type { AuditInput, AuditType } from '../../domain/audit-event.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import type { StandingOf } from '../identity/standing.ts'

export interface ApiKeysContext {
  readonly apiKeys: ApiKeys
  readonly usage: KeyUsageLog
  readonly users: Pick<Users, 'find'>
  readonly clock: Clock
  readonly ids: Ids
  readonly standingOf: StandingOf
}

/** The events of keys that end together. */
export function revocations(ended: readonly StoredApiKey[], asker: Asker): readonly AuditInput[] {
  return ended.map((key) => keyEvent('api_key.revoked', key, asker))
}

/** The audit event of a change to a key; never with its text or digest. */
export function keyEvent(
  type: AuditType,
  key: StoredApiKey,
  asker: Asker,
  details: Readonly<Record<string, unknown>> = {},
): AuditInput {
  const { session } = asker.caller
  return eventBy(type, asker, {
    resource_type: 'api_key',
    resource_id: key.id,
    resource_name: key.name,
    details: { owner_id: key.user_id, prefix: key.prefix, ...details },
    ...(session && { session_id: session.id }),
  })
}
