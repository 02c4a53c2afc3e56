import type { RowFields } from '../../forms/row-fields.ts'

/** Value in BRL; the original one where the source gives no other, or nothing of it, and it is in BRL too. */
export function readConvertedValue(fields: RowFields<'value' | 'original' | 'rate'>): number | undefined {
  const value = fields.number('value', 'value')
  if (value !== undefined && value !== 0) return value
  const original = fields.number('original', 'value')
  if (original === undefined || original === 0) return value
  if (fields.number('rate', 'value') !== 1) {
    if (value === 0) fields.note('value', 'original_value_differs')
    return undefined
  }
  fields.note('value', 'original_value_used')
  return original
}
