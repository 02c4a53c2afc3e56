// One page of a list of plain items, by the common query patterns; names were checked at the edge.

import type { FieldFilter, SourcesQuery } from '../domain/generated/wire-types.ts'

/** The parameters of every list. */
export type ListQuery = Pick<SourcesQuery, 'page' | 'limit' | 'sort' | 'filter'>

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Items on all pages. */
  readonly total: number
}

/** Filters, sorts (ties by `tieBreaker`, else in the order of the items, so that pages never overlap) and slices. */
export function pageOf<Item extends object>(
  items: readonly Item[],
  query: ListQuery,
  tieBreaker?: keyof Item & string,
): Page<Item> {
  const matching = items
    .filter((item) => matchesFilter(item, query.filter ?? {}))
    .sort(orderBy(query.sort ?? '', tieBreaker))
  const start = (query.page - 1) * query.limit
  return { items: matching.slice(start, start + query.limit), total: matching.length }
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

function orderBy(sort: string, tieBreaker = ''): (left: object, right: object) => number {
  const keys = [...sort.split(','), tieBreaker]
    .filter((part) => part !== '')
    .map((part) => ({ name: part.replace(/^-/, ''), sign: part.startsWith('-') ? -1 : 1 }))
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
