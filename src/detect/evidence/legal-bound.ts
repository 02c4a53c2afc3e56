import type { Expected } from '../../domain/finding.ts'

/** What a rule expects of a metric with an upper bound; at the bound the act would not have been flagged. */
export function atMost(metric: string, observed: number, bound: number): Expected {
  return { metric, observed, value: bound, high: bound, counterfactual: bound }
}

/** What a rule expects of a metric with a lower bound; at the bound the act would not have been flagged. */
export function atLeast(metric: string, observed: number, bound: number): Expected {
  return { metric, observed, value: bound, low: bound, counterfactual: bound }
}

/** The largest amount in whole cents within a ratio of another; a product that falls just short of a cent is that cent. */
export function withinRatio(cents: number, ratio: number): number {
  return Math.floor(cents * ratio + 1e-6)
}
