// Whether a peer group is narrow enough to count as one item.

import type { Dataset } from '../../../dataset/dataset.ts'
import { peerLevels } from './peer-groups.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** Choice: largest spread in log points of a class that counts as one item; a class of many items has a much larger one. */
const oneItemSpread = 0.5

/**
 * True where an act's peer group is one item, so that its residual is a markup: a catalogue item, or, for acts without a catalogue
 * code, a class of narrow spread.
 */
export function hasNarrowPeers(
  data: Dataset,
  { row, groupOf, level, sigma }: PriceResiduals,
): (index: number) => boolean {
  const wide = peerLevels.indexOf('category_unit')
  const { catalog } = data.acts
  return (index) => level[groupOf[index]] !== wide || (catalog[row[index]] < 0 && sigma[index] <= oneItemSpread)
}
