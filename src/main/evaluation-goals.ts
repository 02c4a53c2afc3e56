// Goals of detection.md §6, beside which evaluate prints its figures.

import type { AnomalyType } from '../domain/vocabulary.ts'

export type Difficulty = 'easy' | 'medium' | 'hard'

/** Least average precision by difficulty; for medium also precision and recall at .8. */
export const practiceGoals: Readonly<Record<AnomalyType | 'any', Readonly<Record<Difficulty | 'P' | 'R', number>>>> = {
  price_anomaly: { easy: 0.97, medium: 0.74, hard: 0.46, P: 0.83, R: 0.55 },
  pattern_anomaly: { easy: 0.92, medium: 0.88, hard: 0.85, P: 0.85, R: 0.78 },
  temporal_anomaly: { easy: 0.98, medium: 0.9, hard: 0.76, P: 0.9, R: 0.75 },
  relationship_anomaly: { easy: 0.94, medium: 0.91, hard: 0.88, P: 0.93, R: 0.7 },
  compliance_violation: { easy: 0.995, medium: 0.995, hard: 0.99, P: 0.99, R: 0.99 },
  any: { easy: 0.92, medium: 0.87, hard: 0.78, P: 0.89, R: 0.77 },
}

/** A figure of a whole set, for medium: at least `min`, at most `max`. */
export interface Goal {
  readonly min?: number
  readonly max?: number
}

export const setGoals = {
  p_at_100: { min: 0.97 },
  decoy_rate: { max: 0.01 },
  clean_rate: { max: 0.005 },
  groups_found: { min: 0.8 },
  type_accuracy: { min: 0.98 },
  ece: { max: 0.05 },
  claimed_gap: { max: 0.07 },
  fdr: { max: 0.2 },
  price_error: { max: 0.05 },
  price_coverage: { min: 0.87, max: 0.93 },
} as const satisfies Readonly<Record<string, Goal>>

/** Ensemble over the open sets, worst set against the plain forest, and the mean over all sets against the anchors. */
export const forestGoals = {
  open_roc: { min: 0.84 },
  open_precision: { min: 0.497 },
  worst_roc_gain: { min: -0.05 },
  anchor_roc_gain: { min: -0.004 },
  anchor_precision_gain: { min: -0.01 },
} as const satisfies Readonly<Record<string, Goal>>

/** Larger sets are not among the open ones. */
export const openSetRowsMax = 60_000

export function isReached(
  value: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Goal,
): boolean {
  return value >= min && value <= max
}
