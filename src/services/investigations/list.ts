// The investigations that a caller may read, by scope, filtered, sorted and in pages.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { checkpointKey, recordKey } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import type { InvestigationListItem, ListInvestigationsQuery } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { wholeValues } from '../../platform/damage.ts'
import { type Page, pageOf } from '../page-of.ts'
import { isReadable } from './access.ts'
import type { InvestigationsContext } from './context.ts'
import { type ListEntry, listPlaceOf, readLists } from './lists.ts'

const decoder = new TextDecoder()

/**
 * One page, newest first by default; in order of creation it is found among any number, else among the first that are looked at,
 * of which `examined` then says how many they are. Throws VALIDATION_ERROR for a period that ends before it starts.
 */
export async function listInvestigations(
  { state }: Pick<InvestigationsContext, 'state'>,
  query: ListInvestigationsQuery,
  caller: Caller,
): Promise<Page<InvestigationListItem>> {
  const { date_from, date_to, sort = '-created_at' } = query
  if (date_from !== undefined && date_to !== undefined && date_to < date_from)
    throw new AppError('VALIDATION_ERROR', { field: 'date_to', reason: 'end_before_start' })
  const isInOrder = isByCreation(query)
  const { entries, isCut } = await readLists(state, isInOrder ? query : { ...query, cursor: undefined }, caller)
  const examined = isCut ? { examined: entries.length } : {}
  const read = (some: readonly ListEntry[]) => readItems({ state, caller }, some)
  if (isInOrder) return { ...(await pageByCreation(entries, query, read)), ...examined }
  const matching: InvestigationListItem[] = []
  for (let at = 0; at < entries.length; at += limits.investigationsReadPerTurnMax) {
    const items = await read(entries.slice(at, at + limits.investigationsReadPerTurnMax))
    matching.push(...items.filter((item) => matches(item, query)))
    await nextTurn()
  }
  return { ...pageOf(matching, { ...query, sort }, 'investigation_id'), ...examined }
}

/** Whether the lists, which are in order of creation, are enough to find a page. */
function isByCreation({
  status,
  data_source,
  min_anomalies,
  updated_since,
  filter,
  sort = '-created_at',
}: ListInvestigationsQuery): boolean {
  const conditions = [status, data_source, min_anomalies, updated_since, filter]
  return /^-?created_at$/.test(sort) && conditions.every((condition) => condition === undefined)
}

/** Reads the documents of the page alone. */
async function pageByCreation(
  entries: readonly ListEntry[],
  { page, limit, cursor }: ListInvestigationsQuery,
  read: (entries: readonly ListEntry[]) => Promise<readonly InvestigationListItem[]>,
): Promise<Page<InvestigationListItem>> {
  const passed = (page - 1) * limit
  const start = cursor === undefined ? passed : 0
  const shown = entries.slice(start, start + limit)
  const last = start + limit < entries.length ? shown.at(-1) : undefined
  return {
    items: await read(shown),
    // Entries before a cursor are not read again.
    total: passed - start + entries.length,
    next: last === undefined ? null : listPlaceOf(last),
  }
}

async function readItems(
  { state, caller }: Pick<InvestigationsContext, 'state'> & { readonly caller: Caller },
  entries: readonly ListEntry[],
): Promise<readonly InvestigationListItem[]> {
  const documents = await wholeValues(
    state,
    entries.flatMap(({ id }) => [recordKey(id), checkpointKey(id)]),
  )
  const parse = <T>(bytes: Uint8Array | undefined) => bytes && (JSON.parse(decoder.decode(bytes)) as T)
  // One of which a document is damaged, which the health names, does not cost the caller the others.
  return entries.flatMap((_, index) => {
    const record = parse<InvestigationRecord>(documents[index * 2])
    const checkpoint = parse<Checkpoint>(documents[index * 2 + 1])
    // The entry was read before: by now the record may be closed to the caller, or gone.
    return record && checkpoint && isReadable(record, caller) ? [toItem(record, checkpoint)] : []
  })
}

function toItem(record: InvestigationRecord, checkpoint: Checkpoint): InvestigationListItem {
  return {
    investigation_id: record.investigation_id,
    query: maskTyped(record.request.query),
    status: checkpoint.state,
    anomalies_found: checkpoint.anomalies_found,
    risk_score: checkpoint.risk_score,
    data_source: record.request.data_source,
    created_at: record.created_at,
    ...(checkpoint.completed_at !== null && { completed_at: checkpoint.completed_at }),
  }
}

function matches(item: InvestigationListItem, query: ListInvestigationsQuery): boolean {
  return (
    (query.status === undefined || item.status === query.status) &&
    (query.data_source === undefined || item.data_source === query.data_source) &&
    (query.min_anomalies === undefined || item.anomalies_found >= query.min_anomalies) &&
    (query.updated_since === undefined || hasChangedSince(item, Date.parse(query.updated_since)))
  )
}

/** One that has not ended changes all the time; afterwards nothing of it does that a list shows. */
function hasChangedSince({ created_at, completed_at }: InvestigationListItem, since: number): boolean {
  return completed_at === undefined || [created_at, completed_at].some((time) => Date.parse(time) > since)
}
