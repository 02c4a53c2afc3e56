// Learns the intents of questions from labelled lines: multinomial logistic regression by stochastic gradient descent with steps
// of AdaGrad (Duchi, Hazan and Singer 2011) and L2 regularisation. The order of the lines comes from a seed, so that the same
// lines give the same weights.

import { featuresOf } from '../question/intent-features.ts'
import { weightLine } from '../question/intent-model.ts'
import { type Intent, intents } from '../question/question-reading.ts'
import { type SeededRandom, seededRandom } from '../stats/seeded-random.ts'

/** Words of a text, and what its asker wants. */
export interface IntentExample {
  readonly words: readonly string[]
  readonly intent: Intent
  /** Against the weight 1 of a labelled line. */
  readonly weight: number
}

/** Choice: as measured best, set by set, on the labelled lines. */
const settings = { rounds: 10, rate: 0.3, shrinking: 1e-3, featureLeast: 7, seed: 'intents' }

interface Row {
  readonly features: readonly number[]
  readonly intent: number
  readonly weight: number
}

/** The table of weights: a line for each feature that enough of the examples have. */
export function trainIntents(examples: readonly IntentExample[]): string {
  const names = frequentFeatures(examples)
  const numbers = new Map(names.map((name, index) => [name, index]))
  const rows = examples.map(
    ({ words, intent, weight }): Row => ({
      features: featuresOf(words).flatMap((feature) => numbers.get(feature) ?? []),
      intent: intents.indexOf(intent),
      weight,
    }),
  )
  const weights = descend(rows, names.length)
  const width = intents.length
  return names
    .map((name, index) => weightLine(name, [...weights.subarray(index * width, (index + 1) * width)]))
    .join('\n')
}

function frequentFeatures(examples: readonly IntentExample[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { words } of examples)
    for (const feature of featuresOf(words)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= settings.featureLeast)
    .map(([feature]) => feature)
    .sort()
}

function descend(rows: Row[], features: number): Float64Array {
  const weights = new Float64Array(features * intents.length)
  const squares = new Float64Array(weights.length).fill(1e-8)
  const random = seededRandom(settings.seed)
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(rows, random)
    for (const row of rows) learn(row, weights, squares)
  }
  return weights
}

function shuffle(rows: Row[], random: SeededRandom): void {
  for (let last = rows.length - 1; last > 0; last--) {
    const other = random.integer(last + 1)
    const [a, b] = [rows[last], rows[other]]
    if (a && b) [rows[last], rows[other]] = [b, a]
  }
}

/** One step along the gradient of the log-likelihood of a row. */
function learn({ features, intent, weight }: Row, weights: Float64Array, squares: Float64Array): void {
  const width = intents.length
  const errors = new Float64Array(width)
  for (const feature of features)
    for (let index = 0; index < width; index++)
      errors[index] = (errors[index] ?? 0) + (weights[feature * width + index] ?? 0)
  const most = Math.max(...errors)
  const total = errors.reduce((sum, one) => sum + Math.exp(one - most), 0)
  for (let index = 0; index < width; index++)
    errors[index] = (Math.exp((errors[index] ?? 0) - most) / total - (index === intent ? 1 : 0)) * weight
  for (const feature of features)
    for (let index = 0; index < width; index++) {
      const at = feature * width + index
      const gradient = (errors[index] ?? 0) + settings.shrinking * (weights[at] ?? 0)
      const square = (squares[at] ?? 0) + gradient * gradient
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (settings.rate * gradient) / Math.sqrt(square)
    }
}
