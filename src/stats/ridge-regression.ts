// Ridge regression: weighted least squares by its normal equations.

/** Sums of a weighted least-squares fit: X'WX (row by row, up to its diagonal) and X'Wy. */
export interface NormalEquations {
  readonly size: number
  readonly matrix: Float64Array
  readonly vector: Float64Array
}

export interface Observations {
  /** One value each of every observation. */
  readonly columns: readonly Float64Array[]
  readonly values: Float64Array
  readonly weights: Float64Array
}

/** The sums over all observations, one inner product at a time, so that each loop reads two columns in sequence. */
export function normalEquations({ columns, values, weights }: Observations): NormalEquations {
  const size = columns.length
  const sums = { size, matrix: new Float64Array(size * size), vector: new Float64Array(size) }
  const weighted = new Float64Array(values.length)
  for (let i = 0; i < size; i++) {
    const column = columns[i]
    for (let at = 0; at < weighted.length; at++) weighted[at] = weights[at] * column[at]
    sums.vector[i] = innerProduct(weighted, values)
    for (let j = 0; j <= i; j++) sums.matrix[i * size + j] = innerProduct(weighted, columns[j])
  }
  return sums
}

function innerProduct(left: Float64Array, right: Float64Array): number {
  let sum = 0
  for (let at = 0; at < left.length; at++) sum += left[at] * right[at]
  return sum
}

/**
 * Coefficients of weighted least squares with a ridge penalty per coefficient (0 for none), by Cholesky decomposition.
 * A coefficient that the data do not determine is 0.
 *
 * @example a line through (0,1), (1,3), (2,5) with penalties [0, 0] // [1, 2]
 */
export function ridgeRegression(sums: NormalEquations, penalties: ArrayLike<number>): Float64Array {
  const { size } = sums
  const lower = new Float64Array(size * size)
  const solution = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = sums.matrix[i * size + j] + (i === j ? penalties[i] : 0)
      for (let k = 0; k < j; k++) sum -= lower[i * size + k] * lower[j * size + k]
      if (i === j) lower[i * size + i] = sum > 1e-10 * Math.max(1, sums.matrix[i * size + i]) ? Math.sqrt(sum) : 0
      else lower[i * size + j] = divide(sum, lower[j * size + j])
    }
  }
  const pivots = Float64Array.from({ length: size }, (_, i) => lower[i * size + i])
  for (let i = 0; i < size; i++) {
    let sum = 0
    for (let k = 0; k < i; k++) sum += lower[i * size + k] * solution[k]
    solution[i] = divide(sums.vector[i] - sum, pivots[i])
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = solution[i]
    for (let k = i + 1; k < size; k++) sum -= lower[k * size + i] * solution[k]
    solution[i] = divide(sum, pivots[i])
  }
  return solution
}

/** 0 for a coefficient that the data do not determine. */
function divide(remainder: number, pivot: number): number {
  return pivot === 0 ? 0 : remainder / pivot
}
