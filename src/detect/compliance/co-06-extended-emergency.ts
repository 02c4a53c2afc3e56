// CO-06-EXTENDED: an emergency direct award that an amendment carries beyond the year (Lei 14.133) or the 180 days (Lei 8.666) that
// the law gives it, though it may not be extended at all; within that time the STF allows it (ADI 6890). An initial term beyond
// it is CO-06's.

import { isDay } from '../../dataset/dataset.ts'
import { atMost, capRule } from '../evidence/legal-bound.ts'
import { deliveryDays } from '../evidence/term-doubt.ts'
import { defineActRule, ruleConfidence, shareOfValue } from '../forms/act-rule.ts'
import { amendmentSteps } from '../views/amendments/amendment-history.ts'
import { areEndsOfValidity, emergencyTerms } from '../views/law/emergency-terms.ts'

export const extendedEmergency = defineActRule({
  id: 'CO-06-EXTENDED',
  laws: ['Lei 14.133/2021, art. 75, VIII', 'Lei 8.666/1993, art. 24, IV', 'ADI 6890'],
  needs: ['acts.legal_basis', 'acts.start_day', 'amendments.new_end_day'],
  family: 'term',
  kinds: ['contract'],
  prepare(data) {
    const { acts } = data
    const termOf = emergencyTerms(data)
    if (areEndsOfValidity(data)) return () => undefined
    return (row) => {
      const found = termOf(row)
      const first = acts.end_day[row]
      const last = found === undefined || !isDay(first) ? undefined : amendmentSteps(data, row).at(-1)
      if (found === undefined || last === undefined) return undefined
      const { latest, cap, start } = found
      if (first > latest || last.endAfter <= latest + deliveryDays) return undefined
      return {
        confidence: ruleConfidence(0.95, 0),
        statistic: { method: 'legal_limit', score: last.endAfter - start, threshold: latest - start, sample_size: 1 },
        expected: atMost('end_day', last.endAfter, latest),
        rule: capRule(cap, start, 'violation'),
        money_at_risk_cents: shareOfValue(data, row, 0.5),
        factors: { term_over_cap: 1 },
        facts: {
          start_day: start,
          first_end_day: first,
          end_day: last.endAfter,
          latest_end_day: latest,
          days: last.endAfter - start,
        },
      }
    }
  },
})
