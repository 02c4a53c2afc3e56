// PA-24-FAR: more paid, net of reversals, than the contract and all its amendments on record allow, by so much that no note of
// readjustment explains it: by a fifth, or by a fiftieth within the first year, in which none is due (Lei 10.192/2001, art. 2 §1). A
// term extended without a value on record raises what may be paid in its measure. Where many contracts are paid so, amendments are
// missing from the records and nothing is said.

import { childRange } from '../../dataset/child-rows.ts'
import { amendmentKindCodes, DAY_ABSENT, type Dataset, isDay } from '../../dataset/dataset.ts'
import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { overpayment, roundingRatio } from '../evidence/overpayment.ts'
import { defineActRule, ruleConfidence } from '../forms/act-rule.ts'
import { increases } from '../views/amendments/contract-increases.ts'
import { paidSums } from '../views/payments/contract-payments.ts'
import { paymentsOfActs } from '../views/payments/payments-of-acts.ts'

const farRatio = 1.2
const firstYear = { ratio: 1.02, days: 360 }
const term = amendmentKindCodes.indexOf('term')
/** Choice: a larger share of paid contracts above their ceiling, or far above it, than these says that the records have gaps. */
const aboveShareMax = 0.1
const farShareMax = 0.02

export const paidFarAboveContract = defineActRule({
  id: 'PA-24-FAR',
  aliases: ['PR-17-FAR'],
  restsOn: [{ table: 'payments' }],
  laws: ['Lei 4.320/1964, art. 62 e 63', 'Lei 10.192/2001, art. 2, §1'],
  needs: ['acts.value', 'payments.value'],
  family: 'duplicate_payment',
  kinds: ['contract'],
  prepare(data) {
    if (hasGaps(data)) return () => undefined
    const { cents, payments } = paidSums(data)
    return (row) => {
      const ratio = paidRatio(data, row)
      if (!(ratio >= firstYear.ratio)) return undefined
      const threshold = isInFirstYear(data, row) ? firstYear.ratio : farRatio
      if (ratio < threshold) return undefined
      const paid = cents[row]
      const ceiling = Math.round(paid / ratio)
      return {
        // The nearer, the likelier that an amendment is not on record.
        confidence: ruleConfidence(0.97, ratio < farRatio ? 2 : 0) - 0.07 / ratio,
        statistic: { method: 'paid_to_contract', score: ratio, threshold, sample_size: payments[row] },
        ...overpayment({ paid, ceiling, ratio, value: data.acts.value[row], payments: payments[row] }),
      }
    }
  },
})

/** Whether all that was paid was paid before a year from the signature, or from the start where that came first. */
function isInFirstYear(data: Dataset, row: number): boolean {
  const { acts, payments } = data
  const { members, first, end } = paymentsOfActs(data)
  const [signed, start] = [acts.signing_day[row], acts.start_day[row]]
  if (!isDay(signed)) return false
  const last = (isDay(start) ? Math.min(signed, start) : signed) + firstYear.days
  for (let at = first(row); at < end(row); at++) {
    const day = payments.day[members[at]]
    if (!isDay(day) || day > last) return false
  }
  return true
}

/** What was paid over what may be paid; NaN where it cannot be judged. */
function paidRatio(data: Dataset, row: number): number {
  const { cents, payments } = paidSums(data)
  const value = data.acts.value[row]
  return payments[row] === 0 || !(value > 0)
    ? Number.NaN
    : cents[row] / (value * termRatio(data, row) + increases(data, row))
}

/** How much longer amendments of no value on record made the contract; NaN where its first term is not known. */
function termRatio(data: Dataset, row: number): number {
  const { acts, amendments } = data
  const [first, last] = childRange(amendments.parent, row)
  const [start, end] = [acts.start_day[row], acts.end_day[row]]
  let latest = DAY_ABSENT
  for (let at = first; at < last; at++)
    if (amendments.kind[at] === term && !(amendments.value_delta[at] > 0))
      latest = Math.max(latest, amendments.new_end_day[at])
  if (!isDay(latest)) return 1
  return isDay(start) && start < end && end < latest ? (latest - start) / (end - start) : Number.NaN
}

const hasGaps = sharedPerDataset('gaps of payments', (data): boolean => {
  let [paid, above, far] = [0, 0, 0]
  for (let row = 0; row < data.acts.length; row++) {
    const ratio = paidRatio(data, row)
    if (Number.isNaN(ratio)) continue
    paid++
    if (ratio > roundingRatio) above++
    if (ratio >= farRatio) far++
  }
  return above > aboveShareMax * paid || far > farShareMax * paid
})
