// Another wording of a text is compared with the text: it may say the same in other words, and nothing else.
// C1. What carries meaning (read-anchors.ts) is the same in the same order, so that no figure, name, date or denial is changed,
//     added, dropped or given to another.
// C2. A wording of which anything is in doubt is refused; the text stands.

import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { isFree } from './free-words.ts'
import { type Anchor, type AnchorKind, type Anchors, type ReadingAnchors, readAnchors } from './read-anchors.ts'

export type PhrasingRefusal = AnchorKind | 'empty' | 'length' | 'language' | 'order'

export type CheckedPhrasing =
  | { readonly type: 'accepted'; readonly text: string }
  | { readonly type: 'refused'; readonly reason: PhrasingRefusal }

/**
 * Compares a wording of one line with the text.
 * @example checkPhrasing('There are 30 contracts.', 'I found 31 contracts.', { language: 'en', names: [] }) // { type: 'refused', reason: 'number' }
 */
export function checkPhrasing(text: string, wording: string, reading: ReadingAnchors): CheckedPhrasing {
  const { language } = reading
  if (wording.length > limits.phrasingGrowthMax * text.length + limits.phrasingCharactersMore) return refused('length')
  const plain = wording.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (plain === '') return refused('empty')
  const [own, other] = [readAnchors(text, reading), readAnchors(plain, reading)]
  const reason = differenceOf(own, other)
  if (reason === undefined) return { type: 'accepted', text: plain }
  return refused(isOfOtherLanguage(plain, other, language) ? 'language' : reason)
}

function refused(reason: PhrasingRefusal): CheckedPhrasing {
  return { type: 'refused', reason }
}

function differenceOf(own: Anchors, other: Anchors): PhrasingRefusal | undefined {
  const isSame = sameSequence(own.ordered, other.ordered)
  if (isSame) return own.sums === other.sums ? undefined : 'word'
  const kindsOf = (first: Anchors, second: Anchors) =>
    new Set(without(first.ordered, second.ordered).map(({ kind }) => kind))
  const [added, missing] = [kindsOf(other, own), kindsOf(own, other)]
  const kinds = added.has('markup') || added.has('accusation') || missing.size === 0 ? added : missing
  return gravest.find((kind) => kinds.has(kind)) ?? 'order'
}

const gravest: readonly AnchorKind[] = ['markup', 'accusation', 'date', 'number', 'hedge', 'name', 'word']

function sameSequence(own: readonly Anchor[], other: readonly Anchor[]): boolean {
  return own.length === other.length && own.every(({ key }, index) => key === other[index]?.key)
}

/** Those of the first that the second does not have as often. */
function without(first: readonly Anchor[], second: readonly Anchor[]): readonly Anchor[] {
  const left = second.map(({ key }) => key)
  return first.filter(({ key }) => {
    const at = left.indexOf(key)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** Whether more of its words are free in the other language than in its own. */
function isOfOtherLanguage(text: string, { ordered }: Anchors, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const other = language === 'en' ? 'pt' : 'en'
  const countIn = (tongue: Language) => words.filter((word) => isFree(word, tongue)).length
  return ordered.length > 0 && countIn(other) > countIn(language)
}
