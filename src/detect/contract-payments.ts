import type { Dataset } from '../domain/dataset.ts'
import { paymentsOfActs } from './payments-of-acts.ts'

export interface PaidSum {
  /** Payments less reversals, BRL cents. */
  readonly cents: number
  readonly payments: number
}

/** What was paid on each of the acts, by row; acts without a payment are left out. A payment of unknown value makes the sum NaN. */
export function sumPayments(data: Dataset, rows: Int32Array): ReadonlyMap<number, PaidSum> {
  const paymentsOf = paymentsOfActs(data)
  const sums = new Map<number, PaidSum>()
  for (const row of rows) {
    const own = paymentsOf(row)
    if (own.length === 0) continue
    const cents = own.reduce((sum, at) => sum + (data.payments.value[at] ?? Number.NaN), 0)
    sums.set(row, { cents, payments: own.length })
  }
  return sums
}
