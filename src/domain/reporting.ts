// Input of the report texts: plain facts that the agents collect and store, and that reports/ words for each reader.

import type { Finding } from './finding.ts'
import type { ActRecord, CommitmentRecord, PaymentRecord, SanctionRecord, SupplierRecord } from './records.ts'
import type { AnomalyType, DataSource, Language } from './vocabulary.ts'

/** One finding with the records that support it. */
export interface AnomalyFacts {
  /** Id of the anomaly. */
  readonly id: string
  readonly finding: Finding
  readonly primary: ActRecord
  /** The related records, in the order of `finding.related`, at most limits.relatedRecordsMax. */
  readonly related: readonly ActRecord[]
  /** The peers that a candidate names, by their rows. */
  readonly peers?: ReadonlyMap<number, ActRecord>
  /** Other records that the evidence cites: payments, commitments, register rows. */
  readonly supporting: readonly (PaymentRecord | CommitmentRecord | SanctionRecord | SupplierRecord)[]
  /** Earlier prices of the same item at the same body; absent where there are too few. */
  readonly past?: Past
}

/** The same, and how it is to be worded. */
export interface AnomalyInput extends AnomalyFacts {
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

/** What the summary texts say of a run besides its anomalies. */
export interface ReportFacts {
  readonly data_source: DataSource
  readonly explain: boolean
  readonly records_analyzed: number
  readonly found_by_type: Readonly<Partial<Record<AnomalyType, number>>>
  /** Detectors that ran, by type. */
  readonly detectors: readonly { readonly id: string; readonly type: AnomalyType }[]
  /** True when any supporting record is synthetic. */
  readonly synthetic: boolean
  /** Number of records with a quality note, by note, e.g. `sentinel_date`. */
  readonly quality: Readonly<Record<string, number>>
}

/** Input of the summary texts. */
export interface ReportInput extends ReportFacts {
  readonly language: Language
  /** Listed anomalies, most severe first. */
  readonly anomalies: readonly AnomalyInput[]
}
