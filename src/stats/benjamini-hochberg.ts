/**
 * Adjusted p-values that control the false discovery rate (Benjamini and Hochberg 1995), in the order given. Of `looks` tests those that
 * are not given found nothing.
 *
 * @example benjaminiHochberg([0.01, 0.04, 0.03]) // [0.03, 0.04, 0.04]
 */
export function benjaminiHochberg(pValues: ArrayLike<number>, looks = pValues.length): Float64Array {
  const count = pValues.length
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => pValues[b] - pValues[a])
  const adjusted = new Float64Array(count)
  let smallest = 1
  for (const [position, index] of order.entries()) {
    smallest = Math.min(smallest, (pValues[index] * Math.max(looks, count)) / (count - position))
    adjusted[index] = smallest
  }
  return adjusted
}
