// Sum of the value increases of a contract.

import { childRange } from '../../../dataset/child-rows.ts'
import { amendmentKindCodes, type Dataset } from '../../../dataset/dataset.ts'

const term = amendmentKindCodes.indexOf('term')

/** Sum of the increases of a contract; NaN where one is of unknown value, since then no ceiling is known. */
export function increases({ amendments }: Dataset, row: number): number {
  const [first, end] = childRange(amendments.parent, row)
  let sum = 0
  for (let at = first; at < end; at++) {
    const delta = amendments.value_delta[at]
    if (Number.isNaN(delta) && amendments.kind[at] === term) continue
    sum += Math.max(0, delta)
  }
  return sum
}
