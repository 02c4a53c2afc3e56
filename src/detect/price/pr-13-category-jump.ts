// PR-13: a contract of far more value than all others of its class. Quantities explain most of it: a reason to look, no more.

import { definePeerFence } from '../forms/peer-fence.ts'

export const categoryJump = definePeerFence({
  id: 'PR-13',
  needs: ['acts.category', 'acts.value'],
  family: 'category_value',
  kinds: ['contract', 'award'],
  partition: 'whole',
  sides: ['high'],
  reach: 2.5,
  peersMin: 20,
  confidenceMax: 0.15,
  sensitivity: 0.7,
  prepare(data) {
    const { category, value } = data.acts
    return {
      keyOf: (row) => (category[row] < 0 ? undefined : category[row]),
      measureOf: (row) => Math.log(value[row]),
      describe({ row, fences, fence }) {
        const cents = value[row]
        const [usual, highest] = [Math.round(Math.exp(fences.median)), Math.floor(Math.exp(fence))]
        return {
          expected: { metric: 'value_cents', observed: cents, value: usual, high: highest, counterfactual: highest },
          money_at_risk_cents: Math.max(0, cents - highest),
          factors: { value: 1 },
          facts: {
            category: data.text('category', category[row]),
            value_cents: cents,
            usual_value_cents: usual,
            ratio: cents / usual,
            contracts: fences.count,
          },
        }
      },
    }
  },
})
