// TE-03: an award much sooner or later after the close of proposals than is usual for its method.

import { isDay } from '../../dataset/dataset.ts'
import { definePeerFence } from '../forms/peer-fence.ts'

export const decisionTime = definePeerFence({
  id: 'TE-03',
  needs: ['acts.modality', 'acts.proposals_close_day', 'acts.award_day'],
  family: 'decision_time',
  kinds: ['contract', 'award', 'tender'],
  partition: 'whole',
  sides: ['low', 'high'],
  reach: 1.5,
  peersMin: 20,
  confidenceMax: 0.25,
  sensitivity: 0.6,
  prepare(data) {
    const { modality, award_day, proposals_close_day, value } = data.acts
    const daysOf = (row: number) => {
      const [close, award] = [proposals_close_day[row], award_day[row]]
      // An award before the close is a question of the order of dates (TE-04).
      return isDay(close) && isDay(award) && award >= close ? award - close : Number.NaN
    }
    return {
      keyOf: (row) => (modality[row] < 0 ? undefined : modality[row]),
      measureOf: (row) => Math.log1p(daysOf(row)),
      describe({ row, fences, fence, side }) {
        const [days, usual] = [daysOf(row), Math.expm1(fences.median)]
        const limit = side === 'high' ? Math.floor(Math.expm1(fence)) : Math.max(0, Math.ceil(Math.expm1(fence)))
        return {
          expected: { metric: 'days', observed: days, value: usual, [side]: limit, counterfactual: limit },
          money_at_risk_cents: (value[row] || 0) / 20,
          factors: { decision_time: 1 },
          facts: {
            days,
            usual_days: usual,
            limit_days: limit,
            proposals_close_day: proposals_close_day[row],
            award_day: award_day[row],
            tenders: fences.count,
          },
        }
      },
    }
  },
})
