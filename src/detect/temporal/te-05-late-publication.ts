// TE-05: a contract published after the deadline of Lei 14.133 art. 94. Frequent and mostly negligence: a low confidence of its
// own, so that it never raises an alarm alone. Municipalities of up to 20,000 inhabitants publish elsewhere until 1 April 2027
// (art. 176) and records do not say how many live there: an act of a municipality has no verdict until then.

import { codeTable } from '../../dataset/code-table.ts'
import { DAY_ABSENT, isDay } from '../../dataset/dataset.ts'
import { addBusinessDays, countBusinessDays } from '../../domain/business-days.ts'
import { parseDay } from '../../domain/days.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { findPublicationDeadline } from '../../domain/publication-deadlines.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { defineActRule } from '../forms/act-rule.ts'

const smallMunicipalitiesFollowFrom = parseDay('2027-04-01') ?? DAY_ABSENT

export const latePublication = defineActRule({
  id: 'TE-05',
  laws: ['Lei 14.133/2021, art. 94', 'Lei 14.133/2021, art. 176'],
  needs: ['acts.legal_basis', 'acts.signing_day', 'acts.publication_day'],
  family: 'publication',
  kinds: ['contract'],
  prepare(data) {
    const { acts } = data
    const deadlineOf = codeTable(data, 'legal_basis', (text) => {
      const basis = toLegalBasis(text)
      return basis && findPublicationDeadline(basis)
    })
    return (row) => {
      const deadline = deadlineOf(acts.legal_basis[row])
      const signed = acts.signing_day[row]
      const published = acts.publication_day[row]
      if (deadline === undefined || !isDay(signed) || !isDay(published)) return undefined
      if (acts.municipality[row] >= 0 && signed < smallMunicipalitiesFollowFrom) return undefined
      // Fewer calendar days than the deadline has business days cannot be late.
      if (published - signed <= deadline.business_days) return undefined
      const days = countBusinessDays(signed, published)
      if (days <= deadline.business_days) return undefined
      const latest = addBusinessDays(signed, deadline.business_days)
      return {
        confidence: 0.2,
        statistic: { method: 'legal_limit', score: days, threshold: deadline.business_days, sample_size: 1 },
        expected: atMost('publication_day', published, latest),
        rule: {
          law: deadline.law,
          article: deadline.article,
          reference_day: signed,
          limit: deadline.business_days,
          limit_unit: 'business_days',
          status: 'suspect',
        },
        money_at_risk_cents: 0,
        factors: { days_over_deadline: 1 },
        facts: {
          signing_day: signed,
          publication_day: published,
          business_days: days,
          deadline_business_days: deadline.business_days,
        },
      }
    }
  },
})
