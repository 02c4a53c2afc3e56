// Phrases of what people ask for, made from patterns that the lines of test/question/labelled/intent-phrases.txt give: they hold
// ways of asking that no labelled line happens to have.

import type { Intent } from '../question/question-reading.ts'
import { seededRandom } from '../stats/seeded-random.ts'
import type { IntentExample } from './train-intents.ts'

/** Choice: phrases for each that a line of the file asks for, and their weight against that of a labelled line. */
const perCount = 4
const weight = 0.25
const seed = 'phrases'

/**
 * The phrases of a file of patterns. `@name = a|b` names a list; `intent count pattern` makes phrases of an intent, in which
 * `(a|b)` and `@name` stand for one of several.
 */
export function makePhrases(text: string): readonly IntentExample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const lists = new Map<string, readonly string[]>()
  const random = seededRandom(seed)
  const oneOf = (choices: readonly string[]) => choices[random.integer(choices.length)] ?? ''
  const examples: IntentExample[] = []
  for (const line of lines) {
    const list = /^(@\w+) = (.*)$/.exec(line)
    if (list) lists.set(list[1] ?? '', (list[2] ?? '').split('|'))
    const [, intent, count, pattern = ''] = /^(\w+) (\d+) (.*)$/.exec(line) ?? []
    for (let made = 0; made < Number(count ?? 0) * perCount; made++)
      examples.push({ words: wordsOf(filled(pattern, lists, oneOf)), intent: intent as Intent, weight })
  }
  return examples
}

/** Lists may name others, and choices stand in choices: three rounds fill all of them. */
function filled(
  pattern: string,
  lists: ReadonlyMap<string, readonly string[]>,
  oneOf: (choices: readonly string[]) => string,
): string {
  let text = pattern
  for (let round = 0; round < 3; round++)
    text = text
      .replace(/\(([^()]*)\)/g, (_, choices: string) => oneOf(choices.split('|')))
      .replace(/@\w+/g, (name) => oneOf(lists.get(name) ?? []))
  return text
}

function wordsOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}']/gu) ?? []).map((word) => (/^\d/.test(word) ? 'NUM' : word))
}
