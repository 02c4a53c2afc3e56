// One page of a list of plain items, by the common query patterns; names were checked at the edge.

export type Operator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'

export interface PageQuery {
  readonly page: number
  readonly limit: number
  /** Comma-separated fields, `-` for descending. */
  readonly sort?: string
  readonly filter?: Readonly<Record<string, Readonly<Partial<Record<Operator, unknown>>>>>
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Items on all pages. */
  readonly total: number
}

/** Filters, sorts (ties by `tieBreaker`, so that pages never overlap), and cuts the page out. */
export function pageOf<Item extends object>(
  items: readonly Item[],
  query: PageQuery,
  tieBreaker: keyof Item & string,
): Page<Item> {
  const matching = items
    .filter((item) => matchesFilter(item, query.filter ?? {}))
    .sort(orderBy(query.sort ?? '', tieBreaker))
  const start = (query.page - 1) * query.limit
  return { items: matching.slice(start, start + query.limit), total: matching.length }
}

function matchesFilter(item: object, filter: NonNullable<PageQuery['filter']>): boolean {
  const values = item as Readonly<Record<string, unknown>>
  return Object.entries(filter).every(([field, conditions]) =>
    Object.entries(conditions).every(([operator, wanted]) => holds(operator as Operator, values[field], wanted)),
  )
}

/** An absent value equals nothing and is neither above nor below anything. */
function holds(operator: Operator, value: unknown, wanted: unknown): boolean {
  if (value === undefined || value === null) return operator === 'ne'
  const order = compare(value, wanted)
  switch (operator) {
    case 'eq':
      return order === 0
    case 'ne':
      return order !== 0
    case 'gt':
      return order > 0
    case 'gte':
      return order >= 0
    case 'lt':
      return order < 0
    case 'lte':
      return order <= 0
  }
}

/** Times are compared as instants, everything else by its own order. */
function compare(left: unknown, right: unknown): number {
  const isTime = typeof left === 'string' && typeof right === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(left)
  const [a, b] = isTime ? [Date.parse(left), Date.parse(right)] : [left as number, right as number]
  return a === b ? 0 : a < b ? -1 : 1
}

function orderBy(sort: string, tieBreaker: string): (left: object, right: object) => number {
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
