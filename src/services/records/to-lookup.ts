// From the parameters of a list to a lookup: the column of each field, and the fields without one.

import { type ColumnDefinition, type recordKindCodes, tables } from '../../dataset/dataset.ts'
import { parseDay } from '../../domain/days.ts'
import { toMoney } from '../../domain/figures.ts'
import type { ContractsQuery, DemographicsQuery } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import type { Reason } from '../../reasons.ts'
import type { MainTable } from '../../records/layout.ts'
import type { Lookup } from '../../records/lookup.ts'
import type { ColumnCondition, Operator } from '../../records/lookup-conditions.ts'
import type { OrderKey } from '../../records/sort-rows.ts'

/** Parameters of the lookups (docs/choices.md#record-lookups); each has some of them. */
export type RecordsQuery = ContractsQuery & Partial<Pick<DemographicsQuery, 'city_code'>>

/** A list: its table, its fields and its default order. */
export interface Listing {
  readonly name: string
  readonly table: MainTable
  /** Conditions of every request. */
  readonly where: readonly ColumnCondition[]
  /** Column of each field that can be filtered and sorted by. */
  readonly columns: Readonly<Record<string, string>>
  /** Column that `supplier` filters by. */
  readonly party?: string
  /** Default order. */
  readonly order: readonly OrderKey[]
}

/** Throws VALIDATION_ERROR for a field without a column and for bad bounds. */
export function toLookup(listing: Listing, query: RecordsQuery): Lookup {
  return {
    table: listing.table,
    where: toConditions(listing, query),
    order: query.sort === undefined ? listing.order : query.sort.split(',').map((part) => toOrderKey(listing, part)),
    page: query.page,
    limit: query.limit,
    ...(query.updated_since !== undefined && { since: Date.parse(query.updated_since) }),
    ...(query.cursor !== undefined && { after: toStoredRow(query.cursor) }),
  }
}

function toStoredRow(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw invalid('cursor', 'bad_cursor')
  return Number(cursor)
}

/** The conditions of a listed record. Throws VALIDATION_ERROR. */
export function toConditions(listing: Listing, query: RecordsQuery): readonly ColumnCondition[] {
  return [...listing.where, ...parameterConditions(listing, query), ...filterConditions(listing, query)]
}

/** Acts of these kinds. */
export function actsOf(...kinds: readonly (typeof recordKindCodes)[number][]): ColumnCondition {
  return { type: 'any_of', column: 'record_kind', values: kinds }
}

function parameterConditions(listing: Listing, query: RecordsQuery): ColumnCondition[] {
  const { organization, supplier, state, city_code, year } = query
  const found: ColumnCondition[] = []
  if (organization !== undefined)
    found.push({ type: 'any_of', column: 'organization', values: [organization, bare(organization)] })
  if (supplier !== undefined && listing.party !== undefined)
    found.push({ type: 'party', column: listing.party, id: supplier })
  if (state !== undefined) found.push({ type: 'state', state })
  if (city_code !== undefined) found.push({ type: 'any_of', column: 'municipality', values: [city_code] })
  if (year !== undefined) found.push(...yearConditions(listing, year))
  return [...found, ...dayConditions(query), ...valueConditions(listing, query)]
}

function yearConditions({ table }: Listing, year: number): ColumnCondition[] {
  if (table === 'references') return [{ type: 'compare', column: 'year', operator: 'eq', value: year }]
  return [{ type: 'days', ...bounds(`${year}-01-01`, `${year}-12-31`) }]
}

function dayConditions({ date_from, date_to }: RecordsQuery): ColumnCondition[] {
  if (date_from === undefined && date_to === undefined) return []
  if (date_from !== undefined && date_to !== undefined && date_to < date_from)
    throw invalid('date_to', 'end_before_start')
  return [{ type: 'days', ...bounds(date_from, date_to) }]
}

function bounds(from: string | undefined, to: string | undefined) {
  const [first, last] = [from, to].map((text) => (text === undefined ? undefined : parseDay(text)))
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) }
}

/** The bounds are BRL: values in another currency do not compare. */
function valueConditions({ table }: Listing, { min_value, max_value }: RecordsQuery): ColumnCondition[] {
  if (min_value === undefined && max_value === undefined) return []
  if (min_value !== undefined && max_value !== undefined && max_value < min_value)
    throw new AppError('VALIDATION_ERROR', { field: 'max_value', reason: 'below_minimum', limit: toMoney(min_value) })
  const found: ColumnCondition[] = table === 'acts' ? [{ type: 'any_of', column: 'currency', values: ['BRL'] }] : []
  if (min_value !== undefined) found.push({ type: 'compare', column: 'value', operator: 'gte', value: min_value })
  if (max_value !== undefined) found.push({ type: 'compare', column: 'value', operator: 'lte', value: max_value })
  return found
}

function filterConditions(listing: Listing, { filter = {} }: RecordsQuery): ColumnCondition[] {
  return Object.entries(filter).flatMap(([field, conditions]) => {
    const column = columnOf(listing, field, `filter.${field}`)
    return Object.entries(conditions).map(([operator, value]) => ({
      type: 'compare' as const,
      column,
      operator: operator as Operator,
      value: filterValue(definitionOf(listing, column), { field: `filter.${field}`, operator, value }),
    }))
  })
}

function filterValue(
  { type }: ColumnDefinition,
  { field, operator, value }: { readonly field: string; readonly operator: string; readonly value: unknown },
): string | number {
  if (type === 'hash' && operator !== 'eq' && operator !== 'ne') throw invalid(field, 'bad_operator')
  if (typeof value === 'boolean') return value ? 1 : 0
  if (type === 'code' || type === 'hash') return String(value)
  if (type !== 'day') {
    if (typeof value === 'number') return value
    throw invalid(field, 'wrong_type', { expected: 'boolean' })
  }
  const day = parseDay(String(value))
  if (day === undefined) throw invalid(field, 'bad_date')
  return day
}

function toOrderKey(listing: Listing, part: string): OrderKey {
  const column = columnOf(listing, part.replace(/^-/, ''), 'sort')
  if (definitionOf(listing, column).type === 'hash') throw invalid('sort', 'not_searchable')
  return { column, direction: part.startsWith('-') ? 'descending' : 'ascending' }
}

/** A field without a column is in the records alone, which a list does not scan. */
function columnOf({ columns }: Listing, field: string, path: string): string {
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (column === undefined) throw invalid(path, 'not_searchable')
  return column
}

function definitionOf({ table }: Listing, column: string): ColumnDefinition {
  const definitions: Readonly<Record<string, ColumnDefinition>> = tables[table]
  return definitions[column]
}

function bare(id: string): string {
  return id.replace(/[./\s-]/g, '').toUpperCase()
}

function invalid(field: string, reason: Reason, facts: Record<string, unknown> = {}): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason, ...facts })
}
