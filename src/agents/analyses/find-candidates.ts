// Candidates of a selection of acts: every detector in one thread, as an investigation of the same rows would run them.

import { contentDigest } from '../../dataset/content-digest.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import { partitionRows } from '../../dataset/partition.ts'
import { whileWanted } from '../../dataset/wanted.ts'
import type { Detector } from '../../detect/detector.ts'
import { runDetector } from '../../detect/run-detectors.ts'
import type { Candidate } from '../../domain/finding.ts'
import { type AnomalyType, anomalyTypes, type DataSource } from '../../domain/vocabulary.ts'
import type { WorkContext } from '../work-context.ts'

export interface AnalysisContext extends Pick<WorkContext, 'records'> {
  readonly detectors: readonly Detector[]
  /** Throws where nobody waits for the answer any more; called in between. */
  assertWanted(): void
}

/** Rows of `acts` to be judged; their peers may be any. */
export interface Subject {
  readonly dataset: Dataset
  readonly selected: Uint8Array
}

/** Candidates of each type, before sensitivity and threshold apply. */
export type TypeCandidates = readonly { readonly type: AnomalyType; readonly candidates: readonly Candidate[] }[]

interface CandidateSettings {
  readonly data_source: DataSource
  /** Empty: all. */
  readonly anomaly_types: readonly AnomalyType[]
}

/** Runs the detectors, which is nearly all of the time that an analysis takes. */
export function findCandidates(
  context: AnalysisContext,
  { dataset, selected }: Subject,
  { anomaly_types, data_source }: CandidateSettings,
): TypeCandidates {
  // As in an investigation, so that the same question has the same answer.
  const detection = { selected, seed: `${data_source} ${contentDigest(dataset)}` }
  const wanted = anomaly_types.length === 0 ? anomalyTypes : anomaly_types
  return wanted.map((type) => {
    const detectors = context.detectors.filter((detector) => detector.type === type)
    const candidates = detectors.flatMap((detector) => {
      context.assertWanted()
      return whileWanted(context.assertWanted, () =>
        runDetector(detector, dataset, { context: detection, partitions: 1, rowsOf: partitionRows }),
      )
    })
    return { type, candidates }
  })
}

/** Number of selected rows. */
export function countSelected(selected: Uint8Array): number {
  return selected.reduce((sum, byte) => sum + byte, 0)
}
