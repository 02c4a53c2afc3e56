// Supplier levels: how much dearer than others a supplier is to everybody else. Honest suppliers differ by service and place, so a
// body that pays what the others pay has not been singled out.

import type { PriceResiduals } from './price-residuals.ts'

/** Choice: suppliers seldom differ by more than 5 %; a supplier of few acts stays near 0. */
const supplierSigma = 0.05
/** Residuals count at most this many spreads, so that a few wild prices make no level. */
const clipSpreads = 2

/** Log points by which a supplier's prices lie above their expectation, over its acts other than the given ones. */
export function supplierLevels(
  supplierOf: (index: number) => number,
  residuals: PriceResiduals,
): (indices: Int32Array) => number {
  const sums = new Map<number, Level>()
  for (let index = 0; index < residuals.length; index++) {
    const level = sums.get(supplierOf(index)) ?? { sum: 0, precision: 0 }
    sums.set(supplierOf(index), level)
    add(level, index, 1)
  }
  return (indices) => {
    const others = { ...(sums.get(supplierOf(indices[0] as number)) as Level) }
    for (const index of indices) add(others, index, -1)
    return others.sum / (others.precision + 1 / supplierSigma ** 2)
  }

  function add(level: Level, index: number, sign: 1 | -1): void {
    const sigma = residuals.sigma[index] as number
    level.sum += (sign * Math.max(-clipSpreads, Math.min(clipSpreads, residuals.z[index] as number))) / sigma
    level.precision += sign / sigma ** 2
  }
}

interface Level {
  sum: number
  precision: number
}
