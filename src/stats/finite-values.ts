/**
 * A fresh array of the values that are numbers; NaN and infinities are left out.
 *
 * @example finiteValues([1, Number.NaN, 2]) // Float64Array [1, 2]
 */
export function finiteValues(values: ArrayLike<number>): Float64Array {
  const kept = new Float64Array(values.length)
  let count = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    if (Number.isFinite(value)) kept[count++] = value
  }
  return kept.subarray(0, count)
}
