// Normalised records: what every importer writes and everything else reads. Wire names, because they cross the disk.
// Absent means that no source said; `null` is never stored. Ids are text. Money is in BRL unless `currency` says otherwise.
// Dates are `YYYY-MM-DD`, or 'unknown' where the source carried an impossible or sentinel date.

import type { ContractType, DataSource } from './vocabulary.ts'

/** A day, or the mark that the source gave one that cannot be true (1900-01-01, 1858-11-17 …). */
export type RecordDate = string

/** Where a record came from; every record carries it. */
export interface Provenance {
  readonly source: DataSource
  /** Format that read it, e.g. `pncp_notices`, and the version of that importer. */
  readonly importer: string
  readonly importer_version: number
  /** File name as given (no folder), or the URL asked. */
  readonly file: string
  readonly file_sha256: string
  /** Line (text) or ordinal of the element (JSON), from 1. */
  readonly line: number
  /** The id the source itself uses. */
  readonly original_id: string
  readonly retrieved_at: string
  /** The source's public address of the record, where it gives one. */
  readonly url?: string
}

/** `importer` of the records that came in a request and are kept nowhere. */
export const requestImporter = 'request'

/** One repair or doubt about a value, e.g. `{ field: 'award_date', note: 'sentinel_date', found: '1900-01-01' }`. */
export interface QualityNote {
  readonly field: string
  readonly note: string
  readonly found?: string
}

interface RecordBase {
  readonly provenance: Provenance
  readonly quality?: readonly QualityNote[]
  /** True for generated data. */
  readonly synthetic?: true
}

/** Amendment of a contract; `value_delta` in BRL, negative for a reduction. `readjustment` is not an addition (art. 136). */
export interface Amendment {
  readonly date?: RecordDate
  readonly kind?: 'term' | 'value' | 'readjustment' | 'other'
  readonly value_delta?: number
  readonly new_end?: RecordDate
}

/** One bid; `value` in BRL for the whole object. */
export interface Bid {
  readonly supplier_id: string
  readonly value?: number
  readonly status?: 'valid' | 'disqualified' | 'withdrawn'
  /** Day on which it was handed in. */
  readonly date?: RecordDate
}

/**
 * What a public body bought or means to buy. `record_kind` says at which stage: notice, award of an item, contract, one
 * item of a contract, or an amendment of a contract that its source publishes apart from the contract.
 */
export interface ActRecord extends RecordBase {
  readonly record_kind: 'contract' | 'tender' | 'award' | 'contract_item' | 'amendment'
  /** Natural key within the source. */
  readonly contract_id: string
  /** Control number of the tender behind it, where known. */
  readonly tender_id?: string
  /** The contract that an item or an amendment belongs to. */
  readonly parent_id?: string
  readonly organization_id?: string
  readonly organization?: string
  /** Federative unit of the buyer, e.g. `SP`. */
  readonly region?: string
  /** IBGE code, 7 digits. */
  readonly municipality_code?: string
  readonly supplier_id?: string
  readonly supplier?: string
  readonly supplier_person_type?: 'company' | 'person' | 'foreign' | 'unknown'
  /** Registration status the source gave for the supplier: ATIVA, BAIXADA, INAPTA, SUSPENSA, NULA, and since when. */
  readonly supplier_status?: string
  readonly supplier_status_date?: RecordDate
  /** Opening date of the supplier where the source repeats it on the act. */
  readonly supplier_opened?: RecordDate
  /** Size that the supplier declared: micro (ME), small (EPP), micro_individual (MEI) or other. */
  readonly supplier_size?: 'micro_individual' | 'micro' | 'small' | 'other'
  /** Preference of LC 123/2006 for small firms: as the notice gives it for an item, or `applied` or `none` at an award. */
  readonly small_firm_benefit?: 'exclusive' | 'subcontracting' | 'quota' | 'applied' | 'none' | 'not_applicable'
  readonly catalog_code?: string
  readonly category?: string
  readonly description?: string
  readonly unit?: string
  readonly kind?: 'goods' | 'service' | 'works'
  readonly contract_type?: ContractType
  readonly quantity?: number
  readonly unit_price?: number
  readonly value?: number
  readonly estimated_value?: number
  /** pregao, concorrencia, dispensa, inexigibilidade, convite, tomada_de_precos, concurso, leilao, credenciamento, other. */
  readonly modality?: string
  /** Normalised: `art75_II`, `lei8666_art24_II`, `lei13979_art4`, `art28_I`, `lei13303_art29_II` … */
  readonly legal_basis?: string
  /** Status at the source: published, revoked, annulled, suspended, awarded, cancelled … */
  readonly status?: string
  readonly signing_date?: RecordDate
  readonly publication_date?: RecordDate
  readonly award_date?: RecordDate
  readonly start_date?: RecordDate
  readonly end_date?: RecordDate
  readonly proposals_open_date?: RecordDate
  readonly proposals_close_date?: RecordDate
  readonly currency?: string
  readonly amendments?: readonly Amendment[]
  readonly bids?: readonly Bid[]
}

/** Money that left: a payment under a contract, or an expense that stands for itself (a reimbursement, a month's execution). */
export interface PaymentRecord extends RecordBase {
  readonly record_kind: 'payment' | 'expense'
  readonly payment_id: string
  readonly contract_id?: string
  readonly supplier_id?: string
  readonly organization_id?: string
  readonly date?: RecordDate
  /** BRL; negative for a reversal. */
  readonly value?: number
  readonly document?: string
  readonly supplier?: string
  readonly organization?: string
  /** The commitment note that it draws on. */
  readonly commitment_id?: string
  /** Kind of expense in the source's words: a subquota, an element of expenditure. */
  readonly category?: string
  readonly description?: string
  /** Office holder on whose account it was spent. */
  readonly office_holder?: string
  readonly region?: string
  /** Execution of a month: committed, settled and paid amounts in BRL; `value` is what was paid. */
  readonly committed_value?: number
  readonly settled_value?: number
}

/** One entry of a commitment's history; values in BRL, always positive, the operation gives the sign. */
export interface CommitmentEntry {
  readonly date?: RecordDate
  readonly operation: 'inclusion' | 'reinforcement' | 'annulment'
  readonly quantity?: number
  readonly unit_price?: number
  readonly value: number
}

/** A commitment note (empenho), or one item of it. */
export interface CommitmentRecord extends RecordBase {
  readonly record_kind: 'commitment'
  readonly commitment_id: string
  /** The commitment note that an item, a history or a link belongs to: its value is part of that note's, not beside it. */
  readonly parent_id?: string
  readonly contract_id?: string
  readonly organization_id?: string
  readonly organization?: string
  readonly supplier_id?: string
  readonly supplier?: string
  readonly date?: RecordDate
  readonly category?: string
  readonly description?: string
  readonly modality?: string
  readonly legal_basis?: string
  readonly quantity?: number
  readonly unit_price?: number
  /** Net of annulments, after repeated entries are dropped. */
  readonly value?: number
  readonly history?: readonly CommitmentEntry[]
}

/** A transfer agreement (convênio and the like). */
export interface AgreementRecord extends RecordBase {
  readonly record_kind: 'agreement'
  readonly agreement_id: string
  readonly organization_id?: string
  readonly organization?: string
  readonly beneficiary_id?: string
  readonly beneficiary?: string
  readonly region?: string
  readonly municipality_code?: string
  readonly municipality?: string
  readonly object?: string
  readonly status?: string
  readonly signing_date?: RecordDate
  readonly start_date?: RecordDate
  readonly end_date?: RecordDate
  readonly last_release_date?: RecordDate
  readonly value?: number
  readonly released_value?: number
  readonly counterpart_value?: number
}

/** Figures of a place and a year from a statistical source, e.g. `{ population: 15490 }`. Absent figures are absent. */
export interface ReferenceRecord extends RecordBase {
  readonly record_kind: 'reference'
  /** Subject, place and year, e.g. `population/1200013/2020`. */
  readonly reference_id: string
  readonly subject: 'population' | 'health' | 'education'
  readonly year: number
  readonly region?: string
  /** IBGE code, 7 digits; absent for a whole state. */
  readonly municipality_code?: string
  readonly municipality?: string
  /** By name with its unit: population, area_km2, density, hospitals, beds, coverage, mortality_rate, schools, students, teachers, ideb_score. */
  readonly figures: Readonly<Record<string, number>>
}

/** A partner and the day on which they joined. */
export interface PartnerEntry {
  readonly partner: string
  readonly since?: RecordDate
}

export interface SupplierRecord extends RecordBase {
  readonly record_kind: 'supplier'
  readonly supplier_id: string
  readonly name?: string
  readonly opened?: RecordDate
  readonly address?: string
  readonly partners?: readonly string[]
  /** The same partners, where the register says since when. */
  readonly partner_entries?: readonly PartnerEntry[]
  /** Main activity: CNAE subclass, 7 digits. */
  readonly activity?: string
  readonly capital?: number
  readonly region?: string
  readonly status?: string
  readonly status_date?: RecordDate
}

export interface SanctionRecord extends RecordBase {
  readonly record_kind: 'sanction'
  readonly sanction_id: string
  readonly supplier_id: string
  readonly name?: string
  readonly list: 'CEIS' | 'CNEP' | 'CEPIM' | 'TCU'
  /** As the register words it (normalised lower case); absent means that the register's rows all bar contracting. */
  readonly sanction_type?: string
  readonly start?: RecordDate
  readonly end?: RecordDate
  readonly scope?: string
  readonly sanctioning_body?: string
}

export interface OrganizationRecord extends RecordBase {
  readonly record_kind: 'organization'
  readonly organization_id: string
  readonly name?: string
  readonly region?: string
  readonly municipality_code?: string
  readonly sphere?: 'federal' | 'state' | 'municipal'
}

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
