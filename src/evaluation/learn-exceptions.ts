// Learns whether a question takes out a filter: logistic regression by stochastic gradient descent with steps of AdaGrad (Duchi,
// Hazan and Singer 2011) and L2 regularisation, from labelled lines and from sentences that patterns make.

import { join } from 'node:path'
import { exceptionFeatures, exceptionWeightLine } from '../question/exception-model.ts'
import { toIntentWords } from '../question/intent-features.ts'
import { readWholeLine } from '../question/read-question.ts'
import { seededRandom } from '../stats/seeded-random.ts'
import { dayAsked, learntPart } from './evaluate-questions.ts'
import { type ExceptionExample, exceptionPhrases, labelledAsExcluded } from './exception-examples.ts'
import { type LabelledQuestion, readLabelled } from './labelled-questions.ts'

/** Choice: as measured best, set by set, on the labelled lines. */
const settings = { rounds: 10, rate: 0.3, shrinking: 1e-3, featureLeast: 5 }

/** The table of weights that the lines of the development part of a folder and the sentences of a file of patterns give. */
export function learnExceptions(folder: string, patterns: string): string {
  const files = ['', 'messages-'].map((kind) => join(folder, `${kind}${learntPart}.jsonl`))
  const lines = files.flatMap((file) => readLabelled<LabelledQuestion>(file))
  return train([...lines.flatMap(toExamples), ...exceptionPhrases(patterns)])
}

function toExamples(label: LabelledQuestion): readonly ExceptionExample[] {
  const line = readWholeLine(label.text, { today: dayAsked(label) })
  const { words, places } = toIntentWords(line)
  return [...places].flatMap(([part, at]) => {
    const isExcluded = labelledAsExcluded(part, label)
    return isExcluded === undefined || at >= words.length ? [] : [{ words, at, isExcluded, weight: 1 }]
  })
}

interface Row {
  readonly features: readonly number[]
  readonly wanted: number
  readonly weight: number
}

function train(examples: readonly ExceptionExample[]): string {
  const featured = examples.map(({ words, at }) => exceptionFeatures(words, at))
  const counts = new Map<string, number>()
  for (const feature of featured.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= settings.featureLeast).sort()
  const numbers = new Map(names.map((name, index) => [name, index]))
  const rows = examples.map(
    ({ isExcluded, weight }, index): Row => ({
      features: (featured[index] ?? []).flatMap((feature) => numbers.get(feature) ?? []),
      wanted: isExcluded ? 1 : 0,
      weight,
    }),
  )
  const weights = descend(rows, names.length)
  return names.flatMap((name, index) => exceptionWeightLine(name, weights[index] ?? 0) ?? []).join('\n')
}

function descend(rows: Row[], features: number): Float64Array {
  const weights = new Float64Array(features)
  const squares = new Float64Array(features).fill(1e-8)
  const random = seededRandom('exceptions')
  for (let round = 0; round < settings.rounds; round++) {
    for (let last = rows.length - 1; last > 0; last--) {
      const other = random.integer(last + 1)
      const [a, b] = [rows[last], rows[other]]
      if (a && b) [rows[last], rows[other]] = [b, a]
    }
    for (const row of rows) learn(row, weights, squares)
  }
  return weights
}

/** One step along the gradient of the log-likelihood of a row. */
function learn({ features, wanted, weight }: Row, weights: Float64Array, squares: Float64Array): void {
  const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0)
  const error = (1 / (1 + Math.exp(-sum)) - wanted) * weight
  for (const feature of features) {
    const gradient = error + settings.shrinking * (weights[feature] ?? 0)
    const square = (squares[feature] ?? 0) + gradient * gradient
    squares[feature] = square
    weights[feature] = (weights[feature] ?? 0) - (settings.rate * gradient) / Math.sqrt(square)
  }
}
