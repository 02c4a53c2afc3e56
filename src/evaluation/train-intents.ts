// Learns the intents of questions from labelled lines: multinomial logistic regression.

import { featuresOf } from '../question/intent-features.ts'
import { weightLine } from '../question/intent-model.ts'
import { type Intent, intents } from '../question/question-reading.ts'
import { descend, type TrainingRow } from './descend.ts'

/** Words of a text, and what its asker wants. */
export interface IntentExample {
  readonly words: readonly string[]
  readonly intent: Intent
  /** Against the weight 1 of a labelled line. */
  readonly weight: number
}

/** Choice: as measured best, set by set, on the labelled lines. */
const featureLeast = 7

interface IntentRow extends TrainingRow {
  readonly intent: number
}

/** The table of weights: a line for each feature that enough of the examples have. */
export function trainIntents(examples: readonly IntentExample[]): string {
  const names = frequentFeatures(examples)
  const numbers = new Map(names.map((name, index) => [name, index]))
  const rows = examples.map(
    ({ words, intent, weight }): IntentRow => ({
      features: featuresOf(words).flatMap((feature) => numbers.get(feature) ?? []),
      intent: intents.indexOf(intent),
      weight,
    }),
  )
  const width = intents.length
  const weights = descend(rows, { features: names.length, outputs: width, seed: 'intents', differentiate })
  return names
    .map((name, index) => weightLine(name, [...weights.subarray(index * width, (index + 1) * width)]))
    .join('\n')
}

function frequentFeatures(examples: readonly IntentExample[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { words } of examples)
    for (const feature of featuresOf(words)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= featureLeast)
    .map(([feature]) => feature)
    .sort()
}

/** Of the log-likelihood, for the probabilities that the sums stand for. */
function differentiate(sums: Float64Array, { intent }: IntentRow): void {
  const most = Math.max(...sums)
  const total = sums.reduce((sum, one) => sum + Math.exp(one - most), 0)
  for (let index = 0; index < sums.length; index++)
    sums[index] = Math.exp((sums[index] ?? 0) - most) / total - (index === intent ? 1 : 0)
}
