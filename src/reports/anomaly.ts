// Anomaly: one finding in full, as callers get it.

import { toRatio } from '../domain/figures.ts'
import type { AnomalyResult } from '../domain/generated/wire-types.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { toContext } from './context.ts'
import { affectedEntities } from './entities.ts'
import { toEvidence } from './evidence.ts'
import { toExplanation } from './explanation.ts'
import { withhold } from './privacy.ts'
import { wordCandidates } from './sentences.ts'
import { technicalDetails } from './technical-details.ts'

/** One finding in full, as callers get it. */
export function toAnomaly(input: AnomalyInput): AnomalyResult {
  const { id, finding, primary, related, supporting, explain } = input
  const worded = wordCandidates(input)
  const context = toContext(input)
  const result: AnomalyResult = {
    id,
    type: finding.type,
    severity: finding.severity,
    confidence: toRatio(finding.confidence),
    description: worded[0].sentence,
    technical_details: technicalDetails(input, worded),
    affected_entities: affectedEntities(input),
    evidence: toEvidence(input, worded),
    ...(context && { context }),
    ...(explain && { explanation: toExplanation(input, worded) }),
    ...([primary, ...related, ...supporting].some(({ synthetic }) => synthetic) && { synthetic: true }),
  }
  return withhold(result, [input], input.language)
}
