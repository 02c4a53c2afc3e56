// Lead: the candidate that represents a finding.

import assert from 'node:assert/strict'
import type { Candidate, Finding } from '../domain/finding.ts'

/** The strongest candidate of a finding, whose words are the finding's. */
export function leadOf({ candidates }: Finding): Candidate {
  const [lead] = candidates
  assert(lead, 'a finding has at least one candidate')
  return lead
}
