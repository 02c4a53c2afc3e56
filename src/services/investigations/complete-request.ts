// Complete request: the valid body of a caller, trimmed, and checked where a schema cannot say what must hold.

import { addMonths, parseDay } from '../../domain/days.ts'
import { toMoney } from '../../domain/figures.ts'
import type {
  DateRange,
  ExcludedActs,
  InvestigationFilters,
  InvestigationRequest,
} from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { singularOf } from '../../domain/phrases.ts'
import type { AnomalyType } from '../../domain/vocabulary.ts'
import { wantedTypes } from '../../domain/wanted-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'

/**
 * The request with its query as it is kept. Checks what a schema cannot say: the length of the trimmed query, and bounds that
 * belong together. `fieldsAt` is the path at which the request stands in the body. Throws VALIDATION_ERROR.
 */
export function completeRequest(body: InvestigationRequest, fieldsAt = ''): InvestigationRequest {
  assertLength(body.query.normalize('NFC').trim(), `${fieldsAt}query`)
  assertFilterBounds(body.filters, `${fieldsAt}filters.`)
  assertTypesLeft(body.anomaly_types, body.filters, fieldsAt)
  return { ...body, query: toGivenText(body.query) }
}

function assertLength(query: string, field: string): void {
  const { queryCharactersMin: least, queryCharactersMax: most } = limits
  const length = [...query].length
  if (length < least) throw refusal(field, 'too_short', least)
  if (length > most) throw refusal(field, 'too_long', most)
}

/** Bounds of filters that belong together; `at` is the path of the filters, up to its dot. Throws VALIDATION_ERROR. */
export function assertFilterBounds(filters: InvestigationFilters, at = 'filters.'): void {
  const { date_range = {}, min_value, max_value, exclude: { date_ranges = [] } = {} } = filters
  if (min_value !== undefined && max_value !== undefined && max_value < min_value)
    throw refusal(`${at}max_value`, 'below_minimum', toMoney(min_value))
  assertRange(date_range, `${at}date_range`)
  assertWords(filters, at)
  assertWords(filters.exclude ?? {}, `${at}exclude.`)
  for (const [index, range] of date_ranges.entries()) assertRange(range, `${at}exclude.date_ranges.${index}`)
}

/** A text without letters and digits is that of no record. */
function assertWords({ organizations = [], suppliers = [], object = [] }: ExcludedActs, at: string): void {
  for (const [field, texts] of Object.entries({ organizations, suppliers, object }))
    for (const [index, text] of texts.entries())
      if (singularOf(text) === '') throw refusal(`${at}${field}.${index}`, 'no_letters')
}

/** Throws VALIDATION_ERROR where all types that are looked for are excluded. */
export function assertTypesLeft(types: readonly AnomalyType[], { exclude }: InvestigationFilters, at = ''): void {
  if (wantedTypes(types, exclude?.anomaly_types).length === 0)
    throw refusal(`${at}filters.exclude.anomaly_types`, 'nothing_left')
}

/** Throws VALIDATION_ERROR for a range that ends before it starts, or is too long. */
export function assertRange(range: DateRange, field: string): void {
  const [start, end] = [range.start, range.end].map((text) => (text === undefined ? undefined : parseDay(text)))
  if (start === undefined || end === undefined) return
  if (end < start) throw refusal(`${field}.end`, 'end_before_start')
  if (end > addMonths(start, limits.dateRangeYearsMax * 12))
    throw refusal(`${field}.end`, 'range_too_long', limits.dateRangeYearsMax)
}

function refusal(field: string, reason: Reason, limit?: number): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason, ...(limit !== undefined && { limit }) })
}
