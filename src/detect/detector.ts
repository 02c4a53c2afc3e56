// The detector contract: fold over a partition, reduce partials, finalize once. Pure and deterministic.
// D1. reduce is associative, and the partials come in partition order; the number of partitions and threads changes nothing.
// D2. Confidence depends on data alone: not on sensitivity, threshold, selection, or thread count.
// D3. What cannot be judged yields no candidate.

import type { Dataset, PartitionKey } from '../dataset/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyType } from '../domain/vocabulary.ts'
import { citeLawsInForce } from './views/law-in-force.ts'

export type { PartitionKey } from '../dataset/dataset.ts'

export interface DetectionContext {
  /** One byte per act row: 1 when the investigation asks about it. Peers may be any row; candidates only selected ones. */
  readonly selected: Uint8Array
  /** Derived from the investigation's id; the only source of randomness. */
  readonly seed: string
}

/** `Partial` must survive msgpack: numbers, texts, arrays, plain objects, typed arrays. */
export interface Detector<Partial = unknown> {
  /** File's name and main indicator, e.g. `PR-01`. */
  readonly id: string
  readonly type: AnomalyType
  readonly partition: PartitionKey
  /** Phase in which it runs: rules and peers first, evidence across records second. */
  readonly phase: 'agent_analysis' | 'pattern_detection'
  /** Reads the given act rows (ascending) and returns what finalize needs of them. */
  fold(data: Dataset, rows: Int32Array, context: DetectionContext): Partial
  reduce(left: Partial, right: Partial): Partial
  finalize(partial: Partial, data: Dataset, context: DetectionContext): readonly Candidate[]
}

/** Gives a detector the erased type that the registry holds; the partial stays private to the detector, and no rule cites a law that did not bind. */
export function defineDetector<Partial>(detector: Detector<Partial>): Detector {
  const { finalize } = detector
  const cited: Detector<Partial> = {
    ...detector,
    finalize: (partial, data, context) => citeLawsInForce(finalize(partial, data, context), data),
  }
  return cited as unknown as Detector
}

/** Reduce for partials that are lists. */
export function concatenate<T>(left: readonly T[], right: readonly T[]): readonly T[] {
  return [...left, ...right]
}
