// Analysis rows: what the analyses read of the selected records, packed, whatever table the records are of.

import { ABSENT_CODE, isDay } from '../dataset/dataset.ts'
import { monthNumberOf } from '../domain/days.ts'

export interface AnalysisRows {
  readonly length: number
  /** Rows of the table that they came from. */
  readonly row: Int32Array
  /** The day that the record is dated by; not a day where it has none. */
  readonly day: Int32Array
  /** Cents of BRL; NaN without a value, in another currency, or where another record counts it. */
  readonly cents: Float64Array
  readonly organization: Int32Array
  readonly supplier: Int32Array
  /** 1 direct award, 0 with competition, −1 not said. */
  readonly direct?: Int8Array
  /** Numbers by record, NaN where they are not known. */
  readonly measures: Readonly<Partial<Record<RecordMeasure, Float64Array>>>
  readonly left_out: LeftOutRecords
  /** Where they are wanted. */
  readonly places?: RowPlaces
}

/** By row, not negative; negative where the record does not say. */
export interface RowPlaces {
  readonly state: Int32Array
  /** Absent where records of the kind do not say. */
  readonly municipality?: Int32Array
}

export const measures = [
  'days_to_signature',
  'duration_days',
  'bidders',
  'added_share',
  'price_to_estimate',
  'estimated_value',
] as const
export type RecordMeasure = (typeof measures)[number]

/** How many records have no part in figures of money, by why; one record counts once, under the first that fits. */
export interface LeftOutRecords {
  readonly without_value: number
  readonly other_currency: number
  readonly counted_elsewhere: number
  readonly without_date: number
}

/** Months from the first with a dated amount to the last; sums in cents, and how many amounts. */
export interface MonthlySums {
  /** Year · 12 + month − 1 of the first. */
  readonly first: number
  readonly sums: Float64Array
  readonly counts: Int32Array
}

/** Sums by calendar month of the day. */
export function monthlySums({ length, day, cents }: Pick<AnalysisRows, 'length' | 'day' | 'cents'>): MonthlySums {
  const months = new Int32Array(length).fill(ABSENT_CODE)
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < length; at++) {
    if (!isDay(day[at]) || !(cents[at] > 0)) continue
    const month = monthNumberOf(day[at])
    if (month < 0) continue
    months[at] = month
    first = Math.min(first, month)
    last = Math.max(last, month)
  }
  const size = first <= last ? last - first + 1 : 0
  const [sums, counts] = [new Float64Array(size), new Int32Array(size)]
  for (let at = 0; at < length; at++) {
    if (months[at] === ABSENT_CODE) continue
    sums[months[at] - first] += cents[at]
    counts[months[at] - first]++
  }
  return { first: size === 0 ? 0 : first, sums, counts }
}

/** `YYYY-MM` of a month number. */
export function monthText(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
}
