// What a training learnt from, besides worlds.

import { createHash } from 'node:crypto'
import type { ConfidenceCounts } from '../../models/calibration-training.ts'

export interface LearntFrom {
  readonly records: number
  /** Of all that detectors can read of them. */
  readonly records_hash: string
  /** Of the shipped engine. */
  readonly engine_version: string
}

export interface CountedSource extends LearntFrom {
  readonly confidences: ConfidenceCounts
}

/** Of all sources together, in their order. */
export function joinLearnt(sources: readonly LearntFrom[]): LearntFrom {
  const [{ engine_version }] = sources
  const hash = createHash('sha256').update(sources.map(({ records_hash }) => records_hash).join())
  return {
    records: sources.reduce((sum, { records }) => sum + records, 0),
    records_hash: hash.digest('hex').slice(0, 32),
    engine_version,
  }
}
