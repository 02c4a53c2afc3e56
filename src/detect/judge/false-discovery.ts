// False discovery control within a type: how deep into the ranking of facts one may look at a given sensitivity.
// The q-value of a fact is the mean of 1 − confidence over all facts at least as certain: the share of false discoveries to be
// expected among them (Müller, Parmigiani, Robert, Rousseau 2004; Efron, "Size, power and false discovery rates", 2007). A group
// counts as one fact. BH on p-values would be the same with an uncalibrated null; here confidence is calibrated already.

import type { CandidateHead } from '../../domain/finding.ts'

/** α(s) = .01 + .29·s² (docs/detection.md#sensitivity). */
const alphaMin = 0.01
const alphaSpan = 0.29

/**
 * Raises the sensitivity of candidates whose false discovery rate asks for more than their own. Confidence does not change, and
 * rules that are looked for at 0 stay there. At sensitivity 1 everything is looked for.
 */
export function controlFalseDiscoveries<C extends CandidateHead>(candidates: readonly C[]): readonly C[] {
  const sensitivityOf = falseDiscoverySensitivity(candidates.map(({ confidence }) => confidence))
  return candidates.map((candidate) => {
    const { sensitivity, confidence } = candidate
    const needed = sensitivity === 0 ? 0 : sensitivityOf(confidence)
    return needed > sensitivity ? { ...candidate, sensitivity: needed } : candidate
  })
}

/** Smallest sensitivity at which a confidence among these is looked for. */
function falseDiscoverySensitivity(confidences: readonly number[]): (confidence: number) => number {
  const sorted = Float64Array.from(confidences).sort().reverse()
  const bySize = new Map<number, number>()
  let doubts = 0
  for (const [index, confidence] of sorted.entries()) {
    doubts += 1 - confidence
    bySize.set(confidence, Math.min(1, Math.sqrt(Math.max(0, doubts / (index + 1) - alphaMin) / alphaSpan)))
  }
  return (confidence) => bySize.get(confidence) ?? 1
}
