// Text that flows: content broken into lines of a width, each line as runs of one face.

import type { InlineContent, LinkText } from '../document.ts'
import { findHref, typedPart } from '../inline.ts'
import type { Face } from './pdf-fonts.ts'

/** Text of one face, and the address that it links to. */
export interface Run {
  readonly text: string
  readonly face: Face
  readonly width: number
  readonly href?: string
}

export type FlowLine = readonly Run[]

/** The width of a text in a face at the size of the flow. */
export type MeasureText = (text: string, face: Face) => number

interface Piece {
  readonly text: string
  readonly face: Face
  readonly href?: string
}

/** Lines of at most a width; a word that is wider is broken anywhere. FlowLine ends in text are kept where `mono` says so. */
export function breakLines(content: InlineContent, width: number, measure: MeasureText): readonly FlowLine[] {
  const lines: Piece[][] = [[]]
  let used = 0
  for (const piece of content.flatMap(toPieces)) {
    const [word = '', ...fragments] = breakWord(piece, width, measure)
    const length = measure(word, piece.face)
    if (used > 0 && used + measure(word.trimEnd(), piece.face) > width) {
      lines.push([])
      used = 0
    }
    for (const [at, text] of [word, ...fragments].entries()) {
      if (at > 0) lines.push([])
      if (text.trim() !== '' || used > 0) lines.at(-1)?.push({ ...piece, text })
      used = at > 0 ? measure(text, piece.face) : used + length
    }
  }
  return lines.map((line) => joinRuns(line, measure))
}

function toPieces(part: InlineContent[number]): readonly Piece[] {
  const { type, text } = typedPart(part)
  const href = typeof part === 'object' && part.type === 'link' ? hrefOf(part) : undefined
  const face: Face = type === 'strong' ? 'bold' : type === 'code' ? 'mono' : 'regular'
  const words = text.replace(/[^\S\u00A0]+/g, ' ').match(/ |[^ ]+ ?/g) ?? []
  return words.map((word) => ({ text: word, face, ...(href === undefined ? {} : { href }) }))
}

function hrefOf(link: LinkText): string | undefined {
  return findHref(link)
}

/** The word, or as many fragments of it as a line holds. */
function breakWord({ text, face }: Piece, width: number, measure: MeasureText): readonly string[] {
  if (measure(text.trimEnd(), face) <= width) return [text]
  const fragments: string[] = ['']
  for (const character of text) {
    const last = fragments.at(-1) ?? ''
    if (last !== '' && measure(last + character, face) > width) fragments.push(character)
    else fragments[fragments.length - 1] = last + character
  }
  return fragments
}

/** Neighbours of one face and address are one run; a line ends without a space. */
function joinRuns(line: readonly Piece[], measure: MeasureText): FlowLine {
  const joined: Piece[] = []
  for (const piece of line) {
    const last = joined.at(-1)
    if (last?.face === piece.face && last.href === piece.href)
      joined[joined.length - 1] = { ...last, text: last.text + piece.text }
    else joined.push(piece)
  }
  const last = joined.at(-1)
  if (last !== undefined) joined[joined.length - 1] = { ...last, text: last.text.trimEnd() }
  return joined.map((piece) => ({ ...piece, width: measure(piece.text, piece.face) }))
}
