// TE-10-ENDED: an extension signed when the term had run out. There is no contract left to extend (Lei 14.133 art. 107), unless it
// runs to a result.

import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { defineActRule, ruleConfidence, shareOfValue } from '../forms/act-rule.ts'
import { runsToResult } from '../views/acts/result-contracts.ts'
import { graceDays, isAmended, readTermHistory } from '../views/amendments/term-history.ts'

/** Choice: where more of the amended contracts were extended after their end, the date is not that of the signature. */
const afterEndShareMax = 0.05
const amendedPrior = 20

export const endedContract = defineActRule({
  id: 'TE-10-ENDED',
  laws: ['Lei 14.133/2021, art. 107'],
  needs: ['acts.end_day', 'amendments.day', 'amendments.new_end_day'],
  family: 'amendment_timing',
  kinds: ['contract'],
  prepare(data) {
    if (afterEndShare(data) > afterEndShareMax) return () => undefined
    const isForResult = runsToResult(data)
    return (row) => {
      if (isForResult(row)) return undefined
      const history = isAmended(data, row) ? readTermHistory(data, row) : undefined
      if (history === undefined || history.revivedAfter <= graceDays) return undefined
      const { end, lastEnd, revivedAfter, revivedDay, count } = history
      return {
        // A term that was extended by an act not on record is the likelier the shorter the gap.
        confidence: ruleConfidence(0.97, 0) - 0.15 * Math.exp(-revivedAfter / 60),
        statistic: { method: 'date_order', score: revivedAfter, threshold: graceDays, sample_size: count },
        expected: atMost('amendment_day', revivedDay, revivedDay - revivedAfter + graceDays),
        rule: { law: 'Lei 14.133/2021', article: 'art. 107', reference_day: revivedDay, status: 'suspect' },
        money_at_risk_cents: shareOfValue(data, row, 0.25),
        factors: { amendment_after_end: 1 },
        facts: { end_day: end, last_end_day: lastEnd, late_amendment_day: revivedDay, days_after_end: revivedAfter },
      }
    }
  },
})

const afterEndShare = sharedPerDataset('amendments after the end', (data): number => {
  let [amended, late] = [0, 0]
  for (let row = 0; row < data.acts.length; row++) {
    const history = isAmended(data, row) ? readTermHistory(data, row) : undefined
    if (history === undefined) continue
    amended++
    if (history.revivedAfter > graceDays) late++
  }
  return late / (amended + amendedPrior)
})
