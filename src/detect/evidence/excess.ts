// Excess: counts against what was to be expected of them. Real groups differ more than chance alone has it, so that the spread of
// the bulk of groups, not the binomial law, says what is ordinary (funnel plots with overdispersion: Spiegelhalter 2005).

import { median } from '../../stats/median.ts'
import { madToSigma, medianAbsoluteDeviation } from '../../stats/median-absolute-deviation.ts'
import { normalTail } from '../../stats/normal-tail.ts'

export interface Excess {
  readonly observed: number
  readonly expected: number
  /** Variance of the count if chance alone were at work. */
  readonly variance: number
}

/** What the bulk of groups shows: where standardised residuals centre, at least 0, and how wide they are, at least 1. */
export interface Bulk {
  readonly center: number
  readonly width: number
}

/** Choice: fewer groups than this show no bulk, and chance alone is the measure. */
const bulkGroupsMin = 8

export function bulkOf(groups: readonly Excess[]): Bulk {
  if (groups.length < bulkGroupsMin) return { center: 0, width: 1 }
  const residuals = Float64Array.from(groups, residual)
  const width = medianAbsoluteDeviation(residuals) * madToSigma
  return { center: Math.max(0, median(residuals) || 0), width: Math.max(1, width || 1) }
}

/** Probability of a residual so high among such groups; combine it with the exact tail by taking the larger. */
export function bulkTail(group: Excess, { center, width }: Bulk): number {
  return normalTail((residual(group) - center) / width)
}

function residual({ observed, expected, variance }: Excess): number {
  return variance > 0 ? (observed - expected) / Math.sqrt(variance) : 0
}
