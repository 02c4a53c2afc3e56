// Corrects misspelt words of the grammar and names of places, by edit distance; never names of persons, bodies or firms.

import { municipalities } from '../domain/municipalities.ts'
import { limits } from '../limits.ts'
import { monthWords, unitWords } from './calendar.ts'
import { intentWords } from './intents.ts'
import { type Line, type LinePart, plainAt } from './line.ts'
import { negationWords } from './negation.ts'
import { numberWords } from './numbers.ts'
import { placeWords } from './places.ts'
import { toPlainCharacters } from './plain-characters.ts'
import type { Token } from './tokens.ts'
import { anomalyWords, suspicionWords } from './words/anomaly-words.ts'
import { bodyHeads } from './words/body-heads.ts'
import { goodsWords } from './words/goods-words.ts'
import { contractTypeWords, modalityWords, sourceWords } from './words/kind-words.ts'
import { denialVerbs, stopWords } from './words/stop-words.ts'

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
  return open.slice(0, limits.wordsCorrectedMax).flatMap((at) => {
    const token = line.tokens[at]
    const plain =
      token && (nearestWord(token.plain, exceptions) ?? nearestWord(token.plain, vocabulary()) ?? townWord(line, at))
    return plain === undefined || isOtherThing(line, at, plain) ? [] : [{ token: at, plain }]
  })
}

/** A word that differs in one letter from a thing bought is another thing: `pontes` are no `postes`. */
function isOtherThing(line: Line, at: number, plain: string): boolean {
  const written = plainAt(line, at)
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
    !negationWords.has(token.plain) &&
    !intentWords.has(token.plain) &&
    !vocabulary().get(token.plain.charAt(0))?.includes(token.plain)
  )
}

/** Read wrongly, these turn a question into its opposite: `exeto` is corrected though it is short. */
const exceptions = byFirstLetter(['exceto', 'excepto', 'except', 'excluindo', 'excetuando', 'excluding'])

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The words of the grammar by their first letter. */
function vocabulary(): ReadonlyMap<string, readonly string[]> {
  known ??= byFirstLetter([
    ...[anomalyWords, suspicionWords, contractTypeWords, modalityWords, sourceWords, goodsWords].flatMap(
      ({ words }) => [...words],
    ),
    ...placeWords,
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
  towns ??= byFirstLetter(municipalities().flatMap(({ name }) => toPlainCharacters(name).split(/[\s'’-]+/)))
  return nearestWord(plainAt(line, at), towns)
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

function nearestWord(word: string, lists: ReadonlyMap<string, readonly string[]>): string | undefined {
  const most = word.length >= twoWrong ? 2 : 1
  let nearest: string | undefined
  let best = most + 1
  for (const candidate of lists.get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.length - word.length) > most) continue
    const distance = editDistance(word, candidate)
    if (distance < best) [nearest, best] = [candidate, distance]
  }
  return nearest
}

/**
 * Insertions, deletions, substitutions and exchanges of neighbours between two words (optimal string alignment).
 * @example editDistance('gerias', 'gerais') // 1
 */
export function editDistance(left: string, right: string): number {
  let before: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const isEqual = left[row - 1] === right[column - 1]
      const isExchange =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const [above = 0, diagonal = 0, beside = 0] = [last[column], last[column - 1], current[column - 1]]
      const changed = Math.min(above + 1, beside + 1, diagonal + (isEqual ? 0 : 1))
      current[column] = isExchange ? Math.min(changed, (before[column - 2] ?? 0) + 1) : changed
    }
    before = last
    last = current
  }
  return last[right.length] ?? 0
}
