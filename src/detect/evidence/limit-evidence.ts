// Limit evidence: the expected value and the rule of a finding about the limit of direct awards.

import type { DirectAwardLimit } from '../../domain/direct-award-limits.ts'
import type { Candidate } from '../../domain/finding.ts'

/** A sum in cents against a limit that it should lie below; `referenceDay` in days since 1970. */
export function limitEvidence(
  limit: DirectAwardLimit,
  { metric, cents, referenceDay }: { readonly metric: string; readonly cents: number; readonly referenceDay: number },
  status: 'violation' | 'suspect',
): Required<Pick<Candidate, 'expected' | 'rule'>> {
  const { law, article, table, limit_cents } = limit
  return {
    expected: { metric, observed: cents, value: limit_cents, high: limit_cents - 1, counterfactual: limit_cents - 1 },
    rule: {
      law,
      article,
      reference_day: referenceDay,
      table,
      limit: limit_cents / 100,
      limit_unit: 'BRL',
      status,
    },
  }
}
