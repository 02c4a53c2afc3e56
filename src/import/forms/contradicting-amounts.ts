// A record whose quantity, unit price and value contradict each other.

import type { RecordQualityNote } from '../../domain/records.ts'

/** The three amounts of an act or of an item. */
export interface Amounts {
  readonly quantity?: number | undefined
  readonly unit_price?: number | undefined
  readonly value?: number | undefined
}

/**
 * The note on amounts of which one cannot be true: the total that was typed as the price of one, else a value that differs
 * from quantity × price by more than rounding; undefined where they agree or one is missing.
 */
export function noteOnAmounts({ quantity, unit_price, value }: Amounts): RecordQualityNote | undefined {
  if (quantity === undefined || unit_price === undefined || value === undefined) return undefined
  const product = quantity * unit_price
  const tolerance = Math.max(0.01, quantity * 0.00005, Math.abs(product) * 0.001)
  if (Math.abs(product - value) <= tolerance) return undefined
  if (quantity >= 2 && value !== 0 && Math.abs(unit_price - value) <= tolerance / quantity)
    return {
      field: 'unit_price',
      note: 'total_typed_as_unit_price',
      found: `${unit_price}; ${(value / quantity).toFixed(2)} by quantity`,
    }
  return {
    field: 'value',
    note: 'differs_from_quantity_times_price',
    found: `${value} instead of ${product.toFixed(2)}`,
  }
}
