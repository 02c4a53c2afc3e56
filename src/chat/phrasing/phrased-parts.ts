// Which parts of an answer may be phrased anew: sentences of figures. Lists, warnings, what was not found, what a person wrote beside
// and what is said of findings stand as they are, and are given to nobody.

import { maskTyped } from '../../domain/mask-personal-ids.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { AnswerPart } from '../answer-draft.ts'
import { groupText } from '../wording/group-text.ts'
import { scopeNames } from '../wording/scope-text.ts'
import { wordPart } from '../wording/word-parts.ts'

/** A text that may be phrased anew, and the names in it. */
export interface PhrasedText {
  /** Of its part in the answer. */
  readonly place: number
  readonly text: string
  readonly names: readonly string[]
}

/** Those of an answer; a text that would show the number of a person is none. */
export function phrasedTexts(parts: readonly AnswerPart[], language: Language): readonly PhrasedText[] {
  return parts.flatMap((part, place) => {
    const names = namesOf(part, language)
    const text = names === undefined ? '' : wordPart(part, language)
    const isOne = names !== undefined && text !== '' && !text.includes('\n') && maskTyped(text) === text
    return isOne ? [{ place, text, names }] : []
  })
}

/** The names that a part writes; undefined for one that stands as it is. */
function namesOf(part: AnswerPart, language: Language): readonly string[] | undefined {
  switch (part.part) {
    case 'scope':
      return scopeNames(part.scope, language)
    case 'found':
    case 'count':
    case 'sum':
      return []
    case 'among_peers':
      return [...part.groups.groups, ...part.peers.largest].map((group) => groupText(group, part.groups.by, language))
    case 'alike':
      return [part.name, ...part.like.basis.map(({ value }) => value)]
    default:
      return undefined
  }
}
