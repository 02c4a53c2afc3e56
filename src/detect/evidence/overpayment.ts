import type { Candidate } from '../../domain/finding.ts'

/** What is said of more paid than a contract and its amendments allow; sums in cents, `ratio` what was paid over the ceiling. */
export function overpayment(sums: {
  readonly paid: number
  readonly ceiling: number
  readonly ratio: number
  readonly value: number
  readonly payments: number
}): Pick<Candidate, 'expected' | 'rule' | 'money_at_risk_cents' | 'factors' | 'facts'> {
  const { paid, ceiling, ratio, value, payments } = sums
  return {
    expected: {
      metric: 'total_paid_cents',
      observed: paid,
      value: ceiling,
      high: ceiling,
      counterfactual: ceiling,
    },
    rule: { law: 'Lei 4.320/1964', article: 'art. 62 e 63', status: 'suspect' },
    money_at_risk_cents: Math.round(paid - ceiling),
    factors: { overpaid_total: 1 },
    facts: {
      total_paid_cents: paid,
      ceiling_cents: ceiling,
      contract_value_cents: value,
      payments,
      ratio,
    },
  }
}
