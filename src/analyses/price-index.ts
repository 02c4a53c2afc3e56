// Price index: amounts in the prices of its last month.

import { isDay } from '../dataset/dataset.ts'
import { monthNumberOf } from '../domain/days.ts'
import { type AnalysisRows, monthText } from './analysis-rows.ts'

export interface PriceIndex {
  /** As the file names it. */
  readonly index: string
  readonly sources: readonly string[]
  /** By month number; every one positive. */
  readonly values: ReadonlyMap<number, number>
}

/** How amounts are stated. */
export type PriceTerms =
  | { readonly terms: 'nominal' }
  | {
      readonly terms: 'real'
      readonly index: string
      readonly sources: readonly string[]
      /** The month whose prices they are in. */
      readonly base_month: string
      /** Dated records with an amount whose month the index does not have: without part in figures in real terms. */
      readonly months_missing: number
    }

/** The index that has the months of the most amounts; of equal ones the first. Undefined where none has any. */
export function choosePriceIndex(
  { day, cents }: Pick<AnalysisRows, 'day' | 'cents'>,
  indices: readonly PriceIndex[],
): PriceIndex | undefined {
  const counts = new Map<number, number>()
  for (let at = 0; at < day.length; at++) {
    if (!isDay(day[at]) || Number.isNaN(cents[at])) continue
    const month = monthNumberOf(day[at])
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  let [chosen, most]: [PriceIndex | undefined, number] = [undefined, 0]
  for (const index of indices) {
    let covered = 0
    for (const month of index.values.keys()) covered += counts.get(month) ?? 0
    if (covered > most) [chosen, most] = [index, covered]
  }
  return chosen
}

export interface DeflatedRows {
  readonly rows: AnalysisRows
  readonly prices: PriceTerms
}

/** The rows with amounts in the prices of the last month that the index has; an amount of a month that it lacks is none. */
export function deflate(rows: AnalysisRows, { index, sources, values }: PriceIndex): DeflatedRows {
  const base = Math.max(...values.keys())
  const level = values.get(base) ?? Number.NaN
  let missing = 0
  const cents = rows.cents.map((value, at) => {
    if (Number.isNaN(value)) return value
    // A record without a date is counted as such among what was left out.
    if (!isDay(rows.day[at])) return Number.NaN
    const own = values.get(monthNumberOf(rows.day[at]))
    if (own === undefined) missing++
    return own === undefined ? Number.NaN : (value * level) / own
  })
  const prices = { terms: 'real', index, sources, base_month: monthText(base), months_missing: missing } as const
  return { rows: { ...rows, cents }, prices }
}
