// Tasks of the thread for analyses and their answers. Answers are in English names and may be shown as they are.

import type { ActFilters } from '../../dataset/selection.ts'
import type { AnomalyDetection, AnomalyResult, ContractsAnalysis } from '../../domain/generated/wire-types.ts'
import type { AnomalyType, DataSource, Language } from '../../domain/vocabulary.ts'
import type { RequestRows } from '../../import/run/read-request.ts'
import type { ColumnCondition } from '../../records/lookup-conditions.ts'

/** How findings are looked for and worded. */
export interface AnalysisSettings {
  readonly data_source: DataSource
  readonly language: Language
  /** Empty: all. */
  readonly anomaly_types: readonly AnomalyType[]
  readonly sensitivity: number
  readonly confidence_threshold: number
  readonly include_explanations: boolean
  readonly max_results: number
}

export type AnalysisTask =
  /** Over records that come along. */
  | {
      readonly type: 'detect_sent'
      readonly rows: RequestRows
      readonly retrieved_at: string
      readonly filters: ActFilters
      readonly settings: AnalysisSettings
    }
  /** Over the stored records of one source. */
  | { readonly type: 'detect_stored'; readonly filters: ActFilters; readonly settings: AnalysisSettings }
  /** Figures and findings of stored contracts of all sources. */
  | {
      readonly type: 'analyze_contracts'
      readonly where: readonly ColumnCondition[]
      readonly settings: AnalysisSettings
      /** Entries of each list of figures. */
      readonly listed: number
    }

/** The answer to each kind of task, without what only the edge knows. */
export interface AnalysisAnswers {
  readonly detect_sent: Timeless<AnomalyDetection>
  readonly detect_stored: Timeless<AnomalyDetection>
  readonly analyze_contracts: Timeless<ContractsAnalysis>
}

type Timeless<T extends { readonly metadata: object }> = Omit<T, 'metadata'> & {
  readonly metadata: Omit<T['metadata'], 'execution_time_ms'>
}

/** Findings in words, most severe first. */
export interface FoundAnomalies {
  readonly anomalies: readonly AnomalyResult[]
  readonly summary: AnomalyDetection['summary']
}
