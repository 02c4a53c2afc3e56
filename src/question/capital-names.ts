// Names of firms by their capitals alone, where some of their words are also goods, places or kinds: `Norte Táxi Aéreo`, `Alfa Uniformes`.
// K1. Two capitals at least, inside of a sentence written in lower case, and one of them that no table knows.

import { type Line, type LinePart, plainAt } from './line.ts'
import { articles, isOther, named, startsOther } from './name-tokens.ts'
import { placeEnd } from './places.ts'
import { bodyHeads } from './words/body-heads.ts'
import { goodsWords } from './words/goods-words.ts'
import { knownBodies } from './words/known-bodies.ts'
import { otherNames } from './words/other-names.ts'
import { stopWords } from './words/stop-words.ts'

const joints = new Set([':', 'ou', 'or', 'and', ',', 'nem', 'nor', 'x', 'vs', 'versus', '(', 'than', 'w', '/'])
const local = new Set(['em', 'in', 'no', 'na', 'at', 'nos', 'nas'])
const connectors = new Set(['de', 'da', 'do', 'dos', 'das', 'of'])

/** The firm whose name in capitals begins at a token. */
export function readCapitalName(line: Line, from: number): LinePart | undefined {
  if (!opensName(line, from)) return undefined
  let to = from + 1
  let words = 1
  while (words < 6) {
    const next = connectors.has(plainAt(line, to)) ? to + 1 : to
    if (!isTitle(line, next) || startsOther(line, next)) break
    to = next + 1
    words++
  }
  const isUnknown = line.tokens.slice(from, to).some((_, offset) => !isKnown(line, from + offset))
  if (words < 2 || !isUnknown || placeEnd(line, from) >= to || knownBodies.find(line.tokens, from)) return undefined
  return named(line, { from, start: from, to }, { party: 'suppliers', end: to })
}

function opensName(line: Line, at: number): boolean {
  const [word, before] = [plainAt(line, at), plainAt(line, at - 1)]
  if (at === 0 || !isTitle(line, at) || stopWords.has(word) || otherNames.has(word)) return false
  if (bodyHeads.find(line.tokens, at) || startsOther(line, at) || local.has(before)) return false
  const last = line.parts.at(-1)
  const isTakenOut = last?.to === at && last.meaning.kind === 'negation'
  const isJoined = articles.has(before) || joints.has(before) || isTakenOut
  return isJoined && isPlainSentence(line)
}

function isTitle({ tokens }: Line, at: number): boolean {
  return tokens[at]?.type === 'word' && tokens[at]?.shape === 'title'
}

/** Whether capitals mean something in it, as they do not in a heading. */
function isPlainSentence({ tokens }: Line): boolean {
  const words = tokens.filter(({ type }) => type === 'word')
  return words.filter(({ shape }) => shape === 'lower').length * 2 >= words.length
}

function isKnown(line: Line, at: number): boolean {
  const word = plainAt(line, at)
  return (
    stopWords.has(word) ||
    isOther(line, at) ||
    goodsWords.find(line.tokens, at) !== undefined ||
    bodyHeads.find(line.tokens, at) !== undefined ||
    placeEnd(line, at) > at ||
    (placeEnd(line, at - 1) > at && at > 0)
  )
}
