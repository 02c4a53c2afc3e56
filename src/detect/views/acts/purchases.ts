// Purchases: what is one trial of a test of shares. Rows of one tender, such as its items, its lots and the contracts that follow from
// it, were decided together and count once; so does an act that is there again, as a call-off, a commitment note or by another source.

import { countedElsewhere, elsewhere } from '../../../dataset/counted-elsewhere.ts'
import type { Dataset } from '../../../dataset/dataset.ts'
import { pickRows } from '../../../dataset/keep-rows.ts'
import { onePerKey } from '../../../dataset/one-per-key.ts'

/** What else distinguishes rows of one tender, as a code: the body that bought, the supplier who won, or the item of a market. */
export type PurchasePart = 'organization' | 'supplier' | 'catalog'

/** Whether an act is there for the first time, and not once more as a call-off, a note or by another source. */
export function ownActs(data: Dataset): (row: number) => boolean {
  const marks = countedElsewhere(data)
  return (row) => marks[row] !== elsewhere.sameAct
}

/** One row of each tender, or of each tender and part, in the order given; rows without a tender stay if they are acts of their own. */
export function onePerTender(rows: Int32Array, data: Dataset, part?: PurchasePart): Int32Array {
  const { tender } = data.acts
  const own = pickRows(rows, ownActs(data))
  if (data.size('tender') === 0) return own
  const codes = part === undefined ? undefined : data.acts[part]
  const parts = part === undefined ? 1 : data.size(part) + 1
  const partOf = (row: number) => (codes === undefined ? 0 : codes[row] + 1)
  return onePerKey(own, (row) => (tender[row] < 0 ? -1 : tender[row] * parts + partOf(row)), data)
}
