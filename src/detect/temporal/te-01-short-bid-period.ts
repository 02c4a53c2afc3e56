// TE-01: a notice that gave bidders fewer business days than the law's shortest period.
// Gate: a standing tender of Lei 14.133 art. 28 by pregão or concorrência. A notice published after its closing, or after bids
// had opened, was copied late from elsewhere: its true publication is unknown, so there is no verdict. The Ministry of Health may
// halve the period for the SUS (art. 55 §2): the halved one is its limit.

import { codeTable } from '../../dataset/code-table.ts'
import { type Dataset, isDay, kindCodes } from '../../dataset/dataset.ts'
import { type BidPeriod, findBidPeriod } from '../../domain/bid-periods.ts'
import { addBusinessDays, countBusinessDays } from '../../domain/business-days.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { defineActRule } from '../forms/act-rule.ts'

/** CNPJ root of the Ministry of Health. */
const healthMinistryRoot = '00394544'

export const shortBidPeriod = defineActRule({
  id: 'TE-01',
  laws: ['Lei 14.133/2021, art. 55'],
  needs: ['acts.legal_basis', 'acts.modality', 'acts.publication_day', 'acts.proposals_close_day'],
  family: 'bid_period',
  kinds: ['tender'],
  prepare(data) {
    const { acts } = data
    const periodOf = bidPeriods(data)
    return (row) => {
      const published = acts.publication_day[row]
      const opened = acts.proposals_open_day[row]
      const closed = acts.proposals_close_day[row]
      const period = periodOf(row)
      if (period === undefined || !isDay(published) || !isDay(closed) || published > closed) return undefined
      if (isDay(opened) && opened < published) return undefined
      // Longer than any period in calendar days: no need to count.
      if (closed - published > 60) return undefined
      const days = countBusinessDays(published, closed)
      if (days >= period.business_days) return undefined
      return {
        // A corrected notice may run on a shorter reopened period, and local holidays shorten it further.
        confidence: 0.85,
        statistic: { method: 'legal_limit', score: days, threshold: period.business_days, sample_size: 1 },
        expected: atLeast('proposals_close_day', closed, addBusinessDays(published, period.business_days)),
        rule: {
          law: period.law,
          article: period.article,
          reference_day: published,
          limit: period.business_days,
          limit_unit: 'business_days',
          status: 'suspect',
        },
        money_at_risk_cents: 0,
        factors: { period_under_minimum: 1 },
        facts: {
          publication_day: published,
          proposals_close_day: closed,
          business_days: days,
          minimum_business_days: period.business_days,
        },
      }
    }
  },
})

function bidPeriods(data: Dataset): (row: number) => BidPeriod | undefined {
  const { legal_basis, modality, kind, organization } = data.acts
  const basisOf = codeTable(data, 'legal_basis', toLegalBasis)
  const isHealthMinistry = codeTable(data, 'organization', (text) => text.startsWith(healthMinistryRoot) || undefined)
  return (row) => {
    const basis = basisOf(legal_basis[row])
    if (basis === undefined) return undefined
    const period = findBidPeriod(basis, data.text('modality', modality[row]), kindCodes[kind[row]])
    if (period === undefined || !isHealthMinistry(organization[row])) return period
    return { ...period, business_days: Math.ceil(period.business_days / 2) }
  }
}
