// Random draws from several distributions, by a uniform generator.

import { addBusinessDays, isBusinessDay } from '../domain/business-days.ts'
import { standardNormal } from '../stats/standard-normal.ts'
import type { SeededDraws } from './seeded-draws.ts'

/** A lognormal number with the given median and standard deviation of its logarithm. */
export function drawLognormal(random: SeededDraws, median: number, spread: number): number {
  return median * Math.exp(spread * standardNormal(random))
}

/** A uniform number between two bounds. */
export function drawBetween(random: SeededDraws, low: number, high: number): number {
  return low + (high - low) * random.next()
}

/** A uniform whole number between two bounds, both included. */
export function drawWhole(random: SeededDraws, low: number, high: number): number {
  return low + random.integer(high - low + 1)
}

/** Index into cumulative weights, drawn in proportion to them. */
export function drawIndex(random: SeededDraws, cumulative: Float64Array): number {
  const at = random.next() * (cumulative[cumulative.length - 1] ?? 0)
  let low = 0
  let high = cumulative.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (cumulative[middle] > at) high = middle
    else low = middle + 1
  }
  return low
}

/** Running sums of weights. */
export function cumulate(weights: readonly number[]): Float64Array {
  const sums = new Float64Array(weights.length)
  let sum = 0
  weights.forEach((weight, at) => {
    sum += weight
    sums[at] = sum
  })
  return sums
}

/** The day itself, or the next business day. */
export function toBusinessDay(day: number): number {
  return isBusinessDay(day) ? day : addBusinessDays(day, 1)
}

/** BRL with cents. */
export function round(value: number, decimals = 2): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
