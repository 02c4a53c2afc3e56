// CO-06: an emergency direct award that runs longer than the law allows (one year, art. 75 VIII). The validity of a contract may
// outrun its execution (delivery, guarantee, payment), and only the execution is capped: an indication of low confidence.

import { codeTable } from '../../dataset/code-table.ts'
import { isDay } from '../../dataset/dataset.ts'
import { addMonths } from '../../domain/days.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { findEmergencyTermCap, type TermCap } from '../../domain/term-caps.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { type Breach, defineActRule, shareOfValue } from '../forms/act-rule.ts'

export const emergencyTerm = defineActRule({
  id: 'CO-06',
  laws: ['Lei 14.133/2021, art. 75, VIII', 'Lei 8.666/1993, art. 24, IV'],
  needs: ['acts.legal_basis', 'acts.start_day', 'acts.end_day'],
  family: 'term',
  kinds: ['contract'],
  prepare(data) {
    const { acts } = data
    const capOf = codeTable(data, 'legal_basis', (text) => {
      const basis = toLegalBasis(text)
      return basis && findEmergencyTermCap(basis)
    })
    return (row) => {
      const cap = capOf(acts.legal_basis[row])
      const start = acts.start_day[row]
      const end = acts.end_day[row]
      if (cap === undefined || !isDay(start) || !isDay(end)) return undefined
      const latest = cap.unit === 'months' ? addMonths(start, cap.amount) : start + cap.amount
      return end > latest ? toBreach({ start, end, latest }, { cap, money: shareOfValue(data, row, 0.25) }) : undefined
    }
  },
})

function toBreach(
  { start, end, latest }: { readonly start: number; readonly end: number; readonly latest: number },
  { cap, money }: { readonly cap: TermCap; readonly money: number },
): Breach {
  return {
    confidence: 0.25,
    statistic: { method: 'legal_limit', score: end - start, threshold: latest - start, sample_size: 1 },
    expected: atMost('end_day', end, latest),
    rule: {
      law: cap.law,
      article: cap.article,
      reference_day: start,
      limit: cap.amount,
      limit_unit: cap.unit,
      status: 'suspect',
    },
    money_at_risk_cents: money,
    factors: { term_over_cap: 1 },
    facts: { start_day: start, end_day: end, latest_end_day: latest, days: end - start },
  }
}
