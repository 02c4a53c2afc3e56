// Chance confidence: from a p-value and the number of tests to a confidence.

import type { Statistic } from '../../domain/finding.ts'

/** A larger p-value is no evidence: k = −log10 p from 3 at sensitivity 1 (docs/detection.md#chance). */
export const pValueMax = 1e-3
/** Choice: the number of tests counts as at least this many, since an anomaly is no likelier where few groups are tested. */
const testsMin = 20

/** A lower confidence is indistinguishable from chance and yields no candidate. */
export const confidenceMin = 0.02

/**
 * Confidence, 0 to `cap`, that evidence is more than chance, from E, the number of equally extreme cases expected under the null
 * hypothesis. The odds against are −e·E·ln E below E = 1/e (the Bayes-factor bound at even odds: Sellke, Bayarri, Berger
 * 2001) and e·E above, where both are 1.
 */
export function chanceConfidence(expectedByChance: number, cap = 0.95): number {
  if (!(expectedByChance >= 0)) return 0
  if (expectedByChance === 0) return cap
  const e = expectedByChance * Math.E
  return cap / (1 + (e < 1 ? -e * Math.log(expectedByChance) : e))
}

/** k = −log10 p, which is 300 at most: how surprising a p-value is. */
function surpriseOf(pValue: number): number {
  return -Math.log10(Math.max(pValue, 1e-300))
}

/** The statistic of a test by chance: k and the k from which on it counts, on one scale. */
export function chanceStatistic(
  method: string,
  { pValue = 1, sample_size }: { readonly pValue?: number | undefined; readonly sample_size: number },
): Omit<Statistic, 'p_value'> {
  return { method, score: surpriseOf(pValue), threshold: surpriseOf(pValueMax), sample_size }
}

/** The least count, up to the observed one, whose tail counts; one less would not be reported. `tailOf` falls with the count. */
export function leastCounting(observed: number, tailOf: (count: number) => number, least = 1): number {
  let [low, high] = [Math.min(least, observed), observed]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (tailOf(middle) <= pValueMax) high = middle
    else low = middle + 1
  }
  return low
}

/** The confidence of one of `tests` groups with this p-value; 0 above `pValueMax`. */
export function groupConfidence(pValue: number, tests: number, cap = 0.95): number {
  return pValue <= pValueMax ? chanceConfidence(pValue * Math.max(testsMin, tests), cap) : 0
}

/** The confidence of a joint tail whose expected count under the null hypothesis is known: some groups may be unable to reach it. */
export function jointConfidence(tail: number, expectedByChance: (tail: number) => number, cap = 0.95): number {
  // The tail is twice the smaller of two p-values, each of which is held to the limit.
  return tail <= 2 * pValueMax ? chanceConfidence(Math.max(testsMin * tail, expectedByChance(tail)), cap) : 0
}

/** Smallest sensitivity at which a group test reports: k = −log10 p from 8 − 5s, within .01 (0 is for rules alone) and 1. */
export function groupSensitivity(pValue: number): number {
  return Math.min(1, Math.max(0.01, (8 - surpriseOf(pValue)) / 5))
}

/**
 * Tail probability of a main test and an independent supporting one: twice the smaller of the main p and Fisher's combined p,
 * so that a missing support costs no more than the factor 2.
 */
export function jointTail(main: number, support: number): number {
  return Math.min(1, 2 * Math.min(main, productTail(main, support)))
}

/** Fisher's combined tail probability of two independent tests. */
export function productTail(left: number, right: number): number {
  const product = Math.max(left * right, 1e-300)
  return product * (1 - Math.log(product))
}
