// Supplier markup: one supplier charges one body more over all items. No single price need be an outlier.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { type DearGroup, dearGroups } from './price-group.ts'
import { type PricedActs, pricedActs } from './priced-acts.ts'
import type { SupplierPairs } from './supplier-pairs.ts'

/** Least number of acts between one supplier and one body for a joint test (docs/detection.md#minima). */
export const pairActsMin = 4
/** Choice: repeated orders under one agreement count as one price. */
const pricesMin = 3

/** The pairs of supplier and organisation whose mean markup is significant over all pairs tested. */
export function supplierMarkups(
  data: Dataset,
  { residuals, pairs, value, precision }: SupplierPairs,
): readonly DearGroup[] {
  const { starts, members } = pairs
  const prices = pricedActs(data)
  const judged = new Int32Array(pairs.length)
    .map((_, pair) => pair)
    .filter((pair) => starts[pair + 1] - starts[pair] >= pairActsMin)
    .filter((pair) => hasSeveralPrices(prices, residuals, members.subarray(starts[pair], starts[pair + 1])))
  const groups = {
    value: gather(judged, (pair) => value[pair]),
    precision: gather(judged, (pair) => precision[pair]),
    membersOf: (group: number) => {
      const pair = judged[group]
      return members.subarray(starts[pair], starts[pair + 1])
    },
  }
  return dearGroups(
    { residuals, groups: { ...groups, markup: groups.value } },
    {
      detector: 'PR-01-SUPPLIER',
      method: 'group_mean_z',
      factor: 'supplier_markup',
      floorAtZero: 2.2,
      describe(_, row) {
        const supplier = data.text('supplier', data.acts.supplier[row])
        const organization = data.text('organization', data.acts.organization[row])
        return { name: `markup:${supplier}:${organization}`, facts: { supplier, organization } }
      },
    },
  )
}

function hasSeveralPrices(prices: PricedActs, { row }: SupplierPairs['residuals'], own: Int32Array): boolean {
  const { unitPrice } = prices
  const seen: number[] = []
  for (let at = 0; at < own.length && seen.length < pricesMin; at++) {
    const price = unitPrice(row[own[at]])
    if (!seen.includes(price)) seen.push(price)
  }
  return seen.length >= pricesMin
}
