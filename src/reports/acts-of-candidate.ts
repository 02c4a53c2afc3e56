// Acts of a candidate: the acts that one candidate of a finding is about.

import type { Candidate } from '../domain/finding.ts'
import type { ActRecord } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'

/** The acts of a candidate among the records at hand, which of a large group are its first. */
export function actsOfCandidate({ finding, primary, related }: AnomalyInput, candidate: Candidate): ActRecord[] {
  const rows = new Set([candidate.row, ...candidate.related])
  const others = related.filter((_, index) => rows.has(finding.related[index] ?? -1))
  return rows.has(finding.row) ? [primary, ...others] : others
}
