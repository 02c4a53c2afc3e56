// Supplier markup: one supplier that charges one body more for everything. No single price needs to stand out.

import type { Dataset } from '../../domain/dataset.ts'
import type { Candidate } from '../../domain/finding.ts'
import type { DetectionContext } from '../detector.ts'
import { gather } from '../gather.ts'
import { membersByKey } from './members-by-key.ts'
import { peerLevels } from './peer-groups.ts'
import { meanMarkup, type PriceGroup, priceGroupCandidates } from './price-group.ts'
import type { PriceResiduals } from './price-residuals.ts'
import { supplierLevels } from './supplier-levels.ts'

/** Acts between one supplier and one body before they are judged together (detection.md §4.2). */
export const pairActsMin = 4

/** Candidates for pairs of supplier and organisation whose prices are together too high for chance over all pairs tested. */
export function supplierMarkups(
  data: Dataset,
  residuals: PriceResiduals,
  context: DetectionContext,
): readonly Candidate[] {
  const groups = judgedPairs(data, residuals)
  return priceGroupCandidates(
    data,
    { residuals, groups, context },
    {
      detector: 'PR-01-SUPPLIER',
      method: 'group_mean_z',
      factor: 'supplier_markup',
      floorAtZero: 2.2,
      describe(_, row) {
        const supplier = data.text('supplier', data.acts.supplier[row] as number)
        const organization = data.text('organization', data.acts.organization[row] as number)
        return { name: `markup:${supplier}:${organization}`, facts: { supplier, organization } }
      },
    },
  )
}

function judgedPairs(data: Dataset, residuals: PriceResiduals): readonly PriceGroup[] {
  const { supplier, organization } = data.acts
  const bodies = data.size('organization')
  const wide = peerLevels.indexOf('category_unit')
  const keys = gather(residuals.row, (row, i) => {
    const known = (supplier[row] as number) >= 0 && (organization[row] as number) >= 0 && residuals.level[i] !== wide
    return known ? (supplier[row] as number) * bodies + (organization[row] as number) : -1
  })
  const levelOf = supplierLevels((index) => supplier[residuals.row[index] as number] as number, residuals)
  return membersByKey(keys, pairActsMin)
    .filter((indices) => keys[indices[0] as number] !== -1)
    .map((indices) => {
      const estimate = meanMarkup(indices, residuals, levelOf(indices))
      return { indices, estimate, markup: estimate.value }
    })
}
