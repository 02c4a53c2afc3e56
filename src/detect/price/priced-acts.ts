import { type Dataset, isDay } from '../../domain/dataset.ts'
import { awardedActs } from '../awarded-acts.ts'

/** What the price detectors read of an act. */
export interface PricedActs {
  /** True when the act's unit price can be compared at all. */
  readonly has: (row: number) => boolean
  /** Unit price in BRL: as given, else value by quantity. */
  readonly unitPrice: (row: number) => number
  /** Day by which the price is dated: signature, else award, else publication; NaN without any. */
  readonly day: (row: number) => number
}

/** Gate of the price detectors: an awarded act in reais with a positive unit price. */
export function pricedActs(data: Dataset): PricedActs {
  const { acts } = data
  const awarded = awardedActs(data)
  const unitPrice = (row: number) => {
    const given = acts.unit_price[row] as number
    return Number.isFinite(given) ? given : (acts.value[row] as number) / 100 / (acts.quantity[row] as number)
  }
  const day = (row: number) => {
    for (const column of [acts.signing_day, acts.award_day, acts.publication_day]) {
      const found = column[row] as number
      if (isDay(found)) return found
    }
    return Number.NaN
  }
  const has = (row: number) => {
    const price = unitPrice(row)
    return price > 0 && price < Number.POSITIVE_INFINITY && awarded(row)
  }
  return { has, unitPrice, day }
}
