import { oncePerDataset } from './once-per-dataset.ts'
import { paymentsOfActs } from './payments-of-acts.ts'

/** By act: payments less reversals in BRL cents (NaN with a payment of unknown value), and their number. */
export interface PaidSums {
  readonly cents: Float64Array
  readonly payments: Int32Array
}

/** What was paid on each act. */
export const paidSums = oncePerDataset((data): PaidSums => {
  const paymentsOf = paymentsOfActs(data)
  const { length } = data.acts
  const sums = { cents: new Float64Array(length), payments: new Int32Array(length) }
  for (let row = 0; row < length; row++) {
    const own = paymentsOf(row)
    let cents = 0
    for (const at of own) cents += data.payments.value[at] ?? Number.NaN
    sums.cents[row] = cents
    sums.payments[row] = own.length
  }
  return sums
})
