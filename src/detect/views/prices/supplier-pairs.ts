// Supplier pairs: the acts of each supplier with each body, and their mean markup over what other bodies pay that supplier. In flat
// arrays, since there are nearly as many pairs as acts.

import type { Dataset } from '../../../dataset/dataset.ts'
import { groupCodes, type KeyGroups, type SplitGroups, splitGroups } from '../../../dataset/group-keys.ts'
import { assertWantedAt } from '../../../dataset/wanted.ts'
import { hasNarrowPeers } from './narrow-peers.ts'
import type { PriceResiduals } from './price-residuals.ts'
import { pricedActs } from './priced-acts.ts'
import { supplierLevels } from './supplier-levels.ts'

/** Residuals are clipped at this many spreads, so that a single outlier does not make a markup. */
const clipSpreads = 3
/** Up to this many acts are compared pairwise, without a table. */
const pairwiseMax = 32

export interface SupplierPairs {
  readonly residuals: PriceResiduals
  /** Positions in the residuals by body, and those of each body by supplier; acts compared across items are left out. */
  readonly bodies: KeyGroups
  readonly pairs: SplitGroups
  /** For each pair the mean markup and the inverse of its sampling variance. */
  readonly value: Float64Array
  readonly precision: Float64Array
}

/** All pairs of supplier and body. */
export function supplierPairs(data: Dataset, residuals: PriceResiduals): SupplierPairs {
  const { supplier, organization } = data.acts
  const { row } = residuals
  const isNarrow = hasNarrowPeers(data, residuals)
  const sellers = row.map((act) => supplier[act])
  const buyers = row.map((act, i) => {
    assertWantedAt(i)
    return sellers[i] >= 0 && isNarrow(i) ? organization[act] : -1
  })
  const bodies = groupCodes(buyers, data.size('organization'))
  const pairs = splitGroups(bodies, sellers, data.size('supplier'))
  return { residuals, bodies, pairs, ...meanMarkups(data, residuals, pairs) }
}

/** Weights: the inverse variance of an act, divided among the acts of one price, which follow from one agreement. */
function meanMarkups(data: Dataset, residuals: PriceResiduals, pairs: SplitGroups) {
  const { z, sigma } = residuals
  const levelOf = supplierLevels(data, residuals)
  const { unitPrice } = pricedActs(data)
  const value = new Float64Array(pairs.length)
  const precision = new Float64Array(pairs.length)
  for (let pair = 0; pair < pairs.length; pair++) {
    assertWantedAt(pair)
    const level = levelOf(pairs, pair)
    let [sum, weights] = [0, 0]
    const own = pairs.members.subarray(pairs.starts[pair], pairs.starts[pair + 1])
    const timesAt = countPrices(own.length, (at) => unitPrice(residuals.row[own[at]]))
    for (let at = 0; at < own.length; at++) {
      const index = own[at]
      const weight = 1 / sigma[index]
      const times = timesAt(at)
      sum += (weight * Math.max(-clipSpreads, Math.min(clipSpreads, z[index] - level * weight))) / times
      weights += weight ** 2 / times
    }
    value[pair] = sum / weights
    precision[pair] = weights
  }
  return { value, precision }
}

/** The number of acts at the price of one of them. */
function countPrices(count: number, priceAt: (at: number) => number): (at: number) => number {
  if (count === 1) return () => 1
  const prices = new Float64Array(count)
  for (let at = 0; at < count; at++) prices[at] = priceAt(at)
  if (count <= pairwiseMax)
    return (at) => prices.reduce((times, price) => (price === prices[at] ? times + 1 : times), 0)
  const counts = new Map<number | undefined, number>()
  for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1)
  return (at) => counts.get(prices[at]) ?? 1
}
