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

/** The sums over all observations. One sum after the other, each over all of them: a loop so small runs several times as fast. */
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
      const pivot = lower[j * size + j]
      if (i === j) lower[i * size + i] = sum > 1e-10 * Math.max(1, sums.matrix[i * size + i]) ? Math.sqrt(sum) : 0
      else lower[i * size + j] = pivot === 0 ? 0 : sum / pivot
    }
  }
  for (let i = 0; i < size; i++)
    solution[i] = substitute(i, sums.vector[i] - forward(lower, solution, i, size), lower, size)
  for (let i = size - 1; i >= 0; i--) {
    let sum = solution[i]
    for (let k = i + 1; k < size; k++) sum -= lower[k * size + i] * solution[k]
    solution[i] = substitute(i, sum, lower, size)
  }
  return solution
}

function forward(lower: Float64Array, solution: Float64Array, row: number, size: number): number {
  let sum = 0
  for (let k = 0; k < row; k++) sum += lower[row * size + k] * solution[k]
  return sum
}

function substitute(row: number, remainder: number, lower: Float64Array, size: number): number {
  const pivot = lower[row * size + row]
  return pivot === 0 ? 0 : remainder / pivot
}
