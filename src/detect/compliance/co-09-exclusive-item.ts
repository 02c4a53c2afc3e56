// CO-09: an item of up to R$ 80,000 in a competition that was not kept for small firms (LC 123/2006 art. 48 I).
// Gate: the notice says for the item that no preference applies, and the competition is one. Art. 49 excepts markets without three
// small firms, and more: a sign to ask about, the weaker the more items carry it.

import { smallFirmBenefitCodes } from '../../dataset/dataset.ts'
import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { exclusiveItemCents } from '../../domain/company-sizes.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'

const [none, notApplicable] = [smallFirmBenefitCodes.indexOf('none'), smallFirmBenefitCodes.indexOf('not_applicable')]

export const exclusiveItem = defineActFlag({
  id: 'CO-09',
  laws: ['LC 123/2006, art. 48, I'],
  needs: ['acts.estimated_value', 'acts.modality', 'acts.small_firm_benefit'],
  family: 'small_firm_preference',
  kinds: ['tender'],
  sensitivity: 0.4,
  prepare(data) {
    const { small_firm_benefit, estimated_value, tender } = data.acts
    const methodOf = purchaseMethods(data)
    const notices = noticesOfTenders(data)
    const isCompetitive = (row: number) => {
      const own = methodOf(row)
      if (own !== undefined) return own === 'competitive'
      return methodOf(notices[tender[row]]) === 'competitive'
    }
    return (row) => {
      const [benefit, cents] = [small_firm_benefit[row], estimated_value[row]]
      if (benefit < 0 || benefit === notApplicable || !(cents > 0) || !isCompetitive(row)) return undefined
      if (benefit !== none || cents > exclusiveItemCents) return 'clear'
      return {
        confidence: 0.5,
        statistic: { method: 'legal_limit', score: cents / 100, threshold: exclusiveItemCents / 100, sample_size: 1 },
        expected: atLeast('estimate_cents', cents, exclusiveItemCents),
        rule: {
          law: 'LC 123/2006',
          article: 'art. 48, I',
          limit: exclusiveItemCents / 100,
          limit_unit: 'BRL',
          status: 'suspect',
        },
        money_at_risk_cents: cents / 10,
        factors: { no_preference: 1 },
        facts: { estimate_cents: cents, limit_cents: exclusiveItemCents },
      }
    }
  },
})

/** The first act of each tender with a method, −1 without one: items come without the method of their notice. */
const noticesOfTenders = sharedPerDataset('notices of tenders', (data): Int32Array => {
  const methodOf = purchaseMethods(data)
  const notices = new Int32Array(data.size('tender')).fill(-1)
  for (let row = 0; row < data.acts.length; row++) {
    const tender = data.acts.tender[row]
    if (tender >= 0 && notices[tender] === -1 && methodOf(row) !== undefined) notices[tender] = row
  }
  return notices
})
