// Reflection: judges candidates again beside the other candidates on the same records.
// A weak signal (a single statistic or a group share) that a broken rule of its own type already explains is not
// independent evidence: its record is set aside and the group's confidence follows the members that are left.

import type { CandidateHead } from '../../domain/finding.ts'

/** At least this share of a group's members explained by rules means that the group shows nothing of its own. */
const explainedShareMax = 0.5

/**
 * Weighs candidates of one type against each other, at most `passes` times, until nothing changes.
 * Rules never change; a group keeps the share of its confidence that its unexplained members carry.
 */
export function reflect<C extends CandidateHead>(candidates: readonly C[], passes: number): readonly C[] {
  let weighed = candidates
  for (let pass = 0; pass < passes; pass++) {
    const explained = new Set(weighed.filter(({ gravity }) => gravity === 'rule').flatMap(membersOf))
    const after = weighed.filter((candidate) => !isExplained(candidate, explained))
    if (after.length === weighed.length) return weighed
    weighed = after
  }
  return weighed
}

function isExplained(candidate: CandidateHead, explained: ReadonlySet<number>): boolean {
  if (candidate.gravity !== 'group') return false
  const members = membersOf(candidate)
  return members.filter((row) => explained.has(row)).length > members.length * explainedShareMax
}

function membersOf({ row, related }: CandidateHead): readonly number[] {
  return [row, ...related]
}
