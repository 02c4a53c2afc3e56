// Model: what was learnt from records, as it is stored: a forest, or the tables from score to confidence.

import type { ModelKind } from '../domain/generated/wire-types.ts'
import type { Distribution } from './distribution.ts'

export const modelKinds = ['forest', 'calibration'] as const satisfies readonly ModelKind[]

/** How a model is named in results and in records of runs. */
export interface ModelName {
  readonly model_id: string
  /** Counts up by kind. */
  readonly version: number
}

/** The models of a run; the shipped one of a kind that is absent. */
export type PinnedModels = Readonly<Partial<Record<ModelKind, ModelName>>>

/** What a model was made of. */
export interface Lineage {
  readonly dataset_version: number
  /** Of all that detectors can read of the records. */
  readonly records_hash: string
  readonly records: number
  readonly features: readonly string[]
  /** Name of the shipped engine that it was trained and measured under. */
  readonly engine_version: string
  readonly seed: number
  readonly training_worlds: readonly string[]
  readonly held_out_worlds: readonly string[]
}

/** What is measured on a held-out world. */
export type WorldFigures = Readonly<Record<string, number>>

export interface WorldResult {
  readonly world: string
  readonly contracts: number
  readonly planted: number
  readonly figures: WorldFigures
  /** Of what is shipped, on the same world. */
  readonly shipped: WorldFigures
}

export interface ModelRecord extends ModelName {
  readonly kind: ModelKind
  readonly created_at: string
  readonly task_id: string
  readonly lineage: Lineage
  /** SHA-256 of its bytes. */
  readonly digest: string
  readonly bytes: number
  readonly worlds: readonly WorldResult[]
  /** How features and scores were distributed in the records that it learnt from. */
  readonly reference: readonly Distribution[]
}

/** By which figure models of a kind are compared. */
export const primaryFigures: Readonly<Record<ModelKind, { readonly figure: string; readonly better: 'high' | 'low' }>> =
  {
    forest: { figure: 'average_precision', better: 'high' },
    calibration: { figure: 'brier', better: 'low' },
  }

/** Means over worlds, without those that cannot be measured. */
export function meansOf(figures: readonly WorldFigures[]): WorldFigures {
  const names = [...new Set(figures.flatMap((each) => Object.keys(each)))].sort()
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = figures.flatMap((each) => (Number.isFinite(each[name]) ? [each[name]] : []))
      return values.length === 0 ? [] : [[name, values.reduce((sum, value) => sum + value, 0) / values.length]]
    }),
  )
}
