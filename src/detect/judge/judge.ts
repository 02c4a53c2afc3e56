// Judgement: the candidates of one type become findings by reflection, false discovery control and aggregation, in this order
// wherever detectors run.

import type { CandidateHead, Finding } from '../../domain/finding.ts'
import { limits } from '../../limits.ts'
import { aggregate, type Reporting } from './aggregate.ts'
import { controlFalseDiscoveries } from './false-discovery.ts'
import { reflect } from './reflect.ts'

export interface Judging<C extends CandidateHead> extends Reporting {
  /** Passes of reflection at most; 0 is none. */
  readonly passes?: number
  /** Everything that a candidate says, as text: heads that are equal are ordered by it. */
  readonly textOf?: (candidate: C) => string
}

export interface Judgement<C extends CandidateHead> {
  readonly findings: readonly Finding<C>[]
  /** The candidates that reflection left, each with the sensitivity at which false discovery control looks for it. */
  readonly weighed: readonly C[]
}

/** The reported findings of one type, and the candidates that they come from. */
export function judge<C extends CandidateHead>(
  candidates: readonly C[],
  { passes = limits.iterationsDefault, textOf, ...reporting }: Judging<C>,
): Judgement<C> {
  const weighed = controlFalseDiscoveries(reflect(candidates, passes))
  return { findings: aggregate(weighed, reporting, textOf), weighed }
}
