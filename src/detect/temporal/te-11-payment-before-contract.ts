// TE-11: money paid before the contract existed (Lei 4.320 arts. 60 to 63; Lei 14.133 art. 145 forbids paying in advance).
// Reversals are no payments; a payment that names another supplier than the contract is not joined.

import { codeTable } from '../../dataset/code-table.ts'
import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { isEmergency, toLegalBasis } from '../../domain/legal-basis.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { type Breach, defineActRule } from '../forms/act-rule.ts'
import { emergencyShare } from '../views/law/emergency-doubt.ts'
import { type PaymentsOfActs, paymentsOfActs } from '../views/payments/payments-of-acts.ts'

export const paymentBeforeContract = defineActRule({
  id: 'TE-11',
  restsOn: [
    {
      table: 'payments',
      holds: ({ payments }, row, { contract_day }) =>
        isDay(payments.day[row]) && payments.day[row] < Number(contract_day),
    },
  ],
  laws: ['Lei 4.320/1964, art. 62 e 63', 'Lei 14.133/2021, art. 145'],
  needs: [['acts.signing_day', 'acts.start_day'], 'payments.day', 'payments.value'],
  family: 'payment_before_contract',
  kinds: ['contract'],
  prepare(data) {
    const paymentsOf = paymentsOfActs(data)
    const emergencyOf = codeTable(data, 'legal_basis', (text) => {
      const basis = toLegalBasis(text)
      return basis !== undefined && isEmergency(basis)
    })
    return (row) => {
      const found = earlyPayments(data, row, paymentsOf)
      if (found === undefined) return undefined
      return toBreach(found, emergencyOf(data.acts.legal_basis[row]) === true)
    }
  },
})

interface EarlyPayments {
  readonly contractDay: number
  readonly reference: 'signing' | 'start'
  first: number
  count: number
  cents: number
}

function earlyPayments(data: Dataset, row: number, { members, first, end }: PaymentsOfActs): EarlyPayments | undefined {
  const [start, stop] = [first(row), end(row)]
  const reference = start === stop ? undefined : referenceDay(data, row)
  if (reference === undefined) return undefined
  const { day, value } = data.payments
  let found: EarlyPayments | undefined
  for (let i = start; i < stop; i++) {
    const at = members[i]
    const paid = day[at]
    const cents = value[at]
    if (!isDay(paid) || !(cents > 0) || paid >= reference.contractDay || !isSameSupplier(data, row, at)) continue
    found ??= { ...reference, first: paid, count: 0, cents: 0 }
    found.first = Math.min(found.first, paid)
    found.count++
    found.cents += cents
  }
  return found
}

function isSameSupplier({ acts, payments }: Dataset, row: number, payment: number): boolean {
  const [owed, paid] = [acts.supplier[row], payments.supplier[payment] ?? -1]
  return owed < 0 || paid < 0 || owed === paid
}

/** The day from which money may be owed: the signature, else the start. */
function referenceDay({ acts }: Dataset, row: number): Pick<EarlyPayments, 'contractDay' | 'reference'> | undefined {
  const signing = acts.signing_day[row]
  if (isDay(signing)) return { contractDay: signing, reference: 'signing' }
  const start = acts.start_day[row]
  return isDay(start) ? { contractDay: start, reference: 'start' } : undefined
}

/** Choice: a day or two may be a booking date; the doubt halves every two days. */
function toBreach({ contractDay, reference, first, count, cents }: EarlyPayments, isUrgent: boolean): Breach {
  const gap = contractDay - first
  return {
    confidence:
      (0.97 - 0.3 * 2 ** (-gap / 2)) * (isUrgent ? emergencyShare(gap) : 1) * (reference === 'signing' ? 1 : 0.9),
    statistic: { method: 'date_order', score: gap, threshold: 0, sample_size: count },
    expected: atLeast('payment_day', first, contractDay),
    rule: { law: 'Lei 14.133/2021', article: 'art. 145', reference_day: contractDay, status: 'suspect' },
    money_at_risk_cents: cents,
    factors: { days_before_contract: 1 },
    facts: {
      payment_day: first,
      contract_day: contractDay,
      contract_date: reference,
      days: gap,
      payments: count,
      payments_cents: cents,
    },
  }
}
