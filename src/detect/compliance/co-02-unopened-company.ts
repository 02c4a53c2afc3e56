// CO-02-UNOPENED: a contract with a company that the register has opened only afterwards. Who does not exist can neither bid nor sign.
// A branch may be opened for a contract of its company, so that only head offices are judged.

import { DAY_ABSENT, isDay } from '../../dataset/dataset.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { shareOfValue } from '../forms/act-rule.ts'
import { defineContradiction } from '../forms/contradiction.ts'
import { readRegistrations } from '../views/suppliers/registrations.ts'

/** Choice: a register may follow the opening by a month. */
const registerLagDays = 30
const [plain, doubtful] = [0.88, 0.6]

export const unopenedCompany = defineContradiction({
  id: 'CO-02-UNOPENED',
  restsOn: [{ table: 'suppliers' }],
  laws: ['Lei 14.133/2021, art. 66'],
  isFactWithoutLaw: true,
  needs: ['acts.supplier', 'acts.signing_day', 'suppliers.opened_day'],
  family: 'registration_status',
  kinds: ['contract'],
  prepare(data) {
    const { openedDays } = readRegistrations(data)
    const { supplier, signing_day } = data.acts
    return (row) => {
      const firm = supplier[row]
      const [openedDay, signed] = [openedDays[firm] ?? DAY_ABSENT, signing_day[row]]
      if (!isDay(openedDay) || !isDay(signed)) return undefined
      const days = openedDay - signed
      if (days <= 0 || !isHeadOffice(data.text('supplier', firm))) return 'clear'
      return {
        confidence: days > registerLagDays ? plain : doubtful,
        statistic: { method: 'date_order', score: days, threshold: 0, sample_size: 1 },
        expected: atLeast('signing_day', signed, openedDay),
        rule: { law: 'Lei 14.133/2021', article: 'art. 66', reference_day: signed, status: 'suspect' },
        money_at_risk_cents: shareOfValue(data, row, 0.5),
        factors: { days_out_of_order: 1 },
        facts: { opened_day: openedDay, signing_day: signed, days },
      }
    }
  },
})

function isHeadOffice(id: string): boolean {
  return /^(\d{11}|[0-9A-Z]{8}0001\d\d)$/.test(id)
}
