// Learns whether a question takes out a filter: logistic regression, from labelled lines and from sentences that patterns make.

import { join } from 'node:path'
import { exceptionFeatures, exceptionWeightLine } from '../question/exception-model.ts'
import { toIntentWords } from '../question/intent-features.ts'
import { readWholeLine } from '../question/read-question.ts'
import { descend, type TrainingRow } from './descend.ts'
import { dayAsked, learntPart } from './evaluate-questions.ts'
import { type ExceptionExample, exceptionPhrases, labelledAsExcluded } from './exception-examples.ts'
import { type LabelledQuestion, readLabelled } from './labelled-questions.ts'

/** Choice: as measured best, set by set, on the labelled lines. */
const featureLeast = 5

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

interface FilterRow extends TrainingRow {
  readonly wanted: 0 | 1
}

function train(examples: readonly ExceptionExample[]): string {
  const featured = examples.map(({ words, at }) => exceptionFeatures(words, at))
  const counts = new Map<string, number>()
  for (const feature of featured.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= featureLeast).sort()
  const numbers = new Map(names.map((name, index) => [name, index]))
  const rows = examples.map(
    ({ isExcluded, weight }, index): FilterRow => ({
      features: (featured[index] ?? []).flatMap((feature) => numbers.get(feature) ?? []),
      wanted: isExcluded ? 1 : 0,
      weight,
    }),
  )
  const weights = descend(rows, {
    ...{ features: names.length, outputs: 1, seed: 'exceptions' },
    differentiate(sums, { wanted }) {
      sums[0] = 1 / (1 + Math.exp(-(sums[0] ?? 0))) - wanted
    },
  })
  return names.flatMap((name, index) => exceptionWeightLine(name, weights[index] ?? 0) ?? []).join('\n')
}
