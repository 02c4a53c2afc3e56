import { childRange } from '../../../dataset/child-rows.ts'
import { type Dataset, recordKindCodes } from '../../../dataset/dataset.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'

/** Values in BRL cents that a correct record of the contract could have: quantity × unit price, its supplier's bid, its tender's award. */
export function rightValues(data: Dataset, row: number): readonly number[] {
  const { acts, bids } = data
  const [first, end] = childRange(bids.parent, row)
  const supplier = acts.supplier[row]
  const own: number[] = [Math.round(acts.quantity[row] * acts.unit_price[row] * 100)]
  for (let at = first; at < end; at++) if (bids.supplier[at] === supplier) own.push(bids.value[at])
  return [...own, ...awardedCents(data, row)].filter((cents) => cents > 0)
}

/** BRL cents awarded to the contract's supplier in its tender. */
function awardedCents(data: Dataset, row: number): readonly number[] {
  const { tender, supplier } = data.acts
  const cents = awardedSums(data).get(`${tender[row]} ${supplier[row]}`)
  return cents === undefined ? [] : [cents]
}

const awardedSums = oncePerDataset(({ acts }): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  const award = recordKindCodes.indexOf('award')
  for (let row = 0; row < acts.length; row++) {
    if (acts.record_kind[row] !== award || acts.tender[row] < 0) continue
    const key = `${acts.tender[row]} ${acts.supplier[row]}`
    sums.set(key, (sums.get(key) ?? 0) + acts.value[row])
  }
  return sums
})
