// One page of a list of plain items, by the common query patterns; names were checked at the edge.

import type { FieldFilter, SourcesQuery } from '../domain/generated/wire-types.ts'
import { AppError } from '../errors.ts'

/** The parameters of every list. */
export type ListQuery = Pick<SourcesQuery, 'page' | 'limit' | 'sort' | 'filter'> & {
  /** The item before the page, where the request names the page by that. */
  readonly cursor?: string
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Items on all pages. */
  readonly total: number
  /** The last of them, as `cursor` of the next page has it; null: nothing follows; absent: there are page numbers alone. */
  readonly next?: string | null
  /** Set where there are more than were looked at: so many were. */
  readonly examined?: number
}

/**
 * Filters, sorts (ties by `tieBreaker`, else in the order of the items, so that pages never overlap) and slices. With a tie
 * breaker a page can begin after an item, be that there or not.
 */
export function pageOf<Item extends object>(
  items: readonly Item[],
  { page, limit, sort = '', filter = {}, cursor }: ListQuery,
  tieBreaker?: keyof Item & string,
): Page<Item> {
  const sorted = keysOf(sort.split(','))
  const breaksTies = sorted.some(({ name }) => name === tieBreaker)
  const keys = breaksTies ? sorted : [...sorted, ...keysOf([tieBreaker ?? ''])]
  const matching = items.filter((item) => matchesFilter(item, filter)).sort(orderBy(keys))
  const total = matching.length
  const start = cursor === undefined ? (page - 1) * limit : startAfter(matching, keys, cursor)
  const shown = matching.slice(start, start + limit)
  if (tieBreaker === undefined) return { items: shown, total }
  const last = start + limit < total ? shown.at(-1) : undefined
  return { items: shown, total, next: last === undefined ? null : markOf(last, keys) }
}

/** What places an item in an order. */
function markOf(item: object, keys: readonly SortKey[]): string {
  return JSON.stringify(keys.map(({ name }) => fieldOf(item, name)))
}

function startAfter(ordered: readonly object[], keys: readonly SortKey[], cursor: string): number {
  const values = parseMark(cursor, keys.length)
  const marked = Object.fromEntries(keys.map(({ name }, at) => [name, values[at] ?? undefined]))
  const order = orderBy(keys)
  const start = ordered.findIndex((item) => order(item, marked) > 0)
  return start < 0 ? ordered.length : start
}

/** Anybody can seal a cursor: what is no value of each key has no place in the order. */
function parseMark(cursor: string, count: number): readonly unknown[] {
  const refuse = (cause?: unknown) =>
    new AppError('VALIDATION_ERROR', { field: 'cursor', reason: 'bad_cursor' }, { cause })
  let values: unknown
  try {
    values = JSON.parse(cursor)
  } catch (cause) {
    throw refuse(cause)
  }
  const mark: readonly unknown[] = Array.isArray(values) ? values : []
  if (mark.length !== count || mark.some((value) => value !== null && typeof value === 'object')) throw refuse()
  return mark
}

function matchesFilter(item: object, filter: FieldFilter): boolean {
  return Object.entries(filter).every(([field, conditions]) =>
    Object.entries(conditions).every(([operator, wanted]) => holds(operator, fieldOf(item, field), wanted)),
  )
}

/** An absent value equals nothing and is neither above nor below anything. */
function holds(operator: string, value: unknown, wanted: unknown): boolean {
  if (value === undefined || value === null) return operator === 'ne'
  return comparisons[operator]?.(compare(value, wanted)) ?? false
}

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

/** Times are compared as instants, everything else by its own order. */
function compare(left: unknown, right: unknown): number {
  const isTime = typeof left === 'string' && typeof right === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(left)
  const [a, b] = isTime ? [Date.parse(left), Date.parse(right)] : [left as number, right as number]
  return a === b ? 0 : a < b ? -1 : 1
}

interface SortKey {
  readonly name: string
  readonly sign: 1 | -1
}

function keysOf(parts: readonly string[]): readonly SortKey[] {
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ name: part.replace(/^-/, ''), sign: part.startsWith('-') ? -1 : 1 }))
}

function orderBy(keys: readonly SortKey[]): (left: object, right: object) => number {
  return (left, right) => {
    for (const { name, sign } of keys) {
      const [a, b] = [fieldOf(left, name), fieldOf(right, name)]
      // Absent values come last, whichever the direction.
      if ((a === undefined) !== (b === undefined)) return a === undefined ? 1 : -1
      const order = a === undefined ? 0 : compare(a, b)
      if (order !== 0) return order * sign
    }
    return 0
  }
}

function fieldOf(item: object, name: string): unknown {
  return (item as Readonly<Record<string, unknown>>)[name]
}
