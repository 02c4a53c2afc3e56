// PA-24-PAYEE: payments on a contract to somebody else than its supplier. Who is to be paid is settled before payment (Lei 4.320 art.
// 63 §1 III); an assignment of the claim or a successor of the firm may explain it and leaves papers. Branches of a company are one,
// and a tax kept back from the bill goes to a treasury (docs/choices.md#withheld-taxes).

import type { Dataset } from '../../dataset/dataset.ts'
import { defineContradiction } from '../forms/contradiction.ts'
import { paymentsOfActs } from '../views/payments/payments-of-acts.ts'
import { withheldPayments } from '../views/payments/withheld-payments.ts'
import { companyKeys } from '../views/suppliers/company-keys.ts'

const confidence = 0.85

export const otherPayee = defineContradiction({
  id: 'PA-24-PAYEE',
  aliases: ['PR-17-PAYEE'],
  names: { firm: 'suppliers' },
  restsOn: [
    {
      table: 'payments',
      holds: (data, row, { firm }) =>
        String(firm).split(', ').includes(data.text('supplier', data.payments.supplier[row])),
    },
  ],
  laws: ['Lei 4.320/1964, art. 63, §1, III'],
  needs: ['acts.supplier', 'payments.supplier', 'payments.value'],
  family: 'other_payee',
  kinds: ['contract'],
  prepare(data) {
    const { members, first, end } = paymentsOfActs(data)
    const { supplier, value } = data.payments
    const keyOf = companyKeys(data)
    const isWithheld = withheldPayments(data)
    return (row) => {
      const own = keyOf(data.acts.supplier[row])
      const payees = new Set<number>()
      let [known, strange, cents] = [0, 0, 0]
      for (let at = first(row); at < end(row); at++) {
        const payment = members[at]
        const [paidTo, amount] = [supplier[payment], value[payment]]
        if (paidTo < 0 || !(amount > 0) || isWithheld(payment, row)) continue
        known++
        if (keyOf(paidTo) === own) continue
        strange++
        cents += amount
        payees.add(paidTo)
      }
      if (own < 0 || known === 0) return undefined
      if (strange === 0) return 'clear'
      return {
        confidence,
        statistic: { method: 'other_payee', score: strange, threshold: 1, sample_size: known },
        expected: { metric: 'payments', observed: strange, value: 0, counterfactual: 0 },
        rule: { law: 'Lei 4.320/1964', article: 'art. 63, §1, III', status: 'suspect' },
        money_at_risk_cents: Math.round(cents),
        factors: { other_payee: 1 },
        facts: { firm: namesOf(data, payees), payments: strange, paid_cents: cents, payments_told: known },
      }
    }
  },
})

function namesOf(data: Dataset, suppliers: ReadonlySet<number>): string {
  return [...suppliers].map((code) => data.text('supplier', code)).join(', ')
}
