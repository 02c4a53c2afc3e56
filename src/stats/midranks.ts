/**
 * Ranks of finite values from 1, equal values with the mean of their ranks.
 *
 * @example midranks([10, 20, 10]) // [1.5, 3, 1.5]
 */
export function midranks(values: ArrayLike<number>): Float64Array {
  const sorted = Float64Array.from(values).sort()
  const ranks = new Map<number, number>()
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && sorted[to] === sorted[from]) to++
    ranks.set(sorted[from], (from + to + 1) / 2)
    from = to
  }
  return Float64Array.from(values, (value) => ranks.get(value) ?? Number.NaN)
}
