// PA-22-BODY: a body whose purchases from several suppliers are worth round thousands far more often than others pay for the same
// items: amounts that were set and not calculated. One supplier's round amounts are PA-22's.

import { defineSignCluster } from '../forms/sign-cluster.ts'
import { amountFacts } from '../views/acts/amount-facts.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { itemOf } from '../views/acts/item-of.ts'

const stepCents = 1_000_00
const valueCentsMin = 5_000_00

export const roundBody = defineSignCluster({
  id: 'PA-22-BODY',
  aliases: ['PR-12-BODY'],
  names: { supplier: 'supplier', organization: 'organization' },
  needs: ['acts.organization', 'acts.supplier', 'acts.value'],
  family: 'round_amounts',
  kinds: ['contract', 'award'],
  shareMin: 0.05,
  riskShare: 0.25,
  factor: 'round_share',
  onceEach: amountFacts,
  prepare(data) {
    const isAwarded = awardedActs(data)
    const { value } = data.acts
    return {
      hasSign(row) {
        const cents = value[row]
        return isAwarded(row) && cents >= valueCentsMin ? cents % stepCents === 0 : undefined
      },
      stratumOf: itemOf(data),
    }
  },
})
