/**
 * The k-th smallest value (from 0), by Hoare's quickselect with a median-of-three pivot.
 * Reorders the first `length` values in place: everything before k is ≤, everything after k is ≥. No value may be NaN.
 *
 * @example selectKth(Float64Array.of(5, 1, 4), 1) // 4
 */
export function selectKth(values: Float64Array, k: number, length = values.length): number {
  let low = 0
  let high = length - 1
  while (low < high) {
    const pivot = medianOfThree(values[low], values[(low + high) >> 1], values[high])
    let i = low
    let j = high
    while (i <= j) {
      while (values[i] < pivot) i++
      while (values[j] > pivot) j--
      if (i <= j) {
        const swapped = values[i]
        values[i++] = values[j]
        values[j--] = swapped
      }
    }
    if (k <= j) high = j
    else if (k >= i) low = i
    else break
  }
  return values[k]
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}
