// Price accuracy: the error of expected prices and the coverage of their intervals on labelled sets.

import { median } from '../stats/median.ts'

export interface JudgedPrice {
  readonly observed: number
  /** Price that the model expects, and the true price. */
  readonly expected: number
  readonly truth: number
  /** Bounds of the 90 % interval for the observed price of an honest contract. */
  readonly low: number
  readonly high: number
}

/** Median |ln(expected / truth)|, and the share of observed prices inside their intervals; NaN without prices. */
export function priceAccuracy(prices: readonly JudgedPrice[]): { readonly error: number; readonly coverage: number } {
  const errors = Float64Array.from(prices, ({ expected, truth }) => Math.abs(Math.log(expected / truth)))
  const inside = prices.filter(({ observed, low, high }) => observed >= low && observed <= high)
  return { error: median(errors), coverage: inside.length / prices.length }
}
