// What the learned model of intents sees of a question: its words, with the kind of filter in the place of each name, day or
// amount, so that what is learned of one city, firm or year holds for all of them.

import { limits } from '../limits.ts'
import type { Line, LinePart } from './line.ts'

export interface IntentWords {
  readonly words: readonly string[]
  /** The place among the words of each filter. */
  readonly places: ReadonlyMap<LinePart, number>
}

/** The words and marks of a line, with a word in capitals for what a filter holds. */
export function toIntentWords({ tokens, parts }: Pick<Line, 'tokens' | 'parts'>): IntentWords {
  const words: string[] = []
  const places = new Map<LinePart, number>()
  let at = 0
  const readTo = (end: number | undefined) => {
    for (const { type, plain } of tokens.slice(at, end)) words.push(type === 'number' ? 'NUM' : plain)
  }
  for (const part of parts) {
    const sign = signOf(part)
    if (sign === undefined) continue
    readTo(part.from)
    places.set(part, words.length)
    words.push(sign)
    at = part.to
  }
  readTo(undefined)
  return { words: words.slice(0, limits.wordsOfIntentMax), places }
}

function signOf({ meaning }: LinePart): string | undefined {
  return meaning.kind === 'named' ? partySigns[meaning.party] : signs[meaning.kind]
}

const partySigns = { suppliers: 'SUP', organizations: 'ORG', municipalities: 'PLACE' } as const
const signs: Partial<Record<LinePart['meaning']['kind'], string>> = {
  date_range: 'DATE',
  money: 'MONEY',
  regions: 'PLACE',
  contract_types: 'KIND',
  modalities: 'MODE',
  anomaly_types: 'ANOM',
  object: 'OBJ',
  organizations: 'ORG',
  suppliers: 'SUP',
  data_source: 'SRC',
}

/** Letters of a word that tell it, whatever its ending: `procur` of `procure`, `procurar` and `procurando`. */
const stemLetters = 5
const isMark = (word: string) => /^[^\p{L}\p{N}]+$/u.test(word)
const isSign = (word: string) => /^[A-Z]+$/.test(word)
const stemOf = (word: string) => (isSign(word) || word.length <= stemLetters ? word : `${word.slice(0, stemLetters)}~`)

/**
 * The features of a text by its words: words and pairs of stems, what opens and ends the text and its clauses, how long it is and
 * how many kinds of filters it names.
 * @example featuresOf(['procure', 'KIND']) // has 'w:procure', 'o0:procu~', 'b:procu~ KIND'
 */
export function featuresOf(all: readonly string[]): readonly string[] {
  const words = all.filter((word) => !isMark(word))
  const stems = words.map(stemOf)
  const kinds = new Set(words.filter((word) => isSign(word) && word !== 'NUM')).size
  return [
    ...new Set([
      'bias',
      ...words.map((word) => `w:${word}`),
      ...stems.map((stem) => `s:${stem}`),
      ...runs(stems, 2).map((pair) => `b:${pair}`),
      ...stems.slice(0, 3).map((stem, index) => `o${Math.min(index, 1)}:${stem}`),
      ...runs(stems.slice(0, 2), 2).map((pair) => `ob:${pair}`),
      ...runs(stems.slice(0, 3), 3).map((three) => `ot:${three}`),
      ...clauseOpeners(all),
      ...stems.slice(-1).map((stem) => `e:${stem}`),
      ...runs(stems.slice(-2), 2).map((pair) => `eb:${pair}`),
      ...['?', '!'].filter((mark) => all.includes(mark)),
      `k:${Math.min(kinds, 4)}`,
      `n:${lengthOf(words.length)}`,
      ...(kinds === 0 ? [`nok:${stems[0] ?? ''}`] : []),
    ]),
  ]
}

function runs(stems: readonly string[], length: number): readonly string[] {
  return stems.slice(length - 1).map((_, at) => stems.slice(at, at + length).join(' '))
}

function clauseOpeners(words: readonly string[]): readonly string[] {
  return words.flatMap((mark, at) => {
    const [first, second] = [words[at + 1], words[at + 2]]
    if (at === 0 || !/^[,.;:!?]$/.test(mark) || first === undefined || isMark(first)) return []
    const opening = [`c:${stemOf(first)}`]
    return second === undefined || isMark(second) ? opening : [...opening, `cb:${stemOf(first)} ${stemOf(second)}`]
  })
}

function lengthOf(count: number): string {
  if (count < 3) return String(count)
  if (count < 6) return '3-5'
  return count < 10 ? '6-9' : '10+'
}
