// Corrects misspelt words of the grammar and names of places, by edit distance; never names of persons, bodies or firms.

import { editDistance } from '../domain/edit-distance.ts'
import { municipalities } from '../domain/municipalities.ts'
import { limits } from '../limits.ts'
import { monthWords, unitWords } from './calendar.ts'
import { isIntentWord } from './intents.ts'
import { type Line, type LinePart, plainAt } from './line.ts'
import { isNegationWord } from './negation.ts'
import { numberWords } from './numbers.ts'
import { placeWords, longStateNames as stateNames } from './places.ts'
import { toPlainCharacters } from './plain-characters.ts'
import type { Token } from './tokens.ts'
import { anomalyWords, suspicionWords } from './words/anomaly-words.ts'
import { bodyHeads } from './words/body-heads.ts'
import { goodsWords } from './words/goods-words.ts'
import { contractTypeWords, modalityWords, sourceWords } from './words/kind-words.ts'
import { denialVerbs, fieldWords, stopWords } from './words/stop-words.ts'

/** Shorter words are another word too easily. */
const shortest = 6
/** From this length on two letters may be wrong. */
const twoWrong = 9

export interface Correction {
  readonly token: number
  readonly plain: string
}

/** The corrections of words that no rule took, or that only the rule of unknown goods did. */
export function correctionsOf(line: Line): readonly Correction[] {
  const taken = new Set<number>()
  for (const part of line.parts) if (!isGuess(line, part)) for (let at = part.from; at < part.to; at++) taken.add(at)
  const open = line.tokens.map((_, at) => at).filter((at) => !taken.has(at) && isCandidate(line.tokens[at]))
  const words = open.slice(0, limits.wordsCorrectedMax).flatMap((at) => {
    const token = line.tokens[at]
    const plain =
      token &&
      (nearestWord(token.plain, exceptions) ??
        nearestWord(token.plain, vocabulary()) ??
        townWord(line, at) ??
        (token.plain.length >= fieldShortest ? nearestWord(token.plain, fields, 1) : undefined))
    return plain === undefined || isOtherThing(line, at, plain) ? [] : [{ token: at, plain }]
  })
  const places = placeCorrections(line)
  return [...places, ...words.filter(({ token }) => !places.some((one) => one.token === token))]
}

/** Words of the field are many: shorter ones are too near to names of goods. */
const fieldShortest = 8
const fields = byFirstLetter([...fieldWords].filter((word) => word.length >= fieldShortest - 1))

/** Names of places of several words of which one is misspelt: `mato groso do sul`. */
function placeCorrections(line: Line): readonly Correction[] {
  const found = new Map<number, string>()
  for (let at = 0; at < line.tokens.length; at++)
    for (const { words, index } of longPlaces().get(plainAt(line, at)) ?? []) {
      const one = misspeltIn(line, at - index, words)
      if (one !== undefined) found.set(one.token, one.plain)
    }
  return [...found].slice(0, limits.wordsCorrectedMax).map(([token, plain]) => ({ token, plain }))
}

interface LongPlace {
  readonly words: readonly string[]
  /** Of the word by which it was found. */
  readonly index: number
}

let long: ReadonlyMap<string, readonly LongPlace[]> | undefined

/** Names of places of several words, by each word of three letters or more. */
function longPlaces(): ReadonlyMap<string, readonly LongPlace[]> {
  if (long !== undefined) return long
  const lists = new Map<string, LongPlace[]>()
  const names = [...municipalities().map(({ name }) => toPlainCharacters(name)), ...stateNames]
  for (const words of [...new Set(names)].map((name) => name.split(/[\s'’-]+/))) {
    if (words.length < 2) continue
    for (const [index, word] of words.entries())
      if (word.length >= 3) lists.set(word, [...(lists.get(word) ?? []), { words, index }])
  }
  long = lists
  return lists
}

/** The one word of a name that stands misspelt where the others stand as they are. */
function misspeltIn(line: Line, from: number, words: readonly string[]): Correction | undefined {
  let wrong: Correction | undefined
  for (const [index, plain] of words.entries()) {
    const written = plainAt(line, from + index)
    if (written === plain) continue
    const most = plain.length >= twoWrong ? 2 : 1
    if (wrong !== undefined || written.length < 4 || plain.length < 4 || isKnownWord(written)) return undefined
    if (Math.abs(written.length - plain.length) > most || editDistance(written, plain) > most) return undefined
    wrong = { token: from + index, plain }
  }
  if (wrong === undefined || !isPlaceThere(line, from, words.length)) return undefined
  return wrong
}

function isKnownWord(word: string): boolean {
  const letter = word.charAt(0)
  return (
    stopWords.has(word) ||
    isIntentWord(word) ||
    longPlaces().has(word) ||
    [vocabulary(), townWords()].some((lists) => lists.get(letter)?.includes(word) === true)
  )
}

/** No firm is named by words that reach beyond the name of the place. */
function isPlaceThere(line: Line, from: number, length: number): boolean {
  const isNear = from > 0 || line.tokens[from]?.shape !== 'lower'
  return (
    isNear &&
    !line.parts.some(
      ({ meaning, from: start, to }) =>
        meaning.kind === 'named' &&
        meaning.party === 'suppliers' &&
        start < from + length &&
        to > from &&
        (start < from || to > from + length),
    )
  )
}

/** A word that differs in one letter from a thing bought is another thing: `pontes` are no `postes`. */
function isOtherThing(line: Line, at: number, plain: string): boolean {
  const written = plainAt(line, at)
  // `sinalizado` is no `sinalização`.
  if (/(?:[ai]d[oa]s?|[aei]ndo|ed|ing)$/.test(written) && !/(?:[ai]d[oa]s?|[aei]ndo|ed|ing)$/.test(plain)) return true
  // A plural of what is written is no correction of it: `lawyer here`.
  if (plain === `${written}s` || plain === `${written}es`) return true
  const differing = [...written].filter((letter, index) => letter !== plain[index])
  return goodsWords.words.has(plain) && written.length === plain.length && differing.length === 1
}

function isGuess(line: Line, { meaning, from }: LinePart): boolean {
  return (
    (meaning.kind === 'object' && goodsWords.find(line.tokens, from) === undefined) ||
    (meaning.kind === 'named' && meaning.party === 'municipalities')
  )
}

function isCandidate(token: Token | undefined): boolean {
  return (
    token?.type === 'word' &&
    (token.plain.length >= shortest || nearestWord(token.plain, exceptions) !== undefined) &&
    !stopWords.has(token.plain) &&
    !denialVerbs.has(token.plain) &&
    !isNegationWord(token.plain) &&
    !otherWords.has(token.plain) &&
    !isIntentWord(token.plain) &&
    !vocabulary().get(token.plain.charAt(0))?.includes(token.plain)
  )
}

/** Words that are near to others and are no misspelling of them. */
const otherWords = new Set(
  'justica contraste confronta monday tuesday wednesday thursday friday saturday sunday beaches beach'.split(' '),
)

/** Read wrongly, these turn a question into its opposite: `exeto` is corrected though it is short. */
const exceptions = byFirstLetter(['exceto', 'excepto', 'except', 'excluindo', 'excetuando', 'excluding'])

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The words of the grammar by their first letter. */
function vocabulary(): ReadonlyMap<string, readonly string[]> {
  known ??= byFirstLetter([
    ...[anomalyWords, suspicionWords, contractTypeWords, modalityWords, sourceWords, goodsWords].flatMap(
      ({ words }) => [...words],
    ),
    ...placeWords(),
    ...bodyHeads.words,
    ...monthWords,
    ...unitWords,
    ...numberWords,
  ])
  return known
}

let towns: ReadonlyMap<string, readonly string[]> | undefined

/** A word after a preposition of place that is nearly one of the name of a town. */
function townWord(line: Line, at: number): string | undefined {
  const before = plainAt(line, at - 1)
  const shape = line.tokens[at]?.shape
  if (shape === 'lower' && !['em', 'in'].includes(before)) return undefined
  if (shape !== 'lower' && at === 0) return undefined
  return nearestWord(plainAt(line, at), townWords())
}

function townWords(): ReadonlyMap<string, readonly string[]> {
  towns ??= byFirstLetter(municipalities().flatMap(({ name }) => toPlainCharacters(name).split(/[\s'’-]+/)))
  return towns
}

function byFirstLetter(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>()
  for (const word of new Set(words)) {
    if (word.length < shortest - 1) continue
    const letter = word.charAt(0)
    const list = lists.get(letter) ?? []
    list.push(word)
    lists.set(letter, list)
  }
  return lists
}

function nearestWord(
  word: string,
  lists: ReadonlyMap<string, readonly string[]>,
  most = word.length >= twoWrong ? 2 : 1,
): string | undefined {
  let nearest: string | undefined
  let best = most + 1
  for (const candidate of lists.get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.length - word.length) > most) continue
    const distance = editDistance(word, candidate)
    // Two letters of a short word make another one: `estudante` is no `estante`.
    if (distance > 1 && candidate.length < twoWrong - 1) continue
    if (distance < best) [nearest, best] = [candidate, distance]
  }
  return nearest
}
