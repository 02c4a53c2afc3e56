// Which field of a record feeds which column. The definitions in dataset/dataset.ts say how a cell is coded; a dictionary
// gives codes in the order of the columns here.

import { type ColumnName, figureNames, type TableName, type tables } from '../dataset/dataset.ts'
import { isCallOff } from '../domain/call-off.ts'
import { findDoubts } from '../domain/doubts.ts'
import { findForeignFirm } from '../domain/foreign-firm.ts'
import { toOneName } from '../domain/one-name.ts'
import { findPackSize } from '../domain/pack-size.ts'
import { naturalIdOf } from '../domain/record-id.ts'
import { scopedId } from '../domain/record-scope.ts'
import type {
  ActRecord,
  NormalisedRecord,
  RecordAmendment,
  RecordBid,
  RecordCommitmentEntry,
  SupplierRecord,
} from '../domain/records.ts'
import { remember } from '../domain/remember.ts'
import { findSanctionScope } from '../domain/sanction-scope.ts'
import { checkTaxId } from '../domain/tax-id.ts'
import { isWithheldTax } from '../domain/withheld-tax.ts'
import type { ChildTable, parentTables, RecordOf } from './layout.ts'

type PartnerEntry = NonNullable<SupplierRecord['partner_entries']>[number]

/** What a row of a table is made of. */
interface RowSource extends RecordOf {
  readonly bids: RecordBid
  readonly amendments: RecordAmendment
  readonly partners: PartnerEntry
  readonly commitment_entries: RecordCommitmentEntry
}

/** Texts and dates as they stand, numbers in their unit, money in BRL. */
type CellOf<Definition> = Definition extends { readonly type: 'cents' | 'number' } ? number : string

/** How each column of a table is read; `parent` is the row of the record that a child belongs to. */
type Fields<T extends TableName> = {
  readonly [C in Exclude<ColumnName<T>, 'parent'>]: (source: RowSource[T]) => CellOf<(typeof tables)[T][C]> | undefined
}

const origin = {
  source: ({ provenance }: NormalisedRecord) => provenance.source,
  synthetic: ({ synthetic }: NormalisedRecord) => (synthetic ? 1 : 0),
}

const figures = Object.fromEntries(
  figureNames.map((name) => [name, (reference: RecordOf['references']) => reference.figures[name]]),
) as Pick<Fields<'references'>, (typeof figureNames)[number]>

export const columnFields: { readonly [T in TableName]: Fields<T> } = {
  acts: {
    ...origin,
    id: naturalIdOf,
    record_kind: (act) => act.record_kind,
    organization: (act) => act.organization_id,
    organization_name: (act) => act.organization,
    organization_sphere: (act) => act.organization_sphere,
    supplier: (act) => act.supplier_id,
    foreign_firm: findForeignFirm,
    person_type: (act) => act.supplier_person_type,
    supplier_id_valid: supplierIdCheck,
    supplier_status: (act) => act.supplier_status,
    supplier_status_day: (act) => act.supplier_status_date,
    supplier_opened_day: (act) => act.supplier_opened,
    supplier_size: (act) => act.supplier_size,
    small_firm_benefit: (act) => act.small_firm_benefit,
    tender: (act) => scoped(act, act.tender_id),
    framework: (act) => scoped(act, act.framework_id),
    instrument: (act) => act.instrument,
    catalog: (act) => act.catalog_code,
    category: (act) => act.category,
    unit: (act) => act.unit,
    kind: (act) => act.kind,
    contract_type: (act) => act.contract_type,
    region: (act) => act.region,
    municipality: (act) => act.municipality_code,
    modality: (act) => act.modality,
    legal_basis: (act) => act.legal_basis,
    status: (act) => act.status,
    currency: (act) => act.currency ?? 'BRL',
    quantity: (act) => act.quantity,
    unit_price: (act) => act.unit_price,
    pack_size: (act) => findPackSize(act.description, act.unit),
    call_off: (act) => (isCallOff(act) ? 1 : 0),
    description: (act) => act.description,
    value: (act) => act.value,
    estimated_value: (act) => act.estimated_value,
    signing_day: (act) => act.signing_date,
    publication_day: (act) => act.publication_date,
    award_day: (act) => act.award_date,
    start_day: (act) => act.start_date,
    end_day: (act) => act.end_date,
    proposals_open_day: (act) => act.proposals_open_date,
    proposals_close_day: (act) => act.proposals_close_date,
    doubts: (act) => findDoubts(act.quality),
  },
  bids: {
    supplier: (bid) => bid.supplier_id,
    value: (bid) => bid.value,
    status: (bid) => bid.status ?? 'valid',
    day: (bid) => bid.date,
  },
  amendments: {
    day: (amendment) => amendment.date,
    kind: (amendment) => amendment.kind,
    value_delta: (amendment) => amendment.value_delta,
    new_end_day: (amendment) => amendment.new_end,
  },
  payments: {
    ...origin,
    contract: (payment) => scoped(payment, payment.contract_id),
    supplier: (payment) => payment.supplier_id,
    foreign_firm: findForeignFirm,
    day: (payment) => payment.date,
    value: (payment) => payment.value,
    document: (payment) => payment.document,
    id: naturalIdOf,
    organization: (payment) => payment.organization_id,
    record_kind: (payment) => payment.record_kind,
    region: (payment) => payment.region,
    withheld: (payment) => (isWithheldTax(payment) ? 1 : 0),
    doubts: (payment) => findDoubts(payment.quality),
  },
  commitments: {
    ...origin,
    id: naturalIdOf,
    note: (commitment) => scoped(commitment, commitment.parent_id),
    contract: (commitment) => scoped(commitment, commitment.contract_id),
    supplier: (commitment) => commitment.supplier_id,
    foreign_firm: findForeignFirm,
    organization: (commitment) => commitment.organization_id,
    day: (commitment) => commitment.date,
    value: (commitment) => commitment.value,
  },
  commitment_entries: {
    day: (entry) => entry.date,
    operation: (entry) => entry.operation,
    value: (entry) => entry.value,
  },
  agreements: {
    ...origin,
    id: naturalIdOf,
    organization: (agreement) => agreement.organization_id,
    beneficiary: (agreement) => agreement.beneficiary_id,
    region: (agreement) => agreement.region,
    municipality: (agreement) => agreement.municipality_code,
    day: (agreement) => agreement.signing_date ?? agreement.start_date,
    end_day: (agreement) => agreement.end_date,
    value: (agreement) => agreement.value,
  },
  references: {
    ...origin,
    subject: (reference) => reference.subject,
    year: (reference) => reference.year,
    region: (reference) => reference.region,
    municipality: (reference) => reference.municipality_code,
    ...figures,
  },
  suppliers: {
    ...origin,
    supplier: (supplier) => supplier.supplier_id,
    opened_day: (supplier) => supplier.opened,
    address: (supplier) => supplier.address,
    capital: (supplier) => supplier.capital,
    region: (supplier) => supplier.region,
    status: (supplier) => supplier.status,
    status_day: (supplier) => supplier.status_date,
    activity: (supplier) => supplier.activity,
  },
  partners: { partner: ({ partner }) => toOneName(partner), since_day: ({ since }) => since },
  sanctions: {
    ...origin,
    supplier: (sanction) => sanction.supplier_id,
    list: (sanction) => sanction.list,
    sanction_type: (sanction) => sanction.sanction_type,
    start_day: (sanction) => sanction.start,
    end_day: (sanction) => sanction.end,
    suspended_day: (sanction) => sanction.suspended_from,
    resumed_day: (sanction) => sanction.suspended_until,
    withdrawn_day: (sanction) => sanction.withdrawn,
    scope: (sanction) => findSanctionScope(sanction.scope),
    body: (sanction) => sanction.sanctioning_body,
    body_region: (sanction) => sanction.sanctioning_region,
    body_sphere: (sanction) => sanction.sanctioning_sphere,
  },
  organizations: {
    ...origin,
    organization: (organization) => organization.organization_id,
    region: (organization) => organization.region,
    municipality: (organization) => organization.municipality_code,
  },
}

/** The children of a record, by their table. */
export const childSources: {
  readonly [T in ChildTable]: (record: RecordOf[(typeof parentTables)[T]]) => readonly RowSource[T][] | undefined
} = {
  bids: (act) => act.bids,
  amendments: (act) => act.amendments,
  partners: partnersOf,
  commitment_entries: (commitment) => commitment.history,
}

/** An id of another record as that record is known by. */
function scoped({ provenance }: NormalisedRecord, id: string | undefined): string | undefined {
  return id === undefined ? undefined : scopedId(id, provenance)
}

const checkRepeatedTaxId = remember(checkTaxId)

function supplierIdCheck({ supplier_id, supplier_person_type }: ActRecord): number {
  if (supplier_id === undefined || supplier_person_type === 'foreign') return -1
  return checkRepeatedTaxId(supplier_id)
}

/** Each partner once, with the day of joining where it is known. */
function partnersOf({ partners = [], partner_entries = [] }: SupplierRecord): readonly PartnerEntry[] {
  const dated = new Set(partner_entries.map(({ partner }) => partner))
  return [...partner_entries, ...partners.filter((partner) => !dated.has(partner)).map((partner) => ({ partner }))]
}
