// Tables of phrases: what a run of words means, found by the longest phrase that begins at a token.
// Written `a b/c d* e?`: a word, one of two, the beginning of one, one that may be absent; ` | ` stands between phrases.

import type { Token } from './tokens.ts'

interface WordPattern {
  readonly text: string
  readonly isStem: boolean
}

interface Phrase<Value> {
  readonly words: readonly (readonly WordPattern[])[]
  readonly value: Value
}

export interface PhraseMatch<Value> {
  readonly value: Value
  /** Index after the last token. */
  readonly to: number
}

/** Phrases by the first two letters that they can begin with; made at their first use, since most threads read no question. */
export class PhraseTable<Value> {
  readonly #rows: Iterable<readonly [Value, string]>
  readonly #words = new Set<string>()
  #byStart: Map<string, Phrase<Value>[]> | undefined

  constructor(rows: Iterable<readonly [Value, string]>) {
    this.#rows = rows
  }

  /** Every word of the phrases, without those of one or two letters. */
  get words(): ReadonlySet<string> {
    this.#made()
    return this.#words
  }

  /** The longest phrase at a token. */
  find(tokens: readonly Token[], at: number): PhraseMatch<Value> | undefined {
    const first = tokens[at]
    if (first === undefined) return undefined
    const phrases = this.#made().get(first.plain.slice(0, 2)) ?? []
    const found = phrases.find(({ words }) => words.every((word, index) => fits(word, tokens[at + index])))
    return found && { value: found.value, to: at + found.words.length }
  }

  #made(): ReadonlyMap<string, readonly Phrase<Value>[]> {
    if (this.#byStart !== undefined) return this.#byStart
    const byStart = new Map<string, Phrase<Value>[]>()
    for (const [value, phrases] of this.#rows)
      for (const phrase of phrases.split(' | '))
        for (const words of variantsOf(phrase.trim())) this.#add(byStart, { words, value })
    for (const list of byStart.values()) list.sort((left, right) => right.words.length - left.words.length)
    this.#byStart = byStart
    return byStart
  }

  #add(byStart: Map<string, Phrase<Value>[]>, phrase: Phrase<Value>): void {
    const [first = []] = phrase.words
    for (const start of new Set(first.map(({ text }) => text.slice(0, 2)))) {
      const list = byStart.get(start)
      if (list === undefined) byStart.set(start, [phrase])
      else list.push(phrase)
    }
    for (const { text } of phrase.words.flat()) if (text.length > 2) this.#words.add(text)
  }
}

function fits(word: readonly WordPattern[], token: Token | undefined): boolean {
  if (token === undefined) return false
  return word.some(({ text, isStem }) => (isStem ? token.plain.startsWith(text) : token.plain === text))
}

/** The phrase with and without each word that may be absent; `de?` goes with the word behind it. */
function variantsOf(phrase: string): (readonly WordPattern[])[][] {
  let variants: (readonly WordPattern[])[][] = [[]]
  let isJoint = false
  for (const word of phrase.split(/\s+/)) {
    const pattern = patternsOf(word)
    const longer = variants.map((words) => [...words, pattern])
    const isOptional = word.length > 1 && word.endsWith('?')
    const shorter = isJoint ? variants.filter((words) => !joints.has(words.at(-1)?.[0]?.text ?? '')) : variants
    variants = isOptional ? longer.concat(shorter) : longer
    isJoint = isOptional && pattern.length === 1 && joints.has(pattern[0]?.text ?? '')
  }
  return variants
}

const joints = new Set(['de', 'of'])

function patternsOf(word: string): readonly WordPattern[] {
  const alternatives = word.length > 1 ? word.replaceAll('?', '').split('/') : [word]
  return alternatives.map((text) => {
    const isStem = text.length > 1 && text.endsWith('*')
    return { text: isStem ? text.slice(0, -1) : text, isStem }
  })
}

/**
 * The words of a phrase: each of its alternatives once, with and without the words that may be absent.
 * @example combined('exceto o/a?') // [['exceto', 'o'], ['exceto', 'a'], ['exceto']]
 */
export function combined(phrase: string): readonly (readonly string[])[] {
  return variantsOf(phrase.trim()).flatMap((words) => {
    const most = Math.max(...words.map((alternatives) => alternatives.length))
    return Array.from({ length: most }, (_, index) =>
      words.map((alternatives) => alternatives[index % alternatives.length]?.text ?? ''),
    )
  })
}
