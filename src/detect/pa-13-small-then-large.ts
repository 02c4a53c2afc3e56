// PA-13: a supplier that after three small contracts or more with a body gets one many times as large as all of them. Values vary by
// nature: only what stands out among all such histories counts, and rarely so.

import { DAY_ABSENT, type Dataset, isDay } from '../domain/dataset.ts'
import { groupBy } from './group-by.ts'
import { definePeerFence } from './peer-fence.ts'

const earlierMin = 3
const ratioMin = 5

export const smallThenLarge = definePeerFence({
  id: 'PA-13',
  type: 'pattern_anomaly',
  family: 'value_jump',
  kinds: ['contract'],
  partition: 'whole',
  sides: ['high'],
  reach: 1.5,
  peersMin: 50,
  confidenceMax: 0.25,
  sensitivity: 0.6,
  prepare(data, rows) {
    const histories = readHistories(data, rows)
    const { value, organization, supplier } = data.acts
    return {
      keyOf: (row) => (histories.has(row) ? 0 : undefined),
      measureOf: (row) => Math.log((value[row] ?? Number.NaN) / (histories.get(row)?.largest ?? Number.NaN)),
      describe({ row, fences, fence }) {
        const [cents, history] = [value[row] ?? Number.NaN, histories.get(row)]
        if (history === undefined || !(cents > ratioMin * history.largest)) return undefined
        const highest = Math.floor(history.largest * Math.max(ratioMin, Math.exp(fence)))
        return {
          expected: {
            metric: 'value_cents',
            observed: cents,
            value: Math.round(history.largest * Math.exp(fences.median)),
            high: highest,
            counterfactual: highest,
          },
          money_at_risk_cents: cents / 4,
          factors: { value: 1 },
          facts: {
            supplier: data.text('supplier', supplier[row] ?? -1),
            organization: data.text('organization', organization[row] ?? -1),
            value_cents: cents,
            largest_earlier_cents: history.largest,
            earlier_contracts: history.count,
            ratio: cents / history.largest,
            contracts: fences.count,
          },
        }
      },
    }
  },
})

interface History {
  readonly count: number
  readonly largest: number
}

/** Of each contract with enough earlier ones between the same two: how many, and the largest. */
function readHistories(data: Dataset, rows: Int32Array): ReadonlyMap<number, History> {
  const { organization, supplier, value, signing_day } = data.acts
  const bodies = data.size('organization')
  const dayOf = (row: number) => signing_day[row] ?? DAY_ABSENT
  const pairs = groupBy(rows, (row) => {
    const [body = -1, firm = -1] = [organization[row], supplier[row]]
    return body >= 0 && firm >= 0 && (value[row] ?? Number.NaN) > 0 && isDay(dayOf(row))
      ? firm * bodies + body
      : undefined
  })
  const histories = new Map<number, History>()
  for (const pair of pairs.values()) {
    if (pair.length <= earlierMin) continue
    const sorted = pair.sort((a, b) => dayOf(a) - dayOf(b))
    let [count, largest] = [0, 0]
    for (let start = 0, end = 0; start < sorted.length; start = end) {
      // What is signed on one day has no order of its own: none of it is earlier than the rest.
      while (end < sorted.length && dayOf(sorted[end] ?? -1) === dayOf(sorted[start] ?? -1)) end++
      const today = sorted.slice(start, end)
      if (count >= earlierMin) for (const row of today) histories.set(row, { count, largest })
      largest = today.reduce((most, row) => Math.max(most, value[row] ?? 0), largest)
      count = end
    }
  }
  return histories
}
