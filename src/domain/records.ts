// Normalised records: what every importer writes and everything else reads. Wire names, because they cross the disk.
// Absent means that no source said; `null` is never stored. Ids are text. Money is in BRL unless `currency` says otherwise.
// Dates are `YYYY-MM-DD`, or 'unknown' where the source carried an impossible or sentinel date.
// The schemas say what each field is; an answer adds to a record its public id and its source.

import type {
  ActDocument,
  AgreementDocument,
  CommitmentDocument,
  OrganizationDocument,
  PaymentDocument,
  RecordProvenance,
  RecordQualityNote,
  ReferenceDocument,
  SanctionDocument,
  SupplierDocument,
} from './generated/wire-types.ts'
import type { ContractType, DataSource } from './vocabulary.ts'

export type {
  RecordAmendment,
  RecordBid,
  RecordCommitmentEntry,
  RecordQualityNote,
} from './generated/wire-types.ts'

/** A day, or the mark that the source gave one that cannot be true (1900-01-01, 1858-11-17 …). */
export type RecordDate = string

/** Where a record came from; every record carries it. */
export type Provenance = Omit<RecordProvenance, 'source'> & { readonly source: DataSource }

/** `importer` of the records that came in a request and are kept nowhere. */
export const requestImporter = 'request'

interface RecordBase {
  readonly provenance: Provenance
  readonly quality?: readonly RecordQualityNote[]
  /** True for generated data. */
  readonly synthetic?: true
}

type StoredRecord<Answered> = RecordBase & Omit<Answered, 'record_id' | 'source' | keyof RecordBase>

/**
 * What a public body bought or means to buy. `record_kind` says at which stage: notice, award of an item, contract, one
 * item of a contract, or an amendment of a contract that its source publishes apart from the contract. A `readjustment`
 * among its amendments is not an addition (art. 136).
 */
export type ActRecord = Omit<StoredRecord<ActDocument>, 'contract_type'> & { readonly contract_type?: ContractType }

/** Money that left: a payment under a contract, or an expense that stands for itself (a reimbursement, a month's execution). */
export type PaymentRecord = StoredRecord<PaymentDocument>

/**
 * A commitment note (empenho), or one item of it; `parent_id` is the note that an item, a history or a link belongs to: its
 * value is part of that note's, not beside it. Values of entries are positive, the operation gives the sign.
 */
export type CommitmentRecord = StoredRecord<CommitmentDocument>

/** A transfer agreement (convênio and the like). */
export type AgreementRecord = StoredRecord<AgreementDocument>

/** Figures of a place and a year from a statistical source, e.g. `{ population: 15490 }`; a whole state has no municipality. */
export type ReferenceRecord = StoredRecord<ReferenceDocument>

export type SupplierRecord = StoredRecord<SupplierDocument>

/** An absent `sanction_type` means that the register's rows all bar contracting. */
export type SanctionRecord = StoredRecord<SanctionDocument>

export type OrganizationRecord = StoredRecord<OrganizationDocument>

export type NormalisedRecord =
  | ActRecord
  | PaymentRecord
  | CommitmentRecord
  | AgreementRecord
  | SupplierRecord
  | SanctionRecord
  | OrganizationRecord
  | ReferenceRecord
export type RecordKind = NormalisedRecord['record_kind']
