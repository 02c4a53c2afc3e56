import { sharedColumn, sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { paymentsOfActs } from './payments-of-acts.ts'

/** By act: payments less reversals in BRL cents (NaN with a payment of unknown value), and their number. */
export interface PaidSums {
  readonly cents: Float64Array
  readonly payments: Int32Array
}

/** The sum and number of payments of each act. */
export const paidSums = sharedPerDataset('paid sums', (data): PaidSums => {
  const { members, first, end } = paymentsOfActs(data)
  const { length } = data.acts
  const sums = { cents: sharedColumn(Float64Array, length), payments: sharedColumn(Int32Array, length) }
  for (let row = 0; row < length; row++) {
    const [start, stop] = [first(row), end(row)]
    let cents = 0
    for (let i = start; i < stop; i++) cents += data.payments.value[members[i]]
    sums.cents[row] = cents
    sums.payments[row] = stop - start
  }
  return sums
})
