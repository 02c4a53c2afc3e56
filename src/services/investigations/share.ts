import type { InvestigationRecord } from '../../agents/investigation.ts'
import { recordKey } from '../../agents/keys.ts'
import type { Visibility } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type Asker, ofCaller } from '../audit/context.ts'
import type { InvestigationsContext } from './context.ts'
import { getCheckpoint, getOwnRecord } from './documents.ts'
import type { KeptInvestigation } from './read.ts'

export interface Sharing {
  readonly visibility?: Visibility
  /** A team of the caller's; `none` takes the investigation out of its team. */
  readonly team_id?: string
}

/**
 * Says who may read an investigation. Throws INSUFFICIENT_PERMISSIONS for an investigation or a team that is not the
 * caller's, and VALIDATION_ERROR where it is opened to a team that it does not have.
 */
export async function shareInvestigation(
  { state, audit }: InvestigationsContext,
  { id, sharing }: { readonly id: string; readonly sharing: Sharing },
  asker: Asker,
): Promise<KeptInvestigation> {
  // What is no id is no key of the store either.
  await getOwnRecord(state, id, asker.caller)
  for (let attempt = 0; attempt < limits.accountCommitAttemptsMax; attempt++) {
    const expected = await state.get(recordKey(id))
    const record = await getOwnRecord(state, id, asker.caller)
    const next = shared(record, sharing, asker)
    const value = new TextEncoder().encode(JSON.stringify(next))
    const key = recordKey(id)
    const event = {
      event_type: 'investigation.updated',
      ...ofCaller(asker.caller),
      resource_type: 'investigation',
      resource_id: id,
      details: { visibility: next.visibility, team_id: next.team_id },
      context: asker.context,
    } as const
    if (await audit.commit([{ key, value }], [{ key, expected: expected ?? null }], [event]))
      return { record: next, checkpoint: await getCheckpoint(state, id) }
  }
  throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
}

function shared(record: InvestigationRecord, sharing: Sharing, { caller }: Asker): InvestigationRecord {
  const { visibility = record.visibility, team_id: team } = sharing
  if (team !== undefined && team !== 'none' && !caller.team_ids.includes(team))
    throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_in_team' })
  const team_id = team === undefined ? record.team_id : team === 'none' ? null : team
  if (visibility === 'team' && team_id === null)
    throw new AppError('VALIDATION_ERROR', { field: 'visibility', reason: 'no_team' })
  return { ...record, visibility, team_id }
}
