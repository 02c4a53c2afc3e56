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
      /** Records with an amount whose month the index does not have: without part in figures in real terms. */
      readonly months_missing: number
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
    const own = isDay(rows.day[at]) ? values.get(monthNumberOf(rows.day[at])) : undefined
    if (own === undefined) missing++
    return own === undefined ? Number.NaN : (value * level) / own
  })
  const prices = { terms: 'real', index, sources, base_month: monthText(base), months_missing: missing } as const
  return { rows: { ...rows, cents }, prices }
}
