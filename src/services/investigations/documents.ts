// Documents: reads what the coordinator keeps of an investigation. JSON in English names.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { checkpointKey, recordKey } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { type Awaitable, andThen } from '../../platform/awaitable.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'

// Anything else is no key of the store: it may be too long for one, or reach into another.
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idCharactersShown = 64

/** Parsed JSON of a key, or undefined. */
export function findJson<T>(store: Store, key: string): Awaitable<T | undefined> {
  return andThen(store.get(key), (bytes) => bytes && parseStored<T>(bytes))
}

/**
 * The record, if the caller may read it: as owner or admin, and within its team where it has one (spec, rule 5), or
 * because it was opened to the team or to everyone. Throws INVESTIGATION_NOT_FOUND or INSUFFICIENT_PERMISSIONS.
 */
export function getRecord(store: Store, id: string, caller: Caller): Awaitable<InvestigationRecord> {
  return andThen(existing(store, id), (record) => {
    const isOpen = record.visibility === 'public' || (record.visibility === 'team' && isOfTeam(record, caller))
    if (!isOpen) assertOwn(record, caller)
    return record
  })
}

/** The record, if the caller may change it or what comes of it: rule 5, whoever else may read it. Throws as getRecord. */
export async function getOwnRecord(store: Store, id: string, caller: Caller): Promise<InvestigationRecord> {
  const record = await existing(store, id)
  assertOwn(record, caller)
  return record
}

function existing(store: Store, id: string): Awaitable<InvestigationRecord> {
  const found = uuid.test(id) ? findJson<InvestigationRecord>(store, recordKey(id)) : undefined
  return andThen(found, (record) => {
    if (!record) throw new AppError('INVESTIGATION_NOT_FOUND', { id: id.slice(0, idCharactersShown) })
    return record
  })
}

function assertOwn(record: InvestigationRecord, caller: Caller): void {
  const owns = record.user_id === caller.user_id || caller.role === 'admin'
  const inTeam = record.team_id === null || isOfTeam(record, caller)
  if (!owns || !inTeam) throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: owns ? 'not_in_team' : 'not_owner' })
}

function isOfTeam({ team_id }: InvestigationRecord, caller: Caller): boolean {
  return team_id !== null && caller.team_ids.includes(team_id)
}

export function getCheckpoint(store: Store, id: string): Awaitable<Checkpoint> {
  return andThen(findJson<Checkpoint>(store, checkpointKey(id)), (checkpoint) => {
    if (!checkpoint) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
    return checkpoint
  })
}

/** What a coordinator begins with; throws INVESTIGATION_NOT_FOUND. */
export async function openInvestigation(store: Store, { investigation_id: id }: { readonly investigation_id: string }) {
  const record = await findJson<InvestigationRecord>(store, recordKey(id))
  if (!record) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
  return { record, checkpoint: await getCheckpoint(store, id) }
}
