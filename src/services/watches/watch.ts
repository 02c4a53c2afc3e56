// Watch: a saved investigation that runs again and again, as it is stored, and the reading and writing of its documents.

import type { InvestigationRequest, WatchRun, WatchRunHead } from '../../domain/generated/wire-types.ts'
import type { StoredFailure } from '../../errors.ts'
import type { Clock } from '../../platform/clock.ts'
import { findHeld, wholeEntries, wholeValues } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store, Write } from '../../store/port.ts'
import { createPause } from '../in-slices.ts'
import {
  listingKey,
  openKey,
  ownedWatchKey,
  runsPrefix,
  watchCountKey,
  watchDueKey,
  watchesPrefix,
  watchKey,
} from './keys.ts'
import type { TimeTable } from './schedule.ts'

export interface StoredWatch {
  readonly id: string
  readonly user_id: string
  readonly name: string
  readonly request: InvestigationRequest
  readonly schedule: TimeTable
  readonly status: 'active' | 'paused'
  readonly webhook_ids: readonly string[]
  readonly created_at: string
  readonly updated_at: string
  /** Absent while nothing is due. */
  readonly next_run_at?: string
  readonly last_run?: WatchRunHead
  /** Why the last run that was due was not started. */
  readonly not_started?: { readonly at: string; readonly failure: StoredFailure }
  /** Version of the records that the last run read; 0 before the first. */
  readonly records_version: number
}

export type StoredRun = WatchRun

/** The run of a watch that an investigation is. */
export interface OpenRun {
  readonly watch_id: string
  readonly run_id: string
}

/** A watch with the exact bytes that a later commit can be made to depend on. */
export interface FoundWatch {
  readonly watch: StoredWatch
  readonly condition: Condition
}

const encoder = new TextEncoder()

export function watchBytes(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}

export async function findWatch(state: Store, id: string): Promise<FoundWatch | undefined> {
  // Other text could be too long for a key of the store.
  const expected = isUuid(id) ? await state.get(watchKey(id)) : undefined
  return expected && { watch: parseStored<StoredWatch>(expected), condition: { key: watchKey(id), expected } }
}

/** The watches of an owner, without those that are damaged. */
export async function listWatchesOf(state: Store, owner: string): Promise<readonly StoredWatch[]> {
  const keys = (await idsOf(state, owner)).map(watchKey)
  return (await wholeValues(state, keys)).flatMap((bytes) => (bytes ? [parseStored<StoredWatch>(bytes)] : []))
}

/** Of each run that is kept, without those that are damaged, in no order that matters. */
export async function mapRuns<Item>(
  { state, clock }: { readonly state: Store; readonly clock: Clock },
  watch: string,
  toItem: (run: StoredRun) => Item,
): Promise<readonly Item[]> {
  const pause = createPause(clock)
  const items: Item[] = []
  for await (const { value } of wholeEntries(state.range({ prefix: runsPrefix(watch) }))) {
    items.push(toItem(parseStored<StoredRun>(value)))
    await pause()
  }
  return items
}

/** The watch from what it was to what it is, with the entry by which it is found when it is due. */
export function watchWrites(before: StoredWatch | null, after: StoredWatch): readonly Write[] {
  const isDueOtherwise = before?.next_run_at !== after.next_run_at
  return [
    { key: watchKey(after.id), value: watchBytes(after) },
    ...(isDueOtherwise && before?.next_run_at
      ? [{ key: watchDueKey(before.next_run_at, before.id), value: null }]
      : []),
    ...(isDueOtherwise ? dueWrites(after) : []),
  ]
}

type Indexed = Pick<StoredWatch, 'id' | 'user_id' | 'next_run_at' | 'last_run'>

/** The entries that follow from a watch. */
export function indexOfWatch(watch: Indexed): readonly Write[] {
  const { id, user_id, last_run } = watch
  return [
    { key: ownedWatchKey(user_id, id), value: encoder.encode(id) },
    ...dueWrites(watch),
    ...(last_run && last_run.completed_at === undefined ? [openWrite(id, last_run)] : []),
  ]
}

/** The entry by which a run that goes on is found. */
export function openWrite(watch_id: string, { run_id, investigation_id }: WatchRunHead): Write {
  return { key: openKey(investigation_id), value: watchBytes({ watch_id, run_id } satisfies OpenRun) }
}

function dueWrites({ id, next_run_at }: Pick<StoredWatch, 'id' | 'next_run_at'>): readonly Write[] {
  return next_run_at === undefined ? [] : [{ key: watchDueKey(next_run_at, id), value: encoder.encode(id) }]
}

/** The writes that remove a watch and what is kept of its runs; a run that has not ended goes on as an investigation. */
export async function watchRemoval(state: Store, watch: Indexed): Promise<readonly Write[]> {
  const keys = [watchKey(watch.id), listingKey(watch.id), ...indexOfWatch(watch).map(({ key }) => key)]
  for await (const { key } of state.range({ prefix: runsPrefix(watch.id) })) keys.push(key)
  return keys.map((key) => ({ key, value: null }))
}

/**
 * The writes that remove every watch of an owner, and the condition that no other is made meanwhile. When one that is damaged was due is
 * not known: that entry goes once it is looked at.
 */
export async function watchRemovalOf(
  state: Store,
  owner: string,
): Promise<{ readonly writes: readonly Write[]; readonly conditions: readonly Condition[] }> {
  const count = await countOf(state, owner)
  const writes: Write[] = [{ key: count.key, value: null }]
  const whole = new Map((await listWatchesOf(state, owner)).map((watch) => [watch.id, watch]))
  for (const id of await idsOf(state, owner))
    writes.push(...(await watchRemoval(state, whole.get(id) ?? { id, user_id: owner })))
  return { writes, conditions: [count] }
}

/** The condition that an owner gets no other watch meanwhile. */
export async function countOf(state: Store, owner: string): Promise<Condition> {
  return { key: watchCountKey(owner), expected: await findHeld(state, watchCountKey(owner)) }
}

async function idsOf(state: Store, owner: string): Promise<readonly string[]> {
  const prefix = watchesPrefix(owner)
  const ids: string[] = []
  for await (const { key } of state.range({ prefix })) ids.push(key.slice(prefix.length))
  return ids
}
