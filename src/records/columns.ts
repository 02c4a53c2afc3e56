// Columns: turns normalised records into the typed arrays of domain/dataset.ts. One place knows which field feeds which column.
// Owns: the mapping record → columns.   Does not own: where columns live (segments) or who reads them.

import {
  ABSENT_CODE,
  type ColumnName,
  DAY_ABSENT,
  DAY_UNKNOWN,
  type DictionaryName,
  figureNames,
  type Table,
  type TableName,
  tables,
} from '../domain/dataset.ts'
import { parseDay } from '../domain/days.ts'
import { idHash } from '../domain/id-hash.ts'
import type {
  ActRecord,
  AgreementRecord,
  CommitmentRecord,
  NormalisedRecord,
  OrganizationRecord,
  PaymentRecord,
  ReferenceRecord,
  SanctionRecord,
  SupplierRecord,
} from '../domain/records.ts'
import { checkTaxId } from '../domain/tax-id.ts'
import { limits } from '../limits.ts'
import type { MainTable } from './layout.ts'

/** Gives each text of a dictionary its code, adding what is new. */
export type Coder = (dictionary: DictionaryName, text: string) => number

/** All tables. */
export type Columns = { readonly [T in TableName]: Table<T> }

export interface ColumnBuilder {
  /** Adds one record's rows to its table and child tables; returns its row in the main table. */
  add(record: NormalisedRecord): number
  /** Rows so far of a table. */
  length(table: TableName): number
  /** The columns as typed arrays of exact length; parents of child tables count from 0 in this builder. */
  finish(): Columns
}

/** The table that a record's main row goes to. */
export function tableOf(kind: NormalisedRecord['record_kind']): MainTable {
  switch (kind) {
    case 'contract':
    case 'tender':
    case 'award':
    case 'contract_item':
    case 'amendment':
      return 'acts'
    case 'payment':
    case 'expense':
      return 'payments'
    case 'commitment':
      return 'commitments'
    case 'agreement':
      return 'agreements'
    case 'reference':
      return 'references'
    case 'supplier':
      return 'suppliers'
    case 'sanction':
      return 'sanctions'
    case 'organization':
      return 'organizations'
  }
}

/** A builder that codes texts through `code`. */
export function createColumnBuilder(code: Coder): ColumnBuilder {
  const built = Object.fromEntries(
    (Object.keys(tables) as TableName[]).map((name) => [name, new Rows(name)]),
  ) as Record<TableName, Rows>
  const text = (dictionary: DictionaryName, value: string | undefined): number =>
    value === undefined || value === '' ? ABSENT_CODE : code(dictionary, value)

  function addAct(record: ActRecord): number {
    const parent = built.acts.push({
      ...originOf(record),
      id: idHash(record.contract_id),
      record_kind: listCode('acts', 'record_kind', record.record_kind),
      organization: text('organization', record.organization_id),
      organization_name: text('organization_name', record.organization),
      supplier: text('supplier', record.supplier_id),
      person_type: listCode('acts', 'person_type', record.supplier_person_type),
      supplier_id_valid: supplierIdCheck(record),
      supplier_status: text('status', record.supplier_status),
      supplier_status_day: toDay(record.supplier_status_date),
      supplier_opened_day: toDay(record.supplier_opened),
      tender: text('tender', record.tender_id),
      catalog: text('catalog', record.catalog_code),
      category: text('category', record.category),
      unit: text('unit', record.unit),
      kind: listCode('acts', 'kind', record.kind),
      contract_type: text('category', record.contract_type),
      region: text('region', record.region),
      municipality: text('municipality', record.municipality_code),
      modality: text('modality', record.modality),
      legal_basis: text('legal_basis', record.legal_basis),
      status: text('status', record.status),
      currency: text('currency', record.currency ?? 'BRL'),
      quantity: record.quantity ?? Number.NaN,
      unit_price: record.unit_price ?? Number.NaN,
      value: toCents(record.value),
      estimated_value: toCents(record.estimated_value),
      signing_day: toDay(record.signing_date),
      publication_day: toDay(record.publication_date),
      award_day: toDay(record.award_date),
      start_day: toDay(record.start_date),
      end_day: toDay(record.end_date),
      proposals_open_day: toDay(record.proposals_open_date),
      proposals_close_day: toDay(record.proposals_close_date),
    })
    for (const bid of record.bids ?? [])
      built.bids.push({
        parent,
        supplier: text('supplier', bid.supplier_id),
        value: toCents(bid.value),
        status: listCode('bids', 'status', bid.status ?? 'valid'),
      })
    for (const amendment of record.amendments ?? [])
      built.amendments.push({
        parent,
        day: toDay(amendment.date),
        kind: listCode('amendments', 'kind', amendment.kind),
        value_delta: toCents(amendment.value_delta),
        new_end_day: toDay(amendment.new_end),
      })
    return parent
  }

  function addPayment(record: PaymentRecord): number {
    return built.payments.push({
      ...originOf(record),
      contract: record.contract_id === undefined ? 0 : idHash(record.contract_id),
      supplier: text('supplier', record.supplier_id),
      day: toDay(record.date),
      value: toCents(record.value),
      document: text('document', record.document),
      id: idHash(record.payment_id),
      organization: text('organization', record.organization_id),
      record_kind: listCode('payments', 'record_kind', record.record_kind),
      region: text('region', record.region),
    })
  }

  function addCommitment(record: CommitmentRecord): number {
    return built.commitments.push({
      ...originOf(record),
      id: idHash(record.commitment_id),
      contract: record.contract_id === undefined ? 0 : idHash(record.contract_id),
      supplier: text('supplier', record.supplier_id),
      organization: text('organization', record.organization_id),
      day: toDay(record.date),
      value: toCents(record.value),
    })
  }

  function addAgreement(record: AgreementRecord): number {
    return built.agreements.push({
      ...originOf(record),
      id: idHash(record.agreement_id),
      organization: text('organization', record.organization_id),
      beneficiary: text('supplier', record.beneficiary_id),
      region: text('region', record.region),
      municipality: text('municipality', record.municipality_code),
      day: toDay(record.signing_date ?? record.start_date),
      end_day: toDay(record.end_date),
      value: toCents(record.value),
    })
  }

  function addReference(record: ReferenceRecord): number {
    return built.references.push({
      ...originOf(record),
      subject: listCode('references', 'subject', record.subject),
      year: record.year,
      region: text('region', record.region),
      municipality: text('municipality', record.municipality_code),
      ...Object.fromEntries(figureNames.map((name) => [name, record.figures[name] ?? Number.NaN])),
    })
  }

  function addSupplier(record: SupplierRecord): number {
    const parent = built.suppliers.push({
      ...originOf(record),
      supplier: text('supplier', record.supplier_id),
      opened_day: toDay(record.opened),
      address: text('address', record.address),
      capital: toCents(record.capital),
      region: text('region', record.region),
      status: text('status', record.status),
      status_day: toDay(record.status_date),
    })
    for (const partner of record.partners ?? []) built.partners.push({ parent, partner: text('partner', partner) })
    return parent
  }

  function addSanction(record: SanctionRecord): number {
    return built.sanctions.push({
      ...originOf(record),
      supplier: text('supplier', record.supplier_id),
      list: listCode('sanctions', 'list', record.list),
      sanction_type: text('sanction_type', record.sanction_type),
      start_day: toDay(record.start),
      end_day: toDay(record.end),
    })
  }

  function addOrganization(record: OrganizationRecord): number {
    return built.organizations.push({
      ...originOf(record),
      organization: text('organization', record.organization_id),
      region: text('region', record.region),
      municipality: text('municipality', record.municipality_code),
    })
  }

  return {
    add(record) {
      switch (record.record_kind) {
        case 'contract':
        case 'tender':
        case 'award':
        case 'contract_item':
        case 'amendment':
          return addAct(record)
        case 'payment':
        case 'expense':
          return addPayment(record)
        case 'commitment':
          return addCommitment(record)
        case 'agreement':
          return addAgreement(record)
        case 'reference':
          return addReference(record)
        case 'supplier':
          return addSupplier(record)
        case 'sanction':
          return addSanction(record)
        case 'organization':
          return addOrganization(record)
      }
    },
    length: (table) => built[table].length,
    finish: () =>
      Object.fromEntries(Object.entries(built).map(([name, rows]) => [name, rows.toTable()])) as {
        [T in TableName]: Table<T>
      },
  }
}

/** Growing typed arrays, one a column. */
class Rows {
  length = 0
  readonly #columns: { readonly name: string; array: Int32Array | Float64Array }[]

  constructor(table: TableName) {
    this.#columns = Object.entries(tables[table]).map(([name, definition]) => ({
      name,
      array: definition.type === 'code' || definition.type === 'day' ? new Int32Array(64) : new Float64Array(64),
    }))
  }

  push(values: Readonly<Record<string, number>>): number {
    const row = this.length++
    for (const column of this.#columns) {
      if (row === column.array.length) {
        const grown = column.array instanceof Int32Array ? new Int32Array(row * 2) : new Float64Array(row * 2)
        grown.set(column.array)
        column.array = grown
      }
      column.array[row] = values[column.name] ?? Number.NaN
    }
    return row
  }

  toTable(): object {
    const columns = this.#columns.map(({ name, array }) => [name, array.slice(0, this.length)])
    return { length: this.length, ...Object.fromEntries(columns) }
  }
}

function originOf({ provenance, synthetic }: NormalisedRecord) {
  return { source: listCode('acts', 'source', provenance.source), synthetic: synthetic ? 1 : 0 }
}

function listCode<T extends TableName>(table: T, column: ColumnName<T>, value: string | undefined): number {
  const definition = tables[table][column] as { readonly values?: readonly string[] }
  return value === undefined ? ABSENT_CODE : (definition.values?.indexOf(value) ?? ABSENT_CODE)
}

const days = new Map<string, number>()

/** Remembers days, since parsing eight of them is most of the work of an act and a file has few. */
function toDay(date: string | undefined): number {
  if (date === undefined) return DAY_ABSENT
  const known = days.get(date)
  if (known !== undefined) return known
  const day = parseDay(date) ?? DAY_UNKNOWN
  if (days.size < limits.dayTextsCachedMax) days.set(date, day)
  return day
}

function toCents(value: number | undefined): number {
  return value === undefined ? Number.NaN : Math.round(value * 100)
}

function supplierIdCheck(record: ActRecord): number {
  if (record.supplier_id === undefined || record.supplier_person_type === 'foreign') return -1
  return checkTaxId(record.supplier_id)
}
