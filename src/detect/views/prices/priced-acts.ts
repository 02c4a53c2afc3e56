// Priced acts: the acts whose price can be compared, with the columns that comparisons read.

import { type Dataset, isDay } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { valuedMarks } from '../acts/awarded-acts.ts'

/** Unit price and day of an act, as the price detectors read them. */
export interface PricedActs {
  /** True when the act passes the gate. */
  readonly has: (row: number) => boolean
  /** Unit price in BRL: as given, else value by quantity. */
  readonly unitPrice: (row: number) => number
  /** Day of the price: signature, else award, else publication; NaN without any. */
  readonly day: (row: number) => number
}

/** Gate of the price detectors: an awarded act in reais with a positive unit price. */
export function pricedActs(data: Dataset): PricedActs {
  const { signing_day, award_day, publication_day } = data.acts
  const marks = pricedMarks(data)
  const unitPrice = unitPrices(data)
  const day = (row: number) => {
    const signed = signing_day[row]
    if (isDay(signed)) return signed
    const awarded = award_day[row]
    if (isDay(awarded)) return awarded
    const published = publication_day[row]
    return isDay(published) ? published : Number.NaN
  }
  return { has: (row) => marks[row] === 1, unitPrice, day }
}

/** The gate as one byte for each act, 1 for those that pass; cached, since every partition reads it. */
export const pricedMarks = sharedPerDataset('priced acts', (data): Uint8Array => {
  const valued = valuedMarks(data)
  const unitPrice = unitPrices(data)
  const marks = new Uint8Array(data.acts.length)
  for (let row = 0; row < marks.length; row++) {
    const price = unitPrice(row)
    if (price > 0 && price < Number.POSITIVE_INFINITY && valued[row] === 1) marks[row] = 1
  }
  return marks
})

function unitPrices({ acts: { unit_price, value, quantity } }: Dataset): (row: number) => number {
  return (row) => {
    const given = unit_price[row]
    return Number.isFinite(given) ? given : value[row] / 100 / quantity[row]
  }
}
