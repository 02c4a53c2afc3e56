// The list envelope: a page of items, its numbers, and the paths of its neighbours.

import type { ListLinks, ListMeta } from '../domain/generated/wire-types.ts'
import { maskTyped } from '../domain/mask-personal-ids.ts'
import type { Language } from '../domain/vocabulary.ts'
import { pathLanguage } from './language.ts'

export interface ListPage<Item> {
  readonly items: readonly Item[]
  /** Items on all pages. */
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly limit: number
  /** Cursor of the next page; null: there is none; absent: pages are found by their number alone. */
  readonly next?: string | null
  /** Set where there are more than were looked at: so many were. */
  readonly examined?: number
  /** The path and the query as the caller gave them, in the caller's language. */
  readonly path: string
  readonly query: string | URLSearchParams
  /** Fields to keep (English names); all when absent or empty. */
  readonly fields?: readonly string[] | undefined
  /** Of the parameters in links, where the path is shared by both; English without it. */
  readonly language?: Language
}

/**
 * The envelope in English names. Links keep the caller's other parameters and language, CPFs in them masked.
 * @example listEnvelope({ items: [], total: 0, page: 1, limit: 20, path: '/a', query: '' }).meta.pages // 0
 */
export function listEnvelope<Item extends object>(list: ListPage<Item>) {
  const { items, total, page, limit, examined, fields = [] } = list
  const pages = Math.ceil(total / limit)
  const meta: ListMeta = { total, page, limit, pages, ...(examined !== undefined && { examined }) }
  const data = fields.length === 0 ? items : items.map((item) => keepFields(item, fields))
  return { data, meta, links: toLinks(list, pages) }
}

function toLinks({ page, limit, next, path, query, language }: ListPage<object>, pages: number): ListLinks {
  const name = names[pathLanguage(path) ?? language ?? 'en']
  const others = otherParameters(query)
  const link = (target: number, cursor?: string) =>
    pagePath(path, others, { ...(cursor !== undefined && { cursor }), [name.page]: target, [name.limit]: limit })
  const last = Math.max(1, pages)
  const hasNext = next === undefined ? page < last : next !== null
  return {
    first: link(1),
    ...(page > 1 && { prev: link(Math.min(page - 1, last)) }),
    ...(hasNext && { next: link(page + 1, next ?? undefined) }),
    last: link(last),
  }
}

const names = { en: { page: 'page', limit: 'limit' }, pt: { page: 'pagina', limit: 'limite' } } as const
const pageParameters = [
  'page',
  'limit',
  'cursor',
  'page[number]',
  'page[size]',
  'pagina',
  'limite',
  'pagina[numero]',
  'pagina[tamanho]',
]

function otherParameters(query: string | URLSearchParams): readonly [string, string][] {
  return [...new URLSearchParams(query)].flatMap(([key, value]): [string, string][] =>
    pageParameters.includes(key) ? [] : [[key, maskTyped(value)]],
  )
}

function pagePath(
  path: string,
  others: readonly [string, string][],
  place: Readonly<Record<string, number | string>>,
): string {
  const own = Object.entries(place).map(([name, value]): [string, string] => [name, String(value)])
  return `${path}?${new URLSearchParams([...others, ...own])}`
}

/** Typed as the whole item, which it is wherever the caller does not name fields. */
function keepFields<Item extends object>(item: Item, fields: readonly string[]): Item {
  return Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name))) as Item
}
