// The fields of a normalised row, by kind of record, with their types.

import {
  amendmentKindCodes,
  bidStatusCodes,
  commitmentOperationCodes,
  instrumentCodes,
  personTypeCodes,
  sanctionListCodes,
  smallFirmBenefitCodes,
  sphereCodes,
  supplierSizeCodes,
} from '../../../dataset/dataset.ts'
import type { NormalisedRecord, RecordKind } from '../../../domain/records.ts'
import { contractTypes } from '../../../domain/vocabulary.ts'

/**
 * What a field holds: an identifier (kept as it is), a tax id, a code that many rows share, a word that they do, free text, a number, a day,
 * a federative unit, one of a list, a list of words, or a list of objects with fields of their own.
 */
export type FieldType =
  | 'id'
  | 'tax_id'
  | 'code'
  | 'term'
  | 'text'
  | 'number'
  | 'date'
  | 'region'
  | 'modality'
  | 'legal_basis'
  | 'terms'
  | 'figures'
  | readonly string[]
  | { readonly items: Readonly<Record<string, FieldType>> }

/** The record type that carries a kind; acts carry one of three. */
type RecordOfKind<K extends RecordKind, R = NormalisedRecord> = R extends { readonly record_kind: infer Kind }
  ? K extends Kind
    ? R
    : never
  : never

/** A record's own fields, without those that every record has and those that the importer fills. */
type FieldsOf<K extends RecordKind> = {
  readonly [F in Exclude<keyof RecordOfKind<K>, 'record_kind' | 'provenance' | 'quality' | 'synthetic'>]-?: FieldType
}

const act: FieldsOf<'contract'> = {
  contract_id: 'id',
  tender_id: 'id',
  parent_id: 'id',
  framework_id: 'id',
  instrument: instrumentCodes,
  organization_id: 'id',
  organization: 'text',
  organization_sphere: sphereCodes,
  region: 'region',
  municipality_code: 'code',
  supplier_id: 'tax_id',
  supplier: 'text',
  supplier_person_type: personTypeCodes,
  supplier_status: 'term',
  supplier_status_date: 'date',
  supplier_opened: 'date',
  supplier_size: supplierSizeCodes,
  small_firm_benefit: smallFirmBenefitCodes,
  catalog_code: 'code',
  category: 'term',
  description: 'text',
  unit: 'term',
  kind: ['goods', 'service', 'works'],
  contract_type: contractTypes,
  quantity: 'number',
  unit_price: 'number',
  value: 'number',
  estimated_value: 'number',
  modality: 'modality',
  legal_basis: 'legal_basis',
  status: 'term',
  signing_date: 'date',
  publication_date: 'date',
  award_date: 'date',
  start_date: 'date',
  end_date: 'date',
  proposals_open_date: 'date',
  proposals_close_date: 'date',
  currency: 'term',
  amendments: { items: { date: 'date', kind: amendmentKindCodes, value_delta: 'number', new_end: 'date' } },
  bids: { items: { supplier_id: 'tax_id', value: 'number', status: bidStatusCodes, date: 'date' } },
}

const payment: FieldsOf<'payment'> = {
  payment_id: 'id',
  contract_id: 'id',
  supplier_id: 'tax_id',
  supplier: 'text',
  organization_id: 'id',
  organization: 'text',
  commitment_id: 'id',
  date: 'date',
  value: 'number',
  committed_value: 'number',
  settled_value: 'number',
  document: 'code',
  category: 'term',
  description: 'text',
  office_holder: 'text',
  region: 'region',
}

/** Every field that a normalised row may have, by kind of record. */
export const normalisedFields: { readonly [K in RecordKind]: FieldsOf<K> } = {
  contract: act,
  tender: act,
  award: act,
  contract_item: act,
  amendment: act,
  payment,
  expense: payment,
  commitment: {
    commitment_id: 'id',
    parent_id: 'id',
    contract_id: 'id',
    organization_id: 'id',
    organization: 'text',
    supplier_id: 'tax_id',
    supplier: 'text',
    date: 'date',
    category: 'term',
    description: 'text',
    modality: 'modality',
    legal_basis: 'legal_basis',
    quantity: 'number',
    unit_price: 'number',
    value: 'number',
    history: {
      items: {
        date: 'date',
        operation: commitmentOperationCodes,
        quantity: 'number',
        unit_price: 'number',
        value: 'number',
      },
    },
  },
  agreement: {
    agreement_id: 'id',
    organization_id: 'id',
    organization: 'text',
    beneficiary_id: 'tax_id',
    beneficiary: 'text',
    region: 'region',
    municipality_code: 'code',
    municipality: 'text',
    object: 'text',
    status: 'term',
    signing_date: 'date',
    start_date: 'date',
    end_date: 'date',
    last_release_date: 'date',
    value: 'number',
    released_value: 'number',
    counterpart_value: 'number',
  },
  supplier: {
    supplier_id: 'tax_id',
    name: 'text',
    opened: 'date',
    address: 'term',
    partners: 'terms',
    partner_entries: { items: { partner: 'term', since: 'date' } },
    activity: 'term',
    capital: 'number',
    region: 'region',
    status: 'term',
    status_date: 'date',
  },
  sanction: {
    sanction_id: 'id',
    supplier_id: 'tax_id',
    name: 'text',
    list: sanctionListCodes,
    sanction_type: 'term',
    start: 'date',
    end: 'date',
    suspended_from: 'date',
    suspended_until: 'date',
    withdrawn: 'date',
    scope: 'text',
    sanctioning_body: 'text',
    sanctioning_region: 'region',
    sanctioning_sphere: sphereCodes,
  },
  organization: {
    organization_id: 'id',
    name: 'text',
    region: 'region',
    municipality_code: 'code',
    sphere: ['federal', 'state', 'municipal'],
  },
  reference: {
    reference_id: 'id',
    subject: ['population', 'health', 'education', 'prices'],
    year: 'number',
    month: 'code',
    index: 'text',
    publisher: 'text',
    region: 'region',
    municipality_code: 'code',
    municipality: 'text',
    figures: 'figures',
  },
}

/** Fields of every row that say when its source said so; they become part of where the record came from. */
export const stateFields = { state_date: 'id', state_number: 'number' } as const satisfies Record<string, FieldType>

/** Fields without which a row is no record. */
export const requiredFields: { readonly [K in RecordKind]: readonly string[] } = {
  contract: ['contract_id'],
  tender: ['contract_id'],
  award: ['contract_id'],
  contract_item: ['contract_id'],
  amendment: ['contract_id'],
  payment: ['payment_id'],
  expense: ['payment_id'],
  commitment: ['commitment_id'],
  agreement: ['agreement_id'],
  supplier: ['supplier_id'],
  sanction: ['supplier_id', 'list'],
  organization: ['organization_id'],
  reference: ['reference_id', 'subject', 'year'],
}
