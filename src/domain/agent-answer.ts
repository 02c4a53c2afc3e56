// An agent's answer as facts: what it read, found and rests on. Words are for each reader (reports/agent-answer.ts).

import type { AnomalyType, DataSource, Severity } from './vocabulary.ts'

/** A record as an answer lists it; persons are already masked. */
export interface AnswerRecord {
  /** Public id; absent where it would name a person. */
  readonly record_id?: string
  readonly description?: string
  readonly supplier?: string
  readonly organization?: string
  /** BRL. */
  readonly value?: number
  /** Day number. */
  readonly day?: number
}

export interface AnswerAnomaly {
  readonly id: string
  readonly type: AnomalyType
  readonly severity: Severity
  readonly confidence: number
  readonly description: string
  /** Of the act that it is about. */
  readonly record_id?: string
}

export interface FoundRecords {
  readonly records: number
  readonly contracts: number
  readonly contracts_with_value: number
  /** BRL. */
  readonly total_value: number
  readonly first_day?: number
  readonly last_day?: number
  /** Those of the highest value. */
  readonly listed: readonly AnswerRecord[]
}

export interface JudgedRecords {
  readonly records: number
  readonly total: number
  readonly by_severity: Readonly<Record<Severity, number>>
  readonly listed: readonly AnswerAnomaly[]
}

/** Why nothing was looked for. */
export type AnswerObstacle =
  | { readonly obstacle: 'nothing_asked' }
  | { readonly obstacle: 'unknown_names'; readonly names: readonly string[]; readonly nearest: readonly string[] }
  | { readonly obstacle: 'too_few_records'; readonly records: number; readonly minimum: number }
  | { readonly obstacle: 'too_many_records'; readonly records: number; readonly maximum: number }

/** What was found of a question in the records of a source. */
export interface AgentRecordsAnswer {
  readonly data_source: DataSource
  readonly dataset_version: number
  readonly synthetic?: true
  readonly found?: FoundRecords
  readonly judged?: JudgedRecords
  readonly obstacle?: AnswerObstacle
}

/** What is said of an investigation. */
export interface RunAnswer {
  readonly investigation_id: string
  readonly data_source: DataSource
  readonly state: 'completed' | 'cancelled' | 'failed' | 'under_way'
  /** Of one that has results. */
  readonly judged?: JudgedRecords
  readonly synthetic?: true
}
