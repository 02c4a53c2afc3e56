// Fit of the calibration: monotone maps from confidence to observed precision.

import { groupBy } from '../dataset/group-by.ts'
import type { CalibrationMap } from '../detect/calibration/calibration-map.ts'
import { isotonicRegression } from '../stats/isotonic-regression.ts'

/** Outcome of one candidate: of its records with a usable label, the number planted with its type. */
export interface LabelledScore {
  readonly detector: string
  readonly confidence: number
  readonly planted: number
  readonly members: number
  /** Weight of the outcome; default: 1. */
  readonly weight?: number
}

const bins = 20
/** Choice: each bin has a prior of two candidates at the claimed precision, so that few outcomes move a map little. */
const priorWeight = 2
/** Largest gap of claimed to observed precision at which a detector needs no map: the goal for that gap. */
const toleratedGap = 0.07
/** Minimum number of records in a bin for its gap to count. */
const membersMin = 8
const confidenceMax = 0.99
/**
 * Choice: the sets do not plant every anomaly of the world, so a map keeps at least a tenth of the claimed confidence; half of
 * it where no set plants the detector's kind, since such sets show false positives alone.
 */
const keptShare = 0.1
const keptShareUnplanted = 0.5

/** Maps of the detectors that need one. */
export function fitMaps(outcomes: readonly LabelledScore[]): Record<string, CalibrationMap> {
  const byDetector = [...groupBy(outcomes, ({ detector }) => detector)].sort(([a], [b]) => (a < b ? -1 : 1))
  const maps: Record<string, CalibrationMap> = {}
  for (const [detector, own] of byDetector) {
    const filled = toBins(own)
    if (filled.some(isOff))
      maps[detector] = fitMap(
        filled,
        own.some(({ planted }) => planted > 0),
      )
  }
  return maps
}

interface Bin {
  readonly claimed: number
  readonly observed: number
  readonly members: number
  readonly weight: number
}

/** The non-empty bins of equal width. A group counts as the square root of its members, since they are neither one case nor many. */
function toBins(outcomes: readonly LabelledScore[]): readonly Bin[] {
  const labelled = outcomes.filter(({ members }) => members > 0)
  const byBin = groupBy(labelled, ({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)))
  return [...byBin]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => {
      const sum = (of: (outcome: LabelledScore) => number) =>
        own.reduce((total, outcome) => total + (outcome.weight ?? 1) * of(outcome), 0)
      const weight = sum(({ members }) => Math.sqrt(members))
      return {
        claimed: sum(({ confidence, members }) => confidence * Math.sqrt(members)) / weight,
        observed: sum(({ planted, members }) => planted / Math.sqrt(members)) / weight,
        members: own.reduce((total, { members }) => total + members, 0),
        weight,
      }
    })
}

function isOff({ claimed, observed, members }: Bin): boolean {
  return members >= membersMin && Math.abs(claimed - observed) > toleratedGap
}

/**
 * Isotonic regression through the bins, from (0, 0). Flat segments become one point, so that the map is strictly monotone.
 * Above the last bin the map rises to 1 for a detector whose kind no set plants, and half-way to 1 for any other.
 */
function fitMap(filled: readonly Bin[], isPlanted: boolean): CalibrationMap {
  const kept = isPlanted ? keptShare : keptShareUnplanted
  const weights = filled.map(({ weight }) => weight + priorWeight)
  const shares = filled.map(
    ({ observed, claimed, weight }, i) => (observed * weight + claimed * priorWeight) / weights[i],
  )
  const fitted = isotonicRegression(shares, weights)
  const blocks = groupBy(filled.keys(), (i) => fitted[i])
  const points = [...blocks].map(([share = 0, own]): readonly [number, number] => {
    const weight = own.reduce((sum, i) => sum + weights[i], 0)
    const center = own.reduce((sum, i) => sum + weights[i] * filled[i].claimed, 0) / weight
    return [round(center), round(Math.min(confidenceMax, Math.max(share, kept * center)))]
  })
  const [, top] = points.at(-1) ?? [0, 0]
  return [[0, 0], ...points, [1, round(Math.min(confidenceMax, isPlanted ? (1 + top) / 2 : 1))]]
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
