import { scoreRows } from '../detect/aggregate.ts'
import type { Detector } from '../detect/detector.ts'
import { reflect } from '../detect/reflect.ts'
import { runDetector } from '../detect/run-detectors.ts'
import type { Dataset } from '../domain/dataset.ts'
import { type AnomalyType, anomalyTypes } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { partitionRows } from '../records/partition.ts'

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
  reporting: { readonly sensitivity: number; readonly threshold: number },
): readonly RowScore[] {
  const context = { selected: new Uint8Array(dataset.acts.length).fill(1), seed: 'detect' }
  return anomalyTypes.flatMap((type) => {
    const candidates = detectors
      .filter((detector) => detector.type === type)
      .flatMap((detector) => runDetector(detector, dataset, { context, partitions: 1, rowsOf: partitionRows }))
    const scores = scoreRows(reflect(candidates, limits.iterationsDefault), reporting)
    return [...scores].sort(([a], [b]) => a - b).map(([row, confidence]) => ({ row, type, confidence }))
  })
}
