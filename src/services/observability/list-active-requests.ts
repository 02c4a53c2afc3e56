// Requests that are running on this node.

import type { ActiveRequest } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'

/** One page of those that run, given and by default shown the oldest first; of very many the oldest alone are looked at. */
export function listActiveRequests(running: Iterable<ActiveRequest>, query: ListQuery): Page<ActiveRequest> {
  const { items, hasMore } = firstOf(running, limits.activeRequestsExaminedMax)
  const page = pageOf(items, { sort: 'started_at', ...query }, 'request_id')
  return { ...page, ...(hasMore && { examined: items.length }) }
}

function firstOf<Item>(source: Iterable<Item>, most: number): { readonly items: readonly Item[]; hasMore: boolean } {
  const items: Item[] = []
  for (const item of source) {
    if (items.length === most) return { items, hasMore: true }
    items.push(item)
  }
  return { items, hasMore: false }
}
