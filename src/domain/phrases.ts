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

/** Letters at the end of a singular that its plural may lack. */
const endingMax = 2

/** Tests whether a text holds one of the phrases. A phrase without words is in no text. */
export function phraseTest(phrases: readonly string[]): (text: string) => boolean {
  const wanted = phrases.map((phrase) => [...wordsOf(toPlainText(phrase))]).filter((words) => words.length > 0)
  const stems = wanted.map((words) => words.map((word) => word.slice(0, Math.max(1, word.length - endingMax))))
  return (text) => {
    const plain = toPlainText(text)
    // Most texts lack even the stems, which is found without their words.
    if (!stems.some((phrase) => phrase.every((stem) => plain.includes(stem)))) return false
    const words = wordsOf(plain)
    return wanted.some((phrase) => phrase.every((word) => words.has(word)))
  }
}

/**
 * A phrase in plain letters, each word in the singular.
 * @example singularOf('school uniforms') // 'school uniform'
 */
export function singularOf(phrase: string): string {
  return (toPlainText(phrase).match(/[a-z0-9]+/g) ?? []).map(toSingular).join(' ')
}

function wordsOf(plain: string): ReadonlySet<string> {
  return new Set((plain.match(/[a-z0-9]+/g) ?? []).map(toSingular))
}

function toSingular(word: string): string {
  if (word.length < shortestPlural) return word
  const [plural, singular] = plurals.find(([ending]) => ending.test(word)) ?? []
  return plural === undefined || singular === undefined ? word : word.replace(plural, singular)
}
