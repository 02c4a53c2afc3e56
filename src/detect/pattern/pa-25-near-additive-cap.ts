// PA-25: a body or supplier whose additions end, time and again, just below what the law allows. One addition of 24 % is
// lawful; that they cluster there shows that the limit was filled and not the need met.

import { amendmentCapArticles } from '../../domain/amendment-caps.ts'
import { defineSignCluster } from '../forms/sign-cluster.ts'
import { nearCap } from '../views/amendments/additions.ts'

export const nearAdditiveCap = defineSignCluster({
  id: 'PA-25',
  aliases: ['CO-11-NEAR'],
  names: { supplier: 'supplier', organization: 'organization' },
  laws: [
    'Lei 14.133/2021, art. 125',
    'Lei 8.666/1993, art. 65, §1',
    'Lei 13.303/2016, art. 81, §1',
    'Lei 13.979/2020, art. 4-I',
  ],
  needs: ['acts.supplier', 'acts.legal_basis', 'acts.value', 'amendments.value_delta'],
  family: 'near_additive_cap',
  kinds: ['contract'],
  shareMin: 0.1,
  riskShare: 0.2,
  factor: 'additions_near_cap',
  articles: amendmentCapArticles,
  prepare: (data) => ({ hasSign: nearCap(data), stratumOf: (row) => data.acts.kind[row] }),
})
