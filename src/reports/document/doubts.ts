// Doubts: what speaks against a finding, and what would settle it.

import { number } from '../template.ts'
import type { PartContext, ReportedFinding } from './part.ts'

/** Sentences, the strongest reason first. */
export function againstOf({ anomaly }: ReportedFinding, { say }: PartContext): readonly string[] {
  const said = anomaly.explanation?.against ?? []
  return said.length > 0 ? said : [say('against_unknown', { confidence: number(anomaly.confidence) })]
}

/** What to open next, in the order in which it settles the matter fastest. */
export function checksOf({ anomaly }: ReportedFinding): readonly string[] {
  return (anomaly.explanation?.next_checks ?? []).map(({ check }) => check)
}
