// Pages of lists as connections (Relay's cursor connections specification): an edge's cursor is the place behind its item, which
// is the place after a page of the list, or one inside a page.

import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'

export interface PageWish {
  /** From 1 on. */
  readonly first: number
  readonly after?: string | null | undefined
}

/** A page of a list, and how many items of it stand before those that are wished for. */
export interface PageRequest {
  readonly page: number
  readonly limit: number
  /** Of the list; null where the number of the page says all. */
  readonly cursor: string | null
  readonly skipped: number
}

/** Where an edge ends: so many items behind the start of the list, or of the page at a cursor of the list. */
type Place =
  | { readonly type: 'position'; readonly position: number }
  | { readonly type: 'cursor'; readonly page: number; readonly cursor: string; readonly offset: number }

/** The page that holds what comes after a cursor. Throws VALIDATION_ERROR. */
export function toPageRequest({ first: limit, after }: PageWish): PageRequest {
  const place = after == null ? null : openPlace(after)
  if (place === null) return { page: 1, limit, cursor: null, skipped: 0 }
  if (place.type === 'position') {
    const { position } = place
    return { page: Math.floor(position / limit) + 1, limit, cursor: null, skipped: position % limit }
  }
  const { page, cursor, offset } = place
  const most = Math.max(limit, limits.graphPageItemsMax)
  return { page, limit: Math.min(limit + offset, most), cursor: cursor === '' ? null : cursor, skipped: offset }
}

/** The names of an envelope in a language. */
const words = {
  en: { data: 'data', next: 'next', page: 'page' },
  pt: { data: 'dados', next: 'proxima', page: 'pagina' },
} as const

/** A page of a list, in the envelope of lists and its language, as a connection. */
export function toConnection(envelope: unknown, request: PageRequest, language: Language) {
  const { [words[language].data]: data, meta, links } = envelope as Envelope
  const next = nextPlace(links?.[words[language].next], language)
  const items = (data as readonly object[]).slice(request.skipped)
  const edges = items.map((node, index) => {
    const offset = request.skipped + index + 1
    const isLast = index === items.length - 1
    return { node, cursor: sealPlace(isLast && next !== null ? next : placeInPage(request, offset, next)) }
  })
  return {
    edges,
    nodes: items,
    totalCount: meta.total,
    meta,
    pageInfo: {
      hasNextPage: next !== null,
      hasPreviousPage: request.page > 1 || request.skipped > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

interface Envelope {
  readonly [name: string]: unknown
  readonly meta: { readonly total: number }
  readonly links?: Readonly<Record<string, string>>
}

/** The page behind a link; null where there is none. */
function nextPlace(link: string | undefined, language: Language): Place | null {
  if (link === undefined) return null
  const { searchParams } = new URL(link, 'http://list')
  const cursor = searchParams.get('cursor')
  const page = Number(searchParams.get(words[language].page))
  if (cursor !== null) return { type: 'cursor', page, cursor, offset: 0 }
  const limit = Number(searchParams.get(language === 'pt' ? 'limite' : 'limit'))
  return { type: 'position', position: (page - 1) * limit }
}

function placeInPage({ page, limit, cursor }: PageRequest, offset: number, next: Place | null): Place {
  if (cursor !== null || next?.type === 'cursor') return { type: 'cursor', page, cursor: cursor ?? '', offset }
  return { type: 'position', position: (page - 1) * limit + offset }
}

function sealPlace(place: Place): string {
  const parts = place.type === 'position' ? [place.position] : [place.page, place.cursor, place.offset]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Anybody can make one: what is no place is refused, and the list refuses a cursor that is not its own. */
function openPlace(text: string): Place {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (Array.isArray(parts)) {
      const [first, cursor, offset]: readonly unknown[] = parts
      if (parts.length === 1 && isCount(first)) return { type: 'position', position: first }
      const isInPage = isCount(offset) && offset <= limits.graphPageItemsMax
      if (parts.length === 3 && isCount(first) && typeof cursor === 'string' && isInPage)
        return { type: 'cursor', page: Math.max(1, first), cursor, offset }
    }
  } catch {
    // No JSON.
  }
  throw new AppError('VALIDATION_ERROR', { field: 'after', reason: 'bad_cursor' })
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
