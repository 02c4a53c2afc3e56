// Candidates and findings: a detector's result as facts and numbers, which reports/ renders as text.

import type { AnomalyType, Severity } from './vocabulary.ts'

/** A detector's statement that one record, or one group of records, stands out. Crosses threads: plain data only. */
export interface Candidate {
  /** Id of the detector, e.g. `PR-01`; picks the text templates. */
  readonly detector: string
  readonly type: AnomalyType
  /** Row in `acts` of the primary record. */
  readonly row: number
  /** Rows in `acts` of the other records of the fact, such as a group's other members; ascending. */
  readonly related: readonly number[]
  /** Key of the group where the fact concerns a group; its members share one confidence. */
  readonly group?: string
  /** Family of the fact. Candidates of one type, record and family are one fact, of which the strongest is kept. */
  readonly family: string
  /** Probability that this is a real anomaly, 0 to .99; never depends on sensitivity, threshold or thread count. */
  readonly confidence: number
  /** Upper bound of the calibrated confidence, estimated from the data set without labels. */
  readonly ceiling?: number
  /** Smallest sensitivity at which the detector runs; 0 for rules. */
  readonly sensitivity: number
  /** `record` is a flaw of the record, such as a typing slip, and says nothing of the act. */
  readonly gravity: 'rule' | 'group' | 'statistic' | 'record'
  readonly statistic: Statistic
  /** Expected value, in the unit of `metric`. */
  readonly expected?: Expected
  readonly peers?: Peers
  readonly rule?: Rule
  /** BRL cents at risk, at least 0. */
  readonly money_at_risk_cents: number
  /** Contributions that add up to 1 (shares) or to the log ratio (price adjustments): name → amount. */
  readonly factors: Readonly<Record<string, number>>
  /** Named values for the templates: numbers raw (cents as `*_cents`, days as `*_day`), texts as they are. */
  readonly facts: Readonly<Record<string, number | string>>
}

/** The part of a candidate by which candidates of one type are compared and merged. */
export type CandidateHead = Omit<
  Candidate,
  'ceiling' | 'statistic' | 'expected' | 'peers' | 'rule' | 'factors' | 'facts'
>

export interface Statistic {
  /** e.g. `shrunk_robust_z`, `binomial_tail`, `legal_limit`. */
  readonly method: string
  readonly score: number
  readonly threshold: number
  readonly sample_size: number
  readonly p_value?: number
}

export interface Expected {
  readonly metric: string
  readonly observed: number
  readonly value: number
  readonly low?: number
  readonly high?: number
  /** Value of the metric at which the record would not have been flagged. */
  readonly counterfactual?: number
}

export interface Peers {
  /** Name of the level of the peer group, e.g. `catalog_unit`, and its key as text. */
  readonly level: string
  readonly group: string
  readonly count: number
  readonly median: number
  readonly mad: number
  readonly percentile?: number
  /** Place of the record among its peers, the highest value first; equal values share the best place. */
  readonly rank?: number
  /** Rows in `acts` of the most typical peers, the record itself left out. */
  readonly rows?: readonly number[]
}

export interface Rule {
  /** e.g. `Lei 14.133/2021`. */
  readonly law: string
  readonly article: string
  /** Day since 1970-01-01 that selects the table in force. */
  readonly reference_day?: number
  /** Table or limit used, e.g. `Decreto 12.343/2024`, and its value in the unit of `limit_unit`. */
  readonly table?: string
  readonly limit?: number
  readonly limit_unit?: 'BRL' | 'business_days' | 'days' | 'months' | 'ratio'
  readonly status: 'suspect' | 'violation'
}

/** One reported fact: candidates of one type on one record or one group, merged (detect/judge/aggregate.ts). */
export interface Finding<C extends CandidateHead = Candidate> {
  /** Detectors, families and group of the fact, in a fixed order; together with the record ids it identifies the finding. */
  readonly key: string
  readonly type: AnomalyType
  /** Row in `acts` of the primary record. */
  readonly row: number
  /** Rows of the other records of the fact, ascending. */
  readonly related: readonly number[]
  readonly confidence: number
  readonly severity: Severity
  readonly money_at_risk_cents: number
  /** The merged evidence, strongest first; never empty. */
  readonly candidates: readonly C[]
}
