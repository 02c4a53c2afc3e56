// What the texts are written from: the agents collect it, reports/ puts it into words. Plain data and nothing computed twice.

import type { Finding } from './finding.ts'
import type { ActRecord, CommitmentRecord, PaymentRecord, SanctionRecord, SupplierRecord } from './records.ts'
import type { AnomalyType, DataSource, Language } from './vocabulary.ts'

/** One finding with the records it rests on. */
export interface AnomalyInput {
  /** Id of the anomaly. */
  readonly id: string
  readonly finding: Finding
  readonly primary: ActRecord
  /** The related records, in the order of `finding.related`, at most limits.relatedRecordsMax. */
  readonly related: readonly ActRecord[]
  /** Other records the evidence names: payments, commitments, register rows. */
  readonly supporting: readonly (PaymentRecord | CommitmentRecord | SanctionRecord | SupplierRecord)[]
  /** What the body had paid for the same thing before; absent where too little is known of it. */
  readonly past?: Past
  readonly language: Language
  readonly explain: boolean
}

/** Earlier acts of a body for one item and unit; amounts in BRL. */
export interface Past {
  readonly metric: 'unit_price' | 'value'
  readonly current: number
  readonly mean: number
  /** Standard deviation (n − 1). */
  readonly deviation: number
  readonly count: number
  readonly first_day: number
  readonly last_day: number
}

/** Everything the summary texts are written from. */
export interface ReportInput {
  readonly language: Language
  readonly data_source: DataSource
  readonly explain: boolean
  readonly records_analyzed: number
  /** Listed anomalies, most severe first. */
  readonly anomalies: readonly AnomalyInput[]
  readonly found_by_type: Readonly<Partial<Record<AnomalyType, number>>>
  /** Detectors that ran, by type. */
  readonly detectors: readonly { readonly id: string; readonly type: AnomalyType }[]
  readonly dataset_version: number
  /** True when any record it rests on is generated. */
  readonly synthetic: boolean
  /** Records with quality notes by note, e.g. `sentinel_date`. */
  readonly quality: Readonly<Record<string, number>>
}
