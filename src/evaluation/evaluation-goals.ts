// The goals of the evaluation's figures (docs/detection.md#goals).

import type { AnomalyType } from '../domain/vocabulary.ts'

export type Difficulty = 'easy' | 'medium' | 'hard'

/** Difficulty of a set, from its name; medium for any other name. */
export function difficultyOf(name: string): Difficulty {
  return name.startsWith('easy') ? 'easy' : name.startsWith('hard') ? 'hard' : 'medium'
}

/** Sets whose figures are averaged together, by how their names begin. */
export const setGroups = ['easy', 'medium', 'hard', 'small', 'clean'] as const
export type SetGroup = (typeof setGroups)[number]

/** Group of a set, from its name; medium for any other name. */
export function setGroupOf(name: string): SetGroup {
  return setGroups.find((group) => name.startsWith(group)) ?? 'medium'
}

/** The range of a figure, both bounds included, and the value from which it is better than required. */
export interface Goal {
  readonly min?: number
  readonly max?: number
  readonly good?: number
  /** Decimals shown, 4 by default. */
  readonly digits?: number
}

/** Minimum average precision by difficulty, at 20,000 rows; for medium also precision and recall at .8. */
export const practiceGoals: Readonly<
  Record<AnomalyType | 'any', Readonly<Partial<Record<SetGroup, Goal>> & Record<Difficulty | 'P' | 'R', Goal>>>
> = {
  price_anomaly: toGoals([[0.97], [0.74, 0.8], [0.46], [0.83, 0.9], [0.55, 0.65]]),
  pattern_anomaly: toGoals([[0.92], [0.88, 0.95], [0.85], [0.85, 0.93], [0.78, 0.88]]),
  temporal_anomaly: toGoals([[0.98], [0.9, 0.94], [0.76], [0.9, 0.93], [0.75, 0.85]]),
  relationship_anomaly: toGoals([[0.94], [0.91, 0.96], [0.88], [0.93, 0.95], [0.7, 0.85]]),
  compliance_violation: toGoals([[0.995], [0.995, 1], [0.99], [0.99, 1], [0.99, 1]]),
  any: toGoals([[0.92], [0.87, 0.92], [0.78], [0.89, 0.93], [0.77, 0.85]]),
}

type Least = readonly [min: number, good?: number]

function toGoals([easy, medium, hard, precision, recall]: readonly [Least, Least, Least, Least, Least]) {
  return { easy: toGoal(easy), medium: toGoal(medium), hard: toGoal(hard), P: toGoal(precision), R: toGoal(recall) }
}

function toGoal([min, good]: Least): Goal {
  return good === undefined ? { min } : { min, good }
}

/** Figures of a whole set. */
export const setFigures = [
  'p_at_100',
  'decoy_rate',
  'clean_rate',
  'groups_found',
  'type_accuracy',
  'ece',
  'claimed_gap',
  'fdr',
  'price_error',
  'price_coverage',
] as const
export type SetFigure = (typeof setFigures)[number]

const mediumGoals: Readonly<Record<SetFigure, Goal>> = {
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
}

const { decoy_rate, clean_rate } = mediumGoals

/** Goals for the figures of a whole set by its group: where nothing is planted only false alarms can be counted. */
export const setGoals: Readonly<Record<SetGroup, Readonly<Partial<Record<SetFigure, Goal>>>>> = {
  easy: {},
  medium: mediumGoals,
  hard: {},
  small: {},
  clean: { decoy_rate, clean_rate },
}

/** Goals of the pair of forests: means over the open sets, worst gain over the plain forest, mean gain over the anchors. */
export const forestGoals = {
  open_roc: { min: 0.84 },
  open_precision: { min: 0.497 },
  worst_roc_gain: { min: -0.05 },
  anchor_roc_gain: { min: -0.004 },
  anchor_precision_gain: { min: -0.01 },
} as const satisfies Readonly<Record<string, Goal>>

/** Open sets have at most so many rows. */
export const openSetRowsMax = 60_000

/** Goals of each part of the labelled questions, in both languages together. */
export const questionGoals: Readonly<Record<string, Goal>> = {
  f1: { min: 0.95 },
  exact: { min: 0.85 },
  reversed: { max: 0, digits: 0 },
}

/** Goals of each part of the labelled messages and dialogues, in both languages together. */
export const messageGoals: Readonly<Record<string, Goal>> = { intent: { min: 0.95 } }
export const dialogueGoals: Readonly<Record<string, Goal>> = { turns_exact: { min: 0.85 } }

export type GoalVerdict = 'missed' | 'reached' | 'good'

export function judgeGoal(
  value: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, good = Number.POSITIVE_INFINITY }: Goal,
): GoalVerdict {
  if (!(value >= min && value <= max)) return 'missed'
  return value >= good ? 'good' : 'reached'
}
