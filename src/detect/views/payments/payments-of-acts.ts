import type { Dataset } from '../../../dataset/dataset.ts'
import { groupCodes, numberGroups } from '../../../dataset/group-keys.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'

/** The payments on each act, joined by the hash of the contract's id within its source. Acts that share an id share its payments. */
export interface PaymentsOfActs {
  /** Positions in `payments`, ascending, of those on act `row`: `members` from `first(row)` to `end(row)`. */
  readonly members: Int32Array
  first(row: number): number
  end(row: number): number
}

/** The payments of each act, joined once for all detectors. */
export function paymentsOfActs(data: Dataset): PaymentsOfActs {
  const { groupOfAct, starts, members } = joinPayments(data)
  return { members, first: (row) => starts[groupOfAct[row]] ?? 0, end: (row) => starts[groupOfAct[row] + 1] ?? 0 }
}

const joinPayments = sharedPerDataset('payments of acts', ({ acts, payments }) => {
  const ids = new Float64Array(payments.length + acts.length)
  ids.set(payments.contract)
  ids.set(acts.id, payments.length)
  // A hash of 0 marks a missing id.
  for (let at = 0; at < ids.length; at++) if (ids[at] === 0) ids[at] = -1
  const { groupOf, length } = numberGroups(ids)
  const { starts, members } = groupCodes(groupOf.subarray(0, payments.length), length)
  return { groupOfAct: groupOf.subarray(payments.length), starts, members }
})
