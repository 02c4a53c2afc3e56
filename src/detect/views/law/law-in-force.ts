// Law in force: a rule may cite only a law that bound the act. Lei 14.133 is of 1 April 2021, and an act under another law stays under
// that law (docs/law.md#regimes).

import { DAY_ABSENT, type Dataset, isDay } from '../../../dataset/dataset.ts'
import type { Candidate } from '../../../domain/finding.ts'
import { isUnderNewLaw, lawName } from '../../../domain/legal-basis.ts'

const newLaw = lawName(14133)

/** The candidates, without a rule of Lei 14.133 where it did not bind the act: they name no law rather than the wrong one. */
export function citeLawsInForce(candidates: readonly Candidate[], data: Dataset): readonly Candidate[] {
  const { acts } = data
  return candidates.map((candidate) => {
    const { rule, ...unruled } = candidate
    if (rule?.law !== newLaw) return candidate
    const { row } = candidate
    const days = [acts.signing_day[row], acts.award_day[row], acts.publication_day[row]]
    const day = days.find((known) => isDay(known ?? DAY_ABSENT))
    return isUnderNewLaw(data.text('legal_basis', acts.legal_basis[row]), day) ? candidate : unruled
  })
}
