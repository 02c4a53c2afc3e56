// NameLikeness of two names: their words are laid beside each other, each with the nearest one of the other name; a word weighs the more
// the fewer names have it, so that `Comercio` says little and a brand much (soft TF-IDF, Cohen, Ravikumar and Fienberg 2003).

import { editDistance } from '../domain/edit-distance.ts'

/** Of a name the likeness to the name of an entry, 0 to 1. Both are keys of toNameKey. */
export type NameLikeness = (key: string) => (entry: number) => number

/** Choice: words less alike than this are two words. */
const alikeMin = 0.65
/** Choice: what joined or split words may count at most. */
const joinedShare = 0.97
/** Choice: a second slip in one word is rarer than a first. */
const slipsExponent = 1.3
const abbreviation = { least: 3, most: 5, likeness: 0.9 } as const
/** Weight of what no name has: a letter that fell off, or a misspelt form of firm. */
const fragmentWeight = 0.1
const forms = ['ltda', 'limitada', 'eireli', 'epp']

interface Words {
  readonly words: readonly string[]
  readonly weights: readonly number[]
}

/** NameLikeness by the words of the names that are known, in the order of their entries. */
export function createLikeness(keys: readonly string[]): NameLikeness {
  const counts = new Map<string, number>()
  const words = keys.map((key) => key.split(' '))
  for (const own of words) for (const word of new Set(own)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weightOf = (word: string) => {
    const count = counts.get(word)
    if (count === undefined && isFragment(word)) return fragmentWeight
    return Math.log(1 + keys.length / (count ?? 1))
  }
  return (key) => {
    const own = key.split(' ')
    const one = { words: own, weights: own.map(weightOf) }
    const joined = own.join('')
    return (entry) => {
      if (keys[entry] === key) return 1
      const others = words[entry]
      const byWords = likenessOfWords(one, { words: others, weights: others.map(weightOf) })
      if (byWords > joinedShare) return byWords
      return Math.max(byWords, joinedShare * wordLikeness(joined, others.join('')) ** 2)
    }
  }
}

function isFragment(word: string): boolean {
  return word.length < 3 || forms.some((form) => wordLikeness(form, word) >= alikeMin)
}

/** Share of the weight of both names that lies in words alike; a known word takes the place of a misspelt one in the weights. */
function likenessOfWords(one: Words, other: Words): number {
  const [lefts, rights] = [one.words.length, other.words.length]
  const alike = new Float64Array(lefts * rights)
  for (let at = 0; at < lefts; at++)
    for (let place = 0; place < rights; place++)
      alike[at * rights + place] = wordLikeness(one.words[at], other.words[place])
  const [left, right] = [new Uint8Array(lefts), new Uint8Array(rights)]
  let [shared, whole] = [0, 0]
  for (let best = largest(alike); alike[best] >= alikeMin; best = largest(alike)) {
    const [at, place] = [Math.floor(best / rights), best % rights]
    const weight = Math.min(one.weights[at], other.weights[place])
    shared += 2 * alike[best] * weight
    whole += 2 * weight
    left[at] = 1
    right[place] = 1
    alike.fill(0, at * rights, (at + 1) * rights)
    for (let row = 0; row < lefts; row++) alike[row * rights + place] = 0
  }
  for (let at = 0; at < lefts; at++) if (left[at] === 0) whole += one.weights[at]
  for (let place = 0; place < rights; place++) if (right[place] === 0) whole += other.weights[place]
  return whole === 0 ? 0 : shared / whole
}

function largest(values: Float64Array): number {
  let best = 0
  for (let at = 1; at < values.length; at++) if (values[at] > values[best]) best = at
  return best
}

/** 1 − slips over the longer length; exchanged neighbours are one slip (Damerau 1964). A short word that another begins with abbreviates it. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const { least, most, likeness } = abbreviation
  if (short.length >= least && short.length <= most && long.length > most && long.startsWith(short)) return likeness
  if (short.length / long.length < alikeMin) return 0
  return Math.max(0, 1 - editDistance(long, short) ** slipsExponent / long.length)
}
