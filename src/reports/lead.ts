// Lead: the candidate that a finding is told by.

import assert from 'node:assert/strict'
import type { Candidate, Finding } from '../domain/finding.ts'

/** The strongest candidate of a finding, which tells it. */
export function leadOf({ candidates }: Finding): Candidate {
  const [lead] = candidates
  assert(lead, 'a finding has at least one candidate')
  return lead
}
