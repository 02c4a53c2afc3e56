// Buyer markup: a body that pays more than others of its region for the same items, whoever sells them. What a single supplier
// explains is that supplier's (PR-01-SUPPLIER), so of those with acts enough the one that raises the mean the most is left out.

import type { Dataset } from '../../domain/dataset.ts'
import type { Candidate } from '../../domain/finding.ts'
import type { DetectionContext } from '../detector.ts'
import { gather } from '../gather.ts'
import { membersByKey } from './members-by-key.ts'
import { peerLevels } from './peer-groups.ts'
import { type Estimate, meanMarkup, type PriceGroup, priceGroupCandidates } from './price-group.ts'
import type { PriceResiduals } from './price-residuals.ts'
import { supplierLevels } from './supplier-levels.ts'
import { pairActsMin } from './supplier-markup.ts'

/** Choice: fewer acts, items or suppliers than this show a purchase that is dear, not a body. */
const actsMin = 12
const itemsMin = 4
const suppliersMin = 4
/** Fewer bodies than this make no peers. */
const bodiesMin = 8

/** Candidates for organisations whose prices are together too high for chance over all organisations tested. */
export function buyerMarkups(
  data: Dataset,
  residuals: PriceResiduals,
  context: DetectionContext,
): readonly Candidate[] {
  const groups = judgedBodies(data, residuals)
  if (groups.length < bodiesMin) return []
  return priceGroupCandidates(
    data,
    { residuals, groups, context },
    {
      detector: 'PR-01-BUYER',
      method: 'group_mean_z',
      factor: 'buyer_markup',
      // Choice: a fifth more for everything matters as much as half more for one thing.
      floorAtZero: 1.9,
      describe({ indices }, row) {
        const organization = data.text('organization', data.acts.organization[row] as number)
        return {
          name: `buyer markup:${organization}`,
          facts: {
            organization,
            supplier_count: countDistinct(indices, (i) => data.acts.supplier[residuals.row[i] as number]),
            bodies: groups.length,
          },
        }
      },
    },
  )
}

function judgedBodies(data: Dataset, residuals: PriceResiduals): readonly PriceGroup[] {
  const { supplier, organization } = data.acts
  const wide = peerLevels.indexOf('category_unit')
  const keys = gather(residuals.row, (row, i) =>
    (supplier[row] as number) >= 0 && residuals.level[i] !== wide ? (organization[row] as number) : -1,
  )
  const supplierOf = (index: number) => supplier[residuals.row[index] as number] as number
  const levelOf = supplierLevels(supplierOf, residuals)
  return membersByKey(keys, actsMin).flatMap((indices) => {
    if ((keys[indices[0] as number] as number) < 0) return []
    const sellers = membersByKey(gather(indices, supplierOf)).map((places) => places.map((at) => indices[at] as number))
    if (sellers.length < suppliersMin || countDistinct(indices, (i) => residuals.group[i]) < itemsMin) return []
    const estimate = withoutDearest(
      sellers.map((acts) => ({ ...meanMarkup(acts, residuals, levelOf(acts)), acts: acts.length })),
    )
    return [{ indices, estimate, markup: estimate.value }]
  })
}

interface Seller extends Estimate {
  readonly acts: number
}

/** The mean over all sellers but the one, of those that can be judged by themselves, that adds the most to it. */
function withoutDearest(sellers: readonly Seller[]): Estimate {
  let [sum, precision] = [0, 0]
  let dearest: Estimate = { value: 0, precision: 0 }
  for (const seller of sellers) {
    const adds = seller.value * seller.precision
    sum += adds
    precision += seller.precision
    if (seller.acts >= pairActsMin && adds > dearest.value * dearest.precision) dearest = seller
  }
  const rest = precision - dearest.precision
  return { value: (sum - dearest.value * dearest.precision) / rest, precision: rest }
}

function countDistinct<T>(indices: Int32Array, read: (index: number) => T): number {
  const seen = new Set<T>()
  for (const index of indices) seen.add(read(index))
  return seen.size
}
