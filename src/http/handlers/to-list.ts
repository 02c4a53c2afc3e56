import type { ListQuery, Page } from '../../services/page-of.ts'
import { sealCursor } from '../../wire/cursor.ts'
import { listEnvelope } from '../../wire/list-envelope.ts'
import type { AdmittedRequest } from '../handler.ts'

/** A request for a page of a list. */
export interface ListRequest extends Pick<AdmittedRequest, 'operation' | 'path' | 'search' | 'language'> {
  readonly query: ListQuery & { readonly fields?: readonly string[] }
}

/** A page of items in the envelope of lists, with the fields that the request names. */
export function toList<Item extends object>(request: ListRequest, { items, total, next, examined }: Page<Item>) {
  const { path, search, language } = request
  const { page, limit, fields } = request.query
  const cursor = next == null ? next : sealCursor({ page: page + 1, after: next }, request)
  return listEnvelope({
    items,
    total,
    page,
    limit,
    ...(cursor !== undefined && { next: cursor }),
    ...(examined !== undefined && { examined }),
    fields,
    path,
    query: search,
    language,
  })
}
