// PR-17: more paid, net of reversals, than the contract and its amendments allow. Readjustments by a simple note (apostila, art. 136)
// are often not published, so that a small excess is a weak sign. One fact with a bill paid twice (PA-15): one family, one type.

import { childRange } from '../../dataset/child-rows.ts'
import { amendmentKindCodes, type Dataset } from '../../dataset/dataset.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import type { Breach } from '../forms/act-rule.ts'
import { paidSums } from '../views/contract-payments.ts'

/** Choice: half a percent is rounding of instalments; a quarter is what amendments may add (art. 125). */
const [roundingRatio, plainRatio] = [1.005, 1.25]
const term = amendmentKindCodes.indexOf('term')

export const paidAboveContract = defineActFlag({
  id: 'PR-17',
  type: 'pattern_anomaly',
  family: 'duplicate_payment',
  kinds: ['contract'],
  sensitivity: 0.3,
  prepare(data) {
    const { cents, payments } = paidSums(data)
    return (row) => {
      const [paid, count] = [cents[row] ?? Number.NaN, payments[row] ?? 0]
      const value = data.acts.value[row] ?? Number.NaN
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

/** Sum of the increases of a contract; NaN where one is of unknown value, since then nothing can be said to be too much. */
export function increases({ amendments }: Dataset, row: number): number {
  const [first, end] = childRange(amendments.parent, row)
  let sum = 0
  for (let at = first; at < end; at++) {
    const delta = amendments.value_delta[at] ?? Number.NaN
    if (Number.isNaN(delta) && amendments.kind[at] === term) continue
    sum += Math.max(0, delta)
  }
  return sum
}

/** What is said of more paid than a contract and its amendments allow; sums in cents, `ratio` what was paid over the ceiling. */
export function overpayment(sums: {
  readonly paid: number
  readonly ceiling: number
  readonly ratio: number
  readonly value: number
  readonly payments: number
}): Pick<Breach, 'expected' | 'rule' | 'money_at_risk_cents' | 'factors' | 'facts'> {
  const { paid, ceiling, ratio, value, payments } = sums
  return {
    expected: {
      metric: 'total_paid_cents',
      observed: paid,
      value: ceiling,
      high: ceiling,
      counterfactual: ceiling,
    },
    rule: { law: 'Lei 4.320/1964', article: 'art. 62 e 63', status: 'suspect' },
    money_at_risk_cents: Math.round(paid - ceiling),
    factors: { overpaid_total: 1 },
    facts: {
      total_paid_cents: paid,
      ceiling_cents: ceiling,
      contract_value_cents: value,
      payments,
      ratio,
    },
  }
}
