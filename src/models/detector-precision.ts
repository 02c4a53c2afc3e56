// How often people confirmed what a detector found, of what they confirmed or dismissed.

import { toRatio } from '../domain/figures.ts'
import type { DetectorPrecision, Disposition } from '../domain/generated/wire-types.ts'
import { wilsonInterval } from '../stats/wilson-interval.ts'

/** A finding that somebody examined. */
export interface ExaminedFinding {
  /** As it was listed with. */
  readonly confidence: number
  /** The latest first. */
  readonly dispositions: readonly Disposition[]
}

/** The precision of a detector on findings that people examined, with an interval of 95 %, beside what they claimed; without where none was judged. */
export function precisionOf(detector: string, findings: readonly ExaminedFinding[]): DetectorPrecision {
  const of = (value: Disposition['value']) => findings.filter(({ dispositions: [last] }) => last?.value === value)
  const [confirmed, dismissed] = [of('confirmed'), of('dismissed')]
  const judged = [...confirmed, ...dismissed]
  const { low, high } = wilsonInterval(confirmed.length, judged.length)
  const meanClaim = judged.reduce((sum, { confidence }) => sum + confidence, 0) / judged.length
  return {
    detector,
    ...{ confirmed: confirmed.length, dismissed: dismissed.length, needs_work: of('needs_work').length },
    ...(judged.length > 0 && {
      precision: toRatio(confirmed.length / judged.length),
      interval: [toRatio(low), toRatio(high)],
      claimed: toRatio(meanClaim),
    }),
  }
}
