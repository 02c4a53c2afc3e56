// Selection of payments and agreements: the filters that their columns know.

import { parseDay } from '../domain/days.ts'
import type { InvestigationFilters } from '../domain/generated/wire-types.ts'
import { type Dataset, isDay } from './dataset.ts'
import { codesOf, supplierCodes, unitsOfRegions, withBare } from './selection.ts'

/** The filters that rows of payments and agreements can be held against. */
export const plainFilters: ReadonlySet<string> = new Set([
  ...['date_range', 'organizations', 'suppliers', 'regions', 'min_value', 'max_value'],
])

export interface PlainColumns {
  readonly length: number
  readonly source: Int32Array
  readonly day: Int32Array
  readonly value: Float64Array
  readonly organization: Int32Array
  readonly party: Int32Array
  readonly region: Int32Array
}

/** One byte per row: 1 when every filter matches; a row whose field is absent matches no filter on it. */
export function selectPlain(
  dataset: Dataset,
  columns: PlainColumns,
  { filters, source }: { readonly filters: InvestigationFilters; readonly source: number | undefined },
): Uint8Array {
  const { date_range: range, organizations, suppliers, regions, min_value, max_value } = filters
  const bodies = organizations?.length ? codesOf(dataset, 'organization', withBare(organizations)) : undefined
  const parties = suppliers?.length ? supplierCodes(dataset, suppliers) : undefined
  const units = regions?.length ? codesOf(dataset, 'region', unitsOfRegions(regions)) : undefined
  const first = boundOf(range?.start, Number.NEGATIVE_INFINITY)
  const last = boundOf(range?.end, Number.POSITIVE_INFINITY)
  const isDated = range?.start !== undefined || range?.end !== undefined
  const [low, high] = [(min_value ?? Number.NEGATIVE_INFINITY) * 100, (max_value ?? Number.POSITIVE_INFINITY) * 100]
  const isValued = min_value !== undefined || max_value !== undefined
  const { day, value } = columns
  return Uint8Array.from({ length: columns.length }, (_, row) =>
    Number(
      (source === undefined || columns.source[row] === source) &&
        (bodies === undefined || bodies[columns.organization[row]] === 1) &&
        (parties === undefined || parties[columns.party[row]] === 1) &&
        (units === undefined || units[columns.region[row]] === 1) &&
        (!isDated || (isDay(day[row]) && day[row] >= first && day[row] <= last)) &&
        (!isValued || (value[row] >= low && value[row] <= high)),
    ),
  )
}

function boundOf(date: string | undefined, open: number): number {
  return date === undefined ? open : (parseDay(date.slice(0, 10)) ?? Number.NaN)
}
