// PA-13: a supplier that after three small contracts or more with a body gets one many times as large as all of them. Values vary by
// nature: only what stands out among all such histories counts, and rarely so.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import { definePeerFence } from '../forms/peer-fence.ts'

const earlierMin = 3
const ratioMin = 5

export const smallThenLarge = definePeerFence({
  id: 'PA-13',
  names: { supplier: 'supplier', organization: 'organization' },
  needs: ['acts.organization', 'acts.supplier', 'acts.value', 'acts.signing_day'],
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
      keyOf: (row) => (histories.counts[row] > 0 ? 0 : undefined),
      measureOf: (row) => Math.log(value[row] / histories.largest[row]),
      describe({ row, fences, fence }) {
        const [cents, largest] = [value[row], histories.largest[row]]
        if (!(cents > ratioMin * largest)) return undefined
        const highest = Math.floor(largest * Math.max(ratioMin, Math.exp(fence)))
        return {
          expected: {
            metric: 'value_cents',
            observed: cents,
            value: Math.round(largest * Math.exp(fences.median)),
            high: highest,
            counterfactual: highest,
          },
          money_at_risk_cents: cents / 4,
          factors: { value: 1 },
          facts: {
            supplier: data.text('supplier', supplier[row]),
            organization: data.text('organization', organization[row]),
            value_cents: cents,
            largest_earlier_cents: largest,
            earlier_contracts: histories.counts[row],
            ratio: cents / largest,
            contracts: fences.count,
          },
        }
      },
    }
  },
})

/** Of each contract with enough earlier ones between the same two, by row: how many (0 for the others), and the largest. */
interface Histories {
  readonly counts: Int32Array
  readonly largest: Float64Array
}

function readHistories(data: Dataset, rows: Int32Array): Histories {
  const { organization, supplier, value, signing_day, length } = data.acts
  const bodies = data.size('organization')
  const dayOf = (row: number) => signing_day[row]
  const keys = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    const [body = -1, firm = -1] = [organization[row], supplier[row]]
    const isKnown = body >= 0 && firm >= 0 && value[row] > 0 && isDay(dayOf(row))
    keys[at] = isKnown ? firm * bodies + body : -1
  }
  const pairs = groupKeys(keys)
  const histories = { counts: new Int32Array(length), largest: new Float64Array(length) }
  for (let pair = 0; pair < pairs.length; pair++) {
    const [from = 0, to = 0] = [pairs.starts[pair], pairs.starts[pair + 1]]
    if (to - from <= earlierMin) continue
    const sorted = Array.from(pairs.members.subarray(from, to), (at) => rows[at])
    sorted.sort((a, b) => dayOf(a) - dayOf(b))
    let [count, largest] = [0, 0]
    for (let start = 0, end = 0; start < sorted.length; start = end) {
      // What is signed on one day has no order of its own: none of it is earlier than the rest.
      while (end < sorted.length && dayOf(sorted[end]) === dayOf(sorted[start])) end++
      const today = sorted.slice(start, end)
      if (count >= earlierMin)
        for (const row of today) {
          histories.counts[row] = count
          histories.largest[row] = largest
        }
      largest = today.reduce((most, row) => Math.max(most, value[row]), largest)
      count = end
    }
  }
  return histories
}
