// Excess: observed counts against expected ones. Real groups are overdispersed, so that the spread of the bulk of groups, not the
// binomial law, is the reference (funnel plots with overdispersion: Spiegelhalter 2005).

import { median } from '../../stats/median.ts'
import { madToSigma, medianAbsoluteDeviation } from '../../stats/median-absolute-deviation.ts'
import { normalTail } from '../../stats/normal-tail.ts'

export interface Excess {
  readonly observed: number
  readonly expected: number
  /** Variance of the count under the null hypothesis. */
  readonly variance: number
}

/** Location (at least 0) and scale (at least 1) of the standardised residuals of all groups. */
export interface Bulk {
  readonly center: number
  readonly width: number
}

/** Choice: with fewer groups than this the standard normal is the reference. */
const bulkGroupsMin = 8

/** Robust location and scale of the groups' residuals, by median and MAD. */
export function bulkOf(groups: readonly Excess[]): Bulk {
  if (groups.length < bulkGroupsMin) return { center: 0, width: 1 }
  const residuals = Float64Array.from(groups, residual)
  const width = medianAbsoluteDeviation(residuals) * madToSigma
  return { center: Math.max(0, median(residuals) || 0), width: Math.max(1, width || 1) }
}

/** p-value of a group's residual against the bulk; callers take the larger of this and the exact tail. */
export function bulkTail(group: Excess, { center, width }: Bulk): number {
  return normalTail((residual(group) - center) / width)
}

function residual({ observed, expected, variance }: Excess): number {
  return variance > 0 ? (observed - expected) / Math.sqrt(variance) : 0
}
