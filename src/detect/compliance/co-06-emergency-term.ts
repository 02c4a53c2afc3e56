// CO-06: an emergency direct award that runs longer than the law allows (one year, art. 75 VIII). The validity of a contract may
// outrun its execution (delivery, guarantee, payment), and only the execution is capped: some weeks beyond are an indication of low
// confidence, months are no delivery.

import { isDay } from '../../dataset/dataset.ts'
import { atMost, capRule } from '../evidence/legal-bound.ts'
import { termDoubt } from '../evidence/term-doubt.ts'
import { type Breach, defineActRule, ruleConfidence, shareOfValue } from '../forms/act-rule.ts'
import { areEndsOfValidity, type EmergencyTerm, emergencyTerms } from '../views/law/emergency-terms.ts'

/** What an end within the days of a last delivery is worth, and one that lies far beyond (docs/detection.md#emergencies). */
const tailConfidence = 0.25
const longConfidence = ruleConfidence(0.95, 0)

export const emergencyTerm = defineActRule({
  id: 'CO-06',
  laws: ['Lei 14.133/2021, art. 75, VIII', 'Lei 8.666/1993, art. 24, IV'],
  needs: ['acts.legal_basis', 'acts.start_day', 'acts.end_day'],
  family: 'term',
  kinds: ['contract'],
  prepare(data) {
    const { acts } = data
    const termOf = emergencyTerms(data)
    const isValidity = areEndsOfValidity(data)
    return (row) => {
      const term = termOf(row)
      const end = acts.end_day[row]
      if (term === undefined || !isDay(end) || end <= term.latest) return undefined
      const doubt = isValidity ? 1 : termDoubt(end - term.latest)
      const confidence = longConfidence - (longConfidence - tailConfidence) * doubt
      return toBreach(term, { end, confidence, money: shareOfValue(data, row, 0.25) })
    }
  },
})

function toBreach(
  { cap, start, latest }: EmergencyTerm,
  { end, confidence, money }: { readonly end: number; readonly confidence: number; readonly money: number },
): Breach {
  return {
    confidence,
    statistic: { method: 'legal_limit', score: end - start, threshold: latest - start, sample_size: 1 },
    expected: atMost('end_day', end, latest),
    rule: capRule(cap, start, 'suspect'),
    money_at_risk_cents: money,
    factors: { term_over_cap: 1 },
    facts: { start_day: start, end_day: end, latest_end_day: latest, days: end - start },
  }
}
