// TE-10: amendments signed after the contract had ended, three or more of them, or extensions longer than the contract itself.
// An ended contract cannot be amended (Lei 14.133 art. 107 and 132); the other two are signs of poor planning alone.

import type { Dataset } from '../../dataset/dataset.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import type { Breach } from '../forms/act-rule.ts'
import { graceDays, isAmended, readTermHistory, type TermHistory } from '../views/amendments/term-history.ts'

const manyAmendments = 3
/** Choice: a year that is extended by another is what continuous services do. */
const extensionRatio = 1
const extensionDaysMin = 366

export const amendmentTiming = defineActFlag({
  id: 'TE-10',
  laws: ['Lei 14.133/2021, art. 107 e 132'],
  needs: ['acts.end_day'],
  family: 'amendment_timing',
  kinds: ['contract'],
  sensitivity: 0.4,
  prepare(data) {
    return (row) => {
      const history = isAmended(data, row) ? readTermHistory(data, row) : undefined
      // The rarity of late amendments is a share of amended contracts.
      if (history === undefined) return undefined
      return judge(data, row, history) ?? 'clear'
    }
  },
})

function judge({ acts }: Dataset, row: number, history: TermHistory): Breach | undefined {
  const { count, start, end, lastEnd, daysAfterEnd, lateDay } = history
  const extension = (lastEnd - end) / (end - start)
  const isLate = daysAfterEnd > graceDays
  const isMany = count >= manyAmendments
  const isLong = extension > extensionRatio && lastEnd - end > extensionDaysMin
  if (!isLate && !isMany && !isLong) return undefined
  const weights = {
    amendment_after_end: isLate ? 0.4 : 0,
    many_amendments: isMany ? 0.1 : 0,
    long_extension: isLong ? 0.1 : 0,
  }
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0)
  return {
    confidence: sum,
    ...(isLate ? lateness(history) : isMany ? multitude(history) : lengthening(history, extension)),
    rule: { law: 'Lei 14.133/2021', article: 'art. 107 e 132', reference_day: end, status: 'suspect' },
    money_at_risk_cents: (acts.value[row] || 0) / 10,
    factors: Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight / sum])),
    facts: {
      amendments: count,
      end_day: end,
      ...(lastEnd > end ? { last_end_day: lastEnd } : {}),
      extension_ratio: extension,
      days_after_end: daysAfterEnd,
      ...(isLate ? { late_amendment_day: lateDay } : {}),
    },
  }
}

type Measured = Pick<Breach, 'statistic' | 'expected'>

function lateness({ count, daysAfterEnd, lateDay }: TermHistory): Measured {
  return {
    statistic: { method: 'date_order', score: daysAfterEnd, threshold: graceDays, sample_size: count },
    expected: atMost('amendment_day', lateDay, lateDay - daysAfterEnd + graceDays),
  }
}

function multitude({ count }: TermHistory): Measured {
  return {
    statistic: { method: 'amendment_history', score: count, threshold: manyAmendments, sample_size: count },
    expected: { metric: 'amendments', observed: count, value: 0, counterfactual: manyAmendments - 1 },
  }
}

function lengthening({ count }: TermHistory, extension: number): Measured {
  return {
    statistic: { method: 'amendment_history', score: extension, threshold: extensionRatio, sample_size: count },
    expected: { metric: 'extension_ratio', observed: extension, value: 0, counterfactual: extensionRatio },
  }
}
