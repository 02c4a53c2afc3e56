// Law in force: a rule may cite only a law that bound the act. Lei 14.133 is of 1 April 2021, an act under another law stays under that
// law (docs/law.md#regimes), and a law of procurement binds some kinds of bodies (src/domain/body-regime.ts).

import { DAY_ABSENT, type Dataset, isDay } from '../../../dataset/dataset.ts'
import { assertWantedAt } from '../../../dataset/wanted.ts'
import { bindsBody } from '../../../domain/body-regime.ts'
import type { Candidate } from '../../../domain/finding.ts'
import { isUnderNewLaw, lawName } from '../../../domain/legal-basis.ts'
import { bodyRegimes } from './body-regimes.ts'

const newLaw = lawName(14133)

/**
 * The candidates by laws that bound their acts. What breaks only a law that does not bind the body is none; other candidates go
 * without the law rather than with the wrong one. A body of unknown kind breaks no law for sure.
 */
export function citeLawsInForce(
  candidates: readonly Candidate[],
  data: Dataset,
  { isFactWithoutLaw = false }: { readonly isFactWithoutLaw?: boolean } = {},
): readonly Candidate[] {
  const regimeOf = bodyRegimes(data)
  return candidates.flatMap((candidate, at) => {
    assertWantedAt(at)
    const { rule, ...unruled } = candidate
    if (rule === undefined) return [candidate]
    const regime = regimeOf(candidate.row)
    if (!bindsBody(rule.law, regime)) return isBreach(candidate) && !isFactWithoutLaw ? [] : [unruled]
    if (rule.law === newLaw && !isUnderNewLawAt(candidate.row, data)) return [unruled]
    return regime === 'unknown' && rule.status === 'violation'
      ? [{ ...candidate, rule: { ...rule, status: 'suspect' as const } }]
      : [candidate]
  })
}

/** Whether it is nothing but the breach of its law. */
function isBreach({ gravity, type }: Candidate): boolean {
  return gravity === 'rule' || type === 'compliance_violation'
}

function isUnderNewLawAt(row: number, { acts, text }: Dataset): boolean {
  const days = [acts.signing_day[row], acts.award_day[row], acts.publication_day[row]]
  const day = days.find((known) => isDay(known ?? DAY_ABSENT))
  return isUnderNewLaw(text('legal_basis', acts.legal_basis[row]), day)
}
