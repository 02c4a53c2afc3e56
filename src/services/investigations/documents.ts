// Reads the documents that the coordinator stores of an investigation: JSON in English names.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { checkpointKey, recordKey, statusKey } from '../../agents/keys.ts'
import type { StoredStatus } from '../../agents/status-view.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type Awaitable, andThen } from '../../platform/awaitable.ts'
import { unlessDamaged } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import { assertOwn, assertReadable } from './access.ts'

/** Parsed JSON of a key, or undefined. */
export async function findJson<T>(store: Store, key: string): Promise<T | undefined> {
  const bytes = await store.get(key)
  return bytes && parseStored<T>(bytes)
}

/** Whole percent in the stored status; 0 where it cannot be read. */
export async function storedPercentage(store: Store, id: string): Promise<number> {
  return (await findStored<StoredStatus>(store, statusKey(id)))?.value?.progress?.percentage ?? 0
}

/** A stored document; without bytes where its entry is damaged, without a value where it cannot be read. */
export interface StoredDocument<T> {
  readonly bytes: Uint8Array | undefined
  readonly value: T | undefined
}

/** The document of a key whatever its state; undefined where there is none. */
export async function findStored<T extends object>(store: Store, key: string): Promise<StoredDocument<T> | undefined> {
  const bytes = await unlessDamaged(async () => (await store.get(key)) ?? null)
  return bytes === null ? undefined : { bytes, value: tryParse<T>(bytes) }
}

/** Parsed JSON of an object, or undefined where the bytes hold none: of a run that is damaged what can be read is kept. */
export function tryParse<T extends object>(bytes: Uint8Array | undefined): T | undefined {
  try {
    return (bytes && parseStored<T | null>(bytes)) ?? undefined
  } catch {
    return undefined
  }
}

/** The record, if the caller may read it. Throws INVESTIGATION_NOT_FOUND or INSUFFICIENT_PERMISSIONS. */
export async function getRecord(store: Store, id: string, caller: Caller): Promise<InvestigationRecord> {
  const record = parseStored<InvestigationRecord>(await getRecordBytes(store, id))
  assertReadable(record, caller)
  return record
}

/** The record, if the caller may change it. Throws as getRecord. */
export async function getOwnRecord(store: Store, id: string, caller: Caller): Promise<InvestigationRecord> {
  const record = parseStored<InvestigationRecord>(await getRecordBytes(store, id))
  assertOwn(record, caller)
  return record
}

/** The record as stored, without a check of access. Throws INVESTIGATION_NOT_FOUND. */
export function getRecordBytes(store: Store, id: string): Awaitable<Uint8Array> {
  // Other text could be too long for a key of the store, or name another document.
  return andThen(isUuid(id) ? store.get(recordKey(id)) : undefined, assertFound, id)
}

/** The checkpoint. Throws INVESTIGATION_NOT_FOUND. */
export async function getCheckpoint(store: Store, id: string): Promise<Checkpoint> {
  return assertFound(await findJson<Checkpoint>(store, checkpointKey(id)), id)
}

/** Throws INVESTIGATION_NOT_FOUND where there is none. */
export function assertFound<Found>(found: Found | undefined, id: string): Found {
  if (!found) throw new AppError('INVESTIGATION_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return found
}

/** The documents that a coordinator starts from; throws INVESTIGATION_NOT_FOUND. */
export async function openInvestigation(store: Store, { investigation_id: id }: { readonly investigation_id: string }) {
  const record = await findJson<InvestigationRecord>(store, recordKey(id))
  if (!record) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
  return { record, checkpoint: await getCheckpoint(store, id) }
}
