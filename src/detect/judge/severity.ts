// Severity: how much a finding matters, from its confidence, its gravity and the money at risk, which counts no more than they do.

import type { Candidate } from '../../domain/finding.ts'
import type { Severity } from '../../domain/vocabulary.ts'

const gravityWeight: Readonly<Record<Candidate['gravity'], number>> = {
  rule: 1,
  group: 0.8,
  statistic: 0.5,
  record: 0,
}

/** Money at risk from which on it counts, and the powers of ten above it that count fully, in BRL cents. */
const moneyCentsMin = 10_000_00
const moneyPowers = 3

/**
 * Severity of a finding (docs/detection.md#severity): S = E + min(E, .5·money), where E = .3·confidence + .2·gravity; critical from .80
 * with confidence of .9 or more, high from .60, medium from .40, else low.
 */
export function toSeverity({
  money_at_risk_cents,
  confidence,
  gravity,
}: Pick<Candidate, 'money_at_risk_cents' | 'confidence' | 'gravity'>): Severity {
  const money = Math.log10(Math.max(1, money_at_risk_cents / moneyCentsMin)) / moneyPowers
  const evidence = 0.3 * confidence + 0.2 * gravityWeight[gravity]
  const score = evidence + Math.min(evidence, 0.5 * Math.min(1, money))
  if (score >= 0.8 && confidence >= 0.9) return 'critical'
  if (score >= 0.6) return 'high'
  return score >= 0.4 ? 'medium' : 'low'
}
