// Risk score: one number for the findings of an investigation, from their severities and confidences.

import type { Severity } from '../../domain/vocabulary.ts'

/** Choice: the share of the remaining distance to 100 that one certain finding takes (docs/choices.md#risk-score). */
const severityWeight: Readonly<Record<Severity, number>> = { critical: 0.3, high: 0.15, medium: 0.045, low: 0.01 }

/** 100·(1 − Π(1 − w·confidence)), to one decimal: 0 without findings, rising with each, never above 100. */
export function riskScore(findings: Iterable<{ readonly severity: Severity; readonly confidence: number }>): number {
  let remaining = 1
  for (const { severity, confidence } of findings) remaining *= 1 - severityWeight[severity] * confidence
  return Math.round(1000 * (1 - remaining)) / 10
}
