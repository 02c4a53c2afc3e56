// Training of a calibration: what candidates of worlds turned out to be, the maps that are fitted on it, and how well maps do.

import type { Dataset } from '../dataset/dataset.ts'
import { groupBy } from '../dataset/group-by.ts'
import { partitionRows } from '../dataset/partition.ts'
import { whileWanted } from '../dataset/wanted.ts'
import { calibrate, type WeighedCandidate } from '../detect/calibration/calibrate.ts'
import type { CalibrationMaps } from '../detect/calibration/calibration-map.ts'
import { ownDetectors } from '../detect/registry.ts'
import { runDetector } from '../detect/run-detectors.ts'
import type { Candidate } from '../domain/finding.ts'
import { type AnomalyType, anomalyTypes } from '../domain/vocabulary.ts'
import { fitMaps, type LabelledScore } from '../evaluation/fit-calibration.ts'
import { outcomesOf } from '../evaluation/label-candidates.ts'
import type { PlannedWorld } from './held-out-worlds.ts'
import { type MadeWorld, type WorldContext, withWorld } from './make-world.ts'
import type { WorldFigures } from './model.ts'

/** A candidate with what it turned out to be. */
export interface JudgedCandidate extends LabelledScore {
  readonly candidate: WeighedCandidate
}

export interface JudgedWorld {
  readonly contracts: number
  readonly planted: number
  readonly judged: readonly JudgedCandidate[]
}

/** The candidates of a world, before they are calibrated. */
export function judgeWorld(context: WorldContext, world: PlannedWorld): Promise<JudgedWorld> {
  return withWorld(context, world, ({ dataset, truth, ids }: MadeWorld) => {
    const candidates = ownCandidates(context, dataset)
    const outcomes = outcomesOf({ truth, ids, candidates })
    const judged = outcomes.map((outcome, at) => ({ ...outcome, candidate: weighed(candidates[at]) }))
    return { contracts: dataset.acts.length, planted: truth.labels.size, judged }
  })
}

function weighed({ detector, confidence, ceiling, gravity, statistic }: Candidate): WeighedCandidate {
  const { p_value } = statistic
  return {
    ...{ detector, confidence, gravity, statistic: p_value === undefined ? {} : { p_value } },
    ...(ceiling !== undefined && { ceiling }),
  }
}

/** What detectors find over all acts by themselves. */
export function ownCandidates({ assertWanted }: Pick<WorldContext, 'assertWanted'>, dataset: Dataset) {
  const context = { selected: new Uint8Array(dataset.acts.length).fill(1), seed: 'models' }
  return ownDetectors.flatMap((detector) => {
    assertWanted()
    return whileWanted(assertWanted, () =>
      runDetector(detector, dataset, { context, partitions: 1, rowsOf: partitionRows }),
    )
  })
}

/** The maps of all worlds together, which weigh alike. */
export function fitCalibration(worlds: readonly JudgedWorld[]): CalibrationMaps {
  return { maps: fitMaps(worlds.flatMap(({ judged }) => judged)) }
}

const calibrationBins = 10
/** As investigations report by default (schemas/investigation-request.json). */
const reportedFrom = 0.8

/** How well the confidences of a table match what the candidates of a world turned out to be. */
export function calibrationFigures({ judged }: JudgedWorld, table: CalibrationMaps): WorldFigures {
  const known = judged
    .filter(({ members }) => members > 0)
    .map(({ candidate, planted, members }) => ({
      claimed: calibrate(candidate, table).confidence,
      observed: planted / members,
    }))
  const sum = (of: (one: (typeof known)[number]) => number, some = known) =>
    some.reduce((total, one) => total + of(one), 0)
  const byBin = groupBy(known, ({ claimed }) => Math.min(calibrationBins - 1, Math.floor(claimed * calibrationBins)))
  const gap = [...byBin.values()].reduce(
    (total, own) => total + Math.abs(sum(({ claimed, observed }) => claimed - observed, own)),
    0,
  )
  const reported = known.filter(({ claimed }) => claimed >= reportedFrom)
  const found = sum(({ observed }) => observed, reported)
  return {
    brier: sum(({ claimed, observed }) => (claimed - observed) ** 2) / known.length,
    calibration_error: gap / known.length,
    reported_precision: found / reported.length,
    reported_recall: found / sum(({ observed }) => observed),
    candidates: known.length,
  }
}

/** By detector, how often its own confidence lay in each bin of a hundredth. */
export type ConfidenceCounts = Readonly<Record<string, readonly number[]>>
export const confidenceBins = 100

/** The confidences of candidates, counted. */
export function countConfidences(candidates: readonly Pick<Candidate, 'detector' | 'confidence'>[]): ConfidenceCounts {
  const byDetector = [...groupBy(candidates, ({ detector }) => detector)].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    byDetector.map(([detector, own]) => {
      const counts = new Array<number>(confidenceBins).fill(0)
      for (const { confidence } of own) counts[Math.min(confidenceBins - 1, Math.floor(confidence * confidenceBins))]++
      return [detector, counts]
    }),
  )
}

/** The features of a calibration: the own confidences of candidates, by the type that they report. */
export const calibrationFeatures: readonly string[] = anomalyTypes.map(featureOf)

export function featureOf(type: AnomalyType): string {
  return `own_confidence_${type}`
}
