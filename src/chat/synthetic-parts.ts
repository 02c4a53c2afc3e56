// That records behind an answer were generated as a sample, in whatever kind of answer.

import type { AnswerPart } from './answer-draft.ts'
import type { RecordFacts } from './facts/record-facts.ts'

type Share = RecordFacts['synthetic']

/** How many of some records or findings rest on generated ones. */
export function syntheticShare(all: readonly { readonly synthetic?: boolean }[]): Share {
  const made = all.filter(({ synthetic }) => synthetic === true).length
  if (made === 0) return 'none'
  return made === all.length ? 'all' : 'some'
}

/** The sentence that says so. */
export function syntheticParts(share: Share): readonly AnswerPart[] {
  return share === 'none' ? [] : [{ part: 'synthetic', all: share === 'all' }]
}

/** The share of two that are said together. */
export function syntheticOfBoth(one: Share, other: Share): Share {
  return one === other ? one : 'some'
}
