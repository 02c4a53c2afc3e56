// Visibility and team of an investigation.

import type { InvestigationRecord } from '../../agents/investigation.ts'
import { recordKey } from '../../agents/keys.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { InvestigationPatch } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { type AuditActor, ofCaller } from '../audit/context.ts'
import { assertMatch } from '../entity-tag.ts'
import type { InvestigationsContext } from './context.ts'
import { getCheckpoint, getOwnRecord } from './documents.ts'
import { listingWrites } from './lists.ts'
import type { StoredInvestigation } from './read.ts'

/**
 * Sets who may read an investigation. Throws INSUFFICIENT_PERMISSIONS for an investigation or a team that is not the
 * caller's, VALIDATION_ERROR where it is opened to its team and has none, and PRECONDITION_FAILED.
 */
export async function shareInvestigation(
  { state, audit, standingOf }: InvestigationsContext,
  {
    id,
    patch,
    ifMatch,
  }: { readonly id: string; readonly patch: InvestigationPatch; readonly ifMatch?: string | undefined },
  asker: AuditActor,
): Promise<StoredInvestigation> {
  // Checks the id before it becomes a key.
  await getOwnRecord(state, id, asker.caller)
  return untilCommitted(async () => {
    const standing = await standingOf(asker.caller)
    const key = recordKey(id)
    const expected = (await state.get(key)) ?? null
    const record = await getOwnRecord(state, id, asker.caller)
    assertMatch(ifMatch, sharingOf(record), id)
    const next = shared(record, patch, asker)
    if (next.visibility === record.visibility && next.team_id === record.team_id)
      return { record, checkpoint: await getCheckpoint(state, id) }
    const value = new TextEncoder().encode(JSON.stringify(next))
    const event = {
      event_type: 'investigation.updated',
      ...ofCaller(asker.caller),
      resource_type: 'investigation',
      resource_id: id,
      details: { visibility: next.visibility, team_id: next.team_id },
      context: asker.context,
    } as const
    const writes = [{ key, value }, ...listingWrites(record, next)]
    if (!(await audit.commit(writes, [{ key, expected }, ...standing], [event]))) return null
    return { record: next, checkpoint: await getCheckpoint(state, id) }
  })
}

/** What an edit of an investigation changes. */
export function sharingOf({ visibility, team_id }: InvestigationRecord) {
  return { visibility, team_id }
}

function shared(record: InvestigationRecord, patch: InvestigationPatch, { caller }: AuditActor): InvestigationRecord {
  const { visibility = record.visibility, team_id: team } = patch
  if (team !== undefined && team !== 'none' && !caller.team_ids.includes(team))
    throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_in_team' })
  const team_id = team === undefined ? record.team_id : team === 'none' ? null : team
  if (visibility === 'team' && team_id === null)
    throw new AppError('VALIDATION_ERROR', { field: 'visibility', reason: 'no_team' })
  return { ...record, visibility, team_id }
}
