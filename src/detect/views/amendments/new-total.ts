// New total: a difference that is as large as the whole contract is more likely its new total, or a slip, than an addition.

import type { Candidate } from '../../../domain/finding.ts'

/** Choice: what is left of the confidence of a finding that rests on such a difference. */
export const newTotalShare = 0.5

/** Whether an addition may be the total that the contract had after it; both in BRL cents. */
export function mayBeNewTotal(addition: number, totalBefore: number): boolean {
  return totalBefore > 0 && addition >= totalBefore
}

/** The facts of the other reading: the difference in the record, and what was added if it is the new total. */
export function newTotalFacts(addition: number, totalBefore: number): Candidate['facts'] {
  return {
    doubtful_addition_cents: addition,
    addition_as_total_cents: addition - totalBefore,
    ratio_as_total: (addition - totalBefore) / totalBefore,
  }
}
