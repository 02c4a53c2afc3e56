// Writes src/question/generated/intent-weights.ts: the model of intents as the labelled lines and the patterns give it,
// read with the model of exceptions that stands.
// `npm run generate` writes; test/question/intent-model.test.ts compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { learnIntents } from '../src/evaluation/learn-intents.ts'

/** The text of the generated file, from the folder of the repository, with a slash at its end. */
export function generateIntentWeights(folder: string): string {
  const labelled = `${folder}test/question/labelled/`
  const weights = learnIntents(labelled, readFileSync(`${labelled}intent-phrases.txt`, 'utf8'))
  return [
    '// Generated from test/question/labelled/ by `npm run generate`; do not edit.',
    '',
    '/** A line for each feature: a digit for the weight of each intent, then its name. */',
    `export const intentWeights = \`${weights.replace(/[\\`$]/g, '\\$&')}\``,
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  writeFileSync(`${folder}src/question/generated/intent-weights.ts`, generateIntentWeights(folder))
}
