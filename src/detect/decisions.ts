import type { Dataset } from '../domain/dataset.ts'
import { itemOf } from './item-of.ts'
import { sharedPerDataset } from './shared-per-dataset.ts'

/**
 * The decision that an act came from, as a code: what is decided once shows itself in every act that follows, and counts once.
 * Acts of one tender are one decision, and without a tender those of one item at one price, which one agreement brings.
 */
export const decisions = sharedPerDataset('decisions', (data): Int32Array => {
  const { tender, unit_price, value, length } = data.acts
  const item = itemOf(data)
  const prices = new Map<number, Map<number, number>>()
  let next = data.size('tender')
  const found = new Int32Array(length)
  for (let row = 0; row < length; row++) {
    const [own, code] = [tender[row] as number, item(row)]
    const unit = unit_price[row] as number
    const price = unit > 0 ? unit : -(value[row] as number)
    if (own >= 0) found[row] = own
    else if (code < 0 || Number.isNaN(price)) found[row] = next++
    else {
      const known = prices.get(code) ?? new Map<number, number>()
      prices.set(code, known)
      found[row] = known.get(price) ?? next
      if (found[row] === next) known.set(price, next++)
    }
  }
  return found
})

/** The tender of an act as a code: its own where the record names none. */
export function tenderCodes(data: Dataset): (row: number) => number {
  const { tender } = data.acts
  const tenders = data.size('tender')
  return (row) => ((tender[row] as number) >= 0 ? (tender[row] as number) : tenders + row)
}

/** The first act of each tender, in their order. */
export function oneOfEachTender(rows: readonly number[], data: Dataset): number[] {
  const tenderOf = tenderCodes(data)
  const seen = new Set<number>()
  return rows.filter((row) => seen.size < seen.add(tenderOf(row)).size)
}
