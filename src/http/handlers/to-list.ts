import type { ListQuery, Page } from '../../services/page-of.ts'
import { listEnvelope } from '../../wire/list-envelope.ts'
import type { AdmittedRequest } from '../handler.ts'

/** A request for a page of a list. */
export interface ListRequest extends Pick<AdmittedRequest, 'path' | 'search' | 'language'> {
  readonly query: ListQuery & { readonly fields?: readonly string[] }
}

/** A page of items in the envelope of lists, with the fields that the request names. */
export function toList<Item extends object>(
  { query: { page, limit, fields }, path, search: query, language }: ListRequest,
  { items, total }: Page<Item>,
) {
  return listEnvelope({ items, total, page, limit, fields, path, query, language })
}
