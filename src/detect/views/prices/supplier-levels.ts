// Supplier levels: the price level of a supplier over its other customers. Suppliers differ by service and place, so that a body at
// the supplier's usual level has no markup of its own.

import type { Dataset } from '../../../dataset/dataset.ts'
import type { KeyGroups } from '../../../dataset/group-keys.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** Choice: prior, suppliers seldom differ by more than 5 %; a supplier of few acts shrinks towards 0. */
const supplierSigma = 0.05
/** Residuals are clipped at this many spreads, so that outliers do not move a level. */
const clipSpreads = 2

/** The level in log points of the supplier of a group's acts, over its acts outside the group. */
export function supplierLevels(
  { acts, size }: Dataset,
  { row, z, sigma }: PriceResiduals,
): (groups: KeyGroups, group: number) => number {
  // Index 0 is for acts without a supplier.
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
