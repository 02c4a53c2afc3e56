import type { Dataset } from '../../../dataset/dataset.ts'
import { peerLevels } from './peer-groups.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** Choice: log points of spread up to which a class is one item: prices of a class of many things lie much farther apart. */
const oneItemSpread = 0.5

/**
 * True where an act's peers buy the same item, so that what it costs more than they is its own: those of its catalogue item, and for
 * acts without a catalogue code, those of a class of narrow spread.
 */
export function hasNarrowPeers(
  data: Dataset,
  { row, groupOf, level, sigma }: PriceResiduals,
): (index: number) => boolean {
  const wide = peerLevels.indexOf('category_unit')
  const { catalog } = data.acts
  return (index) => level[groupOf[index]] !== wide || (catalog[row[index]] < 0 && sigma[index] <= oneItemSpread)
}
