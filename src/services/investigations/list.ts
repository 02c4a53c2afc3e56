// The caller's own investigations, filtered, sorted and in pages.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { checkpointKey, ownerPrefix, recordKey } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import type { InvestigationListItem, ListInvestigationsQuery } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { type Page, pageOf } from '../page-of.ts'
import type { InvestigationsContext } from './context.ts'

const decoder = new TextDecoder()

/** One page, newest first by default. Throws VALIDATION_ERROR for a period that ends before it starts. */
export async function listInvestigations(
  context: InvestigationsContext,
  query: ListInvestigationsQuery,
  caller: Caller,
): Promise<Page<InvestigationListItem>> {
  const { date_from, date_to } = query
  if (date_from !== undefined && date_to !== undefined && date_to < date_from)
    throw new AppError('VALIDATION_ERROR', { field: 'date_to', reason: 'end_before_start' })
  if (isByCreation(query)) return pageByCreation(context, query, caller.user_id)
  const items = await readItems(
    context,
    (await ownEntries(context, caller.user_id)).map(({ id }) => id),
  )
  const matching = items.filter((item) => matches(item, query))
  return pageOf(matching, { ...query, sort: query.sort ?? '-created_at' }, 'investigation_id')
}

/** Whether the index of a user's investigations, in order of creation, is enough to find a page. */
function isByCreation({
  status,
  data_source,
  min_anomalies,
  filter,
  sort = '-created_at',
}: ListInvestigationsQuery): boolean {
  const conditions = [status, data_source, min_anomalies, filter]
  return /^-?created_at$/.test(sort) && conditions.every((condition) => condition === undefined)
}

/** Reads the documents of the page alone. */
async function pageByCreation(
  context: InvestigationsContext,
  { date_from = '', date_to = '~', sort, page, limit }: ListInvestigationsQuery,
  userId: string,
): Promise<Page<InvestigationListItem>> {
  const entries = (await ownEntries(context, userId)).filter(({ day }) => day >= date_from && day <= date_to)
  if (sort !== 'created_at') entries.reverse()
  const start = (page - 1) * limit
  const shown = entries.slice(start, start + limit).map(({ id }) => id)
  return { items: await readItems(context, shown), total: entries.length }
}

/** The entries of the index, oldest first. */
async function ownEntries({ state }: InvestigationsContext, userId: string) {
  const prefix = ownerPrefix(userId)
  const entries: { readonly id: string; readonly day: string }[] = []
  for await (const { key, value } of state.range({ prefix }))
    entries.push({ id: decoder.decode(value), day: key.slice(prefix.length, prefix.length + 10) })
  return entries
}

async function readItems(
  { state }: InvestigationsContext,
  ids: readonly string[],
): Promise<readonly InvestigationListItem[]> {
  const documents = await state.getMany(ids.flatMap((id) => [recordKey(id), checkpointKey(id)]))
  return ids.flatMap((_, index) => {
    const [record, checkpoint] = [documents[index * 2], documents[index * 2 + 1]]
    return record && checkpoint
      ? [toItem(JSON.parse(decoder.decode(record)), JSON.parse(decoder.decode(checkpoint)))]
      : []
  })
}

function toItem(record: InvestigationRecord, checkpoint: Checkpoint): InvestigationListItem {
  return {
    investigation_id: record.investigation_id,
    query: record.request.query,
    status: checkpoint.state,
    anomalies_found: checkpoint.anomalies_found,
    risk_score: checkpoint.risk_score,
    data_source: record.request.data_source,
    created_at: record.created_at,
    ...(checkpoint.completed_at !== null && { completed_at: checkpoint.completed_at }),
  }
}

function matches(item: InvestigationListItem, query: ListInvestigationsQuery): boolean {
  const day = item.created_at.slice(0, 10)
  return (
    (query.status === undefined || item.status === query.status) &&
    (query.data_source === undefined || item.data_source === query.data_source) &&
    (query.date_from === undefined || day >= query.date_from) &&
    (query.date_to === undefined || day <= query.date_to) &&
    (query.min_anomalies === undefined || item.anomalies_found >= query.min_anomalies)
  )
}
