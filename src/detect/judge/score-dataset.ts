// Scores: how anomalous each record of a data set is by type, as `prumo detect` and the evaluation write it.

import type { Dataset } from '../../dataset/dataset.ts'
import { partitionRows } from '../../dataset/partition.ts'
import type { Candidate } from '../../domain/finding.ts'
import { type AnomalyType, anomalyTypes } from '../../domain/vocabulary.ts'
import type { Detector } from '../detector.ts'
import { runDetector } from '../run-detectors.ts'
import { type Reporting, scoreRows } from './aggregate.ts'
import { judge } from './judge.ts'

export interface RowScore {
  /** Row of `acts`. */
  readonly row: number
  readonly type: AnomalyType
  readonly confidence: number
}

/** Every record of every reported finding with its confidence, by type then row, as an investigation over all acts would weigh it. */
export function scoreDataset(
  detectors: readonly Detector[],
  dataset: Dataset,
  reporting: Reporting,
): readonly RowScore[] {
  return scoreCandidates(detectCandidates(detectors, dataset), reporting)
}

/** The candidates of all detectors over all acts. */
export function detectCandidates(detectors: readonly Detector[], dataset: Dataset): readonly Candidate[] {
  const context = { selected: new Uint8Array(dataset.acts.length).fill(1), seed: 'detect' }
  const run = { context, partitions: 1, rowsOf: partitionRows }
  return detectors.flatMap((detector) => runDetector(detector, dataset, run))
}

/** The same from the candidates of all detectors. */
export function scoreCandidates(candidates: readonly Candidate[], reporting: Reporting): readonly RowScore[] {
  return anomalyTypes.flatMap((type) => {
    const own = candidates.filter((candidate) => candidate.type === type)
    const { weighed, findings } = judge(own, reporting)
    return [...scoreRows(weighed, findings)]
      .sort(([a], [b]) => a - b)
      .map(([row, confidence]) => ({ row, type, confidence }))
  })
}
