// What an agent is asked, and what it answers: the agreement between those who ask and those who answer.

import type { AgentId } from '../../domain/agents.ts'
import type {
  AgentEvidence,
  InvestigationFilters,
  QueryFilter,
  QueryNote,
  QueryUnderstood,
} from '../../domain/generated/wire-types.ts'
import type { AnomalyType, DataSource, Language } from '../../domain/vocabulary.ts'
import type { AuditActor } from '../audit/context.ts'

/** What an agent is asked. */
export interface AgentAsk {
  readonly agent: AgentId
  readonly query: string
  readonly language: Language
  readonly filters: InvestigationFilters
  readonly data_source?: DataSource
  /** Empty: as the question says, else all. */
  readonly anomaly_types: readonly AnomalyType[]
  readonly sensitivity: number
  readonly confidence_threshold: number
  readonly max_results: number
  /** Whose results are asked for. */
  readonly investigation_id?: string
  /** Key under which the investigation that is started stands, so that a repeat of the ask goes on with it. */
  readonly once?: string
  /** For how long the end of an investigation is waited for. */
  readonly wait_ms?: number
}

export interface AgentAnswer {
  /** Who answered. */
  readonly agent: AgentId
  readonly answer: string
  readonly data_source?: DataSource
  /** Neither the question nor the request names the source, and others have records too. */
  readonly isOneOfSources?: true
  readonly understood: QueryUnderstood
  readonly filters: readonly QueryFilter[]
  readonly ignored: readonly string[]
  readonly notes: readonly QueryNote[]
  readonly evidence: readonly AgentEvidence[]
  readonly investigation_id?: string
  readonly anomalies_detected?: number
  /** Mean confidence of the findings shown. */
  readonly confidence?: number
}

/** Asks an agent for a caller until the signal fires. Throws VALIDATION_ERROR, SERVICE_UNAVAILABLE, and what starting a run throws. */
export type AskAgent = (ask: AgentAsk, asker: AuditActor, signal: AbortSignal) => Promise<AgentAnswer>
