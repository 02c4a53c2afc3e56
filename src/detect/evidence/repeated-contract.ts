import type { Candidate } from '../../domain/finding.ts'

/** Evidence that one contract, of `value` cents, was made `count` times. */
export function repeatedContract(
  value: number,
  count: number,
): Pick<Candidate, 'statistic' | 'expected' | 'rule' | 'money_at_risk_cents' | 'factors'> {
  return {
    statistic: { method: 'repeated_contract', score: count, threshold: 2, sample_size: count },
    expected: { metric: 'equal_contracts', observed: count, value: 1, counterfactual: 1 },
    rule: { law: 'Lei 14.133/2021', article: 'art. 11', status: 'suspect' },
    money_at_risk_cents: value * (count - 1),
    factors: { same_value: 0.5, same_quantity: 0.2, days_apart: 0.3 },
  }
}
