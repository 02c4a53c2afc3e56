// Complete request: the valid body of a caller, trimmed, and checked where a schema cannot say what must hold.

import { addMonths, parseDay } from '../../domain/days.ts'
import type { InvestigationFilters, InvestigationRequest } from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'

/**
 * The request with its query as it is kept. Checks what a schema cannot say: the length of the trimmed query, and bounds that
 * belong together. `fieldsAt` is the path at which the request stands in the body. Throws VALIDATION_ERROR.
 */
export function completeRequest(body: InvestigationRequest, fieldsAt = ''): InvestigationRequest {
  assertBounds(body.query.normalize('NFC').trim(), body.filters, fieldsAt)
  return { ...body, query: toGivenText(body.query) }
}

function assertBounds(query: string, filters: InvestigationFilters, at: string): void {
  const { queryCharactersMin: least, queryCharactersMax: most } = limits
  const length = [...query].length
  const refuse = (reason: Reason, limit: number) =>
    new AppError('VALIDATION_ERROR', { field: `${at}query`, reason, limit })
  if (length < least) throw refuse('too_short', least)
  if (length > most) throw refuse('too_long', most)
  assertFilterBounds(filters, at)
}

/** Bounds of filters that belong together; `at` is the path at which the filters stand. Throws VALIDATION_ERROR. */
export function assertFilterBounds({ date_range: range, min_value, max_value }: InvestigationFilters, at = ''): void {
  const refuse = (field: string, reason: Reason, limit?: number): never => {
    throw new AppError('VALIDATION_ERROR', { field: `${at}${field}`, reason, ...(limit !== undefined && { limit }) })
  }
  if (min_value !== undefined && max_value !== undefined && max_value < min_value)
    refuse('filters.max_value', 'below_minimum', min_value)
  const [start, end] = [range?.start, range?.end].map((text) => (text === undefined ? undefined : parseDay(text)))
  if (start === undefined || end === undefined) return
  if (end < start) refuse('filters.date_range.end', 'end_before_start')
  if (end > addMonths(start, limits.dateRangeYearsMax * 12))
    refuse('filters.date_range.end', 'range_too_long', limits.dateRangeYearsMax)
}
