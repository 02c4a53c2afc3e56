// Reading the audit trail, and the event that tests it.

import { findEvent, pageEvents } from '../../audit/query-events.ts'
import { proveInclusion } from '../../audit/read-head.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { AuditEvent, AuditEventDocument } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import type { ListQuery, Page } from '../page-of.ts'
import type { AuditActor, AuditsContext } from './context.ts'
import { ofCaller } from './context.ts'
import { type AuditQuery, toFilter } from './to-filter.ts'

/** One page of the events that match, newest first. */
export function listEvents(
  { audit }: AuditsContext,
  query: AuditQuery & Pick<ListQuery, 'page' | 'limit' | 'cursor'>,
): Promise<Page<AuditEvent>> {
  return pageEvents(audit.store, toFilter(query), query)
}

/** An event with the proof that the signed tree holds it; throws RESOURCE_NOT_FOUND. */
export async function readEvent({ audit }: AuditsContext, id: string): Promise<AuditEventDocument> {
  const event = await findEvent(audit.store, id)
  if (event === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return { ...event, proof: await proveInclusion(audit.store, event.sequence) }
}

/** Records an event that only proves that events are recorded; returns its id. */
export async function recordTestEvent(
  { audit, ids }: AuditsContext,
  { caller, context, ...making }: AuditActor & Making<string>,
): Promise<string> {
  const id = ids.uuid()
  const who = ofCaller(caller)
  const event = { id, event_type: 'system.audit.test', ...who, resource_type: 'audit', context } as const
  return untilCommitted(async () => {
    const { writes, conditions } = await keeping(making, id)
    return (await audit.commit(writes, conditions, [event])) ? id : null
  })
}
