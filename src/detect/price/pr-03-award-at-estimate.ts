// PR-03: a competition that ended above its estimate. Lei 14.133 art. 59 III bars offers above it; the estimate of a record may be
// another lot's or an older one, and where many acts end above it is no ceiling: the rarer, the more it says.
// A secret budget (0) and one below a real is no estimate. Up to the estimate an award is ordinary, and at it a weak sign.

import type { Dataset } from '../../dataset/dataset.ts'
import { type ActFlag, defineActFlag } from '../forms/act-flag.ts'
import { type Breach, shareOfValue } from '../forms/act-rule.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'

const estimateCentsMin = 1_00
const atEstimateRatio = 0.995
/** Choice: half a percent is rounding of items. */
const aboveEstimateRatio = 1.005

const awardAtEstimateFlag: ActFlag = {
  id: 'PR-03',
  laws: ['Lei 14.133/2021, art. 59, III'],
  needs: ['acts.estimated_value', 'acts.value', 'acts.modality'],
  family: 'estimate',
  kinds: ['contract', 'award'],
  sensitivity: 0.5,
  prepareSign,
  prepare(data) {
    const signOf = prepareSign(data)
    const { value, estimated_value } = data.acts
    return (row) => {
      const sign = signOf(row)
      if (sign !== 'sign') return sign
      return toBreach(data, row, { cents: value[row], estimate: estimated_value[row] })
    }
  },
}

export const awardAtEstimate = defineActFlag(awardAtEstimateFlag)

function prepareSign(data: Dataset): (row: number) => 'sign' | 'clear' | undefined {
  const methodOf = purchaseMethods(data)
  const { value, estimated_value } = data.acts
  return (row) => {
    const [cents, estimate] = [value[row], estimated_value[row]]
    if (!(estimate >= estimateCentsMin) || !(cents > 0) || methodOf(row) !== 'competitive') return undefined
    return cents / estimate < atEstimateRatio ? 'clear' : 'sign'
  }
}

function toBreach(
  data: Dataset,
  row: number,
  { cents, estimate }: { readonly cents: number; readonly estimate: number },
): Breach {
  const ratio = cents / estimate
  const isAbove = ratio > aboveEstimateRatio
  return {
    confidence: isAbove ? 0.3 + 0.2 * (1 - 1 / ratio) : 0.1,
    statistic: { method: 'award_to_estimate', score: ratio, threshold: atEstimateRatio, sample_size: 1 },
    expected: {
      metric: 'value_cents',
      observed: cents,
      value: estimate,
      high: Math.floor(estimate * atEstimateRatio) - 1,
      counterfactual: Math.floor(estimate * atEstimateRatio) - 1,
    },
    rule: {
      law: 'Lei 14.133/2021',
      article: 'art. 59, III',
      limit: estimate / 100,
      limit_unit: 'BRL',
      status: 'suspect',
    },
    money_at_risk_cents: isAbove ? cents - estimate : shareOfValue(data, row, 0.05),
    factors: { award_to_estimate: 1 },
    facts: { value_cents: cents, estimate_cents: estimate, ratio },
  }
}
