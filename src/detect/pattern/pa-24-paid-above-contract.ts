// PA-24: more paid, net of reversals, than the contract and its amendments allow. Readjustments by a simple note (apostila, art. 136)
// are often not published, so that a small excess is a weak sign. One fact with a bill paid twice (PA-15): one family, one type.

import { overpayment, roundingRatio } from '../evidence/overpayment.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import { increases } from '../views/amendments/contract-increases.ts'
import { paidSums } from '../views/payments/contract-payments.ts'

/** Choice: a quarter is what amendments may add (art. 125). */
const plainRatio = 1.25

export const paidAboveContract = defineActFlag({
  id: 'PA-24',
  aliases: ['PR-17'],
  restsOn: [{ table: 'payments' }],
  laws: ['Lei 4.320/1964, art. 62 e 63'],
  needs: ['acts.value', 'payments.value'],
  family: 'duplicate_payment',
  kinds: ['contract'],
  sensitivity: 0.3,
  prepare(data) {
    const { cents, payments } = paidSums(data)
    return (row) => {
      const [paid, count] = [cents[row], payments[row]]
      const value = data.acts.value[row]
      if (count === 0 || Number.isNaN(paid) || !(value > 0)) return undefined
      const ceiling = value + increases(data, row)
      if (Number.isNaN(ceiling)) return undefined
      const ratio = paid / ceiling
      if (ratio <= roundingRatio) return 'clear'
      return {
        confidence: ratio > plainRatio ? 0.6 : 0.2 + (0.4 * (ratio - 1)) / (plainRatio - 1),
        statistic: { method: 'paid_to_contract', score: ratio, threshold: roundingRatio, sample_size: count },
        ...overpayment({ paid, ceiling, ratio, value, payments: count }),
      }
    }
  },
})
