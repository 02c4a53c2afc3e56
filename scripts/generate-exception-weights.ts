// Writes src/question/generated/exception-weights.ts: the model of exceptions as the labelled lines and the patterns give it.
// `npm run generate` writes; test/question/exception-model.test.ts compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { learnExceptions } from '../src/evaluation/learn-exceptions.ts'

/** The text of the generated file, from the folder of the repository, with a slash at its end. */
export function generateExceptionWeights(folder: string): string {
  const labelled = `${folder}test/question/labelled/`
  const weights = learnExceptions(labelled, readFileSync(`${labelled}exception-phrases.txt`, 'utf8'))
  return [
    '// Generated from test/question/labelled/ by `npm run generate`; do not edit.',
    '',
    '/** A line for each feature: its weight, then its name. */',
    `export const exceptionWeights = \`${weights.replace(/[\\`$]/g, '\\$&')}\``,
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  writeFileSync(`${folder}src/question/generated/exception-weights.ts`, generateExceptionWeights(folder))
}
