// Runs detectors in one thread over a dataset held by the caller: fold each partition, reduce in order, finalize once.

import type { Dataset, PartitionKey } from '../dataset/dataset.ts'
import type { PartitionPlace } from '../dataset/partition.ts'
import type { Candidate } from '../domain/finding.ts'
import type { DetectionContext, Detector } from './detector.ts'

export interface DetectorRun {
  readonly context: DetectionContext
  readonly partitions: number
  /** The rows of a partition; dataset/partition.ts. */
  readonly rowsOf: (data: Dataset, key: PartitionKey, part: PartitionPlace) => Int32Array
}

/** All candidates of a detector, the same ones for any number of partitions. */
export function runDetector(
  detector: Detector,
  data: Dataset,
  { context, partitions, rowsOf }: DetectorRun,
): readonly Candidate[] {
  const count = detector.partition === 'whole' ? 1 : partitions
  const partials = Array.from({ length: count }, (_, index) =>
    detector.fold(data, rowsOf(data, detector.partition, { index, count }), context),
  )
  return detector.finalize(
    partials.reduce((left, right) => detector.reduce(left, right)),
    data,
    context,
  )
}
