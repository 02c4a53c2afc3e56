// Documents: reads what the coordinator keeps of an investigation. JSON in English names.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { checkpointKey, recordKey } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import type { Store } from '../../store/port.ts'

const decoder = new TextDecoder()
// Anything else is no key of the store: it may be too long for one, or reach into another.
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idCharactersShown = 64

/** Parsed JSON of a key, or undefined. */
export async function findJson<T>(store: Store, key: string): Promise<T | undefined> {
  const bytes = await store.get(key)
  return bytes && (JSON.parse(decoder.decode(bytes)) as T)
}

/** The record, if the caller may use it; throws INVESTIGATION_NOT_FOUND or INSUFFICIENT_PERMISSIONS (spec, rule 5). */
export async function getRecord(store: Store, id: string, caller: Caller): Promise<InvestigationRecord> {
  const record = uuid.test(id) ? await findJson<InvestigationRecord>(store, recordKey(id)) : undefined
  if (!record) throw new AppError('INVESTIGATION_NOT_FOUND', { id: id.slice(0, idCharactersShown) })
  const owns = record.user_id === caller.user_id || caller.role === 'admin'
  const inTeam = record.team_id === null || caller.team_ids.includes(record.team_id)
  if (!owns || !inTeam) throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_owner' })
  return record
}

export async function getCheckpoint(store: Store, id: string): Promise<Checkpoint> {
  const checkpoint = await findJson<Checkpoint>(store, checkpointKey(id))
  if (!checkpoint) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
  return checkpoint
}

/** What a coordinator begins with; throws INVESTIGATION_NOT_FOUND. */
export async function openInvestigation(store: Store, { investigation_id: id }: { readonly investigation_id: string }) {
  const record = await findJson<InvestigationRecord>(store, recordKey(id))
  if (!record) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
  return { record, checkpoint: await getCheckpoint(store, id) }
}
