import type { Candidate } from '../../domain/finding.ts'
import { atMost, withinRatio } from './legal-bound.ts'

/** Choice: half a percent over the ceiling is rounding of instalments. */
export const roundingRatio = 1.005

/** Evidence of payments above the ceiling of a contract and its amendments; sums in cents, `ratio` is paid over ceiling. */
export function overpayment(sums: {
  readonly paid: number
  readonly ceiling: number
  readonly ratio: number
  readonly value: number
  readonly payments: number
}): Pick<Candidate, 'expected' | 'rule' | 'money_at_risk_cents' | 'factors' | 'facts'> {
  const { paid, ceiling, ratio, value, payments } = sums
  return {
    expected: { ...atMost('total_paid_cents', paid, ceiling), counterfactual: withinRatio(ceiling, roundingRatio) },
    rule: { law: 'Lei 4.320/1964', article: 'art. 62 e 63', status: 'suspect' },
    money_at_risk_cents: Math.round(paid - ceiling),
    factors: { overpaid_total: 1 },
    facts: { total_paid_cents: paid, ceiling_cents: ceiling, contract_value_cents: value, payments, ratio },
  }
}
