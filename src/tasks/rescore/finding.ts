// Findings of a partition as they are kept: enough to recognise each in another run and to say what it is about.

import type { AnomalyType, Severity } from '../../domain/vocabulary.ts'

export interface KeptFinding {
  readonly anomaly_id: string
  readonly type: AnomalyType
  readonly severity: Severity
  /** Four decimals, as it is shown. */
  readonly confidence: number
  /** Key of the finding: its detectors, families and group. */
  readonly key: string
  /** Ids of its detectors, in alphabetical order. */
  readonly detectors: readonly string[]
  readonly is_group: boolean
  /** The act it is about, then the others, at most limits.relatedRecordsMax. */
  readonly acts: readonly KeptAct[]
}

export interface KeptAct {
  readonly id: string
  /** Its id in the columns. */
  readonly hash: number
  /** Of what detectors can read of it; absent where that is not known any more. */
  readonly digest?: string
}

/** Findings of a partition with what they follow from. */
export interface PartitionFindings {
  /** As investigations list them. */
  readonly findings: readonly KeptFinding[]
  /** There were more than are kept. */
  readonly is_cut: boolean
}
