// List: the caller's own investigations, filtered, sorted and cut into pages.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { checkpointKey, ownerPrefix, recordKey } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { InvestigationsContext } from './context.ts'

export interface ListQuery {
  readonly status?: string
  readonly data_source?: string
  /** Days, both included. */
  readonly date_from?: string
  readonly date_to?: string
  readonly min_anomalies?: number
  /** Comma-separated fields, `-` for descending. */
  readonly sort?: string
  readonly page?: number
  readonly limit?: number
}

export interface ListItem {
  readonly investigation_id: string
  readonly query: string
  readonly status: string
  readonly anomalies_found: number
  readonly risk_score: number
  readonly data_source: string
  readonly created_at: string
  readonly completed_at?: string
}

const sortable = [
  'created_at',
  'completed_at',
  'status',
  'anomalies_found',
  'risk_score',
  'data_source',
  'query',
] as const
type Sortable = (typeof sortable)[number]

const decoder = new TextDecoder()

/** One page, youngest first unless sorted otherwise; `total` counts all that match. */
export async function listInvestigations(
  context: InvestigationsContext,
  query: ListQuery,
  caller: Caller,
): Promise<{
  readonly items: readonly ListItem[]
  readonly total: number
  readonly page: number
  readonly limit: number
}> {
  const order = sortOrder(query.sort ?? '-created_at')
  const page = query.page ?? 1
  const limit = query.limit ?? limits.pageItemsDefault
  const matching = (await ownItems(context, caller.user_id)).filter((item) => matches(item, query)).sort(order)
  return { items: matching.slice((page - 1) * limit, page * limit), total: matching.length, page, limit }
}

async function ownItems({ state }: InvestigationsContext, userId: string): Promise<ListItem[]> {
  const ids: string[] = []
  for await (const { value } of state.range({ prefix: ownerPrefix(userId) })) ids.push(decoder.decode(value))
  const documents = await state.getMany(ids.flatMap((id) => [recordKey(id), checkpointKey(id)]))
  return ids.flatMap((_, index) => {
    const [record, checkpoint] = [documents[index * 2], documents[index * 2 + 1]]
    return record && checkpoint
      ? [toItem(JSON.parse(decoder.decode(record)), JSON.parse(decoder.decode(checkpoint)))]
      : []
  })
}

function toItem(record: InvestigationRecord, checkpoint: Checkpoint): ListItem {
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

function matches(item: ListItem, query: ListQuery): boolean {
  const day = item.created_at.slice(0, 10)
  return (
    (query.status === undefined || item.status === query.status) &&
    (query.data_source === undefined || item.data_source === query.data_source) &&
    (query.date_from === undefined || day >= query.date_from) &&
    (query.date_to === undefined || day <= query.date_to) &&
    (query.min_anomalies === undefined || item.anomalies_found >= query.min_anomalies)
  )
}

function sortOrder(sort: string): (left: ListItem, right: ListItem) => number {
  const keys = sort.split(',').map((part) => {
    const name = part.replace(/^-/, '')
    if (!(sortable as readonly string[]).includes(name)) {
      throw new AppError('VALIDATION_ERROR', { field: 'sort', reason: `must name ${sortable.join(', ')}` })
    }
    return { name: name as Sortable, sign: part.startsWith('-') ? -1 : 1 }
  })
  return (left, right) => {
    for (const { name, sign } of [...keys, { name: 'investigation_id', sign: 1 } as const]) {
      const [a, b] = [left[name] ?? '', right[name] ?? '']
      if (a !== b) return a < b ? -sign : sign
    }
    return 0
  }
}
