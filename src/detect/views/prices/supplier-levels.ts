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
  const slotOf = (index: number) => (acts.supplier[row[index] as number] as number) + 1
  const share = (index: number) =>
    Math.max(-clipSpreads, Math.min(clipSpreads, z[index] as number)) / (sigma[index] as number)
  const weight = (index: number) => 1 / (sigma[index] as number) ** 2
  for (let index = 0; index < row.length; index++) {
    const slot = slotOf(index)
    sums[slot] = (sums[slot] as number) + share(index)
    precisions[slot] = (precisions[slot] as number) + weight(index)
  }
  return ({ starts, members }, group) => {
    const start = starts[group] as number
    const slot = slotOf(members[start] as number)
    let sum = sums[slot] as number
    let precision = precisions[slot] as number
    for (let at = start; at < (starts[group + 1] as number); at++) {
      const index = members[at] as number
      sum -= share(index)
      precision -= weight(index)
    }
    return sum / (precision + 1 / supplierSigma ** 2)
  }
}
