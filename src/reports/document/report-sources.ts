// Report sources: all that a report is made of, read before it is built. Nothing is looked up while it is written.

import type {
  AnalysisDocument,
  AnalysisStartRequest,
  InvestigationRequest,
  InvestigationResponse,
  NetworkDossier,
  NetworkNeighbourhood,
} from '../../domain/generated/wire-types.ts'
import type { ReportInput } from '../../domain/reporting.ts'
import type { Language } from '../../domain/vocabulary.ts'

export interface ReportSources {
  readonly language: Language
  readonly type: string
  readonly audience: string
  /** The caller's own; the name of the type where it is absent. */
  readonly title?: string
  /** Instant in ISO 8601, in UTC. */
  readonly generated_at: string
  /** Where links to records lead, without a slash at its end; without it records are named, not linked. */
  readonly public_url?: string
  readonly charts: boolean
  /** The findings as a table of cases, whole, at the end. */
  readonly raw_data: boolean
  /** In the order asked for. */
  readonly investigations: readonly ReportedInvestigation[]
  readonly analyses: readonly ReportedAnalysis[]
  /** Of a dossier: whom it is about. */
  readonly dossier?: ReportedDossier
}

/** What the network says of one entity. */
export interface ReportedDossier {
  readonly entity: NetworkDossier
  /** Within one hop. */
  readonly near: NetworkNeighbourhood
  /** Investigations of its reader that were looked through for findings about it. */
  readonly examined: number
  /** ISO 8601; sanctions are in force or not on it. */
  readonly day: string
}

/** A finished investigation, with its words in the language of the report. */
export interface ReportedInvestigation {
  readonly request: InvestigationRequest
  readonly created_at: string
  /** Facts behind the words: `input.anomalies[i]` is what `results.anomalies[i]` is made of. */
  readonly input: ReportInput
  /** In English names. */
  readonly results: InvestigationResponse
}

/** A finished analysis, with its words in the language of the report. */
export interface ReportedAnalysis {
  readonly request: AnalysisStartRequest
  /** In English names. */
  readonly document: AnalysisDocument
}
