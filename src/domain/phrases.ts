// Phrases in texts: a text holds a phrase when it has all of its words, in singular or plural, whatever accents and capitals.

import { toPlainText } from './object-nature.ts'

/** Endings of a plural and those of its singular, the first that fits; a word that has none stays as it is. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/ies$/, 'y'],
  [/([aeiou])s$/, '$1'],
  [/([^aeious])s$/, '$1'],
]

const shortestPlural = 4

/** Tests whether a text holds one of the phrases. A phrase without words is in no text. */
export function phraseTest(phrases: readonly string[]): (text: string) => boolean {
  const wanted = phrases.map((phrase) => [...wordsOf(phrase)]).filter((words) => words.length > 0)
  return (text) => {
    const words = wordsOf(text)
    return wanted.some((phrase) => phrase.every((word) => words.has(word)))
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set((toPlainText(text).match(/[a-z0-9]+/g) ?? []).map(toSingular))
}

function toSingular(word: string): string {
  if (word.length < shortestPlural) return word
  const [plural, singular] = plurals.find(([ending]) => ending.test(word)) ?? []
  return plural === undefined || singular === undefined ? word : word.replace(plural, singular)
}
