// Engine version: what findings rest on besides records, as hashes.

import type { AnomalyType } from './vocabulary.ts'

/** What the findings of one anomaly type rest on. */
export interface TypeEngine {
  /** Code of its detectors and of the judgement, with the engine of JavaScript that runs it. */
  readonly engine_version: string
  readonly legal_tables: string
  readonly calibration: string
  /** Of a forest that was grown before the run; absent where the run grows its own. */
  readonly model?: string
}

export interface EngineVersion {
  /** Short name of all of it. */
  readonly name: string
  readonly types: Readonly<Record<AnomalyType, TypeEngine>>
}
