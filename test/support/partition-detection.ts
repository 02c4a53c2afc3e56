// Runs detectors in process, the way the workers do: fold each partition, reduce in order, finalize once.

import type { Dataset } from '../../src/dataset/dataset.ts'
import type { DetectionContext, Detector, PartitionKey } from '../../src/detect/detector.ts'
import type { Candidate } from '../../src/domain/finding.ts'

/** Selects every row; the seed is fixed. */
export function everyRow(data: Dataset, seed = 'practice'): DetectionContext {
  return { selected: new Uint8Array(data.acts.length).fill(1), seed }
}

const found = new WeakMap<Dataset, Map<Detector, readonly Candidate[]>>()

/** Candidates of one detector over every row in one partition; worked out once a dataset. */
export function runWhole(detector: Detector, data: Dataset): readonly Candidate[] {
  const ofData = found.get(data) ?? new Map<Detector, readonly Candidate[]>()
  const candidates = ofData.get(detector) ?? runDetector(detector, data)
  found.set(data, ofData.set(detector, candidates))
  return candidates
}

/** Candidates of one detector over `partitions` partitions. */
export function runDetector(
  detector: Detector,
  data: Dataset,
  { partitions = 1, context = everyRow(data) }: { partitions?: number; context?: DetectionContext } = {},
): readonly Candidate[] {
  const partials = splitRows(data, detector.partition, partitions).map((rows) => detector.fold(data, rows, context))
  const reduced = partials.reduce((left, right) => detector.reduce(left, right))
  return detector.finalize(reduced, data, context)
}

/** Rows dealt out so that those of one key stay together, ascending within a partition. */
function splitRows(data: Dataset, key: PartitionKey, partitions: number): Int32Array[] {
  const count = key === 'whole' ? 1 : partitions
  const dealt: number[][] = Array.from({ length: count }, () => [])
  for (let row = 0; row < data.acts.length; row++) dealt[partOf(data, key, row, count)]?.push(row)
  return dealt.map((rows) => Int32Array.from(rows))
}

function partOf(data: Dataset, key: PartitionKey, row: number, count: number): number {
  if (key === 'whole') return 0
  if (key === 'row') return Math.floor((row * count) / data.acts.length)
  const code = data.acts[key][row] ?? -1
  return (code < 0 ? row : code) % count
}
