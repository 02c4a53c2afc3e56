// Decisions: which acts follow from one decision, so that it counts once.

import type { Dataset } from '../../../dataset/dataset.ts'
import { groupCodes } from '../../../dataset/group-keys.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { itemOf } from './item-of.ts'

/**
 * The decision behind each act, as a code. Acts of one tender are one decision; without a tender, acts of one item at one price are
 * one, since they come from one agreement.
 */
export const decisions = sharedPerDataset('decisions', (data): Int32Array => {
  const { tender, length } = data.acts
  const first = firstAtPrice(data)
  let next = data.size('tender')
  const found = new Int32Array(length)
  for (let row = 0; row < length; row++) {
    const [own, earlier] = [tender[row], first[row]]
    if (own >= 0) found[row] = own
    else found[row] = earlier < row ? found[earlier] : next++
  }
  return found
})

/** For each act without a tender the first such act of its item and price; the act itself where either is unknown. */
function firstAtPrice(data: Dataset): Int32Array {
  const { tender, unit_price, value } = data.acts
  const item = itemOf(data)
  const codes = tender.map((own, row) => (own >= 0 ? -1 : item(row)))
  const { starts, members, length } = groupCodes(codes, data.size('catalog') + data.size('category'))
  const first = tender.map((_, row) => row)
  for (let code = 0; code < length; code++) {
    // One map for each item: an item has few prices.
    const rowOf = new Map<number, number>()
    for (let at = starts[code]; at < starts[code + 1]; at++) {
      const row = members[at]
      const unit = unit_price[row]
      const price = unit > 0 ? unit : -value[row]
      if (Number.isNaN(price)) continue
      const known = rowOf.get(price)
      if (known === undefined) rowOf.set(price, row)
      else first[row] = known
    }
  }
  return first
}

/** The tender of an act as a code; a code of its own where the record names none. */
export function tenderCodes(data: Dataset): (row: number) => number {
  const { tender } = data.acts
  const tenders = data.size('tender')
  return (row) => (tender[row] >= 0 ? tender[row] : tenders + row)
}
