// Stochastic gradient descent with steps of AdaGrad (Duchi, Hazan and Singer 2011) and L2 regularisation, for models that add up
// weights of features. The order of the rows comes from a seed, so that the same rows give the same weights.

import { seededRandom } from '../stats/seeded-random.ts'

export interface TrainingRow {
  /** Numbers of the features that it has. */
  readonly features: readonly number[]
  /** Against the weight 1 of a labelled line. */
  readonly weight: number
}

interface Model<One> {
  readonly features: number
  /** Sums of weights that each row has. */
  readonly outputs: number
  /** Turns the sums of a row into the gradient of its loss by them. */
  readonly differentiate: (sums: Float64Array, row: One) => void
  readonly seed: string
}

/** Choice: as measured best, set by set, on the labelled lines. */
const settings = { rounds: 10, rate: 0.3, shrinking: 1e-3 }

/** The weights, of all outputs by feature; the rows change their order. */
export function descend<One extends TrainingRow>(rows: One[], model: Model<One>): Float64Array {
  const weights = new Float64Array(model.features * model.outputs)
  const squares = new Float64Array(weights.length).fill(1e-8)
  const random = seededRandom(model.seed)
  for (let round = 0; round < settings.rounds; round++) {
    for (let last = rows.length - 1; last > 0; last--) {
      const other = random.integer(last + 1)
      const [a, b] = [rows[last], rows[other]]
      if (a && b) [rows[last], rows[other]] = [b, a]
    }
    for (const row of rows) learn(row, model, { weights, squares })
  }
  return weights
}

interface State {
  readonly weights: Float64Array
  readonly squares: Float64Array
}

/** One step along the gradient of the loss of a row. */
function learn<One extends TrainingRow>(
  row: One,
  { outputs, differentiate }: Model<One>,
  { weights, squares }: State,
): void {
  const sums = new Float64Array(outputs)
  for (const feature of row.features)
    for (let index = 0; index < outputs; index++)
      sums[index] = (sums[index] ?? 0) + (weights[feature * outputs + index] ?? 0)
  differentiate(sums, row)
  for (const feature of row.features)
    for (let index = 0; index < outputs; index++) {
      const at = feature * outputs + index
      const gradient = (sums[index] ?? 0) * row.weight + settings.shrinking * (weights[at] ?? 0)
      const square = (squares[at] ?? 0) + gradient * gradient
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (settings.rate * gradient) / Math.sqrt(square)
    }
}
