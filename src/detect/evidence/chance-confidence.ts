/** Evidence that chance alone gives more often than this is none: k = −log10 p from 3 at sensitivity 1 (docs/detection.md#chance). */
const pValueMax = 1e-3
/** Choice: few groups tested do not make an anomaly likelier, so that even a single test counts as this many. */
const testsMin = 20

/** Below this, evidence is not told from chance and yields no candidate. */
export const confidenceMin = 0.02

/**
 * Confidence, 0 to `cap`, that evidence is more than chance, from E, the number of equally extreme cases that chance alone
 * would show. The odds against are −e·E·ln E below E = 1/e (the Bayes-factor bound at even odds: Sellke, Bayarri, Berger
 * 2001) and e·E above, where both are 1.
 */
export function chanceConfidence(expectedByChance: number, cap = 0.95): number {
  if (!(expectedByChance >= 0)) return 0
  if (expectedByChance === 0) return cap
  const e = expectedByChance * Math.E
  return cap / (1 + (e < 1 ? -e * Math.log(expectedByChance) : e))
}

/** The same of one of `tests` groups with this p-value; 0 where the p-value itself is no evidence. */
export function groupConfidence(pValue: number, tests: number, cap = 0.95): number {
  return pValue <= pValueMax ? chanceConfidence(pValue * Math.max(testsMin, tests), cap) : 0
}

/** The same of a joint tail, of which it is known how many chance alone would show: not every group may be able to reach it. */
export function jointConfidence(tail: number, expectedByChance: (tail: number) => number, cap = 0.95): number {
  // The tail is twice the smaller of two, and each of them is held to the limit.
  return tail <= 2 * pValueMax ? chanceConfidence(Math.max(testsMin * tail, expectedByChance(tail)), cap) : 0
}

/** Smallest sensitivity at which a group test looks: k = −log10 p from 8 − 5s, within .01 (0 is for rules alone) and 1. */
export function groupSensitivity(pValue: number): number {
  const k = -Math.log10(Math.max(pValue, 1e-300))
  return Math.min(1, Math.max(0.01, (8 - k) / 5))
}

/**
 * Tail probability of a main test and an independent supporting one: twice the smaller of the main p and Fisher's combined p,
 * so that support can only help and its absence costs no more than the factor 2.
 */
export function jointTail(main: number, support: number): number {
  return Math.min(1, 2 * Math.min(main, productTail(main, support)))
}

/** Fisher's combined tail probability of two independent tests. */
export function productTail(left: number, right: number): number {
  const product = Math.max(left * right, 1e-300)
  return product * (1 - Math.log(product))
}
