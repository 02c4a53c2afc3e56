// Writes src/question/generated/: the models of exceptions and intents as the labelled lines and the patterns give them.
// `npm run generate` writes; test/question/question-models.test.ts compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { learnExceptions } from '../src/evaluation/learn-exceptions.ts'
import { learnIntents } from '../src/evaluation/learn-intents.ts'

/** The text of the table of exceptions, from the folder of the repository, with a slash at its end. */
export function generateExceptionWeights(folder: string): string {
  const labelled = `${folder}test/question/labelled/`
  const weights = learnExceptions(labelled, readFileSync(`${labelled}exception-phrases.txt`, 'utf8'))
  return fileOf('exceptionWeights', 'A line for each feature: its weight, then its name.', weights)
}

/** The text of the table of intents; the lines it learns from are read with the table of exceptions that stands. */
export function generateIntentWeights(folder: string): string {
  const labelled = `${folder}test/question/labelled/`
  const weights = learnIntents(labelled, readFileSync(`${labelled}intent-phrases.txt`, 'utf8'))
  return fileOf(
    'intentWeights',
    'A line for each feature: a digit for the weight of each intent, then its name.',
    weights,
  )
}

function fileOf(name: string, what: string, table: string): string {
  return [
    '// Generated from test/question/labelled/ by `npm run generate`; do not edit.',
    '',
    `/** ${what} */`,
    `export const ${name} = \`${table.replace(/[\\`$]/g, '\\$&')}\``,
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const write = (file: string, text: string) => writeFileSync(`${folder}src/question/generated/${file}`, text)
  if (process.argv[2] === 'exceptions') write('exception-weights.ts', generateExceptionWeights(folder))
  else write('intent-weights.ts', generateIntentWeights(folder))
}
