// Supplier levels: how much dearer than others a supplier is to everybody else. Honest suppliers differ by service and place, so a
// body that pays what the others pay has not been singled out.

import type { Dataset } from '../../../dataset/dataset.ts'
import type { KeyGroups } from '../../../dataset/group-keys.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** Choice: suppliers seldom differ by more than 5 %; a supplier of few acts stays near 0. */
const supplierSigma = 0.05
/** Residuals count at most this many spreads, so that a few wild prices make no level. */
const clipSpreads = 2

/** Log points by which the supplier of a group's acts lies above their expectation, over its acts other than those of the group. */
export function supplierLevels(
  { acts, size }: Dataset,
  { row, z, sigma }: PriceResiduals,
): (groups: KeyGroups, group: number) => number {
  // The first stands for acts without a supplier.
  const sums = new Float64Array(size('supplier') + 1)
  const precisions = new Float64Array(sums.length)
  const slotOf = (index: number) => acts.supplier[row[index]] + 1
  const share = (index: number) => Math.max(-clipSpreads, Math.min(clipSpreads, z[index])) / sigma[index]
  const weight = (index: number) => 1 / sigma[index] ** 2
  for (let index = 0; index < row.length; index++) {
    const slot = slotOf(index)
    sums[slot] = sums[slot] + share(index)
    precisions[slot] = precisions[slot] + weight(index)
  }
  return ({ starts, members }, group) => {
    const start = starts[group]
    const slot = slotOf(members[start])
    let sum = sums[slot]
    let precision = precisions[slot]
    for (let at = start; at < starts[group + 1]; at++) {
      const index = members[at]
      sum -= share(index)
      precision -= weight(index)
    }
    return sum / (precision + 1 / supplierSigma ** 2)
  }
}
