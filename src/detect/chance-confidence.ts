/**
 * Confidence that evidence is more than chance, from the number of equally extreme cases that chance alone would give.
 * Below 1/e it is the Bayes-factor bound −e·E·ln E at even odds (Sellke, Bayarri, Berger 2001); above, it falls as 1/(1+e·E).
 * Continuous, falling in `expectedByChance` (tests × p), 0 to `cap`.
 */
export function chanceConfidence(expectedByChance: number, cap = 0.95): number {
  if (!(expectedByChance >= 0)) return 0
  if (expectedByChance === 0) return cap
  const factor =
    expectedByChance < 1 / Math.E ? -Math.E * expectedByChance * Math.log(expectedByChance) : Math.E * expectedByChance
  return cap / (1 + factor)
}

/** Smallest sensitivity at which a group test looks: k = −log10 p from 8 − 5s, within .01 (0 is for rules alone) and 1 (detection.md §4.3). */
export function groupSensitivity(pValue: number): number {
  const k = -Math.log10(Math.max(pValue, 1e-300))
  return Math.min(1, Math.max(0.01, (8 - k) / 5))
}

/** Below this, evidence is not told from chance and yields no candidate. */
export const confidenceMin = 0.02

/**
 * Tail probability of a main test and an independent supporting one: twice the smaller of the main p and Fisher's combined p,
 * so that support can only help and its absence costs no more than the factor 2.
 */
export function jointTail(main: number, support: number): number {
  const product = Math.max(main * support, 1e-300)
  return Math.min(1, 2 * Math.min(main, product * (1 - Math.log(product))))
}
