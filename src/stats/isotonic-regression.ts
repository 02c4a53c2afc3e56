/**
 * Non-decreasing least-squares fit by pooling adjacent violators (Ayer et al. 1955). Returns the fitted value of each point.
 *
 * @example isotonicRegression([1, 3, 2, 4]) // [1, 2.5, 2.5, 4]
 */
export function isotonicRegression(values: ArrayLike<number>, weights?: ArrayLike<number>): Float64Array {
  const count = values.length
  const means = new Float64Array(count)
  const masses = new Float64Array(count)
  const starts = new Int32Array(count + 1)
  let blocks = 0
  for (let i = 0; i < count; i++) {
    means[blocks] = values[i]
    masses[blocks] = weights === undefined ? 1 : weights[i]
    starts[blocks++] = i
    while (blocks > 1 && means[blocks - 2] >= means[blocks - 1]) blocks = mergeLast(means, masses, blocks)
  }
  starts[blocks] = count
  const fitted = new Float64Array(count)
  for (let b = 0; b < blocks; b++) fitted.fill(means[b], starts[b], starts[b + 1])
  return fitted
}

function mergeLast(means: Float64Array, masses: Float64Array, blocks: number): number {
  const [left, right] = [masses[blocks - 2], masses[blocks - 1]]
  const mass = left + right
  if (mass > 0) means[blocks - 2] = (left * means[blocks - 2] + right * means[blocks - 1]) / mass
  masses[blocks - 2] = mass
  return blocks - 1
}
