// The audit event of the end of a run, derived from the last event of its log, which is written exactly once.

import type { InvestigationEvent, InvestigationRecord } from '../../agents/investigation.ts'
import { eventPrefix, recordKey } from '../../agents/keys.ts'
import type { AuditInput, AuditType } from '../../domain/audit-event.ts'
import { type ErrorCode, wireCode } from '../../errors.ts'
import type { Store, Write } from '../../store/port.ts'
import type { AuditActor } from '../audit/context.ts'
import { ofCaller } from '../audit/context.ts'
import { findJson } from './documents.ts'

/** The callers of cancellations in progress, by investigation id. */
export type Cancelling = ReadonlyMap<string, AuditActor>

const endings: Readonly<Record<string, AuditType>> = {
  complete: 'investigation.completed',
  error: 'investigation.failed',
  cancelled: 'investigation.cancelled',
}
const keyShape = /^investigation\/([^/]+)\/event\/\d+$/
const decoder = new TextDecoder()

/** The audit events of a change by a coordinator. */
export async function endingEvents(
  state: Store,
  change: readonly Write[],
  cancelling: Cancelling,
): Promise<readonly AuditInput[]> {
  const found: AuditInput[] = []
  for (const { key, value } of change) {
    const id = keyShape.exec(key)?.[1]
    if (id === undefined || value === null || !key.startsWith(eventPrefix(id))) continue
    const { event, data } = JSON.parse(decoder.decode(value)) as InvestigationEvent
    const event_type = endings[event]
    if (event_type === undefined) continue
    const record = await findJson<InvestigationRecord>(state, recordKey(id))
    found.push({ ...ending(event_type, data), ...whoEnded(event_type, record, cancelling.get(id)), resource_id: id })
  }
  return found
}

function ending(event_type: AuditType, data: unknown): AuditInput {
  const facts = data as { readonly code?: ErrorCode; readonly total_anomalies?: number; readonly agents_used?: number }
  const { code, total_anomalies, agents_used } = facts
  const isFailure = event_type === 'investigation.failed'
  return {
    event_type,
    resource_type: 'investigation',
    success: !isFailure,
    error_code: isFailure ? wireCode(code ?? 'INTERNAL_ERROR') : null,
    details: { total_anomalies, agents_used },
  }
}

/** A cancellation names its caller; every other end names the owner of the run. */
function whoEnded(type: AuditType, record: InvestigationRecord | undefined, asker: AuditActor | undefined) {
  if (type === 'investigation.cancelled' && asker !== undefined) {
    return { ...ofCaller(asker.caller), context: asker.context }
  }
  return { user_id: record?.user_id ?? null }
}
