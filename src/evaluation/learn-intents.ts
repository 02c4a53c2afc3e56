// What the model of intents learns from: the labelled questions and messages, and phrases that patterns make.

import { join } from 'node:path'
import { toIntentWords } from '../question/intent-features.ts'
import { readFirstLine } from '../question/read-question.ts'
import { dayAsked, learntPart } from './evaluate-questions.ts'
import { makePhrases } from './intent-phrases.ts'
import { type LabelledQuestion, readLabelled } from './labelled-questions.ts'
import { type IntentExample, trainIntents } from './train-intents.ts'

/** The table of weights that the lines of the development part of a folder and the phrases of a file of patterns give. */
export function learnIntents(folder: string, patterns: string): string {
  const files = ['', 'messages-'].map((kind) => join(folder, `${kind}${learntPart}.jsonl`))
  const lines = files.flatMap((file) => readLabelled<LabelledQuestion>(file))
  return trainIntents([...lines.flatMap(toExamples), ...makePhrases(patterns)])
}

function toExamples(line: LabelledQuestion): readonly IntentExample[] {
  const read = readFirstLine(line.text, { today: dayAsked(line) })
  return read === undefined ? [] : [{ words: toIntentWords(read).words, intent: line.intent, weight: 1 }]
}
