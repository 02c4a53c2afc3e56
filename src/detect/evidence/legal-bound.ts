import type { Candidate, Expected } from '../../domain/finding.ts'
import type { TermCap } from '../../domain/term-caps.ts'

/** What a rule expects of a metric with an upper bound; at the bound the act would not have been flagged. */
export function atMost(metric: string, observed: number, bound: number): Expected {
  return { metric, observed, value: bound, high: bound, counterfactual: bound }
}

/** What a rule expects of a metric with a lower bound; at the bound the act would not have been flagged. */
export function atLeast(metric: string, observed: number, bound: number): Expected {
  return { metric, observed, value: bound, low: bound, counterfactual: bound }
}

/** The rule that caps a term, as in force on its first day, in days since 1970. */
export function capRule(
  { law, article, amount, unit }: TermCap,
  start: number,
  status: 'violation' | 'suspect',
): NonNullable<Candidate['rule']> {
  return { law, article, reference_day: start, limit: amount, limit_unit: unit, status }
}

/** The largest amount in whole cents within a ratio of another; a product that falls just short of a cent is that cent. */
export function withinRatio(cents: number, ratio: number): number {
  return Math.floor(cents * ratio + 1e-6)
}
