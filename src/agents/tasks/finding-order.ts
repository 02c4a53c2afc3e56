// The order in which findings are listed.

import type { Finding } from '../../domain/finding.ts'
import { severities } from '../../domain/vocabulary.ts'

/** As much of a finding as it is ordered and counted by: most findings are never shown. */
export type FindingHead = Pick<Finding, 'key' | 'type' | 'row' | 'confidence' | 'severity'>

/** Order of a list of findings: severity, confidence, then what they are about, so that equal runs list alike. */
export function bySeverity(left: FindingHead, right: FindingHead): number {
  return (
    severities.indexOf(left.severity) - severities.indexOf(right.severity) ||
    right.confidence - left.confidence ||
    left.row - right.row ||
    (left.key < right.key ? -1 : 1)
  )
}
