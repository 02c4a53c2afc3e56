// The summary of a result: how many findings of which type and severity, and how much risk they show.

import { riskScore } from '../../detect/judge/risk-score.ts'
import { toRatio } from '../../domain/figures.ts'
import type { Finding } from '../../domain/finding.ts'
import type { ResultsSummary } from '../../domain/generated/wire-types.ts'
import { type AnomalyType, anomalyTypes, type Severity, severities } from '../../domain/vocabulary.ts'

type Counted = Pick<Finding, 'type' | 'severity' | 'confidence'>

/** Findings counted by type and severity, with their risk score. */
export function summaryOf(findings: readonly Counted[]): ResultsSummary {
  return {
    total_anomalies: findings.length,
    by_type: { ...emptyCounts(anomalyTypes), ...countBy(findings, ({ type }) => type) },
    by_severity: { ...emptyCounts(severities), ...countBy(findings, ({ severity }) => severity) },
    risk_score: riskScore(findings),
  }
}

/** Risk score and mean confidence, as lists of investigations show them. */
export function scoresOf(findings: readonly Counted[]) {
  const total = findings.reduce((sum, { confidence }) => sum + confidence, 0)
  return {
    risk_score: riskScore(findings),
    confidence_score: findings.length === 0 ? 0 : toRatio(total / findings.length),
  }
}

/** Findings by a key; keys that none has are absent. */
export function countBy<K extends AnomalyType | Severity>(
  findings: readonly Counted[],
  key: (finding: Counted) => K,
): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {}
  for (const finding of findings) counts[key(finding)] = (counts[key(finding)] ?? 0) + 1
  return counts
}

function emptyCounts<K extends string>(keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>
}
