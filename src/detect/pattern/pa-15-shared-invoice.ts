// PA-15-INVOICE: one document of one supplier paid at one value on two contracts: the same delivery billed twice. Numbers may start
// anew each year and rents come in equal parts, so that the two payments must be near in time; and what a contract has on many
// payments, or many contracts have, is no number of a document.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { defineContradiction } from '../forms/contradiction.ts'
import { standingMarks } from '../views/acts/standing-acts.ts'
import { type PaymentsOfActs, paymentsOfActs } from '../views/payments/payments-of-acts.ts'

const confidence = 0.87
/** Choice: half a year, within which no numbering starts anew and repeats itself. */
const daysMax = 180
/** Choice: a document may be paid in two parts. */
const usesMax = 2
/** Choice: so many payments of one value under one number are a custom; and pairs of them grow with the square. */
const sharedMax = 24

export const sharedInvoice = defineContradiction({
  id: 'PA-15-INVOICE',
  restsOn: [
    {
      table: 'payments',
      holds: ({ payments }, row, { payment_value_cents, payment_day }) =>
        payments.value[row] === payment_value_cents && Math.abs(payments.day[row] - Number(payment_day)) <= daysMax,
    },
  ],
  laws: ['Lei 4.320/1964, art. 62 e 63'],
  needs: ['acts.supplier', 'payments.document', 'payments.value', 'payments.day'],
  family: 'shared_invoice',
  kinds: ['contract'],
  prepare(data) {
    const billed = billedTwice(data)
    const joined = paymentsOfActs(data)
    return (row) => {
      if (joined.first(row) === joined.end(row)) return undefined
      const [own, other] = [billed.payment[row], billed.other[row]]
      const { value, day } = data.payments
      const [cents, paidDay] = [value[own], day[own]]
      if (other < 0 || [row, other].some((act) => isReversed(data, joined, { act, cents }))) return 'clear'
      return {
        related: [other],
        confidence,
        statistic: { method: 'repeated_payment', score: 2, threshold: 2, sample_size: 2 },
        expected: { metric: 'contracts', observed: 2, value: 1, counterfactual: 1 },
        rule: { law: 'Lei 4.320/1964', article: 'art. 62 e 63', status: 'suspect' },
        money_at_risk_cents: cents,
        factors: { same_document: 0.6, same_value: 0.4 },
        facts: { payment_value_cents: cents, payment_day: paidDay, contracts: 2 },
      }
    }
  },
})

/** By act a payment whose document and value a payment on another act of the supplier has too, and that act; −1 for none. */
const billedTwice = sharedPerDataset('billed twice', (data) => {
  const { acts, payments } = data
  const actOf = payingActs(data)
  const keys = new Float64Array(payments.length)
  for (let at = 0; at < keys.length; at++) keys[at] = actOf[at] < 0 ? -1 : billKey(data, at, actOf[at])
  const { length, starts, members } = groupKeys(keys)
  const payment = new Int32Array(acts.length).fill(-1)
  const other = new Int32Array(acts.length).fill(-1)
  for (let group = 0; group < length; group++) {
    const [start, end] = [starts[group], starts[group + 1]]
    if (end - start > sharedMax) continue
    for (let i = start; i < end; i++)
      for (let j = start; j < i; j++) {
        const [left, right] = [members[j], members[i]]
        const [first, second] = [actOf[left], actOf[right]]
        if (first === second || !isOneBill(data, left, right) || acts.supplier[first] !== acts.supplier[second])
          continue
        payment[first] = left
        payment[second] = right
        other[first] = second
        other[second] = first
      }
  }
  return { payment, other }
})

/** By payment its act; −1 where there is none, where document, value or supplier is not known, or the document is no number. */
function payingActs(data: Dataset): Int32Array {
  const { acts, payments } = data
  const stands = standingMarks(data, ['contract'])
  const { members, first, end } = paymentsOfActs(data)
  const actOf = new Int32Array(payments.length).fill(-1)
  for (let row = 0; row < acts.length; row++) {
    if (stands[row] !== 1 || acts.supplier[row] < 0) continue
    const [start, stop] = [first(row), end(row)]
    for (let i = start; i < stop; i++) {
      const at = members[i]
      if (payments.document[at] === 0 || !(payments.value[at] > 0)) continue
      let uses = 0
      for (let j = start; j < stop && uses <= usesMax; j++)
        if (payments.document[members[j]] === payments.document[at]) uses++
      if (uses <= usesMax) actOf[at] = row
    }
  }
  return actOf
}

/** A whole number below 2^53 of document, value and supplier; equal bills have equal ones. */
function billKey({ acts, payments }: Dataset, payment: number, act: number): number {
  const document = payments.document[payment]
  const cents = payments.value[payment]
  const parts = [document, document / 2 ** 32, cents, cents / 2 ** 32, acts.supplier[act]]
  let [high, low] = [0, 1]
  for (let at = 0; at < parts.length; at++) {
    high = Math.imul(high ^ (parts[at] | 0), 2654435761) ^ (high >>> 15)
    low = Math.imul(low ^ (parts[at] | 0), 1597334677) ^ (low >>> 13)
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}

function isOneBill({ payments }: Dataset, left: number, right: number): boolean {
  const [first, second] = [payments.day[left], payments.day[right]]
  if (payments.document[left] !== payments.document[right] || payments.value[left] !== payments.value[right])
    return false
  return isDay(first) && isDay(second) && Math.abs(first - second) <= daysMax
}

/** Whether a payment of so much on the act was taken back. */
function isReversed(
  { payments }: Dataset,
  { members, first, end }: PaymentsOfActs,
  { act, cents }: { readonly act: number; readonly cents: number },
): boolean {
  for (let i = first(act); i < end(act); i++) if (payments.value[members[i]] === -cents) return true
  return false
}
