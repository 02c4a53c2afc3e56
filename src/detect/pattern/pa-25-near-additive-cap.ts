// CO-11-NEAR: a body or supplier whose additions end, time and again, a hair below what the law allows. One addition of 24 % is
// lawful; that they cluster there shows that the limit was filled and not the need met.

import { codeTable } from '../../dataset/code-table.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import { amendmentCapArticles, findAmendmentCap } from '../../domain/amendment-caps.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { findObjectNature } from '../../domain/object-nature.ts'
import { addUp } from '../compliance/co-11-additive-cap.ts'
import { defineSignCluster } from '../forms/sign-cluster.ts'

/** Choice: the last twentieth below the cap. */
const nearShare = 0.95

export const nearAdditiveCap = defineSignCluster({
  id: 'CO-11-NEAR',
  type: 'pattern_anomaly',
  family: 'near_additive_cap',
  kinds: ['contract'],
  shareMin: 0.1,
  riskShare: 0.2,
  factor: 'additions_near_cap',
  articles: amendmentCapArticles,
  prepare: (data) => ({ hasSign: nearCap(data), stratumOf: (row) => data.acts.kind[row] ?? -1 }),
})

/** Whether an act's additions end just below their cap; undefined where it has none, or no cap is known. */
export function nearCap(data: Dataset): (row: number) => boolean | undefined {
  const basisOf = codeTable(data, 'legal_basis', toLegalBasis)
  const natureOf = codeTable(data, 'category', findObjectNature)
  return (row) => {
    const basis = basisOf(data.acts.legal_basis[row])
    const value = data.acts.value[row] ?? Number.NaN
    if (basis === undefined || !(value > 0)) return undefined
    const { additions_cents, readjustments_cents, additions } = addUp(data, row)
    const cap = additions_cents === 0 ? undefined : findAmendmentCap(basis, natureOf(data.acts.category[row]))
    if (cap === undefined) return undefined
    const allowed = cap.ratio * (value + readjustments_cents)
    return additions_cents >= nearShare * allowed && additions_cents <= allowed + additions
  }
}
