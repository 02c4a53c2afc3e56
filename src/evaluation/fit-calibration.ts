// Fit calibration: monotone maps from confidence to observed precision.

import { groupBy } from '../dataset/group-by.ts'
import type { CalibrationMap } from '../detect/calibration/calibration-map.ts'
import { isotonicRegression } from '../stats/isotonic-regression.ts'

/** What came of one candidate: how many of the records it names were planted with its type, of those that tell. */
export interface LabelledScore {
  readonly detector: string
  readonly confidence: number
  readonly planted: number
  readonly members: number
  /** How much it counts; 1 unless told. */
  readonly weight?: number
}

const bins = 20
/** Choice: in every bin, so many candidates at the detector's own word keep few outcomes from moving a map far. */
const priorWeight = 2
/** A detector whose claims lie this close to what was observed needs no map: the goal of claimed against observed precision. */
const toleratedGap = 0.07
/** Fewer records in a bin do not show that its claim is wrong. */
const membersMin = 8
const confidenceMax = 0.99
/**
 * Choice: what no set planted may still be wrong in the world, so a claim keeps a tenth of its own word, and half of it where no set
 * holds the detector's kind at all: such sets show how often it is wrong and not how often it is right.
 */
const keptShare = 0.1
const keptShareUntold = 0.5

/** Maps of those detectors that need one. */
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

/** Bins of equal width that hold outcomes. A group counts as the root of its members: they are neither one case nor many. */
function toBins(outcomes: readonly LabelledScore[]): readonly Bin[] {
  const told = outcomes.filter(({ members }) => members > 0)
  const byBin = groupBy(told, ({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)))
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
 * Isotonic through the bins, from (0, 0); flat stretches become one point, so that the lines between keep the order of confidences.
 * Beyond what any outcome reached, a detector whose kind no set holds goes back to its own word; another goes half-way.
 */
function fitMap(filled: readonly Bin[], isTold: boolean): CalibrationMap {
  const kept = isTold ? keptShare : keptShareUntold
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
  return [[0, 0], ...points, [1, round(Math.min(confidenceMax, isTold ? (1 + top) / 2 : 1))]]
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
