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
}

/** What a public body bought or means to buy. `record_kind` says at which stage: notice, award of an item, or contract. */
export interface ActRecord extends RecordBase {
  readonly record_kind: 'contract' | 'tender' | 'award'
  /** Natural key within the source. */
  readonly contract_id: string
  /** Control number of the tender behind it, where known. */
  readonly tender_id?: string
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

export interface PaymentRecord extends RecordBase {
  readonly record_kind: 'payment'
  readonly payment_id: string
  readonly contract_id?: string
  readonly supplier_id?: string
  readonly organization_id?: string
  readonly date?: RecordDate
  /** BRL; negative for a reversal. */
  readonly value?: number
  readonly document?: string
}

export interface SupplierRecord extends RecordBase {
  readonly record_kind: 'supplier'
  readonly supplier_id: string
  readonly name?: string
  readonly opened?: RecordDate
  readonly address?: string
  readonly partners?: readonly string[]
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

export type NormalisedRecord = ActRecord | PaymentRecord | SupplierRecord | SanctionRecord | OrganizationRecord
export type RecordKind = NormalisedRecord['record_kind']
