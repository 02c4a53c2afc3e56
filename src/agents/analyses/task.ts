// Tasks of the thread for analyses and their answers. Answers are in English names and may be shown as they are.

import type { ActFilters } from '../../dataset/selection.ts'
import type { AgentRecordsAnswer } from '../../domain/agent-answer.ts'
import type {
  AnomalyDetection,
  AnomalyResult,
  ContractsAnalysis,
  InvestigationFilters,
  InvestigationRequest,
} from '../../domain/generated/wire-types.ts'
import type { AnomalyType, DataSource, Language } from '../../domain/vocabulary.ts'
import type { RequestRows } from '../../import/run/read-request.ts'
import type { ColumnCondition } from '../../records/lookup-conditions.ts'
import type { QueryAnswer } from '../query-answer.ts'
import type { AnalysedSelection, SelectionQuestion, TypeQuestion } from './analyse-selection.ts'
import type { VisualisedSelection, VisualQuestion } from './visualise-selection.ts'
import type { VisualSummary } from './visualise-summary.ts'

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

/** A question with what was given in fields, and what is wanted of the records that it is about. */
export interface RecordsQuestion {
  readonly request: InvestigationRequest
  /** Day number that relative dates refer to. */
  readonly today: number
  readonly language: Language
  /** `groups`: by the detectors that compare across all records. */
  readonly wants: 'records' | 'anomalies' | 'groups'
}

export interface AnsweredQuestion {
  readonly query: QueryAnswer
  /** In force. */
  readonly filters: InvestigationFilters
  readonly answer: AgentRecordsAnswer
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
  /** Figures of one type of analysis of stored records, of the newest version. */
  | { readonly type: 'analyse_stored'; readonly question: Omit<SelectionQuestion, 'version'> & TypeQuestion }
  /** The data of a visualization, and those of the first look, of the newest version. */
  | { readonly type: 'visualise'; readonly question: VisualQuestion }
  | { readonly type: 'visualise_summary'; readonly language: Language }
  /** A question about the stored records of one source. */
  | { readonly type: 'answer_question'; readonly question: RecordsQuestion }

/** The answer to each kind of task, without what only the edge knows. */
export interface AnalysisAnswers {
  readonly detect_sent: Timeless<AnomalyDetection>
  readonly detect_stored: Timeless<AnomalyDetection>
  readonly analyze_contracts: Timeless<ContractsAnalysis>
  readonly answer_question: AnsweredQuestion
  readonly analyse_stored: AnalysedSelection
  readonly visualise: Cached<VisualisedSelection>
  readonly visualise_summary: Cached<VisualSummary>
}

/** With the instant at which it was worked out. */
type Cached<Answer> = Answer & { readonly cache_timestamp: string }

type Timeless<T extends { readonly metadata: object }> = Omit<T, 'metadata'> & {
  readonly metadata: Omit<T['metadata'], 'execution_time_ms'>
}

/** Findings in words, most severe first. */
export interface FoundAnomalies {
  readonly anomalies: readonly AnomalyResult[]
  readonly summary: AnomalyDetection['summary']
}
