// TE-10: amendments signed after the contract had ended, three or more of them, or extensions longer than the contract itself.
// An ended contract cannot be amended (Lei 14.133 art. 107 and 132); the other two are signs of poor planning alone.

import { childRange } from '../../dataset/child-rows.ts'
import { DAY_ABSENT, type Dataset, isDay } from '../../dataset/dataset.ts'
import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import { type Breach, defineActRule, ruleConfidence, shareOfValue } from '../forms/act-rule.ts'
import { runsToResult } from '../views/result-contracts.ts'

const manyAmendments = 3
/** Choice: days after the end within which an amendment may have been dated by its publication. */
const graceDays = 30
/** Choice: where more of the amended contracts were extended after their end, the date is not that of the signature. */
const afterEndShareMax = 0.05
const amendedPrior = 20
/** Choice: a year that is extended by another is what continuous services do. */
const extensionRatio = 1
const extensionDaysMin = 366

export const amendmentTiming = defineActFlag({
  id: 'TE-10',
  type: 'temporal_anomaly',
  family: 'amendment_timing',
  kinds: ['contract'],
  sensitivity: 0.4,
  prepare(data) {
    return (row) => {
      const history = isAmended(data, row) ? readHistory(data, row) : undefined
      // How rare late amendments are is asked of contracts that were amended.
      if (history === undefined) return undefined
      return judge(data, row, history) ?? 'clear'
    }
  },
})

/** An extension signed when the term had run out: there is no contract left to extend (Lei 14.133 art. 107), unless it runs to a result. */
export const endedContract = defineActRule({
  id: 'TE-10-ENDED',
  type: 'temporal_anomaly',
  family: 'amendment_timing',
  kinds: ['contract'],
  prepare(data) {
    if (afterEndShare(data) > afterEndShareMax) return () => undefined
    const isForResult = runsToResult(data)
    return (row) => {
      if (isForResult(row)) return undefined
      const history = isAmended(data, row) ? readHistory(data, row) : undefined
      if (history === undefined || history.revivedAfter <= graceDays) return undefined
      const { end, lastEnd, revivedAfter, revivedDay, count } = history
      return {
        // A term that was extended by an act not on record is the likelier the shorter the gap.
        confidence: ruleConfidence(0.97, 0) - 0.15 * Math.exp(-revivedAfter / 60),
        statistic: { method: 'date_order', score: revivedAfter, threshold: graceDays, sample_size: count },
        expected: {
          metric: 'amendment_day',
          observed: revivedDay,
          value: revivedDay - revivedAfter,
          high: revivedDay - revivedAfter,
          counterfactual: revivedDay - revivedAfter,
        },
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
    const history = isAmended(data, row) ? readHistory(data, row) : undefined
    if (history === undefined) continue
    amended++
    if (history.revivedAfter > graceDays) late++
  }
  return late / (amended + amendedPrior)
})

function isAmended({ amendments }: Dataset, row: number): boolean {
  const [first, end] = childRange(amendments.parent, row)
  return end > first
}

interface History {
  readonly count: number
  readonly start: number
  readonly end: number
  /** End after the last extension. */
  readonly lastEnd: number
  /** Most days that an amendment came after the end then in force. */
  readonly daysAfterEnd: number
  /** The same of amendments that extended the term. */
  readonly revivedAfter: number
  readonly revivedDay: number
  readonly lateDay: number
}

/** Undefined where the term of the contract is not known. */
function readHistory({ acts, amendments }: Dataset, row: number): History | undefined {
  const [start, end] = [acts.start_day[row] ?? DAY_ABSENT, acts.end_day[row] ?? DAY_ABSENT]
  if (!isDay(start) || !isDay(end) || end <= start) return undefined
  const [first, last] = childRange(amendments.parent, row)
  const order = Array.from({ length: last - first }, (_, i) => first + i).sort(
    (a, b) => (amendments.day[a] ?? 0) - (amendments.day[b] ?? 0) || a - b,
  )
  let [current, daysAfterEnd, lateDay] = [end, 0, DAY_ABSENT]
  let [revivedAfter, revivedDay] = [0, DAY_ABSENT]
  for (const at of order) {
    const day = amendments.day[at] ?? DAY_ABSENT
    if (isDay(day) && day - current > daysAfterEnd) [daysAfterEnd, lateDay] = [day - current, day]
    const extended = amendments.new_end_day[at] ?? DAY_ABSENT
    if (isDay(extended) && extended > current && isDay(day) && day - current > revivedAfter)
      [revivedAfter, revivedDay] = [day - current, day]
    if (isDay(extended)) current = Math.max(current, extended)
  }
  return { count: last - first, start, end, lastEnd: current, daysAfterEnd, revivedAfter, revivedDay, lateDay }
}

function judge({ acts }: Dataset, row: number, history: History): Breach | undefined {
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
    statistic: { method: 'amendment_history', score: count, threshold: manyAmendments, sample_size: count },
    expected: { metric: 'amendments', observed: count, value: 0, counterfactual: manyAmendments - 1 },
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
