// Buyer markup: a body that pays more than others of its region for the same items, whoever sells them. What a single supplier
// explains is that supplier's (PR-01-SUPPLIER), so of those with acts enough the one that raises the mean the most is left out.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import type { Candidate } from '../../../domain/finding.ts'
import type { DetectionContext } from '../../detector.ts'
import { priceGroupCandidates } from './price-group.ts'
import { pairActsMin } from './supplier-markup.ts'
import type { SupplierPairs } from './supplier-pairs.ts'

/** Choice: fewer acts, items or suppliers than this show a purchase that is dear, not a body. */
const actsMin = 12
const itemsMin = 4
const suppliersMin = 4
/** Fewer bodies than this make no peers. */
const bodiesMin = 8

/** Candidates for organisations whose prices are together too high for chance over all organisations tested. */
export function buyerMarkups(data: Dataset, all: SupplierPairs, context: DetectionContext): readonly Candidate[] {
  const { bodies, pairs, residuals } = all
  const judged = judgedBodies(data, all)
  if (judged.length < bodiesMin) return []
  const { value, precision } = withoutDearest(all, judged)
  const bodyOf = (group: number) => judged[group]
  return priceGroupCandidates(
    data,
    {
      residuals,
      groups: {
        value,
        precision,
        markup: value,
        membersOf: (group) => bodies.members.subarray(bodies.starts[bodyOf(group)], bodies.starts[bodyOf(group) + 1]),
      },
      context,
    },
    {
      detector: 'PR-01-BUYER',
      method: 'group_mean_z',
      factor: 'buyer_markup',
      // Choice: a fifth more for everything matters as much as half more for one thing.
      floorAtZero: 1.9,
      describe(group, row) {
        const organization = data.text('organization', data.acts.organization[row])
        const supplier_count = sellersOf(pairs, bodyOf(group))
        return { name: `buyer markup:${organization}`, facts: { organization, supplier_count, bodies: judged.length } }
      },
    },
  )
}

/** Bodies with acts, items and suppliers enough. */
function judgedBodies(
  data: Dataset,
  { bodies: { starts, members, length }, pairs, residuals }: SupplierPairs,
): Int32Array {
  const { first, groupOf } = residuals
  /** The body that an item was last seen at, by the row that names the item. */
  const seenAt = new Int32Array(data.acts.length).fill(-1)
  const judged: number[] = []
  for (let body = 0; body < length; body++) {
    const [start, end] = [starts[body], starts[body + 1]]
    if (end - start < actsMin || sellersOf(pairs, body) < suppliersMin) continue
    let items = 0
    for (let at = start; at < end && items < itemsMin; at++) {
      const item = first[groupOf[members[at]]]
      if (seenAt[item] === body) continue
      seenAt[item] = body
      items++
    }
    if (items >= itemsMin) judged.push(body)
  }
  return Int32Array.from(judged)
}

function sellersOf({ firsts }: SupplierPairs['pairs'], body: number): number {
  return firsts[body + 1] - firsts[body]
}

/** Of each body the mean over all sellers but the one, of those that can be judged by themselves, that adds the most to it. */
function withoutDearest({ pairs, value, precision }: SupplierPairs, judged: Int32Array) {
  const means = new Float64Array(judged.length)
  const precisions = gather(judged, (body, at) => {
    let [sum, all] = [0, 0]
    let [dearest, ofDearest] = [0, 0]
    for (let pair = pairs.firsts[body]; pair < pairs.firsts[body + 1]; pair++) {
      const own = precision[pair]
      const adds = value[pair] * own
      sum += adds
      all += own
      if (actsOf(pairs, pair) < pairActsMin || !(adds > dearest)) continue
      dearest = adds
      ofDearest = own
    }
    const rest = all - ofDearest
    means[at] = (sum - dearest) / rest
    return rest
  })
  return { value: means, precision: precisions }
}

function actsOf({ starts }: SupplierPairs['pairs'], pair: number): number {
  return starts[pair + 1] - starts[pair]
}
