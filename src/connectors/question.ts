// Checks of a query, and the date formats of the sources' parameters.

import { addMonths, formatDay, monthOf, parseDay, yearOf } from '../domain/days.ts'
import { federativeUnits } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Reason } from '../reasons.ts'
import type { SourceQuery } from './connector.ts'

/** Days, both included, as day numbers. */
export interface DayRange {
  readonly from: number
  readonly to: number
}

/** Throws VALIDATION_ERROR for a malformed filter. */
export function assertQuery({ from, to, organization, state, ids = [] }: SourceQuery): void {
  const days = [from, to].map((day) => (day === undefined ? undefined : (parseDay(day) ?? refuse('from', 'bad_date'))))
  const [first, last] = days
  if (first !== undefined && last !== undefined) {
    if (first > last) refuse('to', 'end_before_start')
    if (last > addMonths(first, 12 * limits.dateRangeYearsMax))
      refuse('to', 'range_too_long', { limit: limits.dateRangeYearsMax })
  }
  if (organization !== undefined && !/^[\w./-]{1,40}$/.test(organization)) refuse('organization', 'invalid')
  if (state !== undefined && !federativeUnits.some((known) => known === state)) refuse('state', 'unknown_state')
  if (ids.length > limits.filterItemsMax) refuse('ids', 'too_many_items', { limit: limits.filterItemsMax })
  if (ids.some((id) => !/^[\w./-]{1,80}$/.test(id))) refuse('ids', 'invalid')
}

/** The query's days; VALIDATION_ERROR unless both are given. */
export function daysOf(query: SourceQuery): DayRange {
  return {
    from: parseDay(query.from ?? '') ?? refuse('from', 'required'),
    to: parseDay(query.to ?? '') ?? refuse('to', 'required'),
  }
}

/** A required filter; VALIDATION_ERROR without it. */
export function needed(query: SourceQuery, field: 'organization' | 'state'): string {
  return query[field] ?? refuse(field, 'required')
}

/** The required ids; VALIDATION_ERROR without any. */
export function neededIds({ ids = [] }: SourceQuery): readonly string[] {
  return ids.length > 0 ? ids : refuse('ids', 'required')
}

/** Splits a range into calendar months. */
export function monthsOf({ from, to }: DayRange): readonly DayRange[] {
  const months: DayRange[] = []
  for (let start = from; start <= to; ) {
    const firstOfMonth = start - Number(formatDay(start).slice(8)) + 1
    const next = addMonths(firstOfMonth, 1)
    months.push({ from: start, to: Math.min(to, next - 1) })
    start = next
  }
  return months
}

/** The calendar years of a range. */
export function yearsOf({ from, to }: DayRange): readonly number[] {
  return Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index)
}

/** `2024-03-05` */
export const isoDay = formatDay

/** `20240305` */
export function compactDay(day: number): string {
  return formatDay(day).replaceAll('-', '')
}

/** `05/03/2024` */
export function brazilianDay(day: number): string {
  return formatDay(day).split('-').reverse().join('/')
}

/** `03/2024` */
export function brazilianMonth(day: number): string {
  return `${String(monthOf(day)).padStart(2, '0')}/${yearOf(day)}`
}

/** Leaves out absent parameters. */
export function given(parameters: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

export function refuse(field: string, reason: Reason, facts: { readonly limit?: number } = {}): never {
  throw new AppError('VALIDATION_ERROR', { field, reason, ...facts })
}
