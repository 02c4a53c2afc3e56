// PR-04: a competition won so far under its estimate that the price is presumed not to be feasible: works under 75 % (Lei 14.133
// art. 59 §4), goods and services under half (IN SEGES/ME 73/2022 art. 34). Feasibility may have been shown: a weak sign.

import { kindCodes } from '../../dataset/dataset.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'

const estimateCentsMin = 1_00
const [worksRatio, otherRatio] = [0.75, 0.5]
const works = kindCodes.indexOf('works')

export const implausiblyLow = defineActFlag({
  id: 'PR-04',
  laws: ['Lei 14.133/2021, art. 59, §4', 'IN SEGES/ME 73/2022, art. 34'],
  needs: ['acts.estimated_value', 'acts.value', 'acts.modality', 'acts.kind'],
  family: 'estimate',
  kinds: ['contract', 'award'],
  sensitivity: 0.6,
  prepare(data) {
    const methodOf = purchaseMethods(data)
    const { value, estimated_value, kind } = data.acts
    return (row) => {
      const [cents, estimate] = [value[row], estimated_value[row]]
      if (!(estimate >= estimateCentsMin) || !(cents > 0) || kind[row] < 0) return undefined
      if (methodOf(row) !== 'competitive') return undefined
      const floor = kind[row] === works ? worksRatio : otherRatio
      const ratio = cents / estimate
      if (ratio >= floor) return 'clear'
      const lowest = Math.ceil(estimate * floor)
      return {
        confidence: 0.15 + 0.15 * (1 - ratio / floor),
        statistic: { method: 'award_to_estimate', score: ratio, threshold: floor, sample_size: 1 },
        expected: atLeast('value_cents', cents, lowest),
        rule:
          kind[row] === works
            ? { law: 'Lei 14.133/2021', article: 'art. 59, §4', limit: floor, limit_unit: 'ratio', status: 'suspect' }
            : { law: 'IN SEGES/ME 73/2022', article: 'art. 34', limit: floor, limit_unit: 'ratio', status: 'suspect' },
        money_at_risk_cents: cents / 4,
        factors: { discount: 1 },
        facts: { value_cents: cents, estimate_cents: estimate, ratio, floor_ratio: floor },
      }
    }
  },
})
