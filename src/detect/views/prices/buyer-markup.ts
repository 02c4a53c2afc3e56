// Buyer markup: a body that pays more than others of its region for the same items, over all its suppliers. The markup of a single
// supplier belongs to PR-01-SUPPLIER, so that the supplier with the largest contribution is left out.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { type DearGroup, dearGroups } from './price-group.ts'
import { pairActsMin } from './supplier-markup.ts'
import type { SupplierPairs } from './supplier-pairs.ts'

/** Choice: least numbers of acts, items and suppliers; below them the markup belongs to a purchase, not to the body. */
const actsMin = 12
const itemsMin = 4
const suppliersMin = 4
/** Least number of bodies in a peer group. */
const bodiesMin = 8

/** The organisations whose mean markup is significant over all organisations tested. */
export function buyerMarkups(data: Dataset, all: SupplierPairs): readonly DearGroup[] {
  const { bodies, pairs, residuals } = all
  const judged = judgedBodies(data, all)
  if (judged.length < bodiesMin) return []
  const { value, precision } = withoutDearest(all, judged)
  const bodyOf = (group: number) => judged[group]
  return dearGroups(
    {
      residuals,
      groups: {
        value,
        precision,
        markup: value,
        membersOf: (group) => bodies.members.subarray(bodies.starts[bodyOf(group)], bodies.starts[bodyOf(group) + 1]),
      },
    },
    {
      detector: 'PR-01-BUYER',
      method: 'group_mean_z',
      factor: 'buyer_markup',
      // Choice: a markup of a fifth over all items is as material as a half for one item.
      floorAtZero: 1.9,
      describe(group, row) {
        const organization = data.text('organization', data.acts.organization[row])
        const supplier_count = sellersOf(pairs, bodyOf(group))
        return { name: `buyer markup:${organization}`, facts: { organization, supplier_count, bodies: judged.length } }
      },
    },
  )
}

/** Bodies with enough acts, items and suppliers. */
function judgedBodies(
  data: Dataset,
  { bodies: { starts, members, length }, pairs, residuals }: SupplierPairs,
): Int32Array {
  const { first, groupOf } = residuals
  /** The last body in which an item was counted, by the row that names the item. */
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

/** The mean markup of each body without its supplier of the largest contribution, among those with `pairActsMin` acts. */
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
