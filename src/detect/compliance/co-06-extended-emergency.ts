// CO-06-EXTENDED: an emergency direct award that an amendment carries beyond the year (Lei 14.133) or the 180 days (Lei 8.666) that
// the law gives it, though it may not be extended at all; within that time the STF allows it (ADI 6890). An initial term beyond
// it is CO-06's.

import { codeTable } from '../../dataset/code-table.ts'
import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { addMonths } from '../../domain/days.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { findEmergencyTermCap } from '../../domain/term-caps.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { defineActRule, ruleConfidence, shareOfValue } from '../forms/act-rule.ts'
import { amendmentSteps } from '../views/amendments/amendment-history.ts'

/** Choice: where more emergencies than this begin with a longer term already, the end on record is not that of their execution. */
const longShareMax = 0.1
const emergenciesPrior = 5
/** Choice: days after the cap that the last delivery and payment may take. */
const graceDays = 31

export const extendedEmergency = defineActRule({
  id: 'CO-06-EXTENDED',
  laws: ['Lei 14.133/2021, art. 75, VIII', 'Lei 8.666/1993, art. 24, IV', 'ADI 6890'],
  needs: ['acts.legal_basis', 'acts.start_day', 'amendments.new_end_day'],
  family: 'term',
  kinds: ['contract'],
  prepare(data) {
    const { acts } = data
    const latestOf = latestEnds(data)
    if (longShare(data) > longShareMax) return () => undefined
    return (row) => {
      const found = latestOf(row)
      const first = acts.end_day[row]
      const last = found === undefined || !isDay(first) ? undefined : amendmentSteps(data, row).at(-1)
      if (found === undefined || last === undefined) return undefined
      const { latest, cap, start } = found
      if (first > latest || last.endAfter <= latest + graceDays) return undefined
      return {
        confidence: ruleConfidence(0.95, 0),
        statistic: { method: 'legal_limit', score: last.endAfter - start, threshold: latest - start, sample_size: 1 },
        expected: atMost('end_day', last.endAfter, latest),
        rule: {
          law: cap.law,
          article: cap.article,
          reference_day: start,
          limit: cap.amount,
          limit_unit: cap.unit,
          status: 'violation',
        },
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

/** The last day that the law allows an emergency act; undefined for any other. */
function latestEnds(data: Dataset) {
  const { legal_basis, start_day } = data.acts
  const capOf = codeTable(data, 'legal_basis', (text) => {
    const basis = toLegalBasis(text)
    return basis && findEmergencyTermCap(basis)
  })
  return (row: number) => {
    const cap = capOf(legal_basis[row])
    const start = start_day[row]
    if (cap === undefined || !isDay(start)) return undefined
    return { cap, start, latest: cap.unit === 'months' ? addMonths(start, cap.amount) : start + cap.amount }
  }
}

const longShare = sharedPerDataset('long emergencies', (data): number => {
  const latestOf = latestEnds(data)
  let [all, long] = [0, 0]
  for (let row = 0; row < data.acts.length; row++) {
    const found = latestOf(row)
    if (found === undefined) continue
    all++
    if (data.acts.end_day[row] > found.latest) long++
  }
  return long / (all + emergenciesPrior)
})
